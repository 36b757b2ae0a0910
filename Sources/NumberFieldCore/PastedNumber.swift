/// What a pasted text says, as it would be typed: digits and at most one point, with what only decorates taken off.
///
/// Accepted are, after trimming white space of any kind: one sign (in front, behind, or accounting parentheses), one
/// currency sign in front or behind, digits of any script, the place's own grouping, one decimal separator. A comma,
/// point or Arabic separator which the place does not use for grouping, or not so, is the decimal separator where it
/// is the only one.
struct PastedNumber: Equatable {
  /// Whether a sign or parentheses say that it is below 0.
  var isNegative = false
  /// ASCII digits and at most one `.`, at least one digit. Endless zeros in front and behind are cut short where their
  /// count cannot matter, and so are endless digits: more of them would be refused, or dropped, all the same.
  var body: [UInt8] = []

  /// Digits in a row that are kept: more than any field accepts, few enough that a megabyte costs nothing.
  static let keptDigits = 64
}

extension PastedNumber {
  /// What became of reading a text.
  enum Result: Equatable {
    case number(PastedNumber)
    /// Nothing but white space.
    case blank
    case notANumber
  }

  /// Reads a text: linear in its length, from both ends inwards, and no further than the first fault.
  ///
  /// The text counts as it stands if it is a number so; only then the field's own texts are taken off its ends.
  static func read(_ text: String, symbols: NumberSymbols, prefix: String, suffix: String) -> Result {
    var peeler = PastePeeler(text, symbols: symbols)
    peeler.peel(prefix: "", suffix: "")
    if peeler.isBlank { return .blank }
    if let number = peeler.number { return .number(number) }
    guard !prefix.isEmpty || !suffix.isEmpty else { return .notANumber }
    peeler = PastePeeler(text, symbols: symbols)
    peeler.peel(prefix: prefix, suffix: suffix)
    return peeler.number.map { .number($0) } ?? .notANumber
  }
}

/// Takes off a pasted text what stands around its digits.
struct PastePeeler {
  private var rest: Substring.UnicodeScalarView
  private let symbols: NumberSymbols
  private var isNegative = false
  private var hasSign = false
  private var hasParentheses = false
  private var hasCurrency = false
  /// Whether there was nothing but white space.
  private(set) var isBlank = false

  init(_ text: String, symbols: NumberSymbols) {
    rest = Substring(text).unicodeScalars
    self.symbols = symbols
  }

  /// Takes off signs, parentheses, a currency sign and the field's own texts, each once, in any order.
  mutating func peel(prefix: String, suffix: String) {
    var prefix = trimmed(prefix)
    var suffix = trimmed(suffix)
    trim()
    isBlank = rest.isEmpty
    while !rest.isEmpty {
      if !prefix.isEmpty, rest.starts(with: prefix) {
        rest = rest.dropFirst(prefix.count)
        prefix = prefix[prefix.endIndex...]
      } else if !suffix.isEmpty, endsWith(suffix) {
        rest = rest.dropLast(suffix.count)
        suffix = suffix[suffix.endIndex...]
      } else if !takesOffEnd() {
        return
      }
      trim()
    }
  }

  /// Takes one decoration off either end; false where there is none left.
  private mutating func takesOffEnd() -> Bool {
    guard let first = rest.first, let last = rest.last else { return false }
    let leading = symbols.meaning(of: first)
    let trailing = symbols.meaning(of: last)
    if !hasSign {
      if leading == .openParenthesis, trailing == .closeParenthesis, rest.count(atMost: 2) == 2 {
        hasSign = true
        isNegative = true
        rest = rest.dropFirst().dropLast()
        return true
      }
      for (sign, isLeading) in [(leading, true), (trailing, false)] where sign == .minus || sign == .plus {
        hasSign = true
        isNegative = sign == .minus
        rest = isLeading ? rest.dropFirst() : rest.dropLast()
        return true
      }
    }
    guard !hasCurrency, leading == .currency || trailing == .currency else { return false }
    hasCurrency = true
    rest = leading == .currency ? rest.dropFirst() : rest.dropLast()
    return true
  }

  /// The digits that are left in the middle, if they are a number.
  var number: PastedNumber? {
    var scanner = PasteScanner()
    for scalar in rest {
      guard scanner.take(symbols.meaning(of: scalar), symbols: symbols) else { return nil }
    }
    guard let body = scanner.finish(symbols: symbols) else { return nil }
    return PastedNumber(isNegative: isNegative, body: body)
  }

  private mutating func trim() {
    rest = trimmed(rest)
  }

  private func trimmed(_ text: String) -> Substring.UnicodeScalarView {
    trimmed(Substring(text).unicodeScalars)
  }

  private func trimmed(_ scalars: Substring.UnicodeScalarView) -> Substring.UnicodeScalarView {
    func isNothing(_ scalar: Unicode.Scalar) -> Bool {
      scalar.properties.isWhitespace || scalar.isDirectionMark || scalar.isZeroWidth
    }
    guard let start = scalars.firstIndex(where: { !isNothing($0) }),
      let last = scalars.lastIndex(where: { !isNothing($0) })
    else { return scalars[scalars.endIndex...] }
    return scalars[start...last]
  }

  private func endsWith(_ suffix: Substring.UnicodeScalarView) -> Bool {
    rest.reversed().starts(with: suffix.reversed())
  }
}

extension Collection {
  /// The count, but no more than `limit`: without walking all of a megabyte.
  func count(atMost limit: Int) -> Int {
    var index = startIndex
    var count = 0
    while count < limit, index != endIndex {
      formIndex(after: &index)
      count += 1
    }
    return count
  }
}
