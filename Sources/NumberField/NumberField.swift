public import NumberFieldCore

/// A field for one number: a prefix, the value and a suffix in a row, typed on a keypad, a keyboard or pasted.
///
/// ```swift
/// let field = NumberField()
/// field.maxValue = 99999.99
/// field.decimalPlace = 2
/// field.prefixLabel.text = "LENGTH"
/// field.suffixLabel.text = "cm"
/// field.addAction(for: .editingDidEnd) { print($0.value) }
/// screen.addSubview(field)
/// ```
///
/// What a number is, and what an input does to it, is decided by a `NumberEntry`; the field adds what belongs to a
/// control: names, labels, events, the focus, and how it looks. The files beside this one take these one by one:
/// `+Value`, `+Limits`, `+Editing`, `+Events`, `+Keypad`, `+Drawing`.
@MainActor
open class NumberField: View {
  /// The rules, the draft and the number.
  @exclusivity(unchecked) final var entry = NumberEntry()
  /// Who hears of the four events.
  @exclusivity(unchecked) final var handlers = EventHandlers()
  /// Where the value's characters stand, as they were drawn last.
  @exclusivity(unchecked) final var line = ValueLine()
  /// Where the value is drawn, as of the last time that the whole field was.
  @exclusivity(unchecked) final var valueRoom = ValueRoom()

  /// Shows the number; its text is the field's, its font and colour are yours.
  public final let valueLabel = Label()
  /// Stands before the value; empty by default.
  public final let prefixLabel = Label()
  /// Stands behind the value; empty by default.
  public final let suffixLabel = Label()

  /// Makes a field that shows 0; `frame` is in points of the screen it is added to.
  public override init(frame: Rect = Rect()) {
    super.init(frame: frame)
    for label in [prefixLabel, valueLabel, suffixLabel] { label.owner = self }
    valueLabel.source = { [unowned self] in text }
    prefixLabel.textChanged = { [unowned self] in entry.prefix = prefixLabel.text ?? "" }
    suffixLabel.textChanged = { [unowned self] in entry.suffix = suffixLabel.text ?? "" }
  }

  /// Labels that somebody keeps are labels like others from then on.
  isolated deinit {
    for label in [prefixLabel, valueLabel, suffixLabel] {
      label.owner = nil
      label.source = nil
      label.textChanged = nil
    }
  }

  // MARK: What the field looks like

  /// Where the value stands: right by default.
  @exclusivity(unchecked) public var textAlignment = NumberFieldAlignment.right {
    didSet { setNeedsDisplay() }
  }

  /// Whether prefix and suffix stay at the field's two sides (true, the default), or hug the value and move with it.
  @exclusivity(unchecked) public var isPrefixAndSuffixStickToSides = true { didSet { setNeedsDisplay() } }

  /// The same under the spelling of the original's page.
  public var isPrefndSuffixStickToSides: Bool {
    get { isPrefixAndSuffixStickToSides }
    set { isPrefixAndSuffixStickToSides = newValue }
  }

  /// What lies behind the selected part of the value: the theme's colour by default, in the light one 216, 234, 249.
  public var highlightedColor: Color {
    get { themedHighlight.value }
    set { if themedHighlight.set(newValue) { setNeedsDisplay() } }
  }
  @exclusivity(unchecked) final var themedHighlight = Themed(Theme.light.colors.highlight)
  /// What only themes say.
  @exclusivity(unchecked) final var details = Details(Theme.light)

  /// What an empty field shows in grey while nobody edits it; see `allowsEmpty`.
  public var placeholder: String? { didSet { setNeedsDisplay() } }

  // MARK: Whether it can be used

  /// Whether the field takes the focus; false dims it, and ends an edit that runs.
  @exclusivity(unchecked) public var isEnabled = true {
    didSet {
      if isEnabled == oldValue { return }
      if !isEnabled { resignFirstResponder() }
      setNeedsDisplay()
      screen?.dropTouches(of: self)
    }
  }

  /// Whether the number can be selected and copied only; true ends an edit that runs.
  public var isReadOnly: Bool {
    get { entry.rules.isReadOnly }
    set {
      if newValue == isReadOnly { return }
      // Told when both are done, so that no handler can begin another edit in between.
      guard newValue, isFirstResponder, let screen else { return changeRules { $0.isReadOnly = newValue } }
      screen.events.hold {
        resignFirstResponder()
        changeRules { $0.isReadOnly = true }
      }
    }
  }

  final override func inherit(_ theme: Theme) {
    super.inherit(theme)
    takeOver(theme)
  }

  final override func redraw(_ piece: inout ScenePiece, on screen: Screen) -> Int {
    if !isStale, let kept = redrawValue(&piece, on: screen) { return kept }
    return super.redraw(&piece, on: screen)
  }

  final override func draw(_ piece: inout ScenePiece, with pen: ScenePen) {
    drawField(&piece, with: pen)
  }

  final override func visibilityChanged() {
    if isHidden { resignFirstResponder() }
    super.visibilityChanged()
  }

  // MARK: The keypad's look

  /// The pad's height, sizes and colours, under their own names in `NumberField+Keypad.swift`.
  final var keyboardStyle = KeyboardStyle() {
    didSet { if !keyboardStyle.looksLike(oldValue) { screen?.padChanged(of: self) } }
  }

  /// Which keys the pad has; nil raises no pad, for panels with a keyboard of their own.
  public var keypad: Keypad? = .standard { didSet { screen?.padChanged(of: self) } }

  /// Whether keys that the limits would refuse now are dimmed beforehand; false by default.
  @exclusivity(unchecked) public var keyboardDimsRefusedKeys = false {
    didSet { screen?.padChanged(of: self) }
  }

  // MARK: The last answer

  /// Why the last input was refused; nil where it was not.
  public final var lastRejection: Rejection? { refusals.last }
  @exclusivity(unchecked) final var refusals = Refusals()
}

/// Where the value of a field stands.
///
/// ```swift
/// field.textAlignment = .left
/// ```
public enum NumberFieldAlignment: String, Hashable, Sendable, CaseIterable {
  /// After the prefix.
  case left
  /// Before the suffix.
  case right
}
