extension ExactDecimal {
  /// Makes the shortest decimal number that reads back as `value`; nil for NaN, infinities, and from 1e38 on.
  ///
  /// 0.1 is 0.1 and 1.005 is 1.005, however binary writes them; -0.0 is 0.
  public init?(_ value: Double) {
    guard value.magnitude < 1e38 else { return nil }
    if value.magnitude < 9_007_199_254_740_992 {
      // Whole numbers below 2^53 are exact, and no shorter text means the same.
      let whole = UInt64(value.magnitude)
      if Double(whole) == value.magnitude {
        self.init(isNegative: value < 0, normalized: UInt128(whole), places: 0)
        return
      }
    }
    self.init(scientific: value.description.utf8)
  }

  /// Reads what Swift writes for a Double: `1.5`, `5e-324`, `-1.25e+20`.
  private init?(scientific text: String.UTF8View) {
    var coefficient: UInt128 = 0
    var decimals = 0
    var hasPoint = false
    var isNegative = false
    var exponent = 0
    var exponentIsNegative = false
    var isExponent = false
    for unit in text {
      switch unit {
      case UInt8(ascii: "-"):
        if isExponent { exponentIsNegative = true } else { isNegative = true }
      case UInt8(ascii: "+"): break
      case UInt8(ascii: "e"): isExponent = true
      case UInt8(ascii: "."): hasPoint = true
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        let digit = unit - UInt8(ascii: "0")
        if isExponent {
          exponent = exponent * 10 + Int(digit)
        } else {
          coefficient = coefficient * 10 + UInt128(digit)
          if hasPoint { decimals += 1 }
        }
      default: return nil
      }
    }
    decimals += exponentIsNegative ? exponent : -exponent
    self.init(isNegative: isNegative, coefficient: coefficient, decimals: decimals)
  }

  /// The nearest Double; of two equally near ones the even one.
  ///
  /// Allocates nothing for numbers of up to 38 decimals.
  public var doubleValue: Double {
    let magnitude = magnitudeAsDouble
    return isNegative ? -magnitude : magnitude
  }

  private var magnitudeAsDouble: Double {
    let coefficient = self.coefficient
    if places == 0 { return Double(coefficient) }
    if coefficient < 1 << 53, places <= 22 {
      // Both sides are exact as Doubles, so that the division rounds once.
      return Double(lowerBits) / ExactDecimal.exactPower(decimals)
    }
    if decimals > ExactDecimal.maximumDigitCount {
      // Only tiny numbers that came from a Double have so many decimals; subnormal ones are among them.
      return Double(magnitude.description) ?? 0
    }
    return ExactDecimal.quotient(of: coefficient, by: PowersOfTen.wide(decimals))
  }

  /// 10^`exponent` for 0...22, exact.
  private static func exactPower(_ exponent: Int) -> Double {
    exponent < 20
      ? Double(PowersOfTen.small(exponent))
      : Double(PowersOfTen.small(19)) * Double(PowersOfTen.small(exponent - 19))
  }

  /// `numerator` ÷ `denominator`, both above 0, correctly rounded.
  ///
  /// The numerator is shifted so far up that the quotient has more than 60 bits; what remains only has to leave its
  /// mark in the last of them, far below the place where a Double is rounded.
  private static func quotient(of numerator: UInt128, by denominator: UInt128) -> Double {
    let shift = numerator.leadingZeroBitCount + 126 - denominator.leadingZeroBitCount
    let high: UInt128
    let low: UInt128
    if shift >= 128 {
      high = numerator << UInt128(shift - 128)
      low = 0
    } else {
      high = shift == 0 ? 0 : numerator >> UInt128(128 - shift)
      low = numerator << UInt128(shift)
    }
    var (quotient, remainder) = denominator.dividingFullWidth((high, low))
    if remainder != 0 { quotient |= 1 }
    return Double(sign: .plus, exponent: -shift, significand: Double(quotient))
  }
}
