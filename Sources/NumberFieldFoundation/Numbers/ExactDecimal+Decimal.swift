public import Foundation
public import NumberFieldCore

extension ExactDecimal {
  /// The same number, exactly; nil for NaN, and where it has more than 38 significant digits.
  ///
  /// Zeros at the end of an integer count as digits, so that 1e38 and more is nil too.
  ///
  /// ```swift
  /// field.exactMaxValue = ExactDecimal(Decimal(9_999_999) / 100)
  /// ```
  public init?(_ decimal: Decimal) {
    // A Decimal writes itself without an exponent, with "." whatever the locale.
    if decimal.isNaN { return nil }
    self.init(decimal.description)
  }
}

extension Decimal {
  /// The same number, exactly; nil where a Decimal cannot hold it, having at most 127 decimals.
  ///
  /// Only numbers that came from tiny Doubles have so many.
  public init?(exactly number: ExactDecimal) {
    guard let decimal = Decimal(string: number.description), ExactDecimal(decimal) == number else {
      return nil
    }
    self = decimal
  }

  /// The number, rounded where it has more decimals than a Decimal can hold.
  public init(_ number: ExactDecimal) {
    self = Decimal(exactly: number) ?? Decimal(exactly: number.rounded(toDecimals: 127)) ?? 0
  }
}
