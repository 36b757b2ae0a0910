/// What pasted text says, found by trying: the digits alone, else with each thing off that may stand around them.
struct PasteReader {
  let place: Place
  let prefix: String
  let suffix: String

  typealias Scalars = [Unicode.Scalar]

  func isBlank(_ text: String) -> Bool { trimmed(Scalars(text.unicodeScalars)).isEmpty }

  /// The number as it would be typed; nil where it is none.
  func read(_ text: String) -> [Character]? {
    let scalars = Scalars(text.unicodeScalars)
    let bare = Around()
    if let number = read(scalars, bare) { return number }
    var own = Around()
    own.prefix = trimmed(Scalars(prefix.unicodeScalars))
    own.suffix = trimmed(Scalars(suffix.unicodeScalars))
    return read(scalars, own)
  }

  /// What may still be taken off the ends.
  private struct Around {
    var sign = true
    var currency = true
    var prefix: Scalars = []
    var suffix: Scalars = []
  }

  private func read(_ text: Scalars, _ around: Around) -> [Character]? {
    let text = trimmed(text)
    if let number = digits(text) { return number }
    guard let first = text.first, let last = text.last else { return nil }
    var less = around
    if !around.prefix.isEmpty, text.starts(with: around.prefix) {
      less.prefix = []
      if let number = read(Scalars(text.dropFirst(around.prefix.count)), less) { return number }
    }
    less = around
    if !around.suffix.isEmpty, text.reversed().starts(with: around.suffix.reversed()) {
      less.suffix = []
      if let number = read(Scalars(text.dropLast(around.suffix.count)), less) { return number }
    }
    less = around
    less.sign = false
    if around.sign {
      let (front, back) = (place.meaning(of: first), place.meaning(of: last))
      if front == .open, back == .close, text.count > 1 {
        return read(Scalars(text.dropFirst().dropLast()), less).map { ["-"] + $0 }
      }
      if front == .minus { return read(Scalars(text.dropFirst()), less).map { ["-"] + $0 } }
      if front == .plus { return read(Scalars(text.dropFirst()), less) }
      if back == .minus { return read(Scalars(text.dropLast()), less).map { ["-"] + $0 } }
      if back == .plus { return read(Scalars(text.dropLast()), less) }
    }
    less = around
    less.currency = false
    if around.currency, place.meaning(of: first) == .currency {
      return read(Scalars(text.dropFirst()), less)
    }
    if around.currency, place.meaning(of: last) == .currency { return read(Scalars(text.dropLast()), less) }
    return nil
  }

  private func trimmed(_ text: Scalars) -> Scalars {
    func isNothing(_ scalar: Unicode.Scalar) -> Bool {
      scalar.properties.isWhitespace || Place.isInvisible(scalar)
    }
    return Scalars(text.drop(while: isNothing).reversed().drop(while: isNothing).reversed())
  }

  /// Digits, grouping marks and one decimal separator; nil for anything else.
  private func digits(_ text: Scalars) -> [Character]? {
    var meanings = text.map(place.meaning).filter { $0 != .nothing }
    let points = meanings.indices.filter { meanings[$0] == .decimal || meanings[$0] == .point }
    if points.count > 1 { return nil }
    var decimals: [Place.Meaning]?
    if let point = points.first {
      decimals = Array(meanings[(point + 1)...])
      meanings = Array(meanings[..<point])
    }
    var groups: [[Character]] = [[]]
    var marks: [Bool] = []
    for meaning in meanings {
      switch meaning {
      case .digit(let digit): groups[groups.count - 1].append(digit)
      case .grouping(let isPoint):
        groups.append([])
        marks.append(isPoint)
      default: return nil
      }
    }
    var number = groups.flatMap { $0 }
    if groups.count > 1, !isGrouping(groups) {
      // The only mark, and not for groups: another place's decimal separator.
      guard groups.count == 2, marks[0], decimals == nil else { return nil }
      number = groups[0] + ["."] + groups[1]
    }
    if let decimals {
      number.append(".")
      for meaning in decimals {
        guard case .digit(let digit) = meaning else { return nil }
        number.append(digit)
      }
    }
    return number.contains(where: \.isNumber) ? number : nil
  }

  /// Whether the groups are as the place makes them, or of three digits each.
  private func isGrouping(_ groups: [[Character]]) -> Bool {
    let sizes = groups.map(\.count)
    guard place.primary > 0, sizes[0] > 0, groups[0] != ["0"] else { return false }
    func hasSizes(_ primary: Int, _ secondary: Int) -> Bool {
      sizes.last == primary && sizes.dropFirst().dropLast().allSatisfy { $0 == secondary }
        && sizes[0] <= secondary
    }
    return hasSizes(place.primary, place.secondary) || hasSizes(3, 3)
  }
}
