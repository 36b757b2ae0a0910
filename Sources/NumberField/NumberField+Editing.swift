public import NumberFieldCore

// The focus, and the one funnel through which every input goes.
extension NumberField {
  /// Whether the field is being edited: keys and text go to it.
  public final var isFirstResponder: Bool { screen?.firstResponder === self }

  /// Whether the field can be edited now: on a screen, shown and enabled.
  public final var canBecomeFirstResponder: Bool { screen != nil && isEnabled && !isHidden }

  /// Begins editing with the whole text selected; the field that was edited before ends first.
  ///
  /// - Returns: Whether the field is being edited now.
  @discardableResult
  public final func becomeFirstResponder() -> Bool {
    screen?.focus(self) ?? false
  }

  /// Ends editing: the text is formatted from the number, `editingDidEnd` is the last event.
  ///
  /// - Returns: Whether the field is not being edited any more.
  @discardableResult
  public final func resignFirstResponder() -> Bool {
    if isFirstResponder { screen?.endEditing() }
    return !isFirstResponder
  }

  /// Ends editing and goes back to the number at its beginning, as the Escape key does.
  public final func cancelEditing() {
    if isFirstResponder { screen?.endEditing(cancelled: true) }
  }

  /// Puts one input to the rules and tells of the answer: what the keypad, the keyboard and the clipboard call.
  ///
  /// Does nothing while the field is not being edited.
  ///
  /// ```swift
  /// field.becomeFirstResponder()
  /// field.perform(.digit(7))       // .changed, and one editingChanged
  /// ```
  ///
  /// - Returns: The one answer.
  @discardableResult
  public final func perform(_ input: EntryInput) -> EntryOutcome {
    guard let screen, screen.firstResponder === self else { return .nothing }
    let answer = entry.take(input)
    let outcome = entry.outcome(of: answer, to: input)
    tell(answer, to: input, on: screen)
    return outcome
  }

  /// Puts an input to the rules, by the screen on which the field is being edited; nobody waits for the answer.
  final func perform(_ input: EntryInput, on screen: Screen) {
    tell(entry.take(input), to: input, on: screen)
  }

  private func tell(_ answer: NumberEntry.Answer, to input: EntryInput, on screen: Screen) {
    refusals.forget()
    screen.refusals.forget()
    switch answer {
    case .nothing: break
    case .moved: screen.draftChanged(of: self)
    case .changed:
      screen.draftChanged(of: self)
      screen.onFeedback?(.accepted)
      screen.events.send(.editingChanged, from: self)
    case .refused(let reason):
      let rejection = entry.rejection(of: input, for: reason)
      refusals.note(rejection)
      screen.refusals.note(rejection)
      screen.onFeedback?(.refused)
      screen.events.send(.editingRejected, from: self, rejection: rejection)
    }
  }

  // MARK: Selection

  /// How many characters of the shown text stand before the caret; nil while the field is not being edited.
  public final var caret: Int? { isFirstResponder ? entry.caret : nil }

  /// The selected characters of the shown text; empty where the caret stands; nil while the field is not edited.
  public final var selectedRange: Range<Int>? { isFirstResponder ? entry.selection : nil }

  /// Whether the whole text is selected, and there is some.
  public final var isAllSelected: Bool { isFirstResponder && entry.isAllSelected }

  // MARK: Clipboard

  /// Puts the selected text, or all of it where nothing is selected, on the screen's clipboard.
  public final func copy() {
    guard isFirstResponder, let screen else { return }
    let text = entry.hasSelection ? entry.selectedText : entry.shownText
    if !text.isEmpty { screen.clipboard.text = text }
  }

  /// Copies the selected text and takes it out; without a selection nothing happens.
  public final func cut() {
    guard isFirstResponder, let screen, entry.hasSelection else { return }
    let text = entry.selectedText
    if perform(.cut) == .changed { screen.clipboard.text = text }
  }

  /// Pastes the clipboard's text over the selection, as one input.
  public final func paste() {
    guard isFirstResponder, let text = screen?.clipboard.text, !text.isEmpty else { return }
    perform(.paste(text))
  }
}
