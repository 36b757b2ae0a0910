internal import NumberField
internal import NumberFieldCore

extension ViewProperty<NumberField> {
  /// How a place writes numbers: all of it by the place's name, then one by one.
  static let places: [ViewProperty] =
    [
      ViewProperty("locale", .locale, "The place whose symbols the field writes with, such as de_DE.") {
        field, value in
        if let text = value.text, let symbols = try? NumberSymbols.cached(text) { field.symbols = symbols }
      },
      symbol("decimalSeparator", "What stands before the decimals.") { $0.decimalSeparator = $1 },
      symbol("groupingSeparator", "What stands between groups of digits.") { $0.groupingSeparator = $1 },
      symbol("minusSign", "What stands before a number below 0.") { $0.minusSign = $1 },
      ViewProperty("symbols.digits", .digits, "The characters for 0 to 9.") { field, value in
        if let text = value.text { field.symbols.digits = Array(text.unicodeScalars) }
      },
      size("primaryGroupingSize", 0...38, "Digits in the group before the decimals; 0 is no grouping.") {
        $0.primaryGroupingSize = $1
      },
      size("secondaryGroupingSize", 0...38, "Digits in each further group; 0 is as many as in the first.") {
        $0.secondaryGroupingSize = $1
      },
      size("minimumGroupingDigits", 1...38, "Digits before the first mark for there to be one.") {
        $0.minimumGroupingDigits = $1
      },
      .flag("usesGroupingSeparator", "Whether thousands are marked, also while typing.") {
        $0.usesGroupingSeparator = $1
      },
    ]

  private static func symbol(
    _ name: String, _ summary: String,
    set: @escaping @Sendable (inout NumberSymbols, Unicode.Scalar) -> Void
  ) -> ViewProperty {
    ViewProperty("symbols." + name, .character, summary) { field, value in
      if let character = value.character { set(&field.symbols, character) }
    }
  }

  private static func size(
    _ name: String, _ bounds: ClosedRange<Int>, _ summary: String,
    set: @escaping @Sendable (inout NumberSymbols, Int) -> Void
  ) -> ViewProperty {
    .integer("symbols." + name, bounds, summary) { set(&$0.symbols, $1) }
  }
}
