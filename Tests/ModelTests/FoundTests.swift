import NumberField
import NumberFieldCore
import Testing

/// Sessions in which product and model once disagreed, made short by the shrinker, with what came to be right.
@Suite("Found by random sessions")
@MainActor
struct FoundTests {
  /// A session on the length field, and what it leads to.
  struct Found: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var actions: [Action]
    var text: String
    var caret: Int?
    var rejection: RejectionReason?

    init(
      _ what: String, _ actions: [Action], text: String, caret: Int? = nil, rejection: RejectionReason? = nil
    ) {
      testDescription = what
      self.actions = actions
      self.text = text
      self.caret = caret
      self.rejection = rejection
    }
  }

  private nonisolated static let ones = String(repeating: "1", count: 45)

  nonisolated static let all: [Found] = [
    Found(
      "A zero typed behind the sign goes, and the caret stays behind the sign",
      [
        .set(0, .minValue(-9999)), .set(0, .value(-105)), .focus(0), .key(.home, []), .key(.right, []),
        .key(.delete, []), .type("0"),
      ], text: "-5.00", caret: 1),
    Found(
      "So does one that is pasted",
      [
        .set(0, .minValue(-9999)), .set(0, .value(-105)), .focus(0), .key(.home, []), .key(.right, []),
        .key(.delete, []), .paste("00"),
      ], text: "-5.00", caret: 1),
    Found(
      "A zero in front of the sign is no number, like any other digit there",
      [.set(0, .minValue(-9)), .set(0, .value(-0.5)), .focus(0), .key(.left, []), .type("0")],
      text: "-0.50", caret: 0, rejection: .notANumber),
    Found(
      "Groups that are none make a long number no number",
      [.focus(0), .paste("47183099818653037837615735769528,390,4371")],
      text: "0.00", caret: 4, rejection: .notANumber),
    Found(
      "And so does rubbish behind endless digits",
      [.focus(0), .paste(ones + ones + "x")], text: "0.00", caret: 4, rejection: .notANumber),
    Found(
      "A long number with decimals is refused for its decimals where there are none",
      [.set(0, .decimalPlace(0)), .focus(0), .paste(ones + ".5")],
      text: "0", caret: 1, rejection: .decimalsNotAllowed),
    Found(
      "And for its separator where there is one already",
      [.focus(0), .type("1."), .key(.home, []), .paste(ones + ".5")],
      text: "1.", caret: 0, rejection: .separatorAlreadyPresent),
    Found(
      "Endless zeros behind another place's separator are zeros at the end",
      [.focus(0), .paste("1," + String(repeating: "0", count: 200))], text: "1.00", caret: 4),
    Found(
      "A minimum above the maximum locks nothing, whatever the decimals",
      [
        .set(0, .maxValue(9.99)), .set(0, .minValue(18)), .set(0, .decimalPlace(1)), .focus(0), .type("7"),
        .type("."), .type("5"),
      ], text: "7.5", caret: 3),
    Found(
      "Nor do limits between which no number of so many decimals lies",
      [
        .set(0, .decimalPlace(0)), .set(0, .maxValue(18.7)), .set(0, .minValue(18.5)), .focus(0), .type("3"),
        .type("1"),
      ], text: "3", caret: 1, rejection: .exceedsMaximum),
    Found(
      "A key that is dead takes away the reason of the one before it",
      [
        .set(0, .decimalPlace(0)), .set(0, .maxValue(9)), .focus(0), .type("5"),
        .chord(.digit(5), .separator),
      ], text: "5", caret: 1),
    Found(
      "What is typed while nobody edits is not refused, and so is no longer what was",
      [.focus(0), .type("x"), .set(0, .isReadOnly(true)), .type("x")], text: "0.00"),
    Found(
      "A key is where the pad is by now, and not where it was",
      [.focus(0), .type("7"), .chord(.digit(2), .backspace)], text: "7", caret: 1),
  ]

  @Test(arguments: all)
  func found(_ found: Found) {
    for animates in [false, true] {
      let product = Product(animates: animates)
      for action in found.actions { product.play(action) }
      let field = product.fields[0]
      #expect(field.text == found.text)
      #expect(field.caret == found.caret)
      #expect(product.screen.lastRejection?.reason == found.rejection)
      #expect(Trial(found.actions, animates: animates).disagreement == nil)
    }
  }
}
