public import NumberField
internal import NumberFieldCore

extension ViewProperty<NumberField> {
  /// All properties of a field that can be set by name, in the order in which a scene sets them: the number
  /// comes last.
  public static let all: [ViewProperty<NumberField>] =
    rules + places + looks + keyboard + ofEveryView
    + label("prefixLabel", hasText: true) { $0.prefixLabel }
    + label("valueLabel", hasText: false) { $0.valueLabel }
    + label("suffixLabel", hasText: true) { $0.suffixLabel }
    + numbers

  /// The same by their paths.
  static let byPath = Dictionary(uniqueKeysWithValues: all.map { ($0.path, $0) })

  private static func exact(
    _ path: String, isOptional: Bool = true, _ summary: String,
    set: @escaping @MainActor @Sendable (NumberField, ExactDecimal?) -> Void
  ) -> ViewProperty {
    ViewProperty(path, .exact(isOptional: isOptional), summary) { set($0, $1.exact) }
  }

  private static let rules: [ViewProperty] = [
    .flag("allowsEmpty", "Whether a field that is left empty stays so.") { $0.allowsEmpty = $1 },
    .integer("decimalPlace", 0...NumberRules.maximumDecimalPlace, "Count of decimals; 0 is whole numbers.") {
      $0.decimalPlace = $1
    },
    exact("maxValue", isOptional: false, "The upper limit; 0 or less is no limit.") { field, number in
      field.exactMaxValue = number.flatMap { $0 > .zero ? $0 : nil }
    },
    exact("minValue", "The lower limit; null is none, and then only numbers from 0 on can be typed.") {
      $0.exactMinValue = $1
    },
    exact("stepValue", isOptional: false, "How far arrow keys and wheel step the number; 0 is off.") {
      $0.exactStepValue = $1 ?? .zero
    },
    exact("exactMaxValue", "The upper limit, which may also be 0 or less; null is none.") {
      $0.exactMaxValue = $1
    },
    exact("exactMinValue", "The lower limit under its exact name.") { $0.exactMinValue = $1 },
    exact("exactStepValue", isOptional: false, "The step under its exact name.") {
      $0.exactStepValue = $1 ?? .zero
    },
    .flag("isEnabled", "Whether the field takes the focus; false dims it.") { $0.isEnabled = $1 },
    .flag("isReadOnly", "Whether the number can be selected and copied only.") { $0.isReadOnly = $1 },
  ]

  private static let looks: [ViewProperty] = [
    .optionalString("placeholder", "What an empty field shows in grey.") { $0.placeholder = $1 },
    .choice("textAlignment", of: NumberFieldAlignment.self, "Where the value stands.") {
      $0.textAlignment = $1
    },
    .flag(
      "isPrefixAndSuffixStickToSides", "Whether prefix and suffix stay at the sides, or hug the value."
    ) {
      $0.isPrefixAndSuffixStickToSides = $1
    },
    .flag("isPrefndSuffixStickToSides", "isPrefixAndSuffixStickToSides as the original's page spells it.") {
      $0.isPrefndSuffixStickToSides = $1
    },
    .color("highlightedColor", "What lies behind the selected part of the value.") {
      $0.highlightedColor = $1
    },
  ]

  private static let keyboard: [ViewProperty] = [
    ViewProperty(
      "keypad", .choice(Keypad.presets.map(\.name), isOptional: true),
      "Which keys the pad has; null raises no pad."
    ) { field, value in
      field.keypad = Keypad.presets.first { $0.name == value.text }?.keypad
    },
    .number("keyboardHeight", 0...10_000, "Points of the pad's height.") { $0.keyboardHeight = $1 },
    .color("keyboardBorderColor", "The lines between keys and above them.") { $0.keyboardBorderColor = $1 },
    .color("keyboardTextColor", "The keys' titles.") { $0.keyboardTextColor = $1 },
    .color("keyboardBackgroundColor", "The number keys.") { $0.keyboardBackgroundColor = $1 },
    .color("keyboardDecimalPlaceColor", "The separator key.") { $0.keyboardDecimalPlaceColor = $1 },
    .color("keyboardBackspaceColor", "The backspace key.") { $0.keyboardBackspaceColor = $1 },
    .flag("keyboardDimsRefusedKeys", "Whether keys that would be refused now are dimmed.") {
      $0.keyboardDimsRefusedKeys = $1
    },
  ]

  private static func label(
    _ name: String, hasText: Bool, _ label: @escaping @MainActor @Sendable (NumberField) -> Label
  ) -> [ViewProperty] {
    let text: [ViewProperty] =
      hasText ? [.optionalString(name + ".text", "What the label says.") { label($0).text = $1 }] : []
    return text + look(of: name + ".", label) + [
      .flag(name + ".isHidden", "Whether the label leaves the row.") { label($0).isHidden = $1 }
    ]
  }

  private static let numbers: [ViewProperty] = [
    ViewProperty("value", .exact(isOptional: true), "The number; null is empty, where allowsEmpty is set.") {
      field, value in
      if let number = value.exact { field.exactValue = number } else { field.clearValue() }
    },
    exact("exactValue", isOptional: false, "The number under its exact name.") { field, number in
      if let number { field.exactValue = number }
    },
  ]
}

extension Keypad {
  /// The pads that have a name.
  static let presets: [(name: String, keypad: Keypad)] = [
    ("standard", .standard), ("till", .till), ("form", .form),
  ]
}
