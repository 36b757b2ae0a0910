import NumberField

// The examples that stand above the declarations of NumberFieldCore, in their order: compiled, and not run.

@MainActor
enum ExamplesOfNumberFieldCore {
  static func entryInput(_ entry: inout NumberEntry) async throws {
    entry.apply(.digit(7))
    entry.apply(.character("٧"))  // the same digit, from an Arabic keyboard
    entry.apply(.paste("1,234.50 kg"))
  }

  static func entryInput2(_ field: NumberField) async throws {
    field.perform(.move(.home, extending: true))  // selects from the caret to the start
  }

  static func entryInput3(_ field: NumberField) async throws {
    switch field.perform(.digit(7)) {
    case .changed: print("now \(field.text)")
    case .rejected(let rejection): print("refused: \(rejection.reason)")
    case .moved, .nothing: break
    }
    _ = rejection
  }

  static func exactDecimalArithmetic() async throws {
    let tenth = ExactDecimal("0.1") ?? 0
    let sum = tenth.adding(tenth)  // exactly 0.2
    _ = sum
  }

  static func exactDecimal() async throws {
    let price = ExactDecimal("456789123456789.580") ?? 0
    print(price)  // 456789123456789.58
    print(price.rounded(toDecimals: 1))  // 456789123456789.6
    print(price.doubleValue)  // 456789123456789.56: the nearest Double
  }

  static func numberEntry() async throws {
    var rules = NumberRules()
    rules.decimalPlace = 2
    rules.maximum = 1000
    var entry = NumberEntry(rules: rules)
    entry.begin()  // "0.00", all selected
    for digit in [1, 2] { entry.apply(.digit(digit)) }
    entry.apply(.separator)  // "12."
    print(entry.shownText, entry.number)  // 12. 12
    entry.end()  // "12.00"
  }

  static func numberRules() async throws {
    var rules = NumberRules()
    rules.decimalPlace = 2
    rules.maximum = ExactDecimal("99999.99")
  }

  static func numberSymbols() async throws {
    let german = NumberSymbols(decimalSeparator: ",", groupingSeparator: ".")
    let indian = NumberSymbols(secondaryGroupingSize: 2)  // 12,34,567.89
    let spanish = NumberSymbols(
      decimalSeparator: ",", groupingSeparator: ".", minimumGroupingDigits: 2)  // 1234,5 but 12.345,6
    _ = german
    _ = indian
    _ = spanish
  }

  static func rejection(_ field: NumberField) async throws {
    if field.lastRejection?.reason == .exceedsMaximum { print("at most \(field.maxValue)") }
  }

  static func rejection2(_ entry: inout NumberEntry) async throws {
    if case .rejected(let rejection) = entry.apply(.digit(1)) {
      print(rejection.reason)  // exceedsMaximum
    }
  }
}
