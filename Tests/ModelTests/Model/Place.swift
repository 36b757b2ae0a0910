// swift-format-ignore-file: NeverForceUnwrap
// A judge that is wrong about itself has to stop the test.

import NumberFieldCore

/// How a place writes numbers, as the model knows it.
struct Place: Hashable {
  var decimal: Character = "."
  var grouping: Character = ","
  var minus: Character = "-"
  var digits = Array("0123456789")
  var primary = 3
  var secondary = 3
  var fewest = 1

  static let english = Place()
  /// Places that differ from each other in everything that a place can differ in.
  static let all: [Place] = [
    english,
    Place(decimal: ",", grouping: "."),
    Place(decimal: ",", grouping: "\u{202F}"),
    Place(decimal: ".", grouping: "\u{2019}"),
    Place(decimal: ",", grouping: "\u{A0}", minus: "\u{2212}"),
    Place(secondary: 2),
    Place(decimal: ",", grouping: ".", fewest: 2),
    Place(decimal: "\u{66B}", grouping: "\u{66C}", digits: Array("٠١٢٣٤٥٦٧٨٩")),
    Place(decimal: "\u{66B}", grouping: "\u{66C}", minus: "\u{2212}", digits: Array("۰۱۲۳۴۵۶۷۸۹")),
    Place(primary: 0, secondary: 0),
    Place(primary: 4, secondary: 4),
    Place(decimal: ",", grouping: ".", primary: 3, secondary: 1),
  ]

  /// The same for the product.
  var symbols: NumberSymbols {
    func scalar(_ character: Character) -> Unicode.Scalar { character.unicodeScalars.first! }
    return NumberSymbols(
      decimalSeparator: scalar(decimal), groupingSeparator: scalar(grouping), minusSign: scalar(minus),
      digits: digits.map(scalar), primaryGroupingSize: primary, secondaryGroupingSize: secondary,
      minimumGroupingDigits: fewest)
  }

  /// What one character means here.
  enum Meaning: Hashable {
    case digit(Character)
    case decimal
    case grouping(isPoint: Bool)
    case point
    case minus
    case plus
    case open
    case close
    case currency
    case space
    case nothing
    case other
  }

  func meaning(of scalar: Unicode.Scalar) -> Meaning {
    let character = Character(scalar)
    // Full-width forms lie in a row as ASCII does.
    let isWide = (0xFF01...0xFF5E).contains(scalar.value)
    let plain = isWide ? Character(Unicode.Scalar(scalar.value - 0xFEE0)!) : character
    if let digit = digits.firstIndex(of: character) { return .digit(Character(String(digit))) }
    if scalar.properties.generalCategory == .decimalNumber {
      return .digit(Character(String(character.wholeNumberValue!)))
    }
    if plain == decimal { return .decimal }
    let isPoint = [".", ",", "\u{66B}"].contains(plain)
    if plain == grouping || isAlike(character, grouping) { return .grouping(isPoint: isPoint) }
    if isPoint { return .point }
    if ["-", "\u{2212}", minus].contains(plain) { return .minus }
    if plain == "+" { return .plus }
    if plain == "(" { return .open }
    if plain == ")" { return .close }
    if scalar.properties.generalCategory == .currencySymbol { return .currency }
    if scalar.properties.isWhitespace { return .space }
    return Place.isInvisible(scalar) ? .nothing : .other
  }

  /// Marks that a reader takes for the same: spaces, and apostrophes.
  private func isAlike(_ one: Character, _ other: Character) -> Bool {
    let families: [Set<Character>] = [
      [" ", "\u{A0}", "\u{2007}", "\u{2008}", "\u{2009}", "\u{202F}"], ["'", "\u{2019}"],
    ]
    return families.contains { $0.contains(one) && $0.contains(other) }
  }

  /// Marks of writing direction, and what takes no room.
  static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    let single: [UInt32] = [0x200E, 0x200F, 0x61C, 0x200B, 0x2060, 0xFEFF]
    return single.contains(scalar.value) || (0x202A...0x202E).contains(scalar.value)
      || (0x2066...0x2069).contains(scalar.value)
  }
}
