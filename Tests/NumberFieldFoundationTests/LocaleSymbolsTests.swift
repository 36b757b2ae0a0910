import Foundation
import NumberField
import NumberFieldCore
import NumberFieldFoundation
import Testing

/// What a field shows, takes and reads in each of the places.
struct Place: Sendable, CustomTestStringConvertible {
  var identifier: String
  /// -1234567.5 with two decimals and grouping marks.
  var shown: String
  /// 1234.5 with one decimal and grouping marks.
  var small: String
  /// What a person of the place would paste for 9876543.21.
  var pasted: String

  var testDescription: String { identifier }

  static let all = [
    Place(identifier: "en_US", shown: "-1,234,567.50", small: "1,234.5", pasted: "9,876,543.21"),
    Place(identifier: "de_DE", shown: "-1.234.567,50", small: "1.234,5", pasted: "9.876.543,21"),
    Place(identifier: "de_CH", shown: "-1’234’567.50", small: "1’234.5", pasted: "9'876'543.21"),
    Place(
      identifier: "fr_FR", shown: "-1\u{202F}234\u{202F}567,50", small: "1\u{202F}234,5",
      pasted: "9 876 543,21 €"),
    Place(
      identifier: "fr_CH", shown: "-1\u{202F}234\u{202F}567,50", small: "1\u{202F}234,5",
      pasted: "9\u{A0}876\u{A0}543,21"),
    Place(
      identifier: "sv_SE", shown: "−1\u{A0}234\u{A0}567,50", small: "1\u{A0}234,5", pasted: "9 876 543,21"),
    Place(identifier: "en_IN", shown: "-12,34,567.50", small: "1,234.5", pasted: "₹98,76,543.21"),
    Place(identifier: "hi_IN", shown: "-12,34,567.50", small: "1,234.5", pasted: "९८,७६,५४३.२१"),
    Place(
      identifier: "hi_IN@numbers=deva", shown: "-१२,३४,५६७.५०", small: "१,२३४.५", pasted: "९८,७६,५४३.२१"),
    Place(identifier: "hi-IN-u-nu-deva", shown: "-१२,३४,५६७.५०", small: "१,२३४.५", pasted: "98,76,543.21"),
    Place(identifier: "ar_EG", shown: "-١٬٢٣٤٬٥٦٧٫٥٠", small: "١٬٢٣٤٫٥", pasted: "٩٬٨٧٦٬٥٤٣٫٢١"),
    Place(identifier: "ar-EG-u-nu-latn", shown: "-1,234,567.50", small: "1,234.5", pasted: "9,876,543.21"),
    Place(identifier: "fa_IR", shown: "−۱٬۲۳۴٬۵۶۷٫۵۰", small: "۱٬۲۳۴٫۵", pasted: "\u{200E}۹٬۸۷۶٬۵۴۳٫۲۱"),
    Place(identifier: "pt_BR", shown: "-1.234.567,50", small: "1.234,5", pasted: "9.876.543,21"),
    Place(identifier: "ja_JP", shown: "-1,234,567.50", small: "1,234.5", pasted: "￥9,876,543.21"),
    Place(identifier: "es_ES", shown: "-1.234.567,50", small: "1234,5", pasted: "9.876.543,21"),
    Place(
      identifier: "pl_PL", shown: "-1\u{A0}234\u{A0}567,50", small: "1234,5", pasted: "9 876 543,21"),
  ]
}

@MainActor
struct LocaleSymbolsTests {
  private func typist(_ place: Place, decimals: Int) throws -> Typist {
    try Typist { field in
      field.symbols = try NumberSymbols(localeIdentifier: place.identifier)
      field.usesGroupingSeparator = true
      field.decimalPlace = decimals
    }
  }

  @Test(arguments: Place.all) func valuesAreShownAsThePlaceWritesThem(_ place: Place) throws {
    let field = try typist(place, decimals: 2).field
    field.value = -1234567.5
    #expect(field.text == place.shown)
    field.decimalPlace = 1
    field.value = 1234.5
    #expect(field.text == place.small)
  }

  @Test(arguments: Place.all) func valuesAreTypedWithThePlacesKeys(_ place: Place) throws {
    // On the keyboard: ASCII digits and the place's own separator; then on the pad.
    let typist = try typist(place, decimals: 1)
    typist.focus()
    typist.type("1234\(typist.field.symbols.decimalSeparator)5")
    #expect(typist.field.text == place.small)
    #expect(typist.field.exactText == "1234.5")
    typist.screen.send(.key(.a, .command, isRepeat: false))
    typist.screen.send(.key(.backspace, [], isRepeat: false))
    for key in [KeyMeaning.digit(1), .digit(2), .digit(3), .digit(4), .separator, .digit(5)] {
      typist.tap(key)
    }
    #expect(typist.field.text == place.small)
    #expect(typist.field.exactText == "1234.5")
  }

  @Test(arguments: Place.all) func valuesArePastedAsThePlaceWritesThem(_ place: Place) throws {
    let typist = try typist(place, decimals: 2)
    typist.field.minValue = -10_000_000
    typist.focus()
    typist.paste(place.pasted)
    #expect(typist.screen.lastRejection == nil)
    #expect(typist.field.exactText == "9876543.21")
    typist.paste(place.shown)
    #expect(typist.field.exactText == "-1234567.5")
    typist.paste(place.small)
    #expect(typist.field.exactText == "1234.5")
    // What a field copies, it pastes.
    typist.screen.send(.key(.a, .command, isRepeat: false))
    typist.screen.send(.key(.c, .command, isRepeat: false))
    let copied = try #require(typist.screen.clipboard.text)
    typist.field.value = 1
    typist.paste(copied)
    #expect(typist.field.exactText == "1234.5")
  }

  @Test func symbolsAreReadOffTheSamples() throws {
    let indian = try NumberSymbols(localeIdentifier: "en_IN")
    #expect(indian.primaryGroupingSize == 3 && indian.secondaryGroupingSize == 2)
    let polish = try NumberSymbols(localeIdentifier: "pl_PL")
    #expect(polish.minimumGroupingDigits == 2 && polish.groupingSeparator == "\u{A0}")
    let swedish = try NumberSymbols(localeIdentifier: "sv_SE")
    #expect(swedish.minusSign == "\u{2212}")
    let persian = try NumberSymbols(localeIdentifier: "fa_IR")
    #expect(persian.digits == (0..<10).compactMap { Unicode.Scalar(0x6F0 + $0) })
    #expect(persian.minusSign == "\u{2212}")
    #expect(try NumberSymbols(localeIdentifier: "en_US") == NumberSymbols())
    let fromLocale = try NumberSymbols(locale: Locale(identifier: "de_CH"))
    #expect(fromLocale == (try NumberSymbols(localeIdentifier: "de-CH")))
    #expect(try NumberSymbols(localeIdentifier: "zh_CN@numbers=hanidec").digits.first == "〇")
    #expect(try NumberSymbols(localeIdentifier: "zh_CN@numbers=hanidec").digits.last == "九")
  }

  @Test(arguments: ["de_DE.UTF-8", "de_DE@euro", "de-de", "DE_DE", "de", "de_DE_1996", "de_Latn_DE"])
  func identifiersComeInSeveralSpellings(_ identifier: String) throws {
    #expect(try NumberSymbols(localeIdentifier: identifier).decimalSeparator == ",")
    #expect(try NumberSymbols(localeIdentifier: identifier).groupingSeparator == ".")
  }

  @Test(arguments: ["C", "POSIX", "C.UTF-8", "en_US_POSIX"]) func theSystemsPlainPlaceDoesNotGroup(
    _ name: String
  ) throws {
    let symbols = try NumberSymbols(localeIdentifier: name)
    #expect(symbols.primaryGroupingSize == 0)
    #expect(symbols.decimalSeparator == "." && symbols.groupingSeparator == ",")
    let field = NumberField()
    field.symbols = symbols
    field.usesGroupingSeparator = true
    field.value = 1234567
    #expect(field.text == "1234567")
  }

  @Test(
    arguments: [
      "", "zz_ZZ", "xx", "german", "de_XX", "de_Foob_DE", "123", "de DE", "de_DE; rm", "d", "_DE",
      "@numbers=arab",
      "de__DE", "la_VA", "ｄｅ", "de_DE_!", "root",
    ])
  func unknownIdentifiersSaySo(_ identifier: String) {
    #expect(throws: LocaleError.unknownLocale(identifier)) { try NumberSymbols(localeIdentifier: identifier) }
    let words = LocaleError.unknownLocale(identifier).description
    #expect(words.hasPrefix("unknown locale \"\(identifier)\""))
  }

  @Test func hugeIdentifiersAreUnknownAndQuotedShortly() {
    let error = #expect(throws: LocaleError.self) {
      try NumberSymbols(localeIdentifier: String(repeating: "de_DE_", count: 100_000))
    }
    #expect((error?.description.count ?? 1000) < 200)
  }

  @Test(arguments: ["ja_JP@numbers=jpan", "de_DE@numbers=bogus", "de-DE-u-nu-roman", "he_IL@numbers=hebr"])
  func digitsThatCannotBeWrittenOneByOneAreErrors(_ identifier: String) throws {
    let error = #expect(throws: LocaleError.self) { try NumberSymbols(localeIdentifier: identifier) }
    guard case .unknownNumbering(let numbering, identifier)? = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(identifier.contains(numbering))
    #expect(error?.description.contains(numbering) == true)
  }

  @Test func everyPlaceThatFoundationKnowsHasSymbols() throws {
    for identifier in Locale.availableIdentifiers {
      let symbols = try NumberSymbols(localeIdentifier: identifier)
      let field = NumberField()
      field.symbols = symbols
      field.usesGroupingSeparator = true
      field.decimalPlace = 1
      for number in ["-1234567890.5", "1234.5", "12345", "0.5", "98765432109876543210"] {
        let number = try #require(ExactDecimal(number))
        field.exactValue = number
        let style = Decimal.FormatStyle(locale: Locale(identifier: identifier)).precision(.fractionLength(1))
        let expected = Decimal(number).formatted(style).unicodeScalars
          .filter { ![0x200E, 0x200F, 0x61C].contains($0.value) }
        #expect(field.text == String(String.UnicodeScalarView(expected)), "\(identifier)")
      }
    }
  }
}
