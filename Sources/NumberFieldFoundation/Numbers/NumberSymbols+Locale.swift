public import Foundation
public import NumberFieldCore

// What a place writes, read off numbers that Foundation wrote for it: properties such as `groupingSize` know
// of one size only and give India's numbers the groups of England's.
extension NumberSymbols {
  /// The symbols of a place by its identifier: `de_DE`, `fr-CH`, `en_IN`, `ar_EG`.
  ///
  /// ```swift
  /// field.symbols = try NumberSymbols(localeIdentifier: "en_IN")
  /// field.usesGroupingSeparator = true      // 12,34,567
  /// ```
  ///
  /// Digits other than the place's usual ones are asked for as in `hi_IN@numbers=deva` or `hi-IN-u-nu-deva`.
  /// The encoding in a name of the system's, as in `de_DE.UTF-8`, is passed over; `C` and `POSIX` write plain
  /// numbers. Costs some milliseconds for the first identifier, some tenths of one for further ones.
  ///
  /// - Throws: `LocaleError` where the identifier is unknown, or its digits are.
  public init(localeIdentifier: String) throws(LocaleError) {
    guard let name = LocaleName(localeIdentifier) else { throw .unknownLocale(localeIdentifier) }
    if let numbering = name.numbering, !NumberSymbols.isKnown(numbering) {
      throw .unknownNumbering(numbering, locale: localeIdentifier)
    }
    guard let sample = NumberSample(name.locale) else {
      throw .unknownNumbering(name.locale.numberingSystem.identifier, locale: localeIdentifier)
    }
    if let numbering = name.numbering, numbering != "latn", !NumberSymbols.alias.contains(numbering),
      sample.digits[0] == "0"
    {
      // What cannot be written digit by digit, Foundation writes in ASCII.
      throw .unknownNumbering(numbering, locale: localeIdentifier)
    }
    self.init(sample)
  }

  /// The symbols of a locale, with its user's settings where it is `Locale.current`.
  ///
  /// - Throws: `LocaleError` where its identifier is unknown, or its digits are.
  public init(locale: Locale) throws(LocaleError) {
    _ = try NumberSymbols(localeIdentifier: locale.identifier)
    guard let sample = NumberSample(locale) else {
      throw .unknownNumbering(locale.numberingSystem.identifier, locale: locale.identifier)
    }
    self.init(sample)
  }

  private init(_ sample: NumberSample) {
    self.init(
      decimalSeparator: sample.decimalSeparator, groupingSeparator: sample.groupingSeparator,
      minusSign: sample.minusSign, digits: sample.digits, primaryGroupingSize: sample.primarySize,
      secondaryGroupingSize: sample.secondarySize, minimumGroupingDigits: sample.minimumGroupingDigits)
  }

  /// Numberings that each locale resolves in its own way, perhaps to ASCII.
  private static let alias: Set<String> = ["native", "traditional", "finance", "default"]

  private static func isKnown(_ numbering: String) -> Bool {
    alias.contains(numbering)
      || Locale.NumberingSystem.availableNumberingSystems.contains { $0.identifier == numbering }
  }
}
