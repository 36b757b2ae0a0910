/// What a draft says, in one pass over it.
struct Reading {
  /// The number; meaningless where there is a `flaw` or where there are too many digits.
  var number: ExactDecimal
  /// Count of digits from the first that is not 0 to the last, without zeros at the end of the decimals.
  var significantDigits: Int
  /// Why the draft is no number, if so: a second separator, or a sign in the middle.
  var flaw: RejectionReason?
}

extension Draft {
  /// Reads the number: "" and "-" are 0.
  ///
  /// Two 64-bit words take 19 digits each, and meet in one multiplication: no 128-bit arithmetic digit by digit.
  @inline(__always)
  func read() -> Reading {
    var upper: UInt64 = 0
    var lower: UInt64 = 0
    var significant = 0
    var points = 0
    var isSignInside = false
    let start = integerStart
    var end = count
    if hasSeparator {
      // Zeros at the end of the decimals do not change the number.
      while codes[end - 1] == Draft.zero { end -= 1 }
    }
    let codes = self.codes.span.extracting(start..<end)
    for index in codes.indices {
      let code = codes[index]
      let digit = UInt64(code &- Draft.zero)
      if digit < 10 {
        if significant < 19 {
          upper = upper &* 10 &+ digit
          significant &+= upper == 0 ? 0 : 1
        } else {
          lower = lower &* 10 &+ digit
          significant &+= 1
        }
      } else if code == Draft.point {
        points &+= 1
      } else {
        isSignInside = true
      }
    }
    var flaw: RejectionReason?
    if points > 1 { flaw = .separatorAlreadyPresent } else if isSignInside { flaw = .notANumber }
    guard flaw == nil, significant <= ExactDecimal.maximumDigitCount else {
      return Reading(number: .zero, significantDigits: significant, flaw: flaw)
    }
    if upper == 0 { return Reading(number: .zero, significantDigits: 0, flaw: nil) }
    var coefficient = UInt128(upper)
    if significant > 19 {
      let product = upper.multipliedFullWidth(by: PowersOfTen.small(significant - 19))
      coefficient = (UInt128(product.high) << 64 | UInt128(product.low)) &+ UInt128(lower)
    }
    let decimals = hasSeparator ? end - integerEnd - 1 : 0
    return Reading(
      number: ExactDecimal(isNegative: start > 0, normalized: coefficient, places: max(decimals, 0)),
      significantDigits: significant, flaw: nil)
  }
}
