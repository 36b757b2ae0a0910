import NumberField
import NumberFieldFoundation
import Testing

@testable import NumberFieldDemo

@Suite("Properties that scripts set")
@MainActor
struct PropertyTests {
  private let field = NumberField()

  private func set(_ text: String) throws {
    let command = try ScriptParser(file: "", fields: ["f"]).command(in: "set f " + text)
    guard case .set(_, let change)? = command else {
      Issue.record("no change: \(text)")
      return
    }
    change.apply(field)
  }

  @Test("numbers, words, strings, switches and colours arrive under their public names")
  func values() throws {
    try set("decimalPlace 2")
    try set("maxValue 99.5")
    try set("value 12.25")
    try set("textAlignment left")
    try set("isPrefixAndSuffixStickToSides false")
    try set(##"highlightedColor "#0A0B0C""##)
    try set(##"backgroundColor "#0A0B0C80""##)
    try set("keyboardHeight 200")
    try set(#"prefixLabel.text "LENGTH""#)
    try set("prefixLabel.font.size 16")
    try set("prefixLabel.font.weight bold")
    try set("layer.borderWidth 0.5")
    try set("suffixLabel.isHidden true")
    #expect(field.decimalPlace == 2)
    #expect(field.maxValue == 99.5)
    #expect(field.value == 12.25)
    #expect(field.textAlignment == .left)
    #expect(!field.isPrefixAndSuffixStickToSides)
    #expect(field.highlightedColor == Color(argb: 0xFF0A_0B0C))
    #expect(field.backgroundColor == Color(argb: 0x800A_0B0C))
    #expect(field.keyboardHeight == 200)
    #expect(field.prefixLabel.text == "LENGTH")
    #expect(field.prefixLabel.font == .boldSystemFont(ofSize: 16))
    #expect(field.layer.borderWidth == 0.5)
    #expect(field.suffixLabel.isHidden)
    try set("isPrefndSuffixStickToSides true")
    #expect(field.isPrefixAndSuffixStickToSides)
  }

  @Test("what may be missing can be taken away, and exact numbers keep every digit")
  func optionals() throws {
    try set("minValue -5")
    #expect(field.minValue == -5)
    try set("minValue none")
    #expect(field.minValue == nil)
    try set("exactMaxValue \"456789123456789.58\"")
    #expect(field.exactMaxValue?.description == "456789123456789.58")
    try set("exactMaxValue none")
    #expect(field.exactMaxValue == nil)
    try set("keypad none")
    #expect(field.keypad == nil)
    try set("keypad till")
    #expect(field.keypad != nil)
  }

  @Test("every property that scenes know can be set, with a value of its kind")
  func everyProperty() throws {
    for property in ViewProperty<NumberField>.all {
      let value =
        switch property.kind {
        case .number, .integer: "3"
        case .exact: "3.5"
        case .flag: "true"
        case .string: "\"x\""
        case .color: "\"#102030\""
        case .choice(let words, _): words[0]
        case .character: "\"·\""
        case .digits: "\"٠١٢٣٤٥٦٧٨٩\""
        case .locale: "en_IN"
        }
      try set("\(property.path) \(value)")
    }
    #expect(field.symbols.decimalSeparator == "·" && field.prefixLabel.text == "x")
    #expect(field.highlightedColor == Color(argb: 0xFF10_2030) && field.exactText == "3.5")
  }

  @Test("numbers keep every digit, and an exponent is understood")
  func numbers() throws {
    try set("value 456789123456789.58")
    #expect(field.exactText == "456789123456789.58")
    try set("value 1e3")
    #expect(field.exactText == "1000")
    try set("decimalPlace 99")
    #expect(field.decimalPlace == 15)
    try set("tintColor secondaryText")
    #expect(field.tintColor == Theme.light.colors.secondaryText)
  }

  @Test(
    "values of another type are refused",
    arguments: [
      "isEnabled 1", "isEnabled \"true\"", "value nan", "value 1e99", "decimalPlace 1.5", "minValue nothing",
      "tintColor \"red\"", "tintColor \"#12345\"", "tintColor \"#GG0000\"", "tintColor \"#+12345\"",
      "placeholder 12",
      "exactValue \"twelve\"", "maxValue none", "prefixLabel.font.weight heavy",
    ])
  func wrong(text: String) {
    let problem = #expect(throws: ScriptProblem.self) { try set(text) }
    guard case .property(.wrongType)? = problem else {
      Issue.record("\(String(describing: problem))")
      return
    }
  }
}
