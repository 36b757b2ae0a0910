import Testing

@testable import NumberFieldCore

/// What the text is after each key: the table of section 3.
struct TypingTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var rules: NumberRules
    var start: ExactDecimal = 0
    var keys: String
    var texts: String
    var testDescription: String { keys }
  }

  static let rows: [Row] = [
    Row(
      rules: .of(2, max: "99999.99"), keys: "1 2 3 . 4 5 6",
      texts: "1 12 123 123. 123.4 123.45 !tooManyDecimalPlaces"),
    Row(rules: .of(0, max: "1000"), keys: "1 0 0 1", texts: "1 10 100 !exceedsMaximum"),
    Row(rules: .of(), keys: "0 0 7", texts: "0| = 7"),
  ]

  @Test(arguments: rows) func texts(row: Row) {
    var player = Player(row.rules, number: row.start)
    let texts = player.play(row.keys).joined(separator: " ")
    #expect(texts == row.texts)
  }
}
