/// What a field allows, and how it shows numbers.
///
/// ```swift
/// var rules = NumberRules()
/// rules.decimalPlace = 2
/// rules.maximum = ExactDecimal("99999.99")
/// ```
///
/// The order in which they are set never matters. Where the minimum is above the maximum, the maximum wins.
public struct NumberRules: Equatable, Sendable {
  private var places: UInt8 = 0

  /// The highest number that can be entered; nil is no limit.
  public var maximum: ExactDecimal?
  /// The lowest number; nil is no limit, but numbers below 0 can be entered only where this is below 0.
  public var minimum: ExactDecimal?
  /// How far one step goes; 0 (or less) is no steps at all.
  public var step: ExactDecimal = .zero
  /// Whether a field that is left empty stays empty; else it shows 0.
  public var allowsEmpty = false
  /// Whether the number can be looked at, selected and copied, but not changed by a person.
  public var isReadOnly = false
  /// Whether grouping marks are shown; in what is pasted they are understood anyway.
  public var usesGroupingSeparator = false
  /// The characters to write with.
  public var symbols = NumberSymbols()

  /// Makes rules for an integer without limits.
  public init() {}

  /// Count of decimals that are shown and can be typed: 0 is an integer. Clamped to 0...15.
  public var decimalPlace: Int {
    get { Int(places) }
    set { places = UInt8(max(0, min(newValue, NumberRules.maximumDecimalPlace))) }
  }

  /// The most decimals that a field can show: 15.
  public static let maximumDecimalPlace = 15

  /// Whether a person can enter numbers below 0.
  public var allowsNegative: Bool {
    guard let minimum else { return false }
    return minimum.isNegative
  }

  /// The minimum, or the maximum where that is lower: a contradiction must not lock the field.
  var effectiveMinimum: ExactDecimal? {
    guard let minimum, let maximum else { return minimum }
    return min(minimum, maximum)
  }

  /// The minimum as far as it judges what is typed: not at all where no number of so many decimals lies between the
  /// limits, for then nothing could be typed.
  var minimumWhileTyping: ExactDecimal? {
    guard let minimum = effectiveMinimum, let maximum else { return effectiveMinimum }
    let places = decimalPlace
    let lowest =
      minimum.isNegative
      ? minimum.roundedTowardsZero(toDecimals: places) : minimum.roundedAwayFromZero(toDecimals: places)
    return lowest <= maximum ? minimum : nil
  }

  /// Whether something that `old` allowed may be refused now, by limits or by the count of decimals.
  func areTighter(than old: NumberRules) -> Bool {
    if decimalPlace < old.decimalPlace { return true }
    if let maximum, old.maximum.map({ maximum < $0 }) ?? true { return true }
    if let minimum {
      // No minimum at all forbids what is below 0, so that one below 0 allows more than none.
      guard let oldMinimum = old.minimum else { return !minimum.isNegative && !minimum.isZero }
      return minimum > oldMinimum
    }
    return old.allowsNegative
  }
}
