public import NumberFieldCore

/// A screen of fields and labels, with the keypad that slides up for the field being edited.
///
/// Input falls in at the top (`send`), time is told (`advance(to:)`), a picture comes out at the bottom (`refresh`,
/// `scene`). A window drives a screen by itself; a test does the same by hand:
///
/// ```swift
/// let screen = Screen()
/// screen.addSubview(field)
/// screen.send(.down(.finger(1), at: field.frame.center))
/// screen.send(.up(.finger(1), at: field.frame.center))
/// screen.advance(to: 250)           // the pad is up
/// _ = screen.refresh()
/// print(screen.scene)
/// ```
///
/// Screens may be subclassed as view controllers are: make the fields in the initialiser, and let the screen be the
/// target of their events. Whoever shows a screen holds it; its views do not.
@MainActor
open class Screen {
  /// Makes an empty screen of `size` points: by default that of the original's demo.
  public init(size: Size = Size(width: 375, height: 667)) {
    self.size = Screen.sane(size)
  }

  // MARK: What a driver sets

  /// The size in points.
  @exclusivity(unchecked) public private(set) final var size: Size
  /// Pixels to the point.
  @exclusivity(unchecked) public private(set) final var scale = 1.0
  /// Who measures text: the fonts of a window, or a table.
  @exclusivity(unchecked) public final var measurer: any TextMeasurer = FixedPitchMeasurer() {
    didSet { measurerChanged() }
  }
  /// Where copied text lies.
  public final var clipboard: any Clipboard = PrivateClipboard()
  /// Called when the program changed something outside of an input, so that a driver asleep can show it.
  @exclusivity(unchecked) public final var onNeedsRefresh: (@MainActor () -> Void)?
  /// Called for each key press, acceptance and refusal: for a sound or a vibration.
  @exclusivity(unchecked) public final var onFeedback: (@MainActor (Feedback) -> Void)?

  // MARK: What a program sets

  /// The look of everything that the program did not set itself; light by default.
  ///
  /// Can be switched at any time: presses are cancelled where the pad changes, an edit goes on. Costs a pass over all
  /// views; drawing afterwards costs nothing more than in the light theme.
  public final var theme = Theme.light { didSet { if theme != oldValue { applyTheme() } } }
  /// What lies behind all views; the theme's by default, in the light one white. Counts as opaque.
  public final var backgroundColor: Color {
    get { themedBackground.value }
    set { if themedBackground.set(newValue) { setNeedsLayout() } }
  }
  /// Whether the pad comes and goes, and the content scrolls, without a slide.
  public final var reducesMotion = false

  /// Called when the theme is another and all views have taken it over: the place to restyle what is your own.
  ///
  /// ```swift
  /// override func themeDidChange() {
  ///   title.textColor = theme.colors.secondaryText
  /// }
  /// ```
  open func themeDidChange() {}

  // MARK: State

  /// The views, in the order in which they were added: later ones above earlier ones.
  public internal(set) final var subviews: [View] = []
  /// The field being edited.
  @exclusivity(unchecked) public internal(set) final var firstResponder: NumberField?
  /// Why the last input was refused; nil where it was not.
  public final var lastRejection: Rejection? { refusals.last }
  @exclusivity(unchecked) final var refusals = Refusals()
  /// The screen's clock in milliseconds: the latest time that `advance(to:)` was told.
  @exclusivity(unchecked) public internal(set) final var now: Milliseconds = 0
  /// The picture as of the last refresh.
  @exclusivity(unchecked) public internal(set) final var scene = Scene(size: PixelSize(width: 0, height: 0))

  /// Delivers the fields' events.
  final let events = EventQueue()
  /// The keypad.
  final let pad = Pad()
  /// What is pressed now.
  @exclusivity(unchecked) final var touches: [Touch] = []
  /// The last press of a key that counted, for telling bounce.
  @exclusivity(unchecked) final var lastRelease: (key: KeyMeaning, time: Milliseconds)?
  /// The last tap on a field, for telling double taps.
  final var lastTap: (field: NumberField, time: Milliseconds)?
  /// How far the content is scrolled up, in points.
  final var scroll = Slide(at: 0)
  /// Where the mouse is; nil outside of the window.
  final var hover: Point?
  /// Whether the window has the keyboard's attention; without it the caret stands still.
  final var isWindowFocused = true
  /// When the caret was last put on.
  final var caretStart: Milliseconds = 0
  /// The small menu for fingers; nil while there is none.
  @exclusivity(unchecked) final var menu: EditMenu?

  // What the theme comes to.
  @exclusivity(unchecked) final var themedBackground = Themed(Theme.light.colors.background)
  /// Whether the theme is another than the light one.
  final var isThemed = false
  /// How much of its ink a thing keeps that cannot be used, of 255.
  @exclusivity(unchecked) final var dimming: UInt32 = 102

  // What is out of date.
  final var needsPinning = false
  /// Whether a view is pinned to another, so that others follow when one moves.
  final var hasNeighbourPins = false
  final var isPinning = false
  final var needsLayout = true
  final var needsPadLayout = false
  @exclusivity(unchecked) final var marked: [View] = []
  @exclusivity(unchecked) final var changes = SceneChanges()
  /// Where the pad's pieces begin in the scene.
  final var padPiece = 0
  private var hasAskedForRefresh = false

  /// The background as an opaque colour.
  final var paper: Color { backgroundColor.mixed(over: .white) }

  /// What views draw with.
  final var pen: ScenePen {
    ScenePen(
      scale: scale, scrolled: Int(pixels: scroll.position(at: now) * scale), paper: paper, dimming: dimming,
      measurer: measurer, edited: firstResponder.map(ObjectIdentifier.init), showsCaret: isCaretOn)
  }

  /// Gives the screen another size in points, or another count of pixels to the point (clamped to 0.25...16).
  ///
  /// Pinned views follow, the field being edited stays in sight, presses are cancelled: what they were on has moved
  /// away. The next refresh draws everything.
  public final func resize(to size: Size, scale: Double) {
    let size = Screen.sane(size)
    let scale = scale.isFinite ? min(max(scale, 0.25), 16) : 1
    if size == self.size && scale == self.scale { return }
    self.size = size
    self.scale = scale
    needsPinning = true
    needsPadLayout = true
    cancelTouches()
    closeMenu()
    setNeedsLayout()
    applyPins()
    reveal(animated: false)
  }

  private static func sane(_ size: Size) -> Size {
    func clamp(_ length: Double) -> Double { length.isFinite ? min(max(length, 1), 100_000) : 1 }
    return Size(width: clamp(size.width), height: clamp(size.height))
  }

  private func measurerChanged() {
    for view in subviews {
      (view as? Label)?.forgetRoom()
      if let field = view as? NumberField {
        for label in [field.prefixLabel, field.valueLabel, field.suffixLabel] { label.forgetRoom() }
        field.line = ValueLine()
      }
    }
    needsPadLayout = true
    cancelTouches()
    setNeedsLayout()
  }

  // MARK: Out of date

  final func setNeedsLayout() {
    needsLayout = true
    askForRefresh()
  }

  final func setNeedsPinning() {
    needsPinning = true
    setNeedsLayout()
  }

  final func mark(_ view: View) {
    view.isMarked = true
    marked.append(view)
    askForRefresh()
  }

  /// Wakes the driver, once for each refresh.
  final func askForRefresh() {
    if hasAskedForRefresh { return }
    hasAskedForRefresh = true
    onNeedsRefresh?()
  }

  final func refreshed() {
    hasAskedForRefresh = false
  }
}

/// What a program can make heard or felt.
///
/// ```swift
/// screen.onFeedback = { if $0 == .refused { buzzer.play() } }
/// ```
public enum Feedback: Hashable, Sendable {
  /// A key of the pad went down.
  case keyPressed(KeyMeaning)
  /// An input changed the draft.
  case accepted
  /// An input was refused.
  case refused
}

/// What the mouse pointer looks like.
///
/// ```swift
/// let isOverText = screen.cursor == .iBeam
/// ```
public enum Cursor: Hashable, Sendable {
  /// The usual arrow.
  case arrow
  /// The bar that stands between characters.
  case iBeam
}
