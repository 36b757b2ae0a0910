internal import NumberField
internal import NumberFieldCore

// Symbols that could not be told from each other in a number.
extension SceneBuilder {
  /// What is wrong with the symbols that a field gets of its settings; nil where nothing is, or no symbol is set.
  static func complaint(ofSymbols settings: [Setting<NumberField>]) -> String? {
    guard settings.contains(where: { $0.property.path.hasPrefix("symbols.") }) else { return nil }
    var symbols = NumberSymbols()
    // Who changes one separator alone need not name the other, as long as that is never shown.
    var isGrouped = false
    var separators: Set<String> = []
    for setting in settings {
      let value = setting.value
      switch setting.property.path {
      case "locale": symbols = value.text.flatMap { try? NumberSymbols.cached($0) } ?? symbols
      case "symbols.decimalSeparator": symbols.decimalSeparator = value.character ?? symbols.decimalSeparator
      case "symbols.groupingSeparator":
        symbols.groupingSeparator = value.character ?? symbols.groupingSeparator
      case "symbols.minusSign": symbols.minusSign = value.character ?? symbols.minusSign
      case "symbols.digits": symbols.digits = value.text.map { Array($0.unicodeScalars) } ?? symbols.digits
      case "usesGroupingSeparator": isGrouped = value.flag ?? isGrouped
      default: continue
      }
      if setting.property.path.hasSuffix("Separator") { separators.insert(setting.property.path) }
    }
    let namesBoth = separators.isSuperset(of: ["symbols.decimalSeparator", "symbols.groupingSeparator"])
    var named = [("the decimal separator", symbols.decimalSeparator), ("the minus sign", symbols.minusSign)]
    if isGrouped || namesBoth { named.append(("the grouping separator", symbols.groupingSeparator)) }
    let digits = Set(symbols.digits)
    for (index, (name, scalar)) in named.enumerated() {
      if digits.contains(scalar) { return "\(name) \"\(scalar)\" is a digit, too" }
      if let other = named[..<index].first(where: { $0.1 == scalar }) {
        return "\(other.0) and \(name) are both \"\(scalar)\""
      }
    }
    return nil
  }
}
