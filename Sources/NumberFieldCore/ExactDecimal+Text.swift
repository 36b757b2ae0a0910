extension ExactDecimal: LosslessStringConvertible {
  /// Reads a plain decimal number, such as `-12.50`, `.5`, `007` or `3.`; nil for anything else.
  ///
  /// ASCII digits, at most one point, an optional minus in front; no exponent, no plus, no spaces. Nil too where there
  /// are more than 38 significant digits (zeros in front and at the end of the decimals do not count).
  public init?(_ text: String) {
    self.init(plain: text.utf8)
  }

  /// The same for code units, so that nothing has to become a string.
  init?(plain units: some Sequence<UInt8>) {
    var coefficient: UInt128 = 0
    var digits = 0
    var significant = 0
    var decimals = 0
    /// Zeros that count only when another digit follows.
    var pendingZeros = 0
    var hasPoint = false
    var isNegative = false
    var isFirst = true
    for unit in units {
      defer { isFirst = false }
      switch unit {
      case UInt8(ascii: "-") where isFirst: isNegative = true
      case UInt8(ascii: ".") where !hasPoint: hasPoint = true
      case UInt8(ascii: "0") where hasPoint:
        digits += 1
        pendingZeros += 1
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        digits += 1
        if significant > 0 { significant += pendingZeros }
        if significant > 0 || unit != UInt8(ascii: "0") { significant += 1 }
        guard significant <= ExactDecimal.maximumDigitCount else { return nil }
        if hasPoint { decimals += pendingZeros + 1 }
        if coefficient != 0 { coefficient *= PowersOfTen.wide(pendingZeros + 1) }
        coefficient += UInt128(unit - UInt8(ascii: "0"))
        pendingZeros = 0
      default: return nil
      }
    }
    guard digits > 0, decimals <= Int(Int16.max) else { return nil }
    self.init(isNegative: isNegative && coefficient != 0, normalized: coefficient, places: decimals)
  }

  /// The canonical text: no exponent, no zeros in front nor at the end of the decimals, `.` as the separator.
  public var description: String {
    var digits: [UInt8] = []
    digits.reserveCapacity(decimals + 41)
    var (upper, lower) = PowersOfTen.split(coefficient)
    // From the last digit to the first.
    var position = 0
    while position <= decimals || upper > 0 || lower > 0 {
      if position == decimals, position > 0 { digits.append(UInt8(ascii: ".")) }
      if position == 19 {
        lower = upper
        upper = 0
      }
      digits.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: lower % 10))
      lower /= 10
      position += 1
    }
    if isNegative { digits.append(UInt8(ascii: "-")) }
    digits.reverse()
    return String(decoding: digits, as: UTF8.self)
  }
}

extension ExactDecimal: Codable {
  /// Reads the number from a string in plain decimal writing.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    guard let number = ExactDecimal(text) else {
      throw DecodingError.dataCorruptedError(
        in: container,
        debugDescription: "expected a plain decimal number of up to 38 digits, found \"\(text)\"")
    }
    self = number
  }

  /// Writes the canonical text as a string: a JSON number would be read through binary by most readers.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}
