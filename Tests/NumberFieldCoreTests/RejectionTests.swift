import Testing

@testable import NumberFieldCore

/// What a refusal tells of the draft: made when it is asked for, and of the moment at which it happened.
struct RejectionTests {
  private func refused() throws -> (NumberEntry, Rejection) {
    var rules = NumberRules.of(2, max: "1234567.89", grouping: true, symbols: .german)
    rules.symbols.digits = "٠١٢٣٤٥٦٧٨٩".unicodeScalars.map { $0 }
    var entry = NumberEntry(rules: rules)
    entry.setNumber(1_234_567)
    entry.begin()
    entry.apply(.move(.end, extending: false))
    guard case .rejected(let rejection) = entry.apply(.digit(1)) else {
      throw Failure.accepted
    }
    return (entry, rejection)
  }

  private enum Failure: Error { case accepted }

  @Test func theDraftIsTheTextThatWasShown() throws {
    var (entry, rejection) = try refused()
    let shown = entry.shownText
    #expect(rejection.draft == shown && shown.contains("."))
    entry.apply(.clear)
    entry.rules.usesGroupingSeparator = false
    #expect(rejection.draft == shown)
  }

  @Test func howTheDraftIsKeptMakesNoDifference() throws {
    let (entry, rejection) = try refused()
    var same = Rejection(
      reason: rejection.reason, input: rejection.input, limit: rejection.limit, draft: entry.shownText)
    #expect(same == rejection && Set([same, rejection]).count == 1)
    same.draft = "12"
    #expect(same != rejection && same.draft == "12")
  }
}
