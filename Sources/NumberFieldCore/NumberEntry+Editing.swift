extension NumberEntry {
  /// Begins an edit, with all of the text selected; does nothing while one is running.
  public mutating func begin() {
    guard !isEditing else { return }
    isEditing = true
    restartEdit()
  }

  /// Ends the edit: shows the number tidily, and applies the minimum where something was changed.
  ///
  /// True where that changed the number, so that listeners have to be told of a change before the end. A maximum below
  /// 0 is applied as well, since typing `-1` on the way to `-12` goes past it.
  @discardableResult
  public mutating func end() -> Bool {
    guard isEditing else { return false }
    let before = number
    if isEdited {
      holdsNothing = draft.isEmpty && currentRules.allowsEmpty
      if !holdsNothing {
        if let minimum = currentRules.effectiveMinimum, number < minimum { number = minimum }
        if let maximum = currentRules.maximum, maximum.isNegative, number > maximum { number = maximum }
      }
    }
    stopEditing()
    return number != before
  }

  /// Ends the edit, and goes back to the number with which it began, whatever the limits are now.
  ///
  /// True where that is another number.
  @discardableResult
  public mutating func cancel() -> Bool {
    guard isEditing else { return false }
    let before = number
    number = baseline.number
    holdsNothing = baseline.holdsNothing
    stopEditing()
    return number != before
  }

  /// Sets the number, by the program; answers whether it is another one.
  ///
  /// The number that is there already changes nothing at all, neither text nor selection. Another one is shown at once,
  /// and while somebody edits it is all selected, and undo and `cancel` start from it. Limits do not apply.
  @discardableResult
  public mutating func setNumber(_ newNumber: ExactDecimal) -> Bool {
    guard newNumber != number else { return false }
    number = newNumber
    holdsNothing = false
    showNumber()
    if isEditing { restartEdit() } else { rest() }
    return true
  }

  /// Sets the number from a Double, as the shortest decimal that reads back as it.
  ///
  /// NaN, infinities and magnitudes from 1e38 on are ignored, and so is the Double that `value` already is: a number of
  /// more digits than a Double has survives being read and written back.
  @discardableResult
  public mutating func setValue(_ newValue: Double) -> Bool {
    guard newValue != value, let newNumber = ExactDecimal(newValue) else { return false }
    return setNumber(newNumber)
  }

  /// Makes the field empty, or (false) shows the 0 that an empty one stands for; answers whether that changed anything.
  ///
  /// Where the rules do not allow an empty field, one that was made empty shows 0 until they do.
  @discardableResult
  public mutating func setEmpty(_ empty: Bool) -> Bool {
    let before = (number, draft, holdsNothing)
    if empty {
      number = .zero
      holdsNothing = true
    } else {
      guard holdsNothing || draft.isEmpty else { return false }
      holdsNothing = false
    }
    if before.0 == number, before.2 == holdsNothing, before.1.isEmpty == (empty && currentRules.allowsEmpty) {
      return false
    }
    showNumber()
    if isEditing { restartEdit() } else { rest() }
    return true
  }

  /// Whether the text or the number is another one than at the beginning of the edit.
  private var isEdited: Bool {
    if isFormatted { return number != baseline.number || draft.isEmpty != baseline.isEmpty }
    if draft.isEmpty || baseline.isEmpty { return draft.isEmpty != baseline.isEmpty }
    return number != baseline.number
      || draft != Draft(baseline.number, decimalPlace: currentRules.decimalPlace)
  }

  /// Makes what is shown now the beginning of the edit, all of it selected.
  private mutating func restartEdit() {
    anchorPlace = 0
    caretPlace = draft.length
    baseline = Baseline(number: number, isEmpty: draft.isEmpty, holdsNothing: holdsNothing)
    restartHistory()
  }

  private mutating func stopEditing() {
    isEditing = false
    showNumber()
    rest()
    history.removeAll()
  }

  /// Puts the caret behind the text that nobody edits: an old place may lie beyond the end of a new text.
  mutating func rest() {
    anchorPlace = draft.length
    caretPlace = draft.length
  }

  /// Makes the text from the number.
  mutating func showNumber() {
    let showsNothing = holdsNothing && currentRules.allowsEmpty
    draft = showsNothing ? Draft() : Draft(number, decimalPlace: currentRules.decimalPlace)
    isFormatted = !showsNothing
  }
}
