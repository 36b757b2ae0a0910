import NumberFieldCore

/// Texts as numbers: the canonical reader, the clipboard's reader, and every character as a key.
enum NumberFuzzer {
  /// The first four bytes choose the rules, the rest is text.
  static func run(_ bytes: [UInt8]) {
    guard bytes.count >= 4 else { return }
    let text = String(decoding: bytes[4...], as: UTF8.self)
    readExactly(text)
    var rules = NumberRules()
    rules.decimalPlace = Int(bytes[0] % 17) - 1
    rules.symbols = symbols[Int(bytes[1]) % symbols.count]
    rules.usesGroupingSeparator = bytes[2] & 1 != 0
    rules.allowsEmpty = bytes[2] & 2 != 0
    rules.maximum = limits[Int(bytes[2] >> 2) % limits.count]
    rules.minimum = limits[Int(bytes[3]) % limits.count].map { -$0 }
    rules.step = steps[Int(bytes[3] >> 4) % steps.count]
    pasteAndType(text, rules)
  }

  private static let symbols: [NumberSymbols] = [
    NumberSymbols(),
    NumberSymbols(decimalSeparator: ",", groupingSeparator: "."),
    NumberSymbols(decimalSeparator: ",", groupingSeparator: "\u{202F}", minusSign: "\u{2212}"),
    NumberSymbols(secondaryGroupingSize: 2),
    NumberSymbols(decimalSeparator: ",", groupingSeparator: ".", minimumGroupingDigits: 2),
    NumberSymbols(
      decimalSeparator: "\u{66B}", groupingSeparator: "\u{66C}", minusSign: "\u{61C}",
      digits: (0...9).compactMap { Unicode.Scalar(0x660 + UInt32($0)) }),
  ]
  private static let limits = [
    nil, "0", "0.3", "1000", "99999.99", "99999999999999999999999999999999999999", "0.000000000000001",
  ].map { $0.flatMap { ExactDecimal($0) } }
  private static let steps = ["0", "1", "0.25", "99999999999999999999999999999999999999"]
    .map { ExactDecimal($0) ?? .zero }

  /// What reads as a number reads back as the same, and every way of looking at it is in order.
  private static func readExactly(_ text: String) {
    guard let number = ExactDecimal(text) else { return }
    check(ExactDecimal(number.description) == number, "\(number) does not read back")
    check(-(-number) == number && number.magnitude >= .zero, "\(number) has no sign")
    let double = number.doubleValue
    check(double.isFinite, "\(number) is no Double")
    check(double == Double(number.description), "\(number) is not the nearest \(double)")
    if let short = ExactDecimal(double) { check(short.doubleValue == double, "\(double) as \(short)") }
    for places in [0, 1, 2, 15, 38] {
      let rounded = number.rounded(toDecimals: places)
      check(rounded.decimals <= places, "\(number) to \(places) is \(rounded)")
      check(rounded.rounded(toDecimals: places) == rounded, "\(number) to \(places) twice")
      if let back = rounded.adding(-number), places < 38 {
        let half = ExactDecimal(coefficient: 5, decimals: places + 1)
        check(half.map { back.magnitude <= $0 } ?? true, "\(number) to \(places) is \(rounded)")
      }
    }
    if let twice = number.adding(number) {
      check(twice == number.multiplied(by: 2), "twice \(number)")
      check(twice.adding(-number) == number, "\(twice) less \(number)")
    }
  }

  private static func pasteAndType(_ text: String, _ rules: NumberRules) {
    var entry = NumberEntry(rules: rules)
    entry.prefix = "LENGTH"
    entry.suffix = "cm"
    entry.begin()
    put(.paste(text), to: &entry)
    // What is shown can be copied, and pastes as what it was; the field's own number is the witness.
    if !entry.isEmpty {
      let shown = entry.shownText
      var other = NumberEntry(rules: rules)
      other.begin()
      let outcome = other.apply(.paste(shown))
      if outcome == .changed { check(other.number == entry.number, "\(shown) pastes as \(other.number)") }
    }
    for character in text.prefix(200) { put(.character(character), to: &entry) }
    for input in [EntryInput.step(1), .step(-10), .backspace, .undo, .redo, .minus, .cut] {
      put(input, to: &entry)
    }
    let number = entry.number
    let changed = entry.end()
    check(changed == (number != entry.number), "the end changed \(number) to \(entry.number)")
    if let maximum = rules.maximum, !entry.isEmpty, entry.number != .zero {
      check(entry.number <= maximum, "\(entry.number) is above \(maximum)")
    }
  }

  /// One input, one answer, and the same as was foretold.
  private static func put(_ input: EntryInput, to entry: inout NumberEntry) {
    let before = (entry.shownText, entry.number, entry.selection, entry.caret)
    let foretold = entry.answer(to: input)
    let outcome = entry.apply(input)
    check(outcome == foretold, "\(input): foretold \(foretold), answered \(outcome)")
    let after = (entry.shownText, entry.number, entry.selection, entry.caret)
    switch outcome {
    case .nothing, .rejected: check(before == after, "\(input): \(outcome) from \(before) to \(after)")
    case .moved: check(before.0 == after.0 && before.1 == after.1, "\(input) moved \(before) to \(after)")
    case .changed: check(before.0 != after.0 || before.1 != after.1, "\(input) changed nothing of \(before)")
    }
    check(entry.selection.upperBound <= entry.shownCount, "\(input) selects \(entry.selection)")
    check(entry.shownText.unicodeScalars.count == entry.shownCount, "\(input) shows \(entry.shownText)")
  }
}
