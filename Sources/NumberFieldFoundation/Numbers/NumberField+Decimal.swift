public import Foundation
public import NumberField
internal import NumberFieldCore

extension NumberField {
  /// The number as a Foundation `Decimal`; 0 where the field is empty.
  ///
  /// Exact in both directions. Reading rounds only what has more than 127 decimals; setting ignores NaN and
  /// numbers of more than 38 digits: the field keeps its number. As with `value`, setting sends no event.
  ///
  /// ```swift
  /// field.decimalPlace = 2
  /// field.decimalValue = Decimal(string: "19.99") ?? 0
  /// let total = field.decimalValue * 3     // 59.97
  /// ```
  public final var decimalValue: Decimal {
    get { Decimal(exactValue) }
    set { if let number = ExactDecimal(newValue) { exactValue = number } }
  }
}
