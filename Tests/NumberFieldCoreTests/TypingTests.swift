import Testing

@testable import NumberFieldCore

/// One line of keys, and what is shown after each of them.
struct Row: Sendable, CustomTestStringConvertible {
  var rules: NumberRules
  var start: ExactDecimal
  var keys: String
  var texts: String

  init(_ rules: NumberRules = .of(), start: String = "0", _ keys: String, _ texts: String) {
    self.rules = rules
    self.start = ExactDecimal(start) ?? .zero
    self.keys = keys
    self.texts = texts
  }

  var testDescription: String { keys }

  /// Plays the row and compares.
  func check(_ location: SourceLocation = #_sourceLocation) {
    let player = Player(rules, number: start)
    let texts = player.play(keys).joined(separator: " ")
    #expect(texts == self.texts, sourceLocation: location)
  }
}

/// Digits, separators, signs and deletions of an edit.
struct TypingTests {
  static let money = NumberRules.of(2, max: "99999.99")
  static let signed = NumberRules.of(2, max: "1000", min: "-1000")

  static let digits: [Row] = [
    Row(money, "1 2 3 . 4 5 6", "1 12 123 123. 123.4 123.45 !tooManyDecimalPlaces"),
    Row(.of(0, max: "1000"), "1 0 0 1 0 0", "1 10 100 !exceedsMaximum 1000 !exceedsMaximum"),
    // No zeros in front; a 0 is replaced.
    Row(.of(), "0 0 7", "0| = 7"),
    Row(money, "0 0 7", "0 = 7"),
    Row(money, "1 . 0 2", "1 1. 1.0 1.02"),
    Row(money, "0 . 0 5", "0 0. 0.0 0.05"),
    Row(.of(), "5 home 0", "5 |5 ="),
    Row(.of(), "5 home 7", "5 |5 75"),
    Row(.of(), "0 home 7", "0| |0 70"),
    Row(.of(), "1 0 0 home del 7", "1 10 100 |100 00 700"),
    Row(.of(), "1 0 0 home del right 7", "1 10 100 |100 00 0|0 70"),
    Row(.of(), "1 0 0 home del end 7", "1 10 100 |100 00 00| 7"),
    // A digit replaces the selection, whole or in part.
    Row(.of(), start: "123", "7", "7"),
    Row(.of(), start: "123", "@1-2 7", "1[2]3 173"),
    Row(.of(), start: "123", "@3-1 7", "1[23] 17"),
    Row(.of(), start: "123", "@0-1 0", "[1]23 23"),
    Row(.of(), start: "7", "7", "7|"),
    // The same digit over the same digit is nothing but a moved caret.
    Row(.of(), start: "12", "@0-1 1", "[1]2 1|2"),
    Row(
      money, start: "1", "left . . right .",
      "|1.00 !separatorAlreadyPresent !separatorAlreadyPresent 1|.00 1.|00"),
    // The key with two zeros is one input.
    Row(money, "5 00 . 00 00", "5 500 500. 500.00 !tooManyDecimalPlaces"),
    Row(money, "00 00", "0 ="),
    Row(.of(), "00 5", "0| 5"),
    Row(.of(0, max: "1000"), "5 00 00", "5 500 !exceedsMaximum"),
    Row(.of(1), "5 . 00 0", "5 5. !tooManyDecimalPlaces 5.0"),
  ]

  static let separators: [Row] = [
    Row(money, ".", "0."),
    Row(money, "clear . 5", " 0. 0.5"),
    Row(money, "1 . .", "1 1. !separatorAlreadyPresent"),
    Row(money, "1 . 5 left left . 7", "1 1. 1.5 1.|5 1|.5 1.|5 1.75"),
    Row(.of(0), ".", "!decimalsNotAllowed"),
    Row(.of(0), "1 . 'x ',", "1 !decimalsNotAllowed !notANumber !decimalsNotAllowed"),
    // In the middle of digits: what comes after it become decimals.
    Row(money, "1 2 3 4 left left .", "1 12 123 1234 123|4 12|34 12.34"),
    Row(money, "1 2 3 4 home .", "1 12 123 1234 |1234 !tooManyDecimalPlaces"),
    Row(money, "3 4 home .", "3 34 |34 0.34"),
    Row(money, "3 4 5 home right @0-3 .", "3 34 345 |345 3|45 [345] 0."),
    Row(money, start: "12.34", "@1-4 . 5", "1[2.3]4 1.4 1.54"),
    Row(money, start: "100", "@0-1 del @2 .", "[1]00.00 00.00 00|.00 00.|00"),
    Row(.of(2), start: "100", "@3-6 del home del .", "100[.00] 100 |100 00 0.00"),
  ]

  static let deletions: [Row] = [
    Row(money, start: "50.25", "end < < < < < <", "50.25| 50.2 50. 50 5  ="),
    Row(.of(), "5 < <", "5  ="),
    Row(.of(), "5 home < del del", "5 |5 =  ="),
    Row(.of(), start: "123", "<", ""),
    Row(.of(), start: "123", "del", ""),
    Row(.of(), start: "123", "@1-3 <", "1[23] 1"),
    Row(.of(), start: "123", "@1-3 del", "1[23] 1"),
    Row(.of(), start: "123", "@1-2 cut cut", "1[2]3 13 ="),
    Row(.of(), start: "123", "@1 clear clear", "1|23  ="),
    // A deletion takes only what was deleted; the end tidies.
    Row(.of(), start: "100", "home del", "|100 00"),
    Row(money, start: "1.5", "home del", "|1.50 .50"),
    Row(
      money, "1 . 5 home del end 2 home 0 right 7",
      "1 1. 1.5 |1.5 .5 .5| .52 |.52 0.52 0.|52 !tooManyDecimalPlaces"),
    // Without the separator the number may be too high.
    Row(.of(1, max: "10"), start: "1.5", "@2 <", "1.|5 !exceedsMaximum"),
    Row(.of(1, max: "15"), start: "1.5", "@2 < 0", "1.|5 15 !exceedsMaximum"),
    Row(.of(1, max: "10"), start: "1.5", "@1 del @1-2 cut", "1|.5 !exceedsMaximum 1[.]5 !exceedsMaximum"),
    // From above the maximum downwards there is always a way.
    Row(.of(1, max: "10"), start: "5000.5", "end < < < < 0 <", "5000.5| 5000. 5000 500 50 !exceedsMaximum 5"),
    Row(.of(1, max: "10"), start: "5000.5", "@5 <", "5000.|5 !exceedsMaximum"),
  ]

  static let signs: [Row] = [
    Row(signed, "- 5 - -", "- -5 5 -5"),
    Row(signed, "clear - 0 . 5", " - -0 -0. -0.5"),
    Row(signed, "- .", "- -0."),
    Row(signed, "- - 5", "-  5"),
    Row(signed, "0 - 7 -", "0 -0 -7 7"),
    Row(signed, start: "5", "-", "-"),
    Row(signed, start: "5", "end - left left left -", "5.00| -5.00 -5.0|0 -5.|00 -5|.00 5.00"),
    Row(signed, start: "123", "@1-2 -", "1[2]3.00 -123.00"),
    Row(.of(0, min: "0"), "-", "!negativeNotAllowed"),
    Row(.of(), "5 -", "5 !negativeNotAllowed"),
    Row(signed, "5 home - 7", "5 |5 -5 -75"),
    Row(signed, "- 5 home 7 . -", "- -5 |-5 !notANumber !notANumber 5"),
    // The program may set a number below 0; there it can be deleted and made positive, but not typed further.
    Row(
      .of(), start: "-5", "end 3 < 3 - -",
      "-5| !negativeNotAllowed - !negativeNotAllowed  !negativeNotAllowed"),
    Row(.of(), start: "-5", "end - -", "-5| 5 !negativeNotAllowed"),
    Row(.of(0, max: "3", min: "-10"), "- 5 - home del", "- -5 !exceedsMaximum |-5 !exceedsMaximum"),
    Row(.of(0, max: "100", min: "-20"), "5 0 -", "5 50 !belowMinimum"),
    Row(signed, start: "-0.001", "end <", "0.00| 0.0"),
  ]

  static let characters: [Row] = [
    Row(money, "'٣ '۴ '५ ', '６", "3 34 345 345. 345.6"),
    Row(money, "'１ '． '２", "1 1. 1.2"),
    Row(money, "'১ '٫ '๕", "1 1. 1.5"),
    Row(signed, "'− '5 '- '－", "- -5 5 -5"),
    Row(money, "1 '+ 'e 'x '😀 '' '( '$", "1" + String(repeating: " !notANumber", count: 7)),
    Row(
      .of(2, symbols: .german), "1 '. 5 left left ', ',", "1 1, 1,5 1,|5 1|,5 1,|5 !separatorAlreadyPresent"),
    Row(.of(2, symbols: .arabic), "1 '٫ '٥", "١ ١٫ ١٫٥"),
    Row(.of(2, symbols: .arabic), "1 ', 5", "١ ١٫ ١٫٥"),
  ]

  @Test(arguments: digits) func digit(row: Row) { row.check() }
  @Test(arguments: separators) func separator(row: Row) { row.check() }
  @Test(arguments: deletions) func deletion(row: Row) { row.check() }
  @Test(arguments: signs) func sign(row: Row) { row.check() }
  @Test(arguments: characters) func character(row: Row) { row.check() }

  @Test func upTo38Digits() {
    let player = Player(.of(2))
    for index in 1...38 {
      #expect(player.press(String(index % 10)) == player.entry.shownText)
    }
    #expect(player.entry.number == ExactDecimal("12345678901234567890123456789012345678"))
    let more = player.play("9 . 9 0 0 5 < < <")
    #expect(
      more.map { $0.hasPrefix("!") ? $0 : String($0.dropFirst(38)) } == [
        "!tooManyDigits", ".", "!tooManyDigits", ".0", ".00", "!tooManyDecimalPlaces", ".0", ".", "",
      ])
    // The separator goes only where the digits around it are one number.
    #expect(player.play(". 0 left left del").last == "!tooManyDigits")
  }

  @Test func theNumberFollowsAtOnce() {
    let player = Player(.of(2), number: 7)
    #expect(player.entry.number == 7)
    for (key, number) in zip([".", "0", "5", "<", "<", "<", "<"], ["0", "0", "0.05", "0", "0", "0", "0"]) {
      _ = player.press(key)
      #expect(player.entry.number == ExactDecimal(number))
    }
    #expect(player.entry.isEmpty)
  }

  @Test func refusalsCarryWhatRefused() {
    let player = Player(.of(2, max: "10", min: "-5"))
    _ = player.play("7 . 5")
    #expect(
      player.entry.apply(.paste("99"))
        == .rejected(Rejection(reason: .tooManyDecimalPlaces, input: "99", draft: "7.5")))
    _ = player.play("< <")
    #expect(
      player.entry.apply(.character("٣"))
        == .rejected(Rejection(reason: .exceedsMaximum, input: "٣", limit: 10, draft: "7")))
    #expect(
      player.entry.apply(.minus)
        == .rejected(Rejection(reason: .belowMinimum, input: "-", limit: -5, draft: "7")))
    #expect(
      player.entry.apply(.doubleZero)
        == .rejected(Rejection(reason: .exceedsMaximum, input: "00", limit: 10, draft: "7")))
    #expect(player.entry.apply(.digit(12)) == .nothing)
    #expect(player.entry.apply(.digit(-1)) == .nothing)
  }
}

extension NumberSymbols {
  static let german = NumberSymbols(decimalSeparator: ",", groupingSeparator: ".")
  static let french = NumberSymbols(decimalSeparator: ",", groupingSeparator: "\u{202F}")
  static let swiss = NumberSymbols(groupingSeparator: "\u{2019}")
  static let swedish = NumberSymbols(
    decimalSeparator: ",", groupingSeparator: "\u{A0}", minusSign: "\u{2212}")
  static let indian = NumberSymbols(secondaryGroupingSize: 2)
  static let spanish = NumberSymbols(decimalSeparator: ",", groupingSeparator: ".", minimumGroupingDigits: 2)
  static let arabic = NumberSymbols(
    decimalSeparator: "٫", groupingSeparator: "٬", digits: Array("٠١٢٣٤٥٦٧٨٩".unicodeScalars))
  static let persian = NumberSymbols(
    decimalSeparator: "٫", groupingSeparator: "٬", minusSign: "\u{2212}",
    digits: Array("۰۱۲۳۴۵۶۷۸۹".unicodeScalars))
  static let hindi = NumberSymbols(
    digits: Array("०१२३४५६७८९".unicodeScalars), secondaryGroupingSize: 2)
  static let ungrouped = NumberSymbols(primaryGroupingSize: 0)
}
