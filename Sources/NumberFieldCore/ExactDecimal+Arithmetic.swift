extension ExactDecimal: Comparable {
  /// Whether the left number is the lower one; exact, whatever their counts of decimals.
  @inline(__always)
  public static func < (left: ExactDecimal, right: ExactDecimal) -> Bool {
    if left.isNegative != right.isNegative { return left.isNegative }
    return left.isNegative
      ? isSmaller(right, than: left)
      : isSmaller(left, than: right)
  }

  /// Whether a magnitude is smaller than another.
  @inline(__always)
  private static func isSmaller(_ left: ExactDecimal, than right: ExactDecimal) -> Bool {
    if left.places == right.places {
      return left.upperBits != right.upperBits
        ? left.upperBits < right.upperBits : left.lowerBits < right.lowerBits
    }
    return isSmallerUnaligned(left, than: right)
  }

  /// The same where the counts of decimals differ: the number with fewer of them is scaled up.
  private static func isSmallerUnaligned(_ left: ExactDecimal, than right: ExactDecimal) -> Bool {
    if left.isZero { return !right.isZero }
    if right.isZero { return false }
    if left.places < right.places {
      guard let scaled = scale(left.coefficient, by: right.decimals - left.decimals) else { return false }
      return scaled < right.coefficient
    }
    guard let scaled = scale(right.coefficient, by: left.decimals - right.decimals) else { return true }
    return left.coefficient < scaled
  }

  /// `coefficient` × 10^`exponent`; nil where that is beyond 128 bits, and so above every coefficient.
  private static func scale(_ coefficient: UInt128, by exponent: Int) -> UInt128? {
    guard exponent <= maximumDigitCount else { return nil }
    let (product, overflow) = coefficient.multipliedReportingOverflow(by: PowersOfTen.wide(exponent))
    return overflow ? nil : product
  }
}

extension ExactDecimal {
  /// The exact sum; nil where it has more than 38 significant digits.
  ///
  /// ```swift
  /// let tenth = ExactDecimal("0.1") ?? 0
  /// let sum = tenth.adding(tenth)          // exactly 0.2
  /// ```
  public func adding(_ other: ExactDecimal) -> ExactDecimal? {
    if other.isZero { return self }
    if isZero { return other }
    let places = max(decimals, other.decimals)
    // Beyond 128 bits means beyond 2 × 10^38 as well, from where no other number leads back below 10^38.
    guard let mine = ExactDecimal.scale(coefficient, by: places - decimals),
      let others = ExactDecimal.scale(other.coefficient, by: places - other.decimals)
    else { return nil }
    if isNegative != other.isNegative {
      return mine >= others
        ? ExactDecimal(isNegative: isNegative, coefficient: mine - others, decimals: places)
        : ExactDecimal(isNegative: other.isNegative, coefficient: others - mine, decimals: places)
    }
    let (sum, overflow) = mine.addingReportingOverflow(others)
    return overflow ? nil : ExactDecimal(isNegative: isNegative, coefficient: sum, decimals: places)
  }

  /// The exact product with an integer; nil where it has more than 38 significant digits.
  public func multiplied(by count: Int) -> ExactDecimal? {
    var factor = count.magnitude
    var places = decimals
    while places > 0, factor != 0, factor.isMultiple(of: 10) {
      factor /= 10
      places -= 1
    }
    let (product, overflow) = coefficient.multipliedReportingOverflow(by: UInt128(factor))
    guard !overflow else { return nil }
    return ExactDecimal(isNegative: isNegative != (count < 0), coefficient: product, decimals: places)
  }

  /// The number with at most so many decimals, rounded half away from zero on its decimal digits.
  ///
  /// 1.005 with 2 decimals is 1.01, -0.125 is -0.13. A negative count of decimals counts as 0.
  public func rounded(toDecimals count: Int) -> ExactDecimal {
    rounded(toDecimals: count) { remainder, unit in remainder >= unit - remainder }
  }

  /// The smallest number with at most so many decimals that is not below this one's magnitude, with its sign.
  func roundedAwayFromZero(toDecimals count: Int) -> ExactDecimal {
    rounded(toDecimals: count) { remainder, _ in remainder > 0 }
  }

  /// The number without its decimals beyond so many.
  func roundedTowardsZero(toDecimals count: Int) -> ExactDecimal {
    rounded(toDecimals: count) { _, _ in false }
  }

  /// Cuts decimals off, and adds one to the last that is left where `roundsUp` (of what was cut and its unit) says so.
  private func rounded(toDecimals count: Int, roundsUp: (UInt128, UInt128) -> Bool) -> ExactDecimal {
    let kept = max(count, 0)
    let excess = decimals - kept
    if excess <= 0 { return self }
    var quotient: UInt128 = 0
    var isUp: Bool
    if excess > ExactDecimal.maximumDigitCount {
      // The whole coefficient lies far below the last decimal that is left.
      isUp = roundsUp(1, 4)
    } else {
      let unit = PowersOfTen.wide(excess)
      let remainder: UInt128
      if coefficient >> 64 == 0, excess < 20 {
        let parts = lowerBits.quotientAndRemainder(dividingBy: PowersOfTen.small(excess))
        quotient = UInt128(parts.quotient)
        remainder = UInt128(parts.remainder)
      } else {
        (quotient, remainder) = coefficient.quotientAndRemainder(dividingBy: unit)
      }
      isUp = roundsUp(remainder, unit)
    }
    if isUp { quotient += 1 }
    return ExactDecimal(isNegative: isNegative, coefficient: quotient, decimals: kept) ?? .zero
  }
}
