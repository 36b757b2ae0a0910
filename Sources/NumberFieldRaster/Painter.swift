public import NumberField

/// Paints scenes, and of the next one only what differs from the one that was shown last.
///
/// It keeps a copy of what the canvas shows. So the canvas has to be the same memory at each call, untouched in
/// between; when it is not (lost, resized, painted over) `invalidate()` makes the next picture a whole one.
///
/// ```swift
/// let painter = Painter(glyphs: fonts)
/// let damage = painter.paint(screen.scene, changes: changes, on: canvas)
/// for rect in damage { print("to be shown again:", rect) }
/// ```
///
/// Painting is in whole numbers only: the same scene gives the same bytes on every machine, whichever way it was
/// reached. Once every glyph is known, painting allocates nothing.
@MainActor
public final class Painter {
  /// How much was done since the counters were last set to 0.
  ///
  /// ```swift
  /// painter.statistics = Painter.Statistics()
  /// let changes = screen.refresh()
  /// painter.paint(screen.scene, changes: changes, on: canvas)
  /// print(painter.statistics.pixelsTouched)
  /// ```
  public struct Statistics: Hashable, Sendable {
    /// Pixels inside the painted rectangles.
    public var pixelsTouched = 0
    /// Glyphs, texts, symbols and corners that were not known yet and had to be drawn from their coverage.
    public var glyphsTinted = 0
    /// Items that were painted, a part of one as much as a whole.
    public var itemsPainted = 0
    /// Pictures that were painted whole.
    public var fullRedraws = 0
    /// Pictures of which something was painted.
    public var redraws = 0

    /// Makes counters at 0.
    public init() {}
  }

  /// Counters for tests and benchmarks; set them to `Statistics()` to begin again.
  public var statistics: Statistics {
    get { brush.statistics }
    set { brush.statistics = newValue }
  }

  // Nobody else can look at these while something is painted, so that no check of it is needed.
  @exclusivity(unchecked) private var brush: Brush
  @exclusivity(unchecked) private var shown = ShownScene()
  /// Where the last picture changed: kept, as an empty one would have to be made each time.
  @exclusivity(unchecked) private var damage = Damage()
  private var canvasSize = PixelSize(width: 0, height: 0)
  private var isValid = false

  /// Makes a painter that has not shown anything yet.
  public init(glyphs: any GlyphSource) {
    brush = Brush(glyphs: glyphs)
  }

  /// The most bytes that remembered pictures of glyphs, texts, symbols and corners may take; 4 MiB by default.
  ///
  /// Those that were not needed for long are forgotten first. One that would take more than a quarter of it is
  /// drawn anew each time. 0 remembers nothing: slow, and equal to the pixel.
  public var cacheBudget: Int {
    get { brush.images.budget }
    set { brush.images.budget = newValue }
  }

  /// The bytes that remembered pictures take now, at most `cacheBudget`.
  public var cachedBytes: Int { brush.images.byteCount }

  /// Forgets what the canvas shows: the next picture is painted whole.
  public func invalidate() {
    isValid = false
  }

  /// Makes the canvas show `scene` and returns where it changed; that is empty when nothing differs.
  ///
  /// Only those pieces that `changes` names are compared with what is shown, item by item; with another size,
  /// background or canvas size everything is painted. Where the scene does not reach, the canvas stays as it is;
  /// where the canvas does not reach, nothing is painted.
  @discardableResult
  public func paint(_ scene: Scene, changes: SceneChanges, on canvas: Canvas) -> Damage {
    damage.removeAll()
    let isWhole = shown.update(from: scene, changes: changes, within: canvas.bounds, damage: &damage)
    if isWhole || !isValid || canvas.size != canvasSize {
      isValid = true
      canvasSize = canvas.size
      damage.removeAll()
      damage.add(shown.bounds, within: canvas.bounds)
      brush.statistics.fullRedraws += 1
    }
    if damage.count > 0 { brush.statistics.redraws += 1 }
    for index in 0..<damage.count { brush.paint(damage.rects[index], of: shown, on: canvas) }
    return damage
  }
}
