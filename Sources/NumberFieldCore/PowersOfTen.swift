/// Powers of ten in whole numbers, which everything exact stands on.
enum PowersOfTen {
  /// 10^0 … 10^19: all that fit in 64 bits.
  private static let table: InlineArray<20, UInt64> = [
    1, 10, 100, 1000, 10_000, 100_000, 1_000_000, 10_000_000, 100_000_000, 1_000_000_000, 10_000_000_000,
    100_000_000_000, 1_000_000_000_000, 10_000_000_000_000, 100_000_000_000_000, 1_000_000_000_000_000,
    10_000_000_000_000_000, 100_000_000_000_000_000, 1_000_000_000_000_000_000, 10_000_000_000_000_000_000,
  ]

  /// 10^19, the base in which a coefficient of 38 digits has two digits.
  static let base: UInt64 = 10_000_000_000_000_000_000

  /// 10^`exponent` for 0...19.
  @inline(__always)
  static func small(_ exponent: Int) -> UInt64 { table[exponent] }

  /// 10^`exponent` for 0...38.
  @inline(__always)
  static func wide(_ exponent: Int) -> UInt128 {
    if exponent < 20 { return UInt128(table[exponent]) }
    let product = base.multipliedFullWidth(by: table[exponent - 19])
    return UInt128(product.high) << 64 | UInt128(product.low)
  }

  /// Splits a coefficient below 10^38 into its upper and lower 19 digits.
  @inline(__always)
  static func split(_ coefficient: UInt128) -> (upper: UInt64, lower: UInt64) {
    if coefficient < UInt128(base) { return (0, UInt64(truncatingIfNeeded: coefficient)) }
    let (quotient, remainder) = coefficient.quotientAndRemainder(dividingBy: UInt128(base))
    return (UInt64(truncatingIfNeeded: quotient), UInt64(truncatingIfNeeded: remainder))
  }

  /// Count of decimal digits of a coefficient below 10^38; 0 has none.
  static func digitCount(of coefficient: UInt128) -> Int {
    let (upper, lower) = split(coefficient)
    return upper > 0 ? 19 + digitCount(of: upper) : digitCount(of: lower)
  }

  /// Count of decimal digits of a number below 10^19; 0 has none.
  private static func digitCount(of number: UInt64) -> Int {
    var count = 0
    while count < 19, number >= table[count] { count += 1 }
    return count
  }
}
