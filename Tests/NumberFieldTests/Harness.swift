import NumberFieldCore

@testable import NumberField

/// A screen under test with the user's verbs: time is told, nothing sleeps.
@MainActor
final class Harness {
  let screen: Screen
  let field: NumberField
  /// One line for each event of any field: `field:editingChanged 12`.
  private(set) var log: [String] = []

  /// A screen of one field, 311 × 40 at (32, 76), with what `configure` makes of it.
  init(size: Size = Size(width: 375, height: 667), _ configure: (NumberField) -> Void = { _ in }) {
    screen = Screen(size: size)
    field = NumberField(frame: Rect(x: 32, y: 76, width: 311, height: 40))
    configure(field)
    add(field, "field")
  }

  /// Puts a further field on the screen, 56 points below the last.
  @discardableResult
  func addField(_ name: String, _ configure: (NumberField) -> Void = { _ in }) -> NumberField {
    let new = NumberField(
      frame: Rect(x: 32, y: 76 + 56 * Double(screen.fields.count), width: 311, height: 40))
    configure(new)
    add(new, name)
    return new
  }

  private func add(_ field: NumberField, _ name: String) {
    screen.addSubview(field)
    field.addEventAction { [weak self] event in
      var line = "\(name):\(event.kind)"
      if event.kind == .editingRejected {
        line += " \(event.rejection.map { "\($0.reason)" } ?? "?")"
      } else {
        line += " \(event.text)"
      }
      self?.log.append(line)
    }
  }

  /// Takes the events told so far.
  func takeLog() -> [String] {
    defer { log = [] }
    return log
  }

  // MARK: Verbs

  func advance(by span: Milliseconds) {
    let target = screen.now + span
    while let deadline = screen.nextDeadline, deadline <= target {
      screen.advance(to: deadline)
      _ = screen.refresh()
    }
    screen.advance(to: target)
  }

  func down(_ point: Point, _ pointer: Pointer = .mouse) { screen.send(.down(pointer, at: point)) }
  func move(_ point: Point, _ pointer: Pointer = .mouse) { screen.send(.moved(pointer, at: point)) }
  func up(_ point: Point, _ pointer: Pointer = .mouse) { screen.send(.up(pointer, at: point)) }

  func tap(_ point: Point, _ pointer: Pointer = .mouse) {
    down(point, pointer)
    advance(by: 50)
    up(point, pointer)
    advance(by: 50)
  }

  func tap(_ field: NumberField) { tap(field.frame.center) }

  /// Taps the field and waits until the pad is up and a further tap is no double tap.
  func focus(_ field: NumberField? = nil) {
    tap(field ?? self.field)
    advance(by: 400)
  }

  func blur() { tap(Point(x: 180, y: 300)) }

  func point(of key: KeyMeaning) -> Point { screen.keyFrame(key)?.center ?? Point(x: -1, y: -1) }

  func tap(_ keys: KeyMeaning...) { for key in keys { tap(point(of: key)) } }

  /// Taps digits, `.` the separator, `<` backspace, `-` the sign key.
  func tap(keys: String) {
    for character in keys {
      switch character {
      case ".": tap(.separator)
      case "<": tap(.backspace)
      case "-": tap(.sign)
      default: if let digit = character.wholeNumberValue { tap(.digit(digit)) }
      }
    }
  }

  func type(_ text: String) { screen.send(.text(text)) }
  func key(_ key: KeyboardKey, _ modifiers: KeyModifiers = []) {
    screen.send(.key(key, modifiers, isRepeat: false))
  }
}
