extension NumberEntry {
  /// A digit, or several equal ones as one input, in place of the selection.
  func planDigits(_ digit: UInt8, copies: Int) -> Plan {
    var candidate = draft
    let start = selectionStart
    candidate.replace(from: start, to: selectionEnd, with: Draft.zero + digit, copies: copies)
    let zeros = candidate.dropLeadingZeros()
    return judge(candidate, caret: candidate.place(start + copies, withoutZeros: zeros))
  }

  /// The separator: gets a 0 in front where there is no digit, and steps over the one that is there.
  func planSeparator() -> Plan {
    if currentRules.decimalPlace == 0 { return .refuse(.decimalsNotAllowed) }
    let start = selectionStart
    let end = selectionEnd
    if start == end, start < draft.count, draft[start] == Draft.point {
      return selection(anchor: start + 1, caret: start + 1)
    }
    var candidate = draft
    candidate.replace(from: start, to: end, with: Draft.point, copies: 1)
    var caret = start + 1
    if candidate.integerEnd == candidate.integerStart {
      let place = candidate.integerStart
      candidate.replace(from: place, to: place, with: Draft.zero, copies: 1)
      caret += 1
    } else {
      let zeros = candidate.dropLeadingZeros()
      caret = candidate.place(caret, withoutZeros: zeros)
    }
    return judge(candidate, caret: caret)
  }

  /// The sign: starts `-` where nothing is left to have one, else toggles it; the selection stays with its digits.
  func planSign() -> Plan {
    var candidate = Draft()
    if draft.isEmpty || isAllSelected {
      guard currentRules.allowsNegative else { return .refuse(.negativeNotAllowed) }
      candidate.append(Draft.minus)
      return judge(candidate, caret: 1)
    }
    candidate = draft
    let shift: Int
    if draft.hasSign {
      candidate.remove(from: 0, to: 1)
      shift = -1
    } else {
      candidate.replace(from: 0, to: 0, with: Draft.minus, copies: 1)
      shift = 1
    }
    let anchor = max(Int(anchorPlace) + shift, 0)
    return judge(candidate, anchor: anchor, caret: max(Int(caretPlace) + shift, 0), isDeletion: false)
  }

  /// A character of typed text: what it means here, or nothing that belongs in a number.
  func planCharacter(_ character: Character) -> Plan {
    var scalars = character.unicodeScalars.makeIterator()
    guard let scalar = scalars.next(), scalars.next() == nil else { return .refuse(.notANumber) }
    switch currentRules.symbols.meaning(of: scalar) {
    case .digit(let digit): return planDigits(digit, copies: 1)
    case .decimalSeparator, .foreignSeparator, .groupingSeparator(isPoint: true): return planSeparator()
    case .minus: return planSign()
    default: return .refuse(.notANumber)
    }
  }

  /// Deletes the selection, or so many characters beside the caret; nothing at the edges.
  func planDeletion(before: Int, after: Int) -> Plan {
    let start = selectionStart
    let end = selectionEnd
    if start < end { return planRemoval(from: start, to: end) }
    return planRemoval(from: max(start - before, 0), to: min(end + after, draft.count))
  }

  /// Takes a range out, exactly that range: what is left is tidied at the end of the edit.
  func planRemoval(from start: Int, to end: Int) -> Plan {
    guard start < end else { return .nothing }
    var candidate = draft
    candidate.remove(from: start, to: end)
    return judge(candidate, anchor: start, caret: start, isDeletion: true)
  }

  /// Goes so many steps up or down, exactly, and stops at the limits: at 0 where there is no minimum.
  ///
  /// Steps are counted from the number as it is, which need not be a multiple of them. From outside the limits a step
  /// towards them leads back inside at once. There is no step where the limits contradict each other, nor where the
  /// sum would need more than 38 digits.
  func planStep(_ count: Int) -> Plan {
    let step = currentRules.step
    guard count != 0, step > .zero, let distance = step.multiplied(by: count),
      var target = number.adding(distance)
    else { return .nothing }
    let floor = currentRules.minimum ?? .zero
    if let maximum = currentRules.maximum {
      guard floor <= maximum else { return .nothing }
      target = min(target, maximum)
    }
    target = max(target, floor)
    guard count > 0 ? target > number : target < number else { return .nothing }
    let shown = Draft(target, decimalPlace: currentRules.decimalPlace)
    return .change(
      Change(draft: shown, number: target, isFormatted: true, anchor: 0, caret: shown.length))
  }
}
