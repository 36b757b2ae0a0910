/// Something that stands on a screen: a label or a field.
///
/// A view has a frame in points of the screen's content, and draws itself into one piece of the screen's scene.
/// Whatever changes how it looks asks for that piece to be made again; nothing is drawn before the next refresh.
///
/// ```swift
/// field.pins = Pins(left: 32, right: 32, top: 76, height: 40)
/// field.backgroundColor = .white
/// field.isHidden = false
/// ```
@MainActor
open class View {
  /// Makes a view; `frame` is in points of the screen it is added to.
  public init(frame: Rect = Rect()) {
    self.frame = frame
  }

  /// Where the view stands, in points from the screen's top left corner.
  @exclusivity(unchecked) public var frame: Rect {
    didSet { if frame != oldValue { screen?.frameChanged() } }
  }

  /// How the view keeps its place when the screen is resized, or a neighbour moves; nil leaves it where its frame is.
  public var pins: Pins? {
    didSet { if pins != oldValue { screen?.setNeedsPinning() } }
  }

  /// What the view is filled with; clear by default.
  public var backgroundColor: Color {
    get { themedBackground.value }
    set { if themedBackground.set(newValue) { setNeedsDisplay() } }
  }
  @exclusivity(unchecked) final var themedBackground = Themed(Color.clear)
  /// The colour of what invites a touch: a field's caret. The theme's by default, in the light one 0, 122, 255.
  public var tintColor: Color {
    get { themedTint.value }
    set { if themedTint.set(newValue) { setNeedsDisplay() } }
  }
  @exclusivity(unchecked) final var themedTint = Themed(Theme.light.colors.tint)
  /// Whether the view is left out of the picture, and out of reach of taps.
  @exclusivity(unchecked) public var isHidden = false {
    didSet { if isHidden != oldValue { visibilityChanged() } }
  }
  /// Border and corners.
  public final var layer: Layer { Layer(view: self) }
  @exclusivity(unchecked) final var edge = Edge() {
    didSet { if !edge.looksLike(oldValue) { setNeedsDisplay() } }
  }
  /// A number or a name of the program's own.
  public var tag: Int = 0
  /// The screen on which the view stands, which the view does not hold; nil before it is added.
  public internal(set) weak var screen: Screen?

  /// The field that a label is part of: it draws the label, and is drawn again when the label changes.
  ///
  /// Not weak, as the field takes its leave of its labels: what is weakly held pays for it wherever it is used.
  final unowned var owner: View?

  /// Where the view's piece lies in the screen's scene; nil while it is out of sight.
  @exclusivity(unchecked) final var pieceIndex: Int?
  /// How far the screen has come with placing the view.
  final var pinning = Pinning.done
  /// Whether the screen already knows that the piece is out of date.
  @exclusivity(unchecked) final var isMarked = false
  /// Whether the piece is out of date as a whole, and not only in what an input changes.
  @exclusivity(unchecked) final var isStale = true

  /// Whether the view shows another theme than the light one.
  final var isThemed = false

  /// Takes over what a theme says, wherever the program has not said otherwise.
  ///
  /// Whoever hands out a theme lays out the whole screen again.
  func inherit(_ theme: Theme) {
    isThemed = theme != .light
    themedTint.inherit(theme.colors.tint)
    edge.borderColor.inherit(theme.colors.border)
  }

  /// Takes the view off its screen; an edit that runs in it ends first.
  public func removeFromSuperview() {
    screen?.remove(self)
  }

  /// Asks for the view to be drawn again with the next picture.
  public final func setNeedsDisplay() {
    isStale = true
    if isMarked { return }
    if let screen { screen.mark(self) } else { owner?.setNeedsDisplay() }
  }

  /// Asks for the whole screen to be laid out again with the next picture.
  final func setNeedsLayout() {
    screen?.setNeedsLayout()
  }

  func visibilityChanged() {
    if let owner { owner.setNeedsDisplay() } else { setNeedsDisplay() }
  }

  /// Makes `piece` anew, or of one that is not stale as much as an input can have changed; answers how many items at
  /// its start are still the same.
  func redraw(_ piece: inout ScenePiece, on screen: Screen) -> Int {
    piece.beginAgain()
    if !isHidden { draw(&piece, with: screen.pen) }
    piece.endAgain()
    isStale = false
    return 0
  }

  /// Fills `piece` with what the view looks like.
  func draw(_ piece: inout ScenePiece, with pen: ScenePen) {
    drawBackground(&piece, in: pen.pixelRect(frame), with: pen)
  }

  /// Background, border and corners; nothing where there are none of them.
  final func drawBackground(
    _ piece: inout ScenePiece, in rect: PixelRect, with pen: ScenePen, dimmed: Bool = false
  ) {
    if edge.isPlain {
      if backgroundColor.alpha > 0 { piece.append(.fill(rect, backgroundColor)) }
      return
    }
    if edge.borderWidth.value <= 0 && backgroundColor.alpha == 0 { return }
    let border =
      dimmed
      ? edge.borderColor.value.mixed(over: pen.paper, amount: pen.dimming) : edge.borderColor.value
    piece.append(
      .box(
        SceneItem.Box(
          rect: rect, radius64: pen.pixels64(edge.cornerRadius.value),
          borderWidth64: pen.pixels64(edge.borderWidth.value), borderColor: border, fill: backgroundColor)))
  }
}
