import CSDL2
import NumberField

@testable import NumberFieldSDL

/// SDL's events with any bytes in them: through the translator into a screen that is being edited.
@MainActor
enum EventFuzzer {
  static func run(_ bytes: [UInt8]) {
    guard let first = bytes.first else { return }
    let screen = Screen()
    for index in 0..<2 {
      let field = NumberField(frame: Rect(x: 20, y: 20 + 60 * Double(index), width: 300, height: 40))
      field.decimalPlace = Int(first & 3)
      field.maxValue = 99999
      field.minValue = index == 0 ? -100 : nil
      field.stepValue = 0.5
      field.keypad = first & 4 != 0 ? .form : .till
      field.keyboardDimsRefusedKeys = first & 8 != 0
      screen.addSubview(field)
    }
    screen.clipboard.text = "12.5"
    screen.fields[0].becomeFirstResponder()
    screen.advance(to: 300)

    var translator = EventTranslator()
    translator.size = screen.size
    translator.pointsPerUnit = first & 16 != 0 ? 0.5 : 1
    let size = MemoryLayout<SDL_Event>.size
    var rest = bytes.dropFirst()
    while !rest.isEmpty {
      var event = SDL_Event()
      withUnsafeMutableBytes(of: &event) { $0.copyBytes(from: rest.prefix(size)) }
      rest = rest.dropFirst(size)
      _ = EventTranslator.windowID(of: event)
      let stamp = Int(event.common.timestamp % 1000)
      if case .input(let input)? = translator.translate(event) {
        screen.advance(to: screen.now + stamp)
        screen.send(input)
      }
      _ = screen.refresh()
      if let deadline = screen.nextDeadline { check(deadline > screen.now, "late: \(deadline)") }
      for field in screen.fields { check(field.value.magnitude <= 99999, "\(field.text) is above the limit") }
    }
  }
}
