import Testing

@testable import NumberFieldCore

/// What pasted text comes to, over all of a field that is being edited.
struct PasteTests {
  struct Paste: Sendable, CustomTestStringConvertible {
    var text: String
    var result: String
    var testDescription: String { "\"\(text)\"" }

    init(_ text: String, _ result: String) {
      self.text = text
      self.result = result
    }

    /// Pastes over all, with prefix "LENGTH" and suffix "cm".
    func check(_ rules: NumberRules, _ location: SourceLocation = #_sourceLocation) {
      let player = Player(rules, number: 3)
      player.entry.prefix = "LENGTH"
      player.entry.suffix = " cm"
      let before = (player.marked, player.entry.number)
      let outcome = player.entry.apply(.paste(text))
      switch outcome {
      case .changed: #expect(player.entry.shownText == result, sourceLocation: location)
      case .rejected(let rejection):
        #expect("!" + rejection.reason.rawValue == result, sourceLocation: location)
        #expect(rejection.input == text && rejection.draft == "3.000", sourceLocation: location)
        #expect(before == (player.marked, player.entry.number), sourceLocation: location)
      case .moved, .nothing:
        #expect(result == "=", sourceLocation: location)
        #expect(before == (player.marked, player.entry.number), sourceLocation: location)
      }
    }
  }

  static let english: [Paste] = [
    // Plain.
    Paste("7", "7"), Paste("12", "12"), Paste("0", "0"), Paste("123.45", "123.45"), Paste("0.125", "0.125"),
    Paste(".5", "0.5"), Paste("5.", "5."), Paste("007", "7"), Paste("00.50", "0.50"), Paste("1.50", "1.50"),
    Paste("000", "0"), Paste("0.0", "0.0"), Paste("1.2500000", "1.250"),
    Paste("1.00000000000000000000000", "1.000"),
    // White space of any kind around it.
    Paste(" 12 ", "12"), Paste("\t12\n", "12"), Paste("12\r\n", "12"), Paste("\u{A0}12\u{A0}", "12"),
    Paste("\u{202F}12\u{202F}", "12"), Paste("\u{3000}12", "12"), Paste("\u{2028}12\u{85}", "12"),
    Paste("\u{FEFF}12", "12"), Paste("\u{200E}12\u{200F}", "12"), Paste("1\u{200E}2", "12"),
    // Signs.
    Paste("-5", "-5"), Paste("+5", "5"), Paste("\u{2212}5", "-5"), Paste("5-", "-5"),
    Paste("5\u{2212}", "-5"),
    Paste("5+", "5"), Paste("(5)", "-5"), Paste("(5.25)", "-5.25"), Paste(" ( 5 ) ", "-5"),
    Paste("- 5", "-5"),
    Paste("-.5", "-0.5"), Paste("\u{200E}-5", "-5"), Paste("\u{61C}-5", "-5"), Paste("－５", "-5"),
    Paste("-0", "-0"),
    Paste("(1,234.50)", "-1234.50"), Paste("（5）", "-5"),
    // Grouping.
    Paste("1,234", "1234"), Paste("12,345", "12345"), Paste("123,456", "123456"),
    Paste("1,234,567", "1234567"),
    Paste("1,234.5", "1234.5"), Paste("1,234,567.125", "1234567.125"), Paste("-1,234", "-1234"),
    Paste("1,234.", "1234."), Paste("001,234", "1234"),
    // Another place's separator, alone, where it cannot be a grouping.
    Paste("123,45", "123.45"), Paste("1,5", "1.5"), Paste("0,5", "0.5"), Paste("0,125", "0.125"),
    Paste(",5", "0.5"), Paste("5,", "5."), Paste("1234,5", "1234.5"), Paste("1234,125", "1234.125"),
    Paste("١٢٫٥", "12.5"), Paste("-3,25", "-3.25"), Paste(",125", "0.125"),
    // Currency before and behind.
    Paste("$5", "5"), Paste("$ 5.25", "5.25"), Paste("5 €", "5"), Paste("5€", "5"), Paste("-$5", "-5"),
    Paste("$-5", "-5"), Paste("5-€", "-5"), Paste("5 €-", "-5"), Paste("($5)", "-5"), Paste("$(5)", "-5"),
    Paste("£1,234.50", "1234.50"), Paste("¥５", "5"), Paste("₹\u{A0}12", "12"), Paste("12\u{A0}₽", "12"),
    // The field's own texts.
    Paste("LENGTH 12", "12"), Paste("12 cm", "12"), Paste("12cm", "12"), Paste("LENGTH12.5cm", "12.5"),
    Paste("LENGTH -12 cm", "-12"), Paste("-LENGTH 12", "-12"), Paste("LENGTH (12) cm", "-12"),
    Paste("\nLENGTH\t12\u{A0}cm\n", "12"), Paste("LENGTH $12", "12"),
    // Digits of other scripts.
    Paste("１２．５", "12.5"), Paste("١٢٣", "123"), Paste("۱۲۳", "123"), Paste("१२३", "123"), Paste("৭", "7"),
    Paste("１，２３４", "1234"),
    // Nothing.
    Paste("", "="), Paste(" \n\u{A0}", "="),
    // Too precise, too long, out of bounds.
    Paste("1.2345", "!tooManyDecimalPlaces"), Paste("1,2345", "!tooManyDecimalPlaces"),
    Paste("0.0001", "!tooManyDecimalPlaces"),
    Paste("0." + String(repeating: "0", count: 100) + "1", "!tooManyDecimalPlaces"),
    Paste(String(repeating: "9", count: 39), "!tooManyDigits"),
    Paste(String(repeating: "9", count: 400), "!tooManyDigits"),
    Paste("-" + String(repeating: "9", count: 39), "!tooManyDigits"),
    Paste(String(repeating: "9", count: 38), "!exceedsMaximum"), Paste("10000001", "!exceedsMaximum"),
    Paste("10,000,000.001", "!exceedsMaximum"), Paste("-10000001", "!belowMinimum"),
    Paste("(10,000,001)", "!belowMinimum"),
    Paste(String(repeating: "0", count: 400) + "7", "7"),
    Paste("7." + String(repeating: "0", count: 400), "7.000"),
    // Rubbish.
    Paste("foo", "!notANumber"), Paste("inf", "!notANumber"), Paste("nan", "!notANumber"),
    Paste("1e5", "!notANumber"),
    Paste("0x1F", "!notANumber"), Paste("1.2.3", "!notANumber"), Paste("--1", "!notANumber"),
    Paste("+-1", "!notANumber"),
    Paste("-5-", "!notANumber"), Paste("-(5)", "!notANumber"), Paste("(-5)", "!notANumber"),
    Paste("((5))", "!notANumber"),
    Paste("(5", "!notANumber"), Paste("5)", "!notANumber"), Paste("()", "!notANumber"),
    Paste("(", "!notANumber"),
    Paste("+", "!notANumber"), Paste("-", "!notANumber"), Paste(".", "!notANumber"),
    Paste(",", "!notANumber"),
    Paste("$", "!notANumber"), Paste("cm", "!notANumber"), Paste("LENGTH", "!notANumber"),
    Paste("LENGTH cm", "!notANumber"),
    Paste("1,23,4", "!notANumber"), Paste("1,,234", "!notANumber"), Paste(",234,567", "!notANumber"),
    Paste("1,234,56", "!notANumber"), Paste("1234,567,890", "!notANumber"), Paste("1.234,56", "!notANumber"),
    Paste("1.234.567", "!notANumber"), Paste("12,34,567", "!notANumber"), Paste("1,234,", "!notANumber"),
    Paste("1 234", "!notANumber"), Paste("1\u{A0}234", "!notANumber"), Paste("1'234", "!notANumber"),
    Paste("1 2", "!notANumber"), Paste("1\n2", "!notANumber"), Paste("1_000", "!notANumber"),
    Paste("12px", "!notANumber"),
    Paste("12 m", "!notANumber"), Paste("$$5", "!notANumber"), Paste("$5€", "!notANumber"),
    Paste("5%", "!notANumber"),
    Paste("😀", "!notANumber"), Paste("1️⃣", "!notANumber"), Paste("5😀", "!notANumber"),
    Paste("½", "!notANumber"),
    Paste("²", "!notANumber"), Paste("Ⅷ", "!notANumber"), Paste("五", "!notANumber"),
    Paste("5\0", "!notANumber"),
    Paste("cm 12", "!notANumber"), Paste("12 LENGTH", "!notANumber"),
    Paste("LENGTH LENGTH 12", "!notANumber"),
    Paste("=1+1", "!notANumber"), Paste("1/2", "!notANumber"), Paste("1 .5", "!notANumber"),
    Paste("٫", "!notANumber"),
  ]

  @Test(arguments: english) func inEnglish(paste: Paste) {
    paste.check(.of(3, max: "10000000", min: "-10000000"))
  }

  static let places: [(name: String, symbols: NumberSymbols, pastes: [Paste])] = [
    (
      "de", .german,
      [
        Paste("1.234", "1234"), Paste("1.234,5", "1234,5"), Paste("1.234.567", "1234567"),
        Paste("123.45", "123,45"),
        Paste("1234.5", "1234,5"), Paste("0.125", "0,125"), Paste("1,5", "1,5"),
        Paste("1,234.5", "!notANumber"),
        Paste("1.23.4", "!notANumber"), Paste("5,-", "-5,"), Paste("1,5 €", "1,5"),
        Paste("1 234", "!notANumber"),
      ]
    ),
    (
      "fr", .french,
      [
        Paste("1\u{202F}234,5", "1234,5"), Paste("1\u{A0}234,5", "1234,5"), Paste("1 234 567", "1234567"),
        Paste("1\u{2009}234", "1234"), Paste("1.234", "1,234"), Paste("1 234.5", "1234,5"),
        Paste("12 34", "!notANumber"),
        Paste("1 234 €", "1234"), Paste("1\n234", "!notANumber"), Paste("1\t234", "!notANumber"),
        Paste("1'234", "!notANumber"),
      ]
    ),
    (
      "de_CH", .swiss,
      [
        Paste("1’234.5", "1234.5"), Paste("1'234'567", "1234567"), Paste("1'23", "!notANumber"),
        Paste("1,5", "1.5"),
        Paste("CHF 5", "!notANumber"), Paste("0'125", "!notANumber"), Paste("1'234,5", "1234.5"),
      ]
    ),
    (
      "sv", .swedish,
      [
        Paste("\u{2212}1\u{A0}234,5", "\u{2212}1234,5"), Paste("-5", "\u{2212}5"), Paste("1 234", "1234"),
        Paste("5 kr", "!notANumber"),
      ]
    ),
    (
      "en_IN", .indian,
      [
        Paste("12,34,567", "1234567"), Paste("1,23,456.5", "123456.5"), Paste("12,345", "12345"),
        Paste("₹12,345", "12345"),
        Paste("1,234,567", "1234567"), Paste("123,456", "123456"), Paste("1,23,45", "!notANumber"),
        Paste("123,45,678", "!notANumber"),
        Paste("123,45", "123.45"),
      ]
    ),
    (
      "es", .spanish,
      [Paste("1.234", "1234"), Paste("1234,5", "1234,5"), Paste("12.345,5", "12345,5"), Paste("1.5", "1,5")]
    ),
    (
      "ar", .arabic,
      [
        Paste("١٬٢٣٤٫٥", "١٢٣٤٫٥"), Paste("1234.5", "١٢٣٤٫٥"), Paste("1234,5", "١٢٣٤٫٥"), Paste("؜-٥", "-٥"),
        Paste("\u{200F}-٥", "-٥"), Paste("1,234.5", "!notANumber"),
      ]
    ),
    (
      "fa", .persian,
      [Paste("\u{200E}\u{2212}۱٬۲۳۴", "\u{2212}۱۲۳۴"), Paste("۱۲٫۵", "۱۲٫۵"), Paste("12", "۱۲")]
    ),
    ("hi", .hindi, [Paste("१२,३४,५६७.५", "१२३४५६७.५"), Paste("12,34,567", "१२३४५६७")]),
    (
      "none", .ungrouped,
      [Paste("1,234", "1.234"), Paste("1,234,567", "!notANumber"), Paste("1,234.5", "!notANumber")]
    ),
  ]

  @Test(arguments: places.indices) func inOtherPlaces(index: Int) {
    let place = PasteTests.places[index]
    for paste in place.pastes {
      let player = Player(.of(3, min: "-10000000", symbols: place.symbols))
      let result = player.press("\"" + paste.text.replacing(" ", with: "_") + "\"")
      #expect(result == paste.result, "\(place.name): \(paste.text)")
    }
  }

  static let insertions: [Row] = [
    Row(.of(2), "1 2 left \"99\" \"00\"", "1 12 1|2 1992 199002"),
    Row(.of(2), "1 2 \".5\" \"1\" \"1\"", "1 12 12.5 12.51 !tooManyDecimalPlaces"),
    Row(
      .of(2), "1 2 \".5\" left left \".\" \"3.4\"",
      "1 12 12.5 12.|5 12|.5 !notANumber !separatorAlreadyPresent"),
    Row(.of(2), "1 . \"500\"", "1 1. 1.50"),
    Row(.of(2), "1 2 home \".5\"", "1 12 |12 !tooManyDecimalPlaces"),
    Row(.of(2), "1 home \".5\"", "1 |1 0.51"),
    Row(.of(0), "1 2 \"5.00\" \"5.5\" \"5.\"", "1 12 125 !decimalsNotAllowed 1255"),
    Row(.of(0), "1 2 left \"5.00\"", "1 12 1|2 !decimalsNotAllowed"),
    Row(.of(2, min: "-999"), "1 2 \"-5\" home \"-5\" \"-6\"", "1 12 !notANumber |12 -512 !notANumber"),
    Row(.of(2, min: "-999"), "- \"5\" \"(5)\"", "- -5 !notANumber"),
    Row(.of(2), "\"-5\" \"-0\"", "!negativeNotAllowed !negativeNotAllowed"),
    Row(.of(0), "0 \"007\" \"007\"", "0| 7 7007"),
    Row(.of(0), start: "1234", "@1-3 \"\" \"x\" \"7,000\"", "1[23]4 = !notANumber 170004"),
    Row(.of(0, max: "200"), "1 5 left \"2\" \"9\"", "1 15 1|5 125 !exceedsMaximum"),
    Row(.of(0, min: "10"), "\"5\" \"0\"", "5 50"),
    Row(.of(2, min: "0.05"), "\"0.04\" \"0.05\"", "!belowMinimum 0.05"),
    Row(.of(0), start: "12", "\"12\" \"12\"", "12| 1212"),
  ]

  @Test(arguments: insertions) func intoADraft(row: Row) { row.check() }

  @Test func theTableIsLong() {
    #expect(PasteTests.english.count + PasteTests.places.map(\.pastes.count).reduce(0, +) >= 120)
  }

  @Test func aMegabyte() {
    let player = Player(.of(2, max: "1000"), number: 7)
    let million = 1 << 20
    for (text, reason) in [
      (String(repeating: "9", count: million), RejectionReason.tooManyDigits),
      (String(repeating: "9", count: million) + "x", .notANumber),
      ("0." + String(repeating: "1", count: million), .tooManyDecimalPlaces),
      ("x" + String(repeating: "9", count: million), .notANumber),
      (String(repeating: "(", count: million), .notANumber),
      (String(repeating: "-", count: million), .notANumber),
      (String(repeating: "1,", count: million), .notANumber),
      (String(repeating: "😀", count: million), .notANumber),
    ] {
      #expect(player.entry.refusal(of: .paste(text)) == reason)
    }
    #expect(player.entry.answer(to: .paste(String(repeating: " ", count: million))) == .nothing)
    #expect(player.entry.apply(.paste(String(repeating: " ", count: million) + "12")) == .changed)
    #expect(player.entry.refusal(of: .paste(String(repeating: "0", count: million))) == .tooManyDigits)
  }

  /// Affixes that could be taken for a part of a number are taken off only where the text is no number with them.
  @Test func affixesThatLookLikeNumbers() {
    let player = Player(.of(2, min: "-99"))
    player.entry.prefix = "-"
    player.entry.suffix = "m2"
    #expect(player.press("\"12m2\"") == "12")
    _ = player.press("all")
    #expect(player.press("\"-7\"") == "-7")
    player.entry.suffix = "5"
    _ = player.press("all")
    #expect(player.press("\"15\"") == "15")
    player.entry.prefix = "Ø"
    player.entry.suffix = ""
    _ = player.press("all")
    #expect(player.press("\"Ø_3\"") == "3")
  }
}
