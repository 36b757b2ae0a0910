import NumberField
import NumberFieldCore

/// A property that the program sets, and the value: chosen from what is likely to hurt.
struct Property: Sendable, CustomStringConvertible {
  let description: String
  let set: @MainActor @Sendable (NumberField) -> Void

  private init(_ description: String, _ set: @escaping @MainActor @Sendable (NumberField) -> Void) {
    self.description = description
    self.set = set
  }

  /// One at random.
  static func any(_ dice: inout Dice) -> Property {
    let number = dice.pick([
      0, 0.05, 1, 12.345, 999.99, -1, -250.5, 99999.99, 1e15, 1e37, -1e37, 1e38, .nan, .infinity,
      .leastNonzeroMagnitude,
    ])
    let flag = dice.chance(50)
    let size = dice.pick([0, 1, 8, 16, 17, 20, 40, 100, 250, -3, .nan])
    let length = dice.pick([0, 1, 26, 40, 260, 400, 100_000, -5, .nan, .infinity])
    let text = dice.pick([
      "", "LENGTH", "cm", "€", "长度", "العرض", "a long text that will never fit in its room", "\n",
    ])
    let color = Color(argb: UInt32(truncatingIfNeeded: dice.next()))
    let places = dice.number(-2...18)
    let exact = dice.pick(["0", "0.000000000000001", "99999999999999999999999999999999999999", "-12.5"])
    switch dice.number(0...31) {
    case 0: return .init("value = \(number)") { $0.value = number }
    case 1: return .init("exactValue = \(exact)") { $0.exactValue = ExactDecimal(exact) ?? .zero }
    case 2, 3: return .init("maxValue = \(number)") { $0.maxValue = number }
    case 4: return .init("minValue = \(number)") { $0.minValue = number }
    case 5: return .init("minValue = nil") { $0.minValue = nil }
    case 6, 7: return .init("decimalPlace = \(places)") { $0.decimalPlace = places }
    case 8: return .init("stepValue = \(number)") { $0.stepValue = number }
    case 9: return .init("allowsEmpty = \(flag)") { $0.allowsEmpty = flag }
    case 10: return .init("clearValue()") { $0.clearValue() }
    case 11: return .init("usesGroupingSeparator = \(flag)") { $0.usesGroupingSeparator = flag }
    case 12:
      let symbols = dice.pick([
        NumberSymbols(), NumberSymbols(decimalSeparator: ",", groupingSeparator: "."),
        NumberSymbols(secondaryGroupingSize: 2),
        NumberSymbols(
          decimalSeparator: "\u{66B}", groupingSeparator: "\u{66C}",
          digits: (0...9).compactMap { Unicode.Scalar(0x660 + UInt32($0)) }),
      ])
      return .init("symbols = \(symbols), usesGroupingSeparator = \(flag)") {
        $0.symbols = symbols
        $0.usesGroupingSeparator = flag
      }
    case 13: return .init("isEnabled = \(flag)") { $0.isEnabled = flag }
    case 14: return .init("isReadOnly = \(flag)") { $0.isReadOnly = flag }
    case 15: return .init("isHidden = \(flag)") { $0.isHidden = flag }
    case 16: return .init("keyboardHeight = \(length)") { $0.keyboardHeight = length }
    case 17:
      let pad = dice.pick([Keypad.standard, .till, .form, nil, Keypad(rows: []), odd])
      return .init("keypad = \(pad.map { "\($0.rows.count) rows" } ?? "nil")") { $0.keypad = pad }
    case 18: return .init("keyboardDimsRefusedKeys = \(flag)") { $0.keyboardDimsRefusedKeys = flag }
    case 19:
      return .init("keyboard colours = \(color)") {
        $0.keyboardBackgroundColor = color
        $0.keyboardTextColor = color
        $0.keyboardBorderColor = color
      }
    case 20: return .init("prefixLabel.text = \(text.debugDescription)") { $0.prefixLabel.text = text }
    case 21: return .init("suffixLabel.text = \(text.debugDescription)") { $0.suffixLabel.text = text }
    case 22: return .init("placeholder = \(text.debugDescription)") { $0.placeholder = text }
    case 23: return .init("valueLabel.font.size = \(size)") { $0.valueLabel.font.size = size }
    case 24:
      return .init("prefixLabel.font = bold \(size)") { $0.prefixLabel.font = .boldSystemFont(ofSize: size) }
    case 25:
      let alignment = dice.pick(NumberFieldAlignment.allCases)
      return .init("textAlignment = \(alignment)") { $0.textAlignment = alignment }
    case 26:
      return .init("isPrefixAndSuffixStickToSides = \(flag)") { $0.isPrefixAndSuffixStickToSides = flag }
    case 27:
      return .init("layer = \(size) \(color)") {
        $0.layer.borderWidth = size / 8
        $0.layer.cornerRadius = size
        $0.layer.borderColor = color
      }
    case 28:
      return .init("backgroundColor = \(color)") {
        $0.backgroundColor = color
        $0.highlightedColor = color
        $0.tintColor = color
      }
    case 29:
      let frame = Rect(
        x: dice.pick([0, 20, -500, 1e9, .nan]), y: dice.pick([0, 60, 300, 600, 2000, -1e9]),
        width: dice.pick([0, 1, 60, 300, 1e9]), height: dice.pick([0, 1, 30, 40, 200]))
      return .init("frame = \(frame)") { $0.frame = frame }
    case 30:
      let pins = Pins(left: 10, right: dice.pick([10, 1e9, .nan]), top: dice.pick([5, 700]), height: 40)
      return .init("pins = \(pins)") { $0.pins = flag ? pins : nil }
    default:
      return .init("labels hidden = \(flag)") {
        $0.prefixLabel.isHidden = flag
        $0.suffixLabel.isHidden = !flag
      }
    }
  }

  /// Called when a key of the program's own does something.
  @MainActor static var onAction: (() -> Void)?

  private static func action(
    _ title: String, _ body: @escaping @MainActor @Sendable (NumberField) -> Void
  ) -> Key {
    .action(title) {
      onAction?()
      body($0)
    }
  }

  /// A pad that nobody would want.
  private static let odd = Keypad(
    rows: [
      [.digit(1)], [], [.digit(2), .digit(3), .sign, .sign, .separator], [.doubleZero, .done],
      [Key(.digit(77)), Key(.digit(-1)), Key(.backspace, span: 0.001), Key(.next, span: 900)],
    ],
    accessoryRow: [action("+10") { $0.value += 10 }, action("") { $0.resignFirstResponder() }],
    accessoryColumn: [.clear, .backspace, action("⌫") { $0.removeFromSuperview() }])
}
