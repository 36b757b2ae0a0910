import NumberField
import NumberFieldCore
import NumberFieldFoundation
import Testing

@MainActor
struct PropertyTests {
  @Test func propertiesAreSetByTheirNames() throws {
    let field = NumberField()
    try field.setProperty("maxValue", to: .string("99999.99"))
    try field.setProperty("decimalPlace", to: .number(2))
    try field.setProperty("value", to: .number(try #require(ExactDecimal("12.5"))))
    try field.setProperty("prefixLabel.text", to: .string("LENGTH"))
    try field.setProperty("prefixLabel.font.size", to: .number(16))
    try field.setProperty("layer.borderColor", to: .color(.lightGray))
    try field.setProperty("layer.borderColor", to: .string("#102030"))
    try field.setProperty("textAlignment", to: .string("left"))
    try field.setProperty("isPrefndSuffixStickToSides", to: .flag(false))
    try field.setProperty("locale", to: .string("de_DE"))
    #expect(field.exactMaxValue == ExactDecimal("99999.99") && field.text == "12,50")
    #expect(field.prefixLabel.text == "LENGTH" && field.prefixLabel.font.size == 16)
    #expect(field.layer.borderColor == Color(argb: 0xFF10_2030) && field.textAlignment == .left)
    #expect(!field.isPrefixAndSuffixStickToSides)
    let label = Label()
    try label.setProperty("text", to: .string("Hello"))
    try label.setProperty("textAlignment", to: .string("center"))
    #expect(label.text == "Hello" && label.textAlignment == .center)
  }

  @Test func boundsAreThePropertysOwn() throws {
    let field = NumberField()
    try field.setProperty("decimalPlace", to: .number(99))
    #expect(field.decimalPlace == 15)
    try field.setProperty("decimalPlace", to: .number(try #require(ExactDecimal("-99999999999999999999"))))
    #expect(field.decimalPlace == 0)
  }

  @Test func whatDoesNotFitIsAnErrorAndChangesNothing() {
    let field = NumberField()
    func error(_ path: String, _ value: PropertyValue) -> String? {
      do throws(PropertyError) {
        try field.setProperty(path, to: value)
        return nil
      } catch {
        return error.description
      }
    }
    #expect(error("maxvalue", .number(1)) == "unknown property \"maxvalue\"; did you mean \"maxValue\"?")
    #expect(
      error("prefixLabel.txt", .string("x"))
        == "unknown property \"prefixLabel.txt\"; did you mean \"prefixLabel.text\"?")
    #expect(error("nonsense", .none) == "unknown property \"nonsense\"")
    #expect(error("maxValue", .string("abc")) == "maxValue: expected a number, found \"abc\"")
    #expect(error("maxValue", .none) == "maxValue: expected a number, found null")
    #expect(error("isEnabled", .number(0)) == "isEnabled: expected true or false, found 0")
    #expect(
      error("tintColor", .string("red"))
        == "tintColor: expected a colour, \"#RRGGBB\", \"#RRGGBBAA\" or a name such as \"secondaryText\", found \"red\""
    )
    #expect(error("locale", .string("zz"))?.hasPrefix("locale: unknown locale \"zz\"") == true)
    #expect(field.maxValue == 0 && field.isEnabled)
  }

  /// Each property of the tables takes what it says that it takes, and is really set by it.
  @Test func theTablesKeepTheirWord() throws {
    for property in ViewProperty<NumberField>.all {
      let field = NumberField()
      try field.setProperty(property.path, to: sample(property.kind))
      #expect(throws: PropertyError.self, "\(property.path)") {
        try field.setProperty(property.path, to: wrong(property.kind))
      }
      #expect(!property.summary.isEmpty && property.summary.hasSuffix("."))
    }
    for property in ViewProperty<Label>.all {
      try Label().setProperty(property.path, to: sample(property.kind))
    }
    let paths = ViewProperty<NumberField>.all.map(\.path)
    #expect(Set(paths).count == paths.count)
  }

  private func sample(_ kind: PropertyKind) -> PropertyValue {
    switch kind {
    case .number, .integer: .number(3)
    case .exact: .string("3.5")
    case .flag: .flag(true)
    case .string: .string("x")
    case .color: .color(.red)
    case .choice(let words, _): .string(words[0])
    case .character: .string("·")
    case .digits: .string("٠١٢٣٤٥٦٧٨٩")
    case .locale: .string("en_IN")
    }
  }

  private func wrong(_ kind: PropertyKind) -> PropertyValue {
    switch kind {
    case .flag: .string("true")
    default: .flag(true)
    }
  }
}
