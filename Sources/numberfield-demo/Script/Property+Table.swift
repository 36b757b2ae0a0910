import NumberField

extension Property {
  /// All properties that scripts can set: one line for each.
  static let all: [Property] =
    [
      Property("value", .number) { $0.value = $1 },
      Property("maxValue", .number) { $0.maxValue = $1 },
      Property("decimalPlace", .wholeNumber) { $0.decimalPlace = $1 },
      Property("minValue", .optionalNumber) { $0.minValue = $1 },
      Property("stepValue", .number) { $0.stepValue = $1 },
      Property("exactValue", .exact) { $0.exactValue = $1 },
      Property("exactMaxValue", .optionalExact) { $0.exactMaxValue = $1 },
      Property("exactMinValue", .optionalExact) { $0.exactMinValue = $1 },
      Property("exactStepValue", .exact) { $0.exactStepValue = $1 },
      Property("allowsEmpty", .flag) { $0.allowsEmpty = $1 },
      Property("placeholder", .optionalString) { $0.placeholder = $1 },
      Property("usesGroupingSeparator", .flag) { $0.usesGroupingSeparator = $1 },
      Property("symbols.decimalSeparator", .scalar) { $0.symbols.decimalSeparator = $1 },
      Property("symbols.groupingSeparator", .scalar) { $0.symbols.groupingSeparator = $1 },
      Property("symbols.minusSign", .scalar) { $0.symbols.minusSign = $1 },
      Property("symbols.digits", .digits) { $0.symbols.digits = $1 },
      Property("symbols.primaryGroupingSize", .wholeNumber) { $0.symbols.primaryGroupingSize = $1 },
      Property("symbols.secondaryGroupingSize", .wholeNumber) { $0.symbols.secondaryGroupingSize = $1 },
      Property("symbols.minimumGroupingDigits", .wholeNumber) { $0.symbols.minimumGroupingDigits = $1 },
      Property("isEnabled", .flag) { $0.isEnabled = $1 },
      Property("isReadOnly", .flag) { $0.isReadOnly = $1 },
      Property("textAlignment", .choice(["left": NumberFieldAlignment.left, "right": .right])) {
        $0.textAlignment = $1
      },
      Property("isPrefixAndSuffixStickToSides", .flag) { $0.isPrefixAndSuffixStickToSides = $1 },
      Property("isPrefndSuffixStickToSides", .flag) { $0.isPrefndSuffixStickToSides = $1 },
      Property("highlightedColor", .color) { $0.highlightedColor = $1 },
      Property("keypad", .choice(["standard": Keypad.standard, "till": .till, "form": .form, "none": nil])) {
        $0.keypad = $1
      },
      Property("keyboardDimsRefusedKeys", .flag) { $0.keyboardDimsRefusedKeys = $1 },
      Property("keyboardHeight", .number) { $0.keyboardHeight = $1 },
      Property("keyboardBorderColor", .color) { $0.keyboardBorderColor = $1 },
      Property("keyboardTextColor", .color) { $0.keyboardTextColor = $1 },
      Property("keyboardBackgroundColor", .color) { $0.keyboardBackgroundColor = $1 },
      Property("keyboardDecimalPlaceColor", .color) { $0.keyboardDecimalPlaceColor = $1 },
      Property("keyboardBackspaceColor", .color) { $0.keyboardBackspaceColor = $1 },
      Property("layer.borderWidth", .number) { $0.layer.borderWidth = $1 },
      Property("layer.borderColor", .color) { $0.layer.borderColor = $1 },
      Property("layer.cornerRadius", .number) { $0.layer.cornerRadius = $1 },
      Property("backgroundColor", .color) { $0.backgroundColor = $1 },
      Property("tintColor", .color) { $0.tintColor = $1 },
      Property("tag", .wholeNumber) { $0.tag = $1 },
      Property("isHidden", .flag) { $0.isHidden = $1 },
    ] + label("valueLabel") { $0.valueLabel } + label("prefixLabel") { $0.prefixLabel }
    + label("suffixLabel") { $0.suffixLabel }

  /// The properties of one of the three labels.
  private static func label(
    _ name: String, _ label: @escaping @MainActor @Sendable (NumberField) -> Label
  ) -> [Property] {
    [
      Property("\(name).text", .string) { label($0).text = $1 },
      Property("\(name).textColor", .color) { label($0).textColor = $1 },
      Property("\(name).isHidden", .flag) { label($0).isHidden = $1 },
      Property("\(name).font.family", .optionalString) { label($0).font.family = $1 },
      Property("\(name).font.size", .number) { label($0).font.size = $1 },
      Property("\(name).font.weight", .choice(["regular": Font.Weight.regular, "bold": .bold])) {
        label($0).font.weight = $1
      },
    ]
  }
}
