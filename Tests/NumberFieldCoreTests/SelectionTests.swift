import Testing

@testable import NumberFieldCore

/// Caret, selection, and what grouping does to them; undo and redo.
struct SelectionTests {
  static let money = NumberRules.of(2, max: "9999999")
  static let grouped = NumberRules.of(2, grouping: true)

  static let carets: [Row] = [
    Row(.of(), start: "123", "left left end right home right", "|123 = 123| = |123 1|23"),
    Row(.of(), start: "123", "right left Sleft Sleft Sleft Sright", "123| 12|3 1[2]3 [12]3 = 1[2]3"),
    Row(.of(), start: "123", "home Send Shome Sright left", "|123 [123] |123 [1]23 |123"),
    Row(.of(), start: "123", "@1-2 right @2-1 left", "1[2]3 12|3 1[2]3 1|23"),
    Row(.of(), start: "123", "@1-2 home @1-2 end all", "1[2]3 |123 1[2]3 123| [123]"),
    Row(.of(), start: "123", "all @99 @1-2 @5-9", "= 123| 1[2]3 123|"),
    Row(.of(), start: "0", "< all left right home Send", " = = = = ="),
    Row(money, start: "12.5", "@3 left left right", "12.|50 12|.50 1|2.50 12|.50"),
  ]

  static let groups: [Row] = [
    Row(grouped, "1 2 3 4 5 6 7 . 8", "1 12 123 1,234 12,345 123,456 1,234,567 1,234,567. 1,234,567.8"),
    Row(.of(2, min: "-1", grouping: true), start: "-1234567", "end <", "-1,234,567.00| -1,234,567.0"),
    Row(
      .of(0, grouping: true), start: "1234567", "end < < < < < <", "1,234,567| 123,456 12,345 1,234 123 12 1"),
    // The caret passes a mark together with its digit, and stays with the digit to its left.
    Row(
      .of(0, grouping: true), start: "1234567", "home right right left end left left left left",
      "|1,234,567 1|,234,567 1,2|34,567 1|,234,567 1,234,567| 1,234,56|7 1,234,5|67 1,234|,567 1,23|4,567"),
    Row(.of(0, grouping: true), start: "1234", "@1 @2 9", "1|,234 = 19,234"),
    Row(.of(0, grouping: true), start: "1234", "@2 < 5 6", "1|,234 234 5,234 56,234"),
    Row(.of(0, grouping: true), start: "1234", "@1 del", "1|,234 134"),
    Row(.of(0, grouping: true), start: "1234567", "@1-6 <", "1,[234],567 1,567"),
    Row(.of(0, grouping: true), start: "1234567", "@6-0 cut", "[1,234],567 567"),
    Row(.of(0, grouping: true), start: "1234567", "@1-2 @2-1", "1|,234,567 ="),
    Row(.of(0, grouping: true), start: "1000", "home del 7", "|1,000 000 7,000"),
    Row(
      .of(2, grouping: true, symbols: .german), "1 2 3 4 ', 5 @3 <",
      "1 12 123 1.234 1.234, 1.234,5 1.2|34,5 134,5"),
    Row(
      .of(2, grouping: true, symbols: .french), "1 2 3 4 5 . 6",
      "1 12 123 1\u{202F}234 12\u{202F}345 12\u{202F}345, 12\u{202F}345,6"),
    Row(
      .of(0, grouping: true, symbols: .indian), "1 2 3 4 5 6 7 8",
      "1 12 123 1,234 12,345 1,23,456 12,34,567 1,23,45,678"),
    Row(
      .of(0, grouping: true, symbols: .indian), start: "12345678", "@4 right right < left <",
      "1,23|,45,678 1,23,4|5,678 1,23,45|,678 12,34,678 12,3|4,678 1,24,678"),
    Row(
      .of(1, grouping: true, symbols: .spanish), "1 2 3 4 . 5 @4 6",
      "1 12 123 1234 1234, 1234,5 1234|,5 12.346,5"),
    Row(.of(2, grouping: true, symbols: .arabic), "1 2 3 4 . 5", "١ ١٢ ١٢٣ ١٬٢٣٤ ١٬٢٣٤٫ ١٬٢٣٤٫٥"),
    Row(
      .of(0, min: "-99999", grouping: true, symbols: .persian), "- 1 2 3 4 -", "− −۱ −۱۲ −۱۲۳ −۱٬۲۳۴ ۱٬۲۳۴"),
    Row(
      .of(0, min: "-99999", grouping: true), start: "1234", "@3 - left left -",
      "1,2|34 -1,234 -1|,234 -|1,234 1,234"),
    Row(.of(0, grouping: true, symbols: .ungrouped), "1 2 3 4", "1 12 123 1234"),
    Row(.of(0, grouping: true, symbols: .swiss), "1 2 3 4", "1 12 123 1’234"),
  ]

  static let undos: [Row] = [
    Row(money, "1 . 5 undo undo undo undo redo redo redo redo", "1 1. 1.5 1. 1 0.00 = 1 1. 1.5 ="),
    Row(
      money, start: "12", "@1 7 @0 undo right redo 8 redo undo",
      "1|2.00 172.00 |172.00 12.00 12|.00 172.00 1782.00 = 172.00"),
    Row(money, "5 'x undo", "5 !notANumber 0.00"),
    Row(money, "5 left right undo redo", "5 |5 5| 0.00 5"),
    Row(money, start: "1.239", "end < undo", "1.24| 1.2 1.24"),
    Row(money, "1 2 clear undo undo", "1 12  12 1"),
    Row(money, "00 1 00 undo undo undo", "0 1 100 1 0 0.00"),
    Row(
      money, start: "123.45", "@1-3 cut undo \"99\" undo -",
      "1[23].45 1.45 123.45 199.45 123.45 !negativeNotAllowed"),
    Row(.of(2, min: "-9"), "5 - undo redo", "5 -5 5 -5"),
  ]

  @Test(arguments: carets) func caret(row: Row) { row.check() }
  @Test(arguments: groups) func grouping(row: Row) { row.check() }
  @Test(arguments: undos) func undo(row: Row) { row.check() }

  @Test func undoBringsTheSelectionBack() {
    let player = Player(.of(), number: 1234)
    _ = player.play("@3-1 9 home undo")
    #expect(player.marked == "1[23]4")
    #expect((player.entry.caret, player.entry.anchor) == (1, 3))
    _ = player.play("end redo")
    #expect(player.marked == "19|4")
    _ = player.play("undo undo")
    #expect(player.entry.canUndo == false)
    #expect(player.entry.canRedo)
    // All was selected at first, and the caret was moved before anything was typed: that is no input.
    #expect(player.marked == "1[23]4")
  }

  @Test func undoOfStepsKeepsHiddenDecimals() {
    let player = Player(.of(1, step: "0.01"), number: ExactDecimal("1.23456"))
    #expect(player.play("up end < undo undo redo").joined(separator: " ") == "1.2 1.2| 1. 1.2 1.2 1.2")
    #expect(player.entry.number == ExactDecimal("1.24456"))
  }

  @Test func aThousandStepsAreKept() {
    let player = Player(.of(0, step: "1"))
    for _ in 0..<2500 { _ = player.press("up") }
    var steps = 0
    while player.entry.canUndo {
      _ = player.press("undo")
      steps += 1
    }
    #expect(steps == 1000)
    #expect(player.entry.number == 1500)
    for _ in 0..<400 { _ = player.press("redo") }
    #expect(player.entry.number == 1900)
    _ = player.press("up")
    #expect(player.entry.canRedo == false)
    #expect(player.entry.number == 1901)
    while player.entry.canUndo { _ = player.press("undo") }
    #expect(player.entry.number == 1500)
    #expect(player.entry.cancel() == true)
    #expect(player.entry.number == 0)
  }

  @Test(arguments: [
    NumberSymbols(), .indian, .spanish, .hindi, .ungrouped, NumberSymbols(primaryGroupingSize: 1),
    NumberSymbols(primaryGroupingSize: 4, secondaryGroupingSize: 1),
  ]) func placesThereAndBack(symbols: NumberSymbols) throws {
    for digits in 1...38 {
      for (sign, decimals) in [("", ""), ("-", ".25")] where digits < 37 {
        let number = try #require(ExactDecimal(sign + String(repeating: "7", count: digits) + decimals))
        let player = Player(.of(2, grouping: true, symbols: symbols), number: number)
        let text = Array(player.entry.shownText)
        #expect(text.count == player.entry.shownCount)
        #expect(text.filter(\.isNumber).count == digits + 2)
        for place in 0...text.count {
          _ = player.entry.apply(.placeCaret(at: place))
          let caret = player.entry.caret
          // Beside a mark there is one place, before it; everywhere else the caret is where it was put.
          let isAfterMark = place > 0 && Unicode.Scalar(String(text[place - 1])) == symbols.groupingSeparator
          #expect(caret == (isAfterMark ? place - 1 : place))
        }
      }
    }
  }
}
