import NumberField
import NumberFieldSDL

// The examples that stand above the declarations of NumberField, in their order: compiled, and not run.

@MainActor
enum ExamplesOfNumberField1 {
  static func clipboard(_ screen: Screen, _ field: NumberField) async throws {
    screen.clipboard.text = field.exactText  // what Ctrl+V would paste now
  }

  static func clipboard2(_ screen: Screen) async throws {
    screen.clipboard = PrivateClipboard()  // fields copy to each other, and to nobody else
  }

  static func color(_ field: NumberField) async throws {
    field.prefixLabel.textColor = .gray
    field.keyboardBackspaceColor = Color(white: 0.90)
    field.layer.borderColor = Color(red: 0.2, green: 0.4, blue: 0.9)
  }

  static func fieldEvent(_ field: NumberField) async throws {
    for await event in field.events {
      print(event.kind, event.text, event.exact)
    }
  }

  static func fieldEvent2(_ field: NumberField) async throws {
    let token = field.addAction(for: .editingChanged) { print($0.value) }
    field.removeAction(token)
  }

  static func fixedPitchMeasurer() async throws {
    let screen = Screen()  // measures so until a window or an output gives it fonts
    screen.measurer = FixedPitchMeasurer()
  }

  static func font(_ field: NumberField) async throws {
    field.valueLabel.font = UIFont.systemFont(ofSize: 20)
    field.prefixLabel.font = .boldSystemFont(ofSize: 16)
    field.suffixLabel.font = Font(family: "DejaVu Sans", size: 16)
  }

  static func geometry(_ screen: Screen) async throws {
    screen.send(.down(.mouse, at: Point(x: 60, y: 90)))
  }

  static func geometry2() async throws {
    let screen = Screen(size: Size(width: 800, height: 480))
    _ = screen
  }

  static func geometry3(_ field: NumberField) async throws {
    field.frame = Rect(x: 32, y: 76, width: 311, height: 40)
  }

  static func inputEvent(_ screen: Screen) async throws {
    screen.send(.down(.finger(1), at: Point(x: 60, y: 440)))
    screen.send(.up(.finger(1), at: Point(x: 60, y: 440)))
  }

  static func inputEvent2(_ screen: Screen) async throws {
    screen.send(.down(.finger(1), at: Point(x: 60, y: 440)))
    screen.send(.down(.finger(2), at: Point(x: 180, y: 440)))  // the first finger's key counts now
  }

  static func inputEvent3(_ screen: Screen) async throws {
    screen.send(.key(.backspace, [], isRepeat: false))
  }

  static func inputEvent4(_ screen: Screen) async throws {
    screen.send(.key(.z, [.command, .shift], isRepeat: false))  // redo
  }

  static func keyMeaning(_ screen: Screen) async throws {
    let seven = screen.keyFrame(.digit(7))  // where the key stands; nil where the pad has none
    _ = seven
  }

  static func keypad(_ field: NumberField) async throws {
    field.keypad = .till
    field.keypad = Keypad(rows: [
      [.digit(1), .digit(2), .digit(3)],
      [.digit(4), .digit(5), .digit(6)],
      [.digit(7), .digit(8), .digit(9)],
      [.clear, .digit(0), .backspace],
    ])
    field.keypad?.accessoryRow = [.action("+10") { $0.value += 10 }]
  }

  static func keypad2(_ field: NumberField) async throws {
    let wide = Key(.done, title: "OK", span: 2, backgroundColor: .green)
    field.keypad?.accessoryColumn = [.backspace, .clear, wide]
  }

  static func label(_ field: NumberField) async throws {
    field.prefixLabel.text = "LENGTH"
    field.prefixLabel.font = .boldSystemFont(ofSize: 16)
    field.prefixLabel.textColor = .gray
  }

  static func layer(_ field: NumberField) async throws {
    field.layer.borderWidth = 0.5
    field.layer.borderColor = UIColor.lightGray.cgColor
    field.layer.cornerRadius = 4
  }

  static func numberFieldEditing(_ field: NumberField) async throws {
    field.becomeFirstResponder()
    field.perform(.digit(7))  // .changed, and one editingChanged
  }

  static func numberFieldEvents2(_ field: NumberField) async throws {
    let events = field.events
    Task { for await event in events { print(event.text) } }
  }
}

extension Checkout {
  func controlEventsExample(_ field: NumberField) {
    field.addTarget(self, action: Checkout.editingDidEnd, for: [.editingDidEnd, .editingRejected])
  }

  func numberFieldEventsExample(_ field: NumberField) {
    field.addTarget(self, action: Checkout.editingDidBegin, for: .editingDidBegin)
  }
}
