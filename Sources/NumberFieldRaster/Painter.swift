public import NumberField

/// Paints scenes, and of the next one only what differs from the one that was shown last.
///
/// It keeps a copy of what the canvas shows. So the canvas has to be the same memory at each call, untouched in
/// between; when it is not (lost, resized, painted over) `invalidate()` makes the next picture a whole one.
///
/// ```swift
/// let painter = Painter(glyphs: fonts)
/// let damage = painter.paint(screen.scene, changes: changes, on: canvas)
/// for rect in damage { window.show(rect) }
/// ```
///
/// Painting is in whole numbers only: the same scene gives the same bytes on every machine, whichever way it was
/// reached. Once every glyph is known, painting allocates nothing.
@MainActor
public final class Painter {
  /// How much was done since the counters were last set to 0.
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
  public var statistics = Statistics()

  let glyphs: any GlyphSource
  var images = ImageCache(budget: 4 << 20)
  var tints = TintTable()
  private var shown = ShownScene()
  private var canvasSize = PixelSize(width: 0, height: 0)
  private var isValid = false

  /// Makes a painter that has not shown anything yet.
  public init(glyphs: any GlyphSource) {
    self.glyphs = glyphs
  }

  /// The most bytes that remembered pictures of glyphs, texts, symbols and corners may take; 4 MiB by default.
  ///
  /// Those that were not needed for long are forgotten first. One that would take more than a quarter of it is
  /// drawn anew each time. 0 remembers nothing: slow, and equal to the pixel.
  public var cacheBudget: Int {
    get { images.budget }
    set { images.budget = newValue }
  }

  /// The bytes that remembered pictures take now, at most `cacheBudget`.
  public var cachedBytes: Int { images.byteCount }

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
    var damage = Damage()
    if !isValid || scene.size != shown.size || scene.background != shown.background
      || canvas.size != canvasSize
    {
      shown.replace(with: scene)
      canvasSize = canvas.size
      isValid = true
      damage.add(shown.bounds, within: canvas.bounds)
      statistics.fullRedraws += 1
    } else {
      if changes.isEmpty { return damage }
      var found = Damage()
      shown.update(from: scene, changes: changes, damage: &found)
      for rect in found { damage.add(rect, within: canvas.bounds) }
    }
    if damage.isEmpty { return damage }
    statistics.redraws += 1
    for rect in damage {
      statistics.pixelsTouched += rect.area
      paint(rect, on: canvas)
    }
    return damage
  }

  /// Paints all that is seen in `rect`, band by band.
  private func paint(_ rect: PixelRect, on canvas: Canvas) {
    var part = rect
    while part.top < rect.bottom {
      let band = shown.band(ofRow: part.top)
      part.bottom = min(rect.bottom, shown.bottom(ofBand: band))
      shown.bands[band].withUnsafeBufferPointer { indices in
        shown.pieces.withUnsafeBufferPointer { pieces in
          paint(part, indices, pieces, on: canvas)
        }
      }
      part.top = part.bottom
    }
  }

  /// Paints the pieces of one band in `part`: upwards from the last item that hides all beneath it.
  private func paint(
    _ part: PixelRect, _ indices: UnsafeBufferPointer<Int32>, _ pieces: UnsafeBufferPointer<ScenePiece>,
    on canvas: Canvas
  ) {
    var place = indices.count
    var first = 0
    var isHidden = false
    while place > 0, !isHidden {
      place -= 1
      let piece = Int(indices[place])
      guard pieces[piece].bounds.intersects(part) else { continue }
      first = pieces[piece].items.count
      while first > 0, !isHidden {
        first -= 1
        isHidden = pieces[piece].items[first].hides(part)
      }
    }
    if !isHidden {
      canvas.fill(part, with: shown.background.argb | 0xFF00_0000)
      first = 0
    }
    while place < indices.count {
      let piece = Int(indices[place])
      if pieces[piece].bounds.intersects(part) {
        for item in first..<pieces[piece].items.count {
          draw(pieces[piece].items[item], in: part, on: canvas)
        }
      }
      first = 0
      place += 1
    }
  }
}
