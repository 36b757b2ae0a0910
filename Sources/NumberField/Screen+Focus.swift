// Which field is edited. State changes first, then events are told in order.
extension Screen {
  /// Ends the edit that runs, if any.
  public final func endEditing() {
    endEditing(cancelled: false)
  }

  final func endEditing(cancelled: Bool) {
    guard let field = firstResponder else { return }
    events.hold {
      finish(field, cancelled: cancelled)
      lowerPad()
      reveal(animated: true)
    }
  }

  final func focus(_ field: NumberField) -> Bool {
    if firstResponder === field { return true }
    guard field.screen === self, field.canBecomeFirstResponder, events.allowsFocusMove() else { return false }
    events.hold {
      if let old = firstResponder { finish(old, cancelled: false) }
      firstResponder = field
      field.refusals.forget()
      field.entry.begin()
      field.setNeedsDisplay()
      caretStart = now
      raisePad(for: field)
      reveal(animated: true)
      events.send(.editingDidBegin, from: field)
    }
    return firstResponder === field
  }

  private func finish(_ field: NumberField, cancelled: Bool) {
    closeMenu()
    cancelTouches()
    let isChanged = cancelled ? field.entry.cancel() : field.entry.end()
    firstResponder = nil
    field.setNeedsDisplay()
    if isChanged { events.send(.editingChanged, from: field) }
    events.send(.editingDidEnd, from: field)
  }

  /// Goes to the next field that can be edited, or the one before; from nowhere to the first or the last.
  ///
  /// With `wraps` the first follows the last. Answers whether there was one.
  @discardableResult
  final func focusNeighbour(forward: Bool, wraps: Bool) -> Bool {
    let fields = self.fields.filter { $0.canBecomeFirstResponder || $0 === firstResponder }
    guard !fields.isEmpty else { return false }
    guard let current = fields.firstIndex(where: { $0 === firstResponder }) else {
      return focus(forward ? fields[0] : fields[fields.count - 1])
    }
    let next = current + (forward ? 1 : -1)
    if !fields.indices.contains(next) && !wraps { return false }
    return focus(fields[(next + fields.count) % fields.count])
  }

  // MARK: The caret

  /// Whether the caret is in the "on" half of its blink.
  final var isCaretOn: Bool { isCaretOn(at: now) }

  final func isCaretOn(at time: Milliseconds) -> Bool {
    !isWindowFocused || (time - caretStart) / Timing.blink % 2 == 0
  }

  /// Whether there is a caret that blinks.
  final var isCaretBlinking: Bool {
    guard isWindowFocused, let field = firstResponder else { return false }
    return !field.entry.hasSelection
  }

  /// Asks for a field's value to be drawn again with the next picture, if not more of it.
  final func markValue(of field: NumberField) {
    if !field.isMarked { mark(field) }
  }

  /// What is being edited changed: the caret is on again, and keys may be refused that were not before.
  final func draftChanged(of field: NumberField) {
    markValue(of: field)
    caretStart = now
    if field.keyboardDimsRefusedKeys { pad.refreshStates() }
    askForRefresh()
  }
}
