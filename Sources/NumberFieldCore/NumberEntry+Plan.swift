extension NumberEntry {
  /// What an input comes to, decided before anything is touched.
  enum Plan {
    case nothing
    case select(anchor: UInt8, caret: UInt8)
    case change(Change)
    /// So many steps through the history: -1 or 1.
    case travel(Int)
    case refuse(RejectionReason)
  }

  /// An accepted candidate.
  struct Change {
    var draft: Draft
    var number: ExactDecimal
    var isFormatted = false
    var anchor: UInt8
    var caret: UInt8
  }

  /// The funnel: what becomes of an input.
  func plan(for input: EntryInput) -> Plan {
    guard isEditing else { return .nothing }
    switch input {
    case .selectAll: return selection(anchor: 0, caret: draft.count)
    case .move(let move, let extending): return planMove(move, extending: extending)
    case .placeCaret(let index): return selection(anchor: place(ofShown: index), caret: place(ofShown: index))
    case .select(let from, let to): return selection(anchor: place(ofShown: from), caret: place(ofShown: to))
    default: return currentRules.isReadOnly ? .nothing : planEdit(input)
    }
  }

  private func planEdit(_ input: EntryInput) -> Plan {
    switch input {
    case .digit(let digit): 0...9 ~= digit ? planDigits(UInt8(digit), copies: 1) : .nothing
    case .doubleZero: planDigits(0, copies: 2)
    case .separator: planSeparator()
    case .minus: planSign()
    case .character(let character): planCharacter(character)
    case .backspace: planDeletion(before: 1, after: 0)
    case .deleteForward: planDeletion(before: 0, after: 1)
    case .clear: planRemoval(from: 0, to: draft.count)
    case .cut: planRemoval(from: selectionStart, to: selectionEnd)
    case .paste(let text): planPaste(text)
    case .step(let count): planStep(count)
    case .undo: history.canUndo ? .travel(-1) : .nothing
    case .redo: history.canRedo ? .travel(1) : .nothing
    case .selectAll, .move, .placeCaret, .select: .nothing
    }
  }

  /// Lets an accepted candidate in, as one step of the history.
  mutating func carryOut(_ change: Change) {
    let (leavingAnchor, leavingCaret) = (anchorPlace, caretPlace)
    draft = change.draft
    number = change.number
    isFormatted = change.isFormatted
    anchorPlace = change.anchor
    caretPlace = change.caret
    history.record(state, leavingAnchor: leavingAnchor, leavingCaret: leavingCaret)
  }

  /// Goes through the history; what was typed comes back as it was, what was formatted as it would be shown now.
  mutating func travel(by steps: Int) {
    guard let state = steps < 0 ? history.previous() : history.next() else { return }
    history.travel(by: steps)
    switch state.content {
    case .typed(let codes):
      draft = Draft(codes: codes, length: state.length)
      number = draft.read().number
      isFormatted = false
    case .formatted(let formatted):
      draft = Draft(formatted, decimalPlace: currentRules.decimalPlace)
      number = formatted
      isFormatted = true
    }
    // A text that is longer now than it was is all selected, as it was, or has its caret where it was.
    let wasAllSelected = state.anchor == 0 && state.caret == state.length
    anchorPlace = min(state.anchor, draft.length)
    caretPlace = wasAllSelected ? draft.length : min(state.caret, draft.length)
  }

  /// Puts a refusal into words that a program can use.
  package func rejection(of input: EntryInput, for reason: RejectionReason) -> Rejection {
    let limit: ExactDecimal? =
      switch reason {
      case .exceedsMaximum: currentRules.maximum
      case .belowMinimum: currentRules.effectiveMinimum
      default: nil
      }
    let shown = ShownDraft(
      draft: draft, symbols: currentRules.symbols, isGrouped: currentRules.usesGroupingSeparator)
    return Rejection(reason: reason, input: EntryInput.text(of: input), limit: limit, draft: shown)
  }
}

extension EntryInput {
  /// What was attempted, as a text.
  static func text(of input: EntryInput) -> String {
    switch input {
    case .digit(let digit): String(digit)
    case .doubleZero: "00"
    case .separator: "."
    case .minus: "-"
    case .character(let character): String(character)
    case .paste(let text): text
    default: ""
    }
  }
}
