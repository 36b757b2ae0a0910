import Testing

@testable import NumberField

/// The large theme: what can be touched is 64 points and more.
@MainActor
struct LargeThemeTests {
  private func screen(_ configure: (NumberField) -> Void) -> Screen {
    let screen = Screen()
    screen.theme = .large
    screen.reducesMotion = true
    let field = NumberField(frame: Rect(x: 32, y: 56, width: 311, height: 64))
    configure(field)
    screen.addSubview(field)
    field.becomeFirstResponder()
    _ = screen.refresh()
    return screen
  }

  private static let pads: [(String, @Sendable @MainActor (NumberField) -> Void)] = [
    ("standard", { $0.decimalPlace = 2 }),
    (
      "with a sign",
      {
        $0.decimalPlace = 2
        $0.minValue = -1
      }
    ),
    ("till", { $0.keypad = .till }),
    (
      "till with a sign",
      {
        $0.keypad = .till
        $0.decimalPlace = 2
        $0.minValue = -1
      }
    ),
    ("form", { $0.keypad = .form }),
    (
      "form with a sign and a row",
      {
        $0.keypad = .form
        $0.decimalPlace = 2
        $0.minValue = -1
        $0.keypad?.accessoryRow = [.action("+1") { _ in }, .action("+10") { _ in }, .action("+100") { _ in }]
      }
    ),
  ]

  @Test(arguments: [1.0, 1.25, 1.5, 2, 3])
  func everyKeyIsLargeEnough(scale: Double) {
    for (name, configure) in Self.pads {
      let screen = screen(configure)
      screen.resize(to: screen.size, scale: scale)
      _ = screen.refresh()
      #expect(screen.pad.cells.count >= 12)
      for cell in screen.pad.cells {
        let (width, height) = (Double(cell.rect.width) / scale, Double(cell.rect.height) / scale)
        #expect(width >= 64 && height >= 64, "\(name): \(cell.key.meaning) \(width) × \(height)")
      }
    }
  }

  @Test func whatIsTouchedElsewhereIsLargeEnough() {
    let screen = screen { _ in }
    #expect(screen.fields[0].intrinsicContentSize.height == 64)
    screen.openMenu(for: screen.fields[0])
    guard let menu = screen.menu else {
      Issue.record("no menu")
      return
    }
    for index in menu.items.indices {
      let frame = menu.itemFrame(index)
      #expect(frame.width >= 64 && frame.height >= 64)
    }
  }

  @Test func smallKeysTakeFromTheOthers() {
    let halves = Keypad(rows: [[Key(.sign, span: 0.5), Key(.separator, span: 0.5), .digit(0), .backspace]])
    let rect = PixelRect(x: 0, y: 0, width: 375, height: 100)
    func widths(_ keypad: Keypad, _ rect: PixelRect, least: Int) -> [Int] {
      KeypadLayout(keypad, in: rect, line: 1, least: least).cells.map(\.rect.width)
    }
    #expect(widths(halves, rect, least: 0) == [62, 61, 125, 124])
    #expect(widths(halves, rect, least: 64) == [64, 64, 122, 122])
    #expect(widths(halves, rect, least: 93) == [93, 93, 93, 93])
    // One pixel more and there is no room for all: the keys keep their own shares.
    #expect(widths(halves, rect, least: 94) == [62, 61, 125, 124])
    // Taking from a neighbour may make that one small in its turn.
    let chain = Keypad(rows: [[Key(.sign, span: 1), Key(.digit(0), span: 9), Key(.digit(1), span: 10)]])
    #expect(
      widths(chain, PixelRect(x: 0, y: 0, width: 199, height: 50), least: 64)
        .allSatisfy { $0 >= 64 })
  }

  @Test(arguments: [0, 1, 20, 64, 100, 1_000_000, .max, .min])
  func keysNeverOverlapWhateverTheLeastSize(least: Int) {
    for size in [(0, 0), (3, 2), (100, 80), (375, 260), (375, 340), (5000, 1)] {
      let rect = PixelRect(x: 0, y: 0, width: size.0, height: size.1)
      for base in [Keypad.standard, .till, .form, Keypad(rows: []), Keypad(rows: [[]])] {
        var keypad = base
        keypad.accessoryRow = [.clear, .done]
        let cells = KeypadLayout(keypad, in: rect, line: 1, least: least).cells.map(\.rect)
        for (index, cell) in cells.enumerated() {
          #expect(cell.isEmpty || cell.right <= rect.right && cell.bottom <= rect.bottom)
          for other in cells[..<index] { #expect(!cell.intersects(other)) }
        }
      }
    }
  }
}
