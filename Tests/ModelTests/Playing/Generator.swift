import NumberField

/// Makes up what people and programs do.
struct Generator {
  var dice: Dice

  init(seed: UInt64) { dice = Dice(seed: seed) }

  /// A program that sets some fields up, and a person who uses them.
  mutating func sequence() -> [Action] {
    let field = dice.number(0...2)
    var actions: [Action] = []
    for _ in 0..<dice.number(0...7) { actions.append(.set(field, change())) }
    if dice.oneIn(3) { for _ in 0..<3 { actions.append(.set(dice.number(0...2), change())) } }
    actions.append(.focus(field))
    if dice.oneIn(2) { actions.append(.wait(400)) }
    for _ in 0..<dice.number(4...36) { actions.append(action(field)) }
    return actions
  }

  private mutating func action(_ field: Int) -> Action {
    switch dice.weighted([34, 8, 10, 8, 12, 26, 9, 7, 3, 3, 9, 2, 2, 2, 2, 1]) {
    case 0: .pad(.digit(dice.number(0...9)))
    case 1: .pad(.separator)
    case 2: .pad(.backspace)
    case 3: .pad(dice.pick([.sign, .doubleZero, .clear, .sign, .done]))
    case 4: .type(typed())
    case 5: key()
    case 6: .paste(PasteMaker.text(&dice))
    case 7: touch(field)
    case 8: .focus(dice.number(0...2))
    case 9: .key(.tab, dice.oneIn(2) ? [] : .shift)
    case 10: .set(dice.oneIn(5) ? dice.number(0...2) : field, change())
    case 11: .wait(dice.pick([20, 200, 400, 1000]))
    case 12: .wheel(up: dice.oneIn(2))
    case 13:
      .hold(dice.oneIn(4) ? .digit(dice.number(0...9)) : .backspace, dice.pick([100, 399, 400, 520, 700]))
    case 14: .chord(.digit(dice.number(0...9)), dice.pick([.backspace, .separator, .digit(5), .sign, .done]))
    default: dice.oneIn(3) ? .blur : .windowFocus(dice.oneIn(2))
    }
  }

  private mutating func touch(_ field: Int) -> Action {
    // From beside the text on one side to beside it on the other.
    let x = dice.number(100...340)
    return switch dice.number(0...3) {
    case 0: .doubleTap(field, x: x)
    case 1: .drag(field, from: x, to: dice.number(100...340))
    default: .tap(field, x: x)
    }
  }

  private mutating func typed() -> String {
    switch dice.number(0...9) {
    case 0: String((0..<dice.number(2...6)).map { _ in dice.pick(Array("0123456789.,-")) })
    case 1: String((0..<dice.number(20...42)).map { _ in dice.pick(Array("0123456789")) })
    case 2: dice.pick(["e", " ", "+", "(", "\u{1}", "\r\n", "1\u{301}", "👍", "\u{A0}", "’", "$", "²", "①"])
    case 3: dice.pick(["٣", "۵", "५", "５", "．", "，", "−", "－", "٫", "٬", "\u{202F}"])
    case 4: "-"
    case 5: dice.pick([".", ","])
    default: String(dice.number(0...9))
    }
  }

  private mutating func key() -> Action {
    let caret: [KeyboardKey] = [.left, .right, .home, .end]
    switch dice.weighted([24, 14, 8, 8, 8, 14, 6, 2, 1, 6, 3]) {
    case 0: return .key(dice.pick(caret), [])
    case 1: return .key(dice.pick(caret), .shift)
    case 2: return .key(.delete, [])
    case 3: return .key(.backspace, [])
    case 4: return .key(dice.pick([.up, .down, .pageUp, .pageDown]), [])
    case 5: return .key(.z, dice.oneIn(3) ? [.command, .shift] : .command)
    case 6: return .key(dice.pick([.c, .x, .v, .y]), .command)
    case 7: return .key(.escape, [])
    case 8: return .key(.return, [])
    case 9: return .key(.a, .command)
    default: return .key(dice.pick([.left, .right, .backspace, .up, .escape]), dice.pick([.command, .alt]))
    }
  }

  private mutating func change() -> Change {
    let values = [
      0, 1, 5, 12, 18, 25, -5, -0.5, 0.1, 1.005, 2.675, -0.004, 123.456, 999.995, 1000, 99999.99, -1234.5,
      1e15,
      1.5e-7, 456_789_123_456_789.58, 1e37, 1e22,
    ]
    let exact = [
      "0", "0.05", "12.345", "-7.25", "99999.99", "456789123456789.58", "12345678901234567890123.456789",
      "99999999999999999999999999999999999999", "-0.000000000000001", "1000000",
    ]
    let maxima = [0, 0.5, 0.95, 1, 3.9, 9.99, 25, 99, 100, 1000, 99999.99, 1e15, -3]
    let minima = [nil, 0, 0.05, 0.5, 3.5, 5, 18, 100, 250.5, 1000, -0.5, -1, -25, -1000, -99999.99]
    switch dice.weighted([10, 4, 10, 3, 10, 3, 14, 6, 4, 5, 6, 3, 3, 2, 2, 3, 4]) {
    case 0: return .value(dice.pick(values))
    case 1: return .exactValue(dice.pick(exact))
    case 2: return .maxValue(dice.pick(maxima))
    case 3:
      return .exactMaxValue(dice.pick([nil, "-10", "-0.5", "0", "25.5", "123456789012345678901234567890"]))
    case 4: return .minValue(dice.pick(minima))
    case 5: return .exactMinValue(dice.pick([nil, "-12345678901234567890", "0.001", "-100", "18", "1.005"]))
    case 6: return .decimalPlace(dice.pick([0, 0, 1, 2, 2, 2, 3, 3, 4, 15, -1, 20]))
    case 7: return .stepValue(dice.pick([0, 1, 0.1, 0.25, 7, 100, 1e20, -1]))
    case 8: return .allowsEmpty(dice.oneIn(2))
    case 9: return .grouping(!dice.oneIn(3))
    case 10: return .place(dice.pick(Place.all))
    case 11: return .isReadOnly(dice.oneIn(2))
    case 12: return .isEnabled(!dice.oneIn(3))
    case 13: return .prefix(dice.pick(["", "HKD", "EUR 5", "$", "-"]))
    case 14: return .suffix(dice.pick(["", "cm", "pcs", "%", "0", "m²"]))
    case 15: return .keypad(dice.pick(PadKind.allCases + [.till, .till]))
    default: return .dimsKeys(!dice.oneIn(4))
    }
  }
}
