/// An exact decimal number of up to 38 significant digits.
///
/// It is what a field holds: nothing that is typed goes through binary fractions, so that 0.1 is 0.1, and a hundred
/// steps of 0.01 are 1. Two numbers are equal when they are the same number, however they were written.
///
/// ```swift
/// let price = ExactDecimal("456789123456789.580") ?? 0
/// print(price)                          // 456789123456789.58
/// print(price.rounded(toDecimals: 1))   // 456789123456789.6
/// print(price.doubleValue)              // 456789123456789.56: the nearest Double
/// ```
///
/// A number is 24 bytes and never on the heap. There is neither a negative zero nor a number that is no number.
public struct ExactDecimal: Hashable, Sendable {
  /// The upper and lower 64 bits of the coefficient: as one `UInt128` they would make every number 32 bytes.
  let upperBits: UInt64
  let lowerBits: UInt64
  /// Count of decimals, never negative; the last decimal is never 0.
  let places: Int16
  /// Whether the number is below 0.
  public let isNegative: Bool

  /// The most significant digits that a number can have: 38.
  public static let maximumDigitCount = 38

  /// 0.
  public static let zero = ExactDecimal(isNegative: false, normalized: 0, places: 0)

  /// Makes a number of parts that are known to be normal.
  @inline(__always)
  init(isNegative: Bool, normalized coefficient: UInt128, places: Int) {
    upperBits = UInt64(truncatingIfNeeded: coefficient >> 64)
    lowerBits = UInt64(truncatingIfNeeded: coefficient)
    self.places = Int16(truncatingIfNeeded: places)
    self.isNegative = isNegative
  }

  /// Makes the number `coefficient` ÷ 10^`decimals`; nil where that has more than 38 significant digits.
  ///
  /// A negative count of decimals stands for zeros at the end of the coefficient; more than 32767 decimals cannot be
  /// held. Zeros at the end of the decimals, and the sign of 0, are dropped.
  public init?(isNegative: Bool = false, coefficient: UInt128, decimals: Int = 0) {
    var coefficient = coefficient
    var decimals = decimals
    if coefficient == 0 {
      self = .zero
      return
    }
    if decimals < 0 {
      guard decimals > -ExactDecimal.maximumDigitCount else { return nil }
      let (product, overflow) = coefficient.multipliedReportingOverflow(by: PowersOfTen.wide(-decimals))
      guard !overflow else { return nil }
      coefficient = product
      decimals = 0
    }
    ExactDecimal.dropZeros(of: &coefficient, decimals: &decimals)
    guard coefficient < ExactDecimal.coefficientBound, decimals <= Int(Int16.max) else { return nil }
    self.init(isNegative: isNegative, normalized: coefficient, places: decimals)
  }

  /// Makes a number from an integer.
  public init(_ integer: Int) {
    self.init(isNegative: integer < 0, normalized: UInt128(integer.magnitude), places: 0)
  }

  /// 10^38: every coefficient is below it.
  static let coefficientBound: UInt128 = PowersOfTen.wide(38)

  /// The digits without sign and separator, as one whole number below 10^38: 1250 for -12.50 is 125.
  @inline(__always)
  public var coefficient: UInt128 { UInt128(upperBits) << 64 | UInt128(lowerBits) }

  /// Count of decimals, without zeros at the end: 1 for 12.50.
  @inline(__always)
  public var decimals: Int { Int(places) }

  /// Whether the number is 0.
  @inline(__always)
  public var isZero: Bool { lowerBits | upperBits == 0 }

  /// The number without its sign.
  @inline(__always)
  public var magnitude: ExactDecimal {
    ExactDecimal(isNegative: false, normalized: coefficient, places: decimals)
  }

  /// The number with the other sign; 0 stays 0.
  public static prefix func - (number: ExactDecimal) -> ExactDecimal {
    ExactDecimal(
      isNegative: !number.isNegative && !number.isZero, normalized: number.coefficient,
      places: number.decimals)
  }

  /// Takes zeros off the end of the decimals, in steps of 64-bit words and not of 128-bit divisions.
  private static func dropZeros(of coefficient: inout UInt128, decimals: inout Int) {
    if decimals > 19, coefficient % UInt128(PowersOfTen.base) == 0 {
      coefficient /= UInt128(PowersOfTen.base)
      decimals -= 19
    }
    while decimals > 0 {
      if coefficient >> 64 == 0 {
        var small = UInt64(truncatingIfNeeded: coefficient)
        while decimals > 0, small.isMultiple(of: 10) {
          small /= 10
          decimals -= 1
        }
        coefficient = UInt128(small)
        return
      }
      let (quotient, remainder) = coefficient.quotientAndRemainder(dividingBy: 10)
      guard remainder == 0 else { return }
      coefficient = quotient
      decimals -= 1
    }
  }
}

extension ExactDecimal: ExpressibleByIntegerLiteral {
  /// Makes a number from an integer in the program's text.
  public init(integerLiteral value: Int) {
    self.init(value)
  }
}
