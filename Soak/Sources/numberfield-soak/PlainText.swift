import NumberField

/// Numbers as text, by schoolbook rules on digits: what the soak holds against the texts that fields show, without any
/// of the product's own arithmetic.
enum PlainText {
  /// A shown text in ASCII, without grouping marks.
  @MainActor
  static func shown(by field: NumberField) -> String {
    let symbols = field.symbols
    var text = ""
    for scalar in field.text.unicodeScalars {
      if let digit = symbols.digits.firstIndex(of: scalar) {
        text += "\(digit)"
      } else if scalar == symbols.decimalSeparator {
        text += "."
      } else if scalar == symbols.minusSign {
        text += "-"
      } else if !(field.usesGroupingSeparator && scalar == symbols.groupingSeparator) {
        text += "?\(scalar)"
      }
    }
    return text
  }

  /// A text in ASCII as the field's place writes it: its digits and signs, and marks between groups of digits, which
  /// are counted from the right.
  @MainActor
  static func written(_ text: String, by field: NumberField) -> String {
    let symbols = field.symbols
    let digits = symbols.digits
    let whole = text.drop { $0 == "-" }.prefix { $0 != "." }
    let (primary, secondary) = (symbols.primaryGroupingSize, symbols.secondaryGroupingSize)
    let isGrouped =
      field.usesGroupingSeparator && primary > 0 && whole.count >= primary + symbols.minimumGroupingDigits
    var marks: Set<Int> = []
    var place = whole.count - primary
    while isGrouped, place > 0 {
      marks.insert(place)
      place -= secondary
    }
    var written = String.UnicodeScalarView()
    if text.hasPrefix("-") { written.append(symbols.minusSign) }
    for (index, digit) in whole.enumerated() {
      if marks.contains(index) { written.append(symbols.groupingSeparator) }
      written.append(digit.wholeNumberValue.map { digits[$0] } ?? "?")
    }
    let rest = text.drop { $0 != "." }
    if !rest.isEmpty { written.append(symbols.decimalSeparator) }
    for digit in rest.dropFirst() { written.append(digit.wholeNumberValue.map { digits[$0] } ?? "?") }
    return String(written)
  }

  /// A canonical number with so many decimals, rounded half away from zero.
  static func formatted(_ number: String, decimals places: Int) -> String {
    let isNegative = number.hasPrefix("-")
    let parts = number.drop { $0 == "-" }.split(separator: ".", omittingEmptySubsequences: false)
    let whole = parts[0].compactMap(\.wholeNumberValue)
    var decimals = parts.count > 1 ? parts[1].compactMap(\.wholeNumberValue) : []
    let isRaised = decimals.count > places && decimals[places] >= 5
    decimals = Array(decimals.prefix(places)) + Array(repeating: 0, count: max(0, places - decimals.count))
    var digits = [0] + whole + decimals
    if isRaised {
      var index = digits.count - 1
      while digits[index] == 9 {
        digits[index] = 0
        index -= 1
      }
      digits[index] += 1
    }
    let isZero = digits.allSatisfy { $0 == 0 }
    if digits[0] == 0 { digits.removeFirst() }
    let text = digits.map { "\($0)" }.joined()
    return (isNegative && !isZero ? "-" : "") + text.dropLast(places)
      + (places > 0 ? "." + text.suffix(places) : "")
  }

  /// The canonical number that a draft stands for; nil where it is none that could be typed.
  static func number(ofDraft draft: String, decimals places: Int) -> String? {
    let isNegative = draft.hasPrefix("-")
    let parts = (isNegative ? draft.dropFirst() : draft[...])
      .split(separator: ".", omittingEmptySubsequences: false)
    let decimals = parts.count > 1 ? parts[1] : ""
    guard parts.count <= 2, (parts[0] + decimals).allSatisfy({ ("0"..."9").contains($0) }),
      decimals.count <= places, parts.count < 2 || places > 0
    else { return nil }
    let whole = parts[0].drop { $0 == "0" }
    var rest = decimals
    while rest.last == "0" { rest.removeLast() }
    if whole.isEmpty && rest.isEmpty { return "0" }
    // Digits that count: zeros before and after them do not.
    guard (whole + rest).drop(while: { $0 == "0" }).count <= 38 else { return nil }
    return (isNegative ? "-" : "") + (whole.isEmpty ? "0" : whole) + (rest.isEmpty ? "" : "." + rest)
  }
}
