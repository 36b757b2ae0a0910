extension NumberEntry {
  /// Pasted text in place of the selection, all of it or nothing.
  ///
  /// It is judged like typing, but for three things: white space alone does nothing, zeros at the end beyond the
  /// field's decimals are dropped, and a leading point gets its 0.
  func planPaste(_ text: String) -> Plan {
    switch PastedNumber.read(text, symbols: currentRules.symbols, prefix: prefix, suffix: suffix) {
    case .blank: return .nothing
    case .notANumber: return .refuse(.notANumber)
    case .number(let pasted): return planPaste(pasted)
    }
  }

  private func planPaste(_ pasted: PastedNumber) -> Plan {
    var inserted = pasted.isNegative ? [Draft.minus] : []
    inserted += pasted.body
    var units = (0..<selectionStart).map { draft[$0] }
    units += inserted
    var caret = units.count
    units += (selectionEnd..<draft.count).map { draft[$0] }
    PasteTidying.tidyStart(of: &units, caret: &caret)
    PasteTidying.tidyEnd(of: &units, decimalPlace: currentRules.decimalPlace)
    caret = min(caret, units.count)
    if units.count <= Draft.capacity { return judge(Draft(units), caret: caret) }
    return .refuse(PasteTidying.fault(of: units, rules: currentRules))
  }
}

/// What is done to a candidate that may still be longer than a draft.
private enum PasteTidying {
  /// Drops zeros in front, and gives a leading point its 0; the caret stays with what it stands behind.
  static func tidyStart(of units: inout [UInt8], caret: inout Int) {
    let start = units.first == Draft.minus ? 1 : 0
    if start < units.count, units[start] == Draft.point {
      units.insert(Draft.zero, at: start)
      if caret > start { caret += 1 }
      return
    }
    var end = start
    while end + 1 < units.count, units[end] == Draft.zero, isDigit(units[end + 1]) { end += 1 }
    units.removeSubrange(start..<end)
    caret = max(caret - (end - start), min(caret, start))
  }

  /// Drops zeros at the end beyond so many decimals, and the point where there are to be none.
  static func tidyEnd(of units: inout [UInt8], decimalPlace: Int) {
    guard let point = units.lastIndex(of: Draft.point) else { return }
    while units.count - point - 1 > decimalPlace, units.last == Draft.zero { units.removeLast() }
    if decimalPlace == 0, units.count == point + 1 { units.removeLast() }
  }

  /// Why a candidate is refused that no draft has room for.
  static func fault(of units: [UInt8], rules: NumberRules) -> RejectionReason {
    let points = units.indices.filter { units[$0] == Draft.point }
    if points.count > 1 { return .separatorAlreadyPresent }
    if units.dropFirst().contains(Draft.minus) { return .notANumber }
    let decimals = points.first.map { units.count - $0 - 1 } ?? 0
    if !points.isEmpty, rules.decimalPlace == 0 { return .decimalsNotAllowed }
    if units.first == Draft.minus, !rules.allowsNegative { return .negativeNotAllowed }
    return decimals > rules.decimalPlace ? .tooManyDecimalPlaces : .tooManyDigits
  }

  private static func isDigit(_ unit: UInt8) -> Bool { unit &- Draft.zero < 10 }
}
