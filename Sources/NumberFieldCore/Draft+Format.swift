extension Draft {
  /// Makes the text that shows a number: fixed-point with exactly so many decimals (0...15), rounded half away from
  /// zero, without a sign where nothing but zeros is left.
  init(_ number: ExactDecimal, decimalPlace: Int) {
    let rounded = number.rounded(toDecimals: decimalPlace)
    let digits = PowersOfTen.digitCount(of: rounded.coefficient)
    let integerDigits = max(1, digits - rounded.decimals)
    self.init()
    if rounded.isNegative { append(Draft.minus) }
    for _ in 0..<integerDigits { append(Draft.zero) }
    if decimalPlace > 0 {
      append(Draft.point)
      for _ in 0..<decimalPlace { append(Draft.zero) }
    }
    // From the last digit to the first, over the zeros that are there.
    var (upper, lower) = PowersOfTen.split(rounded.coefficient)
    var index = count - 1 - (decimalPlace - rounded.decimals)
    for position in 0..<digits {
      if position == 19 {
        lower = upper
        upper = 0
      }
      if codes[index] == Draft.point { index -= 1 }
      overwrite(at: index, with: Draft.zero + UInt8(truncatingIfNeeded: lower % 10))
      lower /= 10
      index -= 1
    }
  }
}
