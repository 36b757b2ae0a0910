/// Reads the middle of a pasted number, scalar by scalar: digits, grouping marks, one decimal separator.
///
/// Of endless digits it keeps as many as any field has to see to refuse them, and goes on: what comes behind may
/// still show that the text is no number at all.
struct PasteScanner {
  private var integer = Digits()
  private var decimals = Decimals()
  private var hasDecimalSeparator = false

  private var marks = 0
  /// Whether the only mark so far could be some other place's decimal separator, and the numbers around it then.
  private var markIsPoint = false
  private var beforeMark = Digits()
  private var afterMark = Decimals()
  /// Digits before the first mark, and since the last one.
  private var firstGroup = 0
  private var group = 0
  /// Whether all groups between the first and the last have the place's size, or 3.
  private var middleIsOwn = true
  private var middleIsThrees = true

  /// Digits of an integer.
  private struct Digits {
    var kept: [UInt8] = []
    private var leadingZeros = 0
    /// Digits from the first that is not 0.
    private var significant = 0

    mutating func take(_ digit: UInt8) {
      if significant == 0, digit == 0 {
        leadingZeros += 1
        if leadingZeros > PastedNumber.keptDigits { return }
      } else {
        significant += 1
        if significant > PastedNumber.keptDigits { return }
      }
      kept.append(Draft.zero + digit)
    }
  }

  /// Digits behind a separator.
  private struct Decimals {
    var kept: [UInt8] = []
    /// Zeros that count only if another decimal follows.
    private var pendingZeros = 0

    mutating func take(_ digit: UInt8) {
      if digit == 0 {
        pendingZeros += 1
        return
      }
      // The first one beyond is kept as well: it is not 0, and so it is one too many wherever it stands.
      if kept.count > PastedNumber.keptDigits { return }
      let room = PastedNumber.keptDigits - kept.count
      kept += repeatElement(Draft.zero, count: min(pendingZeros, room))
      pendingZeros = 0
      kept.append(Draft.zero + digit)
    }

    /// With the zeros at the end, as far as they can matter.
    var all: [UInt8] {
      let room = max(PastedNumber.keptDigits - kept.count, 0)
      return kept + repeatElement(Draft.zero, count: min(pendingZeros, room))
    }
  }

  /// Takes the next scalar in; false where it cannot be part of a number.
  mutating func take(_ meaning: ScalarMeaning, symbols: NumberSymbols) -> Bool {
    switch meaning {
    case .digit(let digit):
      if hasDecimalSeparator { decimals.take(digit) } else { takeInteger(digit) }
      return true
    case .groupingSeparator(let isPoint):
      guard !hasDecimalSeparator, symbols.primaryGroupingSize > 0 || isPoint else { return false }
      return takeMark(isPoint: isPoint, symbols: symbols)
    case .decimalSeparator, .foreignSeparator:
      guard !hasDecimalSeparator, marks == 0 || isGrouping(symbols) else { return false }
      hasDecimalSeparator = true
      return true
    case .invisible: return true
    default: return false
    }
  }

  private mutating func takeInteger(_ digit: UInt8) {
    group += 1
    integer.take(digit)
    if marks == 1 { afterMark.take(digit) }
  }

  private mutating func takeMark(isPoint: Bool, symbols: NumberSymbols) -> Bool {
    if marks == 0 {
      markIsPoint = isPoint
      firstGroup = group
      beforeMark = integer
    } else {
      middleIsOwn = middleIsOwn && group == symbols.secondaryGroupingSize
      middleIsThrees = middleIsThrees && group == 3
    }
    marks += 1
    group = 0
    return middleIsOwn || middleIsThrees
  }

  /// Whether the marks so far group the digits as the place does, or by threes, which every place understands.
  ///
  /// A single 0 is never the first group: `0,123` is a number below 1 in whatever place.
  private func isGrouping(_ symbols: NumberSymbols) -> Bool {
    guard symbols.primaryGroupingSize > 0, firstGroup > 0 else { return false }
    if firstGroup == 1, integer.kept.first == Draft.zero { return false }
    let isOwn =
      middleIsOwn && group == symbols.primaryGroupingSize && firstGroup <= symbols.secondaryGroupingSize
    return isOwn || middleIsThrees && group == 3 && firstGroup <= 3
  }

  /// The digits and the point, as they would be typed; nil where they are no number.
  func finish(symbols: NumberSymbols) -> [UInt8]? {
    var body = integer.kept
    if marks > 0, !hasDecimalSeparator, !isGrouping(symbols) {
      guard marks == 1, markIsPoint else { return nil }
      // Not a grouping, and the only mark: the decimal separator of some other place.
      body = beforeMark.kept + [Draft.point] + afterMark.all
    } else if hasDecimalSeparator {
      body += [Draft.point] + decimals.all
    }
    return body.contains { $0 != Draft.point } ? body : nil
  }
}
