/// Reads the middle of a pasted number, scalar by scalar: digits, grouping marks, one decimal separator.
struct PasteScanner {
  /// What a scalar leads to.
  enum Step {
    case goOn
    case fault
    /// More significant digits than any field takes: whatever follows, it is refused.
    case tooLong
    /// More decimals than any field takes.
    case tooPrecise
  }

  private var integer: [UInt8] = []
  private var decimals: [UInt8] = []
  private var hasDecimalSeparator = false
  /// Digits of the integer from the first that is not 0.
  private var significant = 0
  /// Zeros in front of them, of which only so many are kept.
  private var leadingZeros = 0
  /// Zeros that count only if another decimal follows.
  private var pendingZeros = 0

  private var marks = 0
  /// Whether the only kind of mark so far could be some other place's decimal separator.
  private var markIsPoint = false
  /// Kept digits before the first mark, and digits since the last one.
  private var digitsBeforeMark = 0
  private var firstGroup = 0
  private var group = 0
  /// Whether all groups between the first and the last have the place's size, or 3.
  private var middleIsOwn = true
  private var middleIsThrees = true

  /// Takes the next scalar in.
  mutating func take(_ meaning: ScalarMeaning, symbols: NumberSymbols) -> Step {
    switch meaning {
    case .digit(let digit):
      return hasDecimalSeparator ? takeDecimal(digit) : takeInteger(digit)
    case .groupingSeparator(let isPoint):
      guard !hasDecimalSeparator, symbols.primaryGroupingSize > 0 || isPoint else { return .fault }
      return takeMark(isPoint: isPoint, symbols: symbols)
    case .decimalSeparator, .foreignSeparator:
      guard !hasDecimalSeparator, marks == 0 || isGrouping(symbols) else { return .fault }
      hasDecimalSeparator = true
      return .goOn
    case .invisible: return .goOn
    default: return .fault
    }
  }

  private mutating func takeInteger(_ digit: UInt8) -> Step {
    group += 1
    if significant == 0, digit == 0 {
      leadingZeros += 1
      if leadingZeros > PastedNumber.keptDigits { return .goOn }
    } else {
      significant += 1
      // A lone mark may yet turn out to be a decimal separator: its digits do not make the integer longer.
      if significant > ExactDecimal.maximumDigitCount + (marks == 1 ? PastedNumber.keptDigits : 0) {
        return .tooLong
      }
    }
    integer.append(Draft.zero + digit)
    return .goOn
  }

  private mutating func takeDecimal(_ digit: UInt8) -> Step {
    if digit == 0 {
      pendingZeros += 1
      return .goOn
    }
    if decimals.count + pendingZeros >= PastedNumber.keptDigits { return .tooPrecise }
    for _ in 0..<pendingZeros { decimals.append(Draft.zero) }
    pendingZeros = 0
    decimals.append(Draft.zero + digit)
    return .goOn
  }

  private mutating func takeMark(isPoint: Bool, symbols: NumberSymbols) -> Step {
    if marks == 0 {
      markIsPoint = isPoint
      firstGroup = group
      digitsBeforeMark = integer.count
    } else {
      middleIsOwn = middleIsOwn && group == symbols.secondaryGroupingSize
      middleIsThrees = middleIsThrees && group == 3
    }
    marks += 1
    group = 0
    return middleIsOwn || middleIsThrees ? .goOn : .fault
  }

  /// Whether the marks so far group the digits as the place does, or by threes, which every place understands.
  ///
  /// A single 0 is never the first group: `0,123` is a number below 1 in whatever place.
  private func isGrouping(_ symbols: NumberSymbols) -> Bool {
    guard symbols.primaryGroupingSize > 0, firstGroup > 0 else { return false }
    if firstGroup == 1, integer.first == Draft.zero { return false }
    let isOwn =
      middleIsOwn && group == symbols.primaryGroupingSize && firstGroup <= symbols.secondaryGroupingSize
    return isOwn || middleIsThrees && group == 3 && firstGroup <= 3
  }

  /// The digits and the point, as they would be typed; nil where they are no number.
  func finish(symbols: NumberSymbols) -> [UInt8]? {
    var body = integer
    if marks > 0, !hasDecimalSeparator, !isGrouping(symbols) {
      guard marks == 1, markIsPoint else { return nil }
      // Not a grouping, and the only mark: the decimal separator of some other place.
      body.insert(Draft.point, at: digitsBeforeMark)
    } else if hasDecimalSeparator {
      body.append(Draft.point)
      body += decimals
      let room = max(PastedNumber.keptDigits - decimals.count, 0)
      body += repeatElement(Draft.zero, count: min(pendingZeros, room))
    }
    return body.contains { $0 != Draft.point } ? body : nil
  }
}
