import NumberField
import NumberFieldCore

/// A screen with one field under test and the verbs of its user.
@MainActor
final class Typist {
  let screen = Screen()
  let field: NumberField

  init(_ configure: (NumberField) throws -> Void = { _ in }) rethrows {
    field = NumberField(frame: Rect(x: 32, y: 76, width: 311, height: 40))
    try configure(field)
    screen.addSubview(field)
  }

  func tap(_ point: Point) {
    screen.send(.down(.mouse, at: point))
    screen.advance(to: screen.now + 50)
    screen.send(.up(.mouse, at: point))
    screen.advance(to: screen.now + 50)
  }

  /// Taps the field and waits until the pad is up.
  func focus() {
    tap(field.frame.center)
    screen.advance(to: screen.now + 500)
  }

  func type(_ text: String) { screen.send(.text(text)) }

  func tap(_ key: KeyMeaning) {
    if let frame = screen.keyFrame(key) { tap(frame.center) }
  }

  /// Puts the text on the clipboard, selects all and pastes, as Ctrl+A and Ctrl+V do.
  func paste(_ text: String) {
    screen.clipboard.text = text
    screen.send(.key(.a, .command, isRepeat: false))
    screen.send(.key(.v, .command, isRepeat: false))
  }
}
