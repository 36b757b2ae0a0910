import Testing

@testable import NumberFieldCore

/// Limits while typing and at the end, and steps.
struct LimitTests {
  static let limits: [Row] = [
    // Exact, and judged on every candidate.
    Row(.of(2, max: "99.99"), "9 9 . 9 9", "9 99 99. 99.9 99.99"),
    Row(.of(2, max: "99.98"), "9 9 . 9 9 8", "9 99 99. 99.9 !exceedsMaximum 99.98"),
    Row(.of(2, max: "0.3"), ". 3 0 1", "0. 0.3 0.30 !tooManyDecimalPlaces"),
    Row(.of(2, max: "0.3"), ". 3 1", "0. 0.3 !exceedsMaximum"),
    Row(.of(2, max: "0.3"), "1 . 4", "!exceedsMaximum 0. !exceedsMaximum"),
    Row(.of(0, max: "0"), "0 1", "0| !exceedsMaximum"),
    // A minimum above 0: refused only what no more digits can mend.
    Row(.of(0, min: "10"), "5 5", "5 55"),
    Row(.of(0, min: "10"), "0 1 2", "0| 1 12"),
    Row(.of(2, min: "10"), "5 . 5", "5 !belowMinimum 55"),
    Row(.of(2, min: "5.5"), "5 . 4 5", "5 5. !belowMinimum 5.5"),
    Row(.of(2, min: "0.05"), ". 0 4 5", "0. 0.0 !belowMinimum 0.05"),
    Row(.of(2, min: "0.05"), ". 0 0", "0. 0.0 !belowMinimum"),
    Row(.of(3, min: "0.045"), ". 0 4 4 9", "0. 0.0 0.04 !belowMinimum 0.049"),
    Row(.of(2, min: "0.051"), ". 0 5 6", "0. 0.0 !belowMinimum 0.06"),
    Row(.of(2, min: "1"), ". 0 .", "!belowMinimum 0 !belowMinimum"),
    // With a maximum too, digits that pass it do not mend.
    Row(
      .of(0, max: "25", min: "18"), "3 1 2 < 9 < < 2", "!belowMinimum 1 !belowMinimum  !belowMinimum = = 2"),
    Row(.of(0, max: "99", min: "18"), "1 2 8", "1 !belowMinimum 18"),
    Row(.of(1, max: "25", min: "1.8"), "1 . 7 8", "1 1. !belowMinimum 1.8"),
    Row(.of(0, max: "5000", min: "1000"), "1 2 3 4 5", "1 12 123 1234 !exceedsMaximum"),
    Row(.of(0, max: "5000", min: "1000"), "6 5 0 0 0", "!belowMinimum 5 50 500 5000"),
    // Deletions below it always work.
    Row(.of(1, min: "20"), start: "25.5", "home del", "|25.5 5.5"),
    Row(.of(0, min: "10"), start: "25", "end < <", "25| 2 "),
    // A minimum below 0 refuses what is already past it.
    Row(.of(0, min: "-10"), "- 1 0 0", "- -1 -10 !belowMinimum"),
    Row(.of(0, min: "-10"), "- 2 0", "- -2 !belowMinimum"),
    Row(.of(1, min: "-10"), start: "-1.5", "@3 < <", "-1.|5 -15 -5"),
    // A maximum of 0 and below.
    Row(.of(0, max: "0", min: "-50"), "5 - 5 0 -", "!exceedsMaximum - -5 -50 !exceedsMaximum"),
    Row(
      .of(0, max: "-10", min: "-50"), "0 - 0 5 < 1 2 - 3",
      "!exceedsMaximum - -0 -5 - -1 -12 !exceedsMaximum !belowMinimum"),
    Row(.of(0, max: "-10", min: "-50"), "- 6 5 1", "- !exceedsMaximum -5 !belowMinimum"),
    Row(.of(0, max: "-10", min: "-50"), start: "-12", "end < < <", "-12| -1 - "),
    // Where they contradict each other the maximum wins, and the field is not locked.
    Row(.of(0, max: "10", min: "20"), "1 0 0", "1 10 !exceedsMaximum"),
    // Far beyond what 128 bits hold.
    Row(.of(15, max: "90000000000000000000000000000000000000"), ". 0 0 1", "0. 0.0 0.00 0.001"),
    Row(.of(15, min: "90000000000000000000000000000000000000"), "8 9 .", "!belowMinimum 9 !belowMinimum"),
  ]

  static let steps: [Row] = [
    Row(.of(0, step: "1"), "up up down down down", "1 2 1 0 ="),
    Row(.of(1, step: "0.1"), "up up up", "0.1 0.2 0.3"),
    Row(.of(2, max: "1", step: "0.25"), "up up up up up", "0.25 0.50 0.75 1.00 ="),
    Row(.of(0, step: "1"), "pgup pgdn pgdn", "10 0 ="),
    Row(.of(0, max: "25", step: "1"), "pgup pgup pgup pgup", "10 20 25 ="),
    Row(.of(0, min: "-5", step: "2"), "down down down down", "-2 -4 -5 ="),
    Row(.of(0), "up down", "= ="),
    Row(.of(0, step: "-1"), "up down", "= ="),
    // Counted from the number as it is.
    Row(.of(1, step: "0.5"), start: "0.7", "up down down down", "1.2 0.7 0.2 0.0"),
    // From outside the limits back inside, never further away.
    Row(.of(0, max: "10", step: "1"), start: "50", "up down", "= 10"),
    Row(.of(0, min: "10", step: "1"), start: "5", "down up", "= 10"),
    Row(.of(0, step: "1"), start: "-5", "down up", "= 0"),
    Row(.of(0, max: "-3", step: "1"), start: "-5", "up down", "= ="),
    Row(.of(0, max: "-3", min: "-9", step: "5"), start: "-5", "up up down down down", "-3 = -8 -9 ="),
    // A step over a draft, and on from it by typing.
    Row(.of(2, step: "1"), "1 . up 5 up undo undo undo", "1 1. 2.00 5 6.00 5 2.00 1."),
    Row(.of(2, step: "1"), "clear up", " 1.00"),
    Row(
      .of(0, max: "99999999999999999999999999999999999999", step: "0.1"),
      start: "99999999999999999999999999999999999990", "up", "="),
  ]

  @Test(arguments: limits) func limit(row: Row) { row.check() }
  @Test(arguments: steps) func step(row: Row) { row.check() }

  @Test func tenStepsOfATenthAreOne() {
    let player = Player(.of(0, step: "0.1"))
    for _ in 1...10 { #expect(player.entry.apply(.step(1)) == .changed) }
    #expect(player.entry.number == 1)
    #expect(player.entry.isAllSelected)
    for _ in 1...10 { #expect(player.entry.apply(.step(-1)) == .changed) }
    #expect(player.entry.apply(.step(-1)) == .nothing)
    #expect(player.entry.apply(.step(.max)) == .changed)
    #expect(player.entry.apply(.step(.min)) == .changed)
    #expect(player.entry.number == 0)
  }

  @Test(arguments: [
    ("10", "", "5", "10", true), ("10", "", "", "10", true), ("-10", "", "- 5", "-5", false),
    ("10", "", "5 0", "50", false), ("0.005", "", ".", "0.005", true), ("-50", "-10", "- 5", "-10", true),
    ("-50", "-10", "clear", "-10", true), ("20", "10", "1", "10", true),
  ]) func theMinimumIsAppliedAtTheEnd(
    minimum: String, maximum: String, keys: String, number: String, told: Bool
  ) {
    let player = Player(
      .of(2, max: maximum.isEmpty ? nil : maximum, min: minimum), number: minimum == "-50" ? -12 : 0)
    _ = player.play(keys.isEmpty ? "clear" : keys)
    #expect(player.entry.end() == told)
    #expect(player.entry.number == ExactDecimal(number))
  }

  @Test func anUntouchedEditAppliesNoMinimum() {
    for keys in ["", "left Sright", "7 undo", "7 < undo undo"] {
      let player = Player(.of(2, min: "5"))
      _ = player.play(keys)
      #expect(player.entry.end() == false, "\(keys)")
      #expect(player.entry.number == 0)
      #expect(player.entry.shownText == "0.00")
    }
  }

  @Test func aLoweredMaximumOnlyJudgesWhatIsTypedThen() {
    let player = Player(.of(0, max: "1000"))
    _ = player.play("5 0 0")
    player.entry.rules.maximum = 100
    #expect(player.entry.number == 500)
    #expect(
      player.play("0 @0-1 4 < 2").joined(separator: " ")
        == "!exceedsMaximum [5]00 !exceedsMaximum 00 !exceedsMaximum")
    #expect(player.play("end < 5 0 <").joined(separator: " ") == "00| 0 5 50 5")
    #expect(player.entry.end() == false)
    #expect(player.entry.number == 5)
  }
}
