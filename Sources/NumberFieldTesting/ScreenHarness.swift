public import NumberField
public import NumberFieldRaster
public import NumberFieldSDL
public import Testing

/// A screen under test, with the verbs of the person in front of it.
///
/// Time is told and never slept: `advance(by:)` goes from deadline to deadline, so that blinks, repeats and slides happen
/// as they would, and a run is exactly repeatable. The clipboard is the harness's own.
///
/// ```swift
/// let harness = ScreenHarness(Checkout())
/// harness.focus(harness.screen.price)
/// harness.tap(keys: "12.50")
/// #expect(harness.screen.price.value == 12.5)
/// #expect(harness.takeEvents().last == "price:editingChanged 12.50")
/// ```
@MainActor
public final class ScreenHarness<S: Screen> {
  /// The screen under test.
  public let screen: S
  /// Draws the screen; nil where no fonts were given, and then nothing can be drawn.
  public let output: HeadlessOutput?
  /// Milliseconds that a tap holds down, and waits after it.
  public var tapTime: Milliseconds = 50
  private var recorded: [String] = []

  /// Takes a screen, and fonts if pictures are wanted; without them text is measured as blocks of one width.
  public init(_ screen: S, fonts: FontLibrary? = nil) {
    self.screen = screen
    output = fonts.map { HeadlessOutput(screen, fonts: $0) }
    screen.clipboard = PrivateClipboard()
  }

  // MARK: Time

  /// Lets time go by, from deadline to deadline.
  public func advance(by span: Milliseconds) {
    let target = screen.now + max(0, span)
    while let deadline = screen.nextDeadline, deadline <= target { screen.advance(to: deadline) }
    screen.advance(to: target)
  }

  /// Lets time go by until the pad and the content stand still.
  public func settle() {
    var frames = 0
    while screen.isKeyboardMoving, frames < 1000 {
      advance(by: 16)
      frames += 1
    }
  }

  // MARK: Fingers and the mouse

  /// Puts a pointer down.
  public func down(_ point: Point, _ pointer: Pointer = .mouse) { screen.send(.down(pointer, at: point)) }
  /// Moves a pointer.
  public func move(_ point: Point, _ pointer: Pointer = .mouse) { screen.send(.moved(pointer, at: point)) }
  /// Lifts a pointer.
  public func up(_ point: Point, _ pointer: Pointer = .mouse) { screen.send(.up(pointer, at: point)) }

  /// Taps a place: down, 50 ms, up, 50 ms.
  public func tap(_ point: Point, _ pointer: Pointer = .mouse) {
    down(point, pointer)
    advance(by: tapTime)
    up(point, pointer)
    advance(by: tapTime)
  }

  /// Taps the middle of a field, as far as it is in sight.
  public func tap(_ field: NumberField) { tap(screen.place(of: field).center) }

  /// Taps a field and waits until the pad is up, so that a further tap is no double tap.
  public func focus(_ field: NumberField) {
    tap(field)
    settle()
    advance(by: 400)
  }

  /// Taps keys of the pad by what they mean; waits first while the pad is on its way.
  ///
  /// - Returns: Whether all of them were there.
  @discardableResult
  public func tap(_ keys: KeyMeaning...) -> Bool {
    var all = true
    for key in keys { all = press(key, for: tapTime) && all }
    return all
  }

  /// Taps keys by characters: digits, `<` backspace, `±` or `-` the sign, `.` or the place's own character the
  /// separator.
  ///
  /// A character that has no key on the pad fails the test; whether a key is there is what `tap(_:)` answers.
  ///
  /// - Returns: Whether all of them were there.
  @discardableResult
  public func tap(keys: String, sourceLocation: SourceLocation = #_sourceLocation) -> Bool {
    let missing = keys.filter { character in
      meaning(of: character).map { press($0, for: tapTime) } != true
    }
    if !missing.isEmpty {
      let pad = screen.isKeyboardShown ? "the pad has no key for" : "no pad is up for"
      Issue.record("\(pad) \"\(missing)\" of \"\(keys)\"", sourceLocation: sourceLocation)
    }
    return missing.isEmpty
  }

  private func meaning(of character: Character) -> KeyMeaning? {
    let separator = (screen.firstResponder?.symbols.decimalSeparator).map { Character($0) }
    return switch character {
    case ".": .separator
    case "<": .backspace
    case "±", "-": .sign
    case separator: .separator
    default: character.wholeNumberValue.map { .digit($0) }
    }
  }

  /// Holds one key of the pad for some time, then waits as after a tap.
  ///
  /// - Returns: Whether it was there.
  @discardableResult
  public func press(_ key: KeyMeaning, for span: Milliseconds) -> Bool {
    settle()
    guard let point = screen.keyFrame(key)?.center else { return false }
    down(point)
    advance(by: span)
    up(point)
    advance(by: tapTime)
    return true
  }

  // MARK: The keyboard

  /// Types text, as a keyboard sends it.
  public func type(_ text: String) { screen.send(.text(text)) }
  /// Presses a control key.
  public func key(_ key: KeyboardKey, _ modifiers: KeyModifiers = []) {
    screen.send(.key(key, modifiers, isRepeat: false))
  }
  /// Puts text on the clipboard and pastes it.
  public func paste(_ text: String) {
    screen.clipboard.text = text
    key(.v, .command)
  }

  // MARK: What came of it

  /// Writes down the events of a field under a name, one line each: `price:editingChanged 12.50`.
  public func record(_ field: NumberField, as name: String) {
    field.addEventAction { [weak self] event in
      let what = event.rejection.map { "\($0.reason)" } ?? event.text
      self?.recorded.append("\(name):\(event.kind) \(what)")
    }
  }

  /// The lines since the last call.
  public func takeEvents() -> [String] {
    defer { recorded = [] }
    return recorded
  }

  /// The picture as it is now; nil where no fonts were given.
  public func snapshot() -> Bitmap? { output?.snapshot() }
}
