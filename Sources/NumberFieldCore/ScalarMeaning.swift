/// What a character of typed or pasted text means to a field.
enum ScalarMeaning: Equatable {
  /// A digit of any script, 0 to 9.
  case digit(UInt8)
  /// The place's own decimal separator.
  case decimalSeparator
  /// The place's own grouping separator; `isPoint` where other places take it for a decimal separator.
  case groupingSeparator(isPoint: Bool)
  /// A decimal separator of some other place.
  case foreignSeparator
  case minus
  case plus
  case openParenthesis
  case closeParenthesis
  case currency
  case whiteSpace
  /// A mark of writing direction, or another thing without width: as if it were not there.
  case invisible
  case other
}

extension NumberSymbols {
  /// What a scalar means in a field with these symbols.
  ///
  /// The place's own separators come first, so that a place which groups by points reads a point as grouping; full-width
  /// forms count as the ASCII characters that they are forms of.
  @inline(__always)
  func meaning(of scalar: Unicode.Scalar) -> ScalarMeaning {
    let digit = scalar.value &- 0x30
    return digit < 10 ? .digit(UInt8(truncatingIfNeeded: digit)) : meaning(ofOther: scalar)
  }

  private func meaning(ofOther scalar: Unicode.Scalar) -> ScalarMeaning {
    let plain = scalar.withoutWidth
    if let digit = plain.commonDigit { return .digit(digit) }
    if scalar == decimalSeparator || plain == decimalSeparator { return .decimalSeparator }
    let isPoint = plain.isAnyDecimalSeparator
    if isSameGroupingMark(scalar, groupingSeparator) || plain == groupingSeparator {
      return .groupingSeparator(isPoint: isPoint)
    }
    if isPoint { return .foreignSeparator }
    if plain == "-" || scalar == "\u{2212}" || scalar == minusSign { return .minus }
    switch plain {
    case "+": return .plus
    case "(": return .openParenthesis
    case ")": return .closeParenthesis
    default: break
    }
    for digit in 0..<10 where scalar == self.digit(digit) { return .digit(UInt8(digit)) }
    if scalar.isASCII {
      return scalar == "$" ? .currency : scalar.properties.isWhitespace ? .whiteSpace : .other
    }
    if scalar.isDirectionMark || scalar.isZeroWidth { return .invisible }
    let properties = scalar.properties
    if properties.isWhitespace { return .whiteSpace }
    if properties.generalCategory == .currencySymbol { return .currency }
    if properties.numericType == .decimal, let value = properties.numericValue, 0...9 ~= value {
      return .digit(UInt8(value))
    }
    return .other
  }

  /// Whether two marks are one in a reader's eyes: all spaces are, and both apostrophes.
  private func isSameGroupingMark(_ scalar: Unicode.Scalar, _ mark: Unicode.Scalar) -> Bool {
    if scalar == mark { return true }
    return scalar.isGroupingSpace && mark.isGroupingSpace || scalar.isApostrophe && mark.isApostrophe
  }
}

extension Unicode.Scalar {
  /// The ASCII character that a full-width form stands for; else the scalar itself.
  var withoutWidth: Unicode.Scalar {
    guard value >= 0xFF01, value <= 0xFF5E else { return self }
    return Unicode.Scalar(value - 0xFEE0) ?? self
  }

  /// The digit that it is in ASCII, Arabic, Persian or Devanagari: the Unicode tables that know all are slow.
  var commonDigit: UInt8? {
    for zero: UInt32 in [0x30, 0x660, 0x6F0, 0x966] where value &- zero < 10 {
      return UInt8(truncatingIfNeeded: value - zero)
    }
    return nil
  }

  /// Whether some place writes it before the decimals: `.`, `,`, or the Arabic decimal separator.
  var isAnyDecimalSeparator: Bool { self == "." || self == "," || self == "\u{066B}" }

  /// Whether it says only in which direction to write: LRM, RLM, ALM, the embeddings and the isolates.
  var isDirectionMark: Bool {
    switch value {
    case 0x200E, 0x200F, 0x061C, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

  /// Whether it takes no room at all: zero-width space and joiner of words, the mark of byte order.
  var isZeroWidth: Bool { value == 0x200B || value == 0x2060 || value == 0xFEFF }

  /// Whether it is a space that some place puts between groups: plain, no-break, figure, thin, narrow no-break.
  var isGroupingSpace: Bool {
    switch value {
    case 0x20, 0xA0, 0x2007, 0x2008, 0x2009, 0x202F: true
    default: false
    }
  }

  /// Whether it is an apostrophe, straight or typographic.
  var isApostrophe: Bool { self == "'" || self == "\u{2019}" }
}
