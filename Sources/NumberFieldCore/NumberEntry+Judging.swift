extension NumberEntry {
  /// Judges a typed candidate that leaves the caret at a place.
  @inline(__always)
  func judge(_ candidate: Draft, caret: Int) -> Plan {
    judge(candidate, anchor: caret, caret: caret, isDeletion: false)
  }

  /// Judges a candidate as a whole: the one place where an input is accepted or refused.
  ///
  /// Faults of form come before limits. A candidate that is the draft over again changes nothing; but where the draft
  /// shows a number with more decimals than can be seen, what was typed over it counts as typed.
  func judge(_ candidate: Draft, anchor: Int, caret: Int, isDeletion: Bool) -> Plan {
    let reading = candidate.read()
    if let reason = fault(of: candidate, reading, isDeletion: isDeletion) { return .refuse(reason) }
    if reading.number == number, candidate == draft { return selection(anchor: anchor, caret: caret) }
    return .change(
      Change(
        draft: candidate, number: reading.number, anchor: UInt8(truncatingIfNeeded: anchor),
        caret: UInt8(truncatingIfNeeded: caret)))
  }

  @inline(__always)
  private func fault(of candidate: Draft, _ reading: Reading, isDeletion: Bool) -> RejectionReason? {
    if let flaw = reading.flaw { return flaw }
    if !isDeletion {
      if candidate.hasSeparator, currentRules.decimalPlace == 0 { return .decimalsNotAllowed }
      if candidate.hasSign, !currentRules.allowsNegative { return .negativeNotAllowed }
      if candidate.decimalCount > currentRules.decimalPlace { return .tooManyDecimalPlaces }
    }
    if reading.significantDigits > ExactDecimal.maximumDigitCount { return .tooManyDigits }
    guard candidate.hasDigits else { return nil }
    let fault = limitFault(of: candidate, reading.number)
    guard isDeletion, fault != nil else { return fault }
    // A deletion that does not raise the number always works, and one that raises it may end below the minimum.
    return fault == .exceedsMaximum && reading.number > number ? fault : nil
  }

  /// Whether a limit refuses a number, now and for every digit that could still be typed after it.
  ///
  /// Digits at the end only ever add to the magnitude. So a magnitude above what the limits allow on its side of 0 is
  /// refused at once; one below it only where no digits lead to it. Between 18 and 25, "1" may become 18 but "3" can
  /// become nothing that is allowed, and "5." can never become 18.
  @inline(__always)
  private func limitFault(of candidate: Draft, _ number: ExactDecimal) -> RejectionReason? {
    let maximum = currentRules.maximum
    let minimum = currentRules.minimumWhileTyping
    if candidate.hasSign {
      if let minimum, number < minimum { return .belowMinimum }
      guard let maximum, number > maximum else { return nil }
      let highest = minimum?.magnitude
      let canMend = canGrow(candidate, number.magnitude, to: maximum.magnitude, below: highest)
      return canMend ? nil : .exceedsMaximum
    }
    if let maximum, number > maximum { return .exceedsMaximum }
    guard let minimum, number < minimum else { return nil }
    return canGrow(candidate, number, to: minimum, below: maximum) ? nil : .belowMinimum
  }

  /// Whether digits typed at the end can bring a magnitude up to `lowest` without passing `highest`.
  private func canGrow(
    _ candidate: Draft, _ magnitude: ExactDecimal, to lowest: ExactDecimal, below highest: ExactDecimal?
  ) -> Bool {
    // The lowest number that can be written at all: with no more decimals than the field has.
    let goal = lowest.roundedAwayFromZero(toDecimals: currentRules.decimalPlace)
    if candidate.hasSeparator {
      // All nines after it stay below one more in its last place.
      guard let unit = ExactDecimal(coefficient: 1, decimals: candidate.decimalCount),
        let missing = goal.adding(-magnitude)
      else { return false }
      return missing < unit
    }
    if magnitude.isZero { return true }
    // Each further digit multiplies what can be reached: from magnitude × 10^k to just below (magnitude + 1) × 10^k.
    var reached = magnitude
    var bound = magnitude.adding(1)
    // No bound is one of more than 38 digits, and above every goal.
    while let reachedBound = bound, reachedBound <= goal {
      guard let longer = reached.multiplied(by: 10) else { return false }
      reached = longer
      bound = reachedBound.multiplied(by: 10)
    }
    guard let highest else { return true }
    return reached <= highest
  }
}
