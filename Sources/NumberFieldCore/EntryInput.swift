/// One thing that a person asks of the field being edited, wherever it came from: pad, keyboard, clipboard.
///
/// ```swift
/// entry.apply(.digit(7))
/// entry.apply(.character("٧"))        // the same digit, from an Arabic keyboard
/// entry.apply(.paste("1,234.50 kg"))
/// ```
public enum EntryInput: Equatable, Sendable {
  /// A digit, 0 to 9; other numbers do nothing.
  case digit(Int)
  /// The key `00`: both zeros or none.
  case doubleZero
  /// The decimal separator, whatever it looks like in this place.
  case separator
  /// The sign: toggles it, or starts `-` on an empty text and where all is selected.
  case minus
  /// One character of typed text: a digit of any script, `.`, `,` or the place's own separator, a minus.
  case character(Character)
  /// Deletes the selection, or what is before the caret.
  case backspace
  /// Deletes the selection, or what is after the caret.
  case deleteForward
  /// Deletes all of it.
  case clear
  /// Replaces the selection by text from elsewhere, all of it or nothing.
  case paste(String)
  /// Deletes the selection, which the program has copied.
  case cut
  /// Goes so many steps up (or down, where negative).
  case step(Int)
  /// Takes the last accepted input back.
  case undo
  /// Does what was taken back last.
  case redo
  /// Selects all of the text.
  case selectAll
  /// Moves the caret; `extending` keeps the selection's other end where it is.
  case move(CaretMove, extending: Bool)
  /// Puts the caret before a character of the shown text (grouping marks count), or behind the last.
  case placeCaret(at: Int)
  /// Selects shown text: the selection starts at `from`, and the caret is at `to`, which may be before it.
  case select(from: Int, to: Int)
}

/// Where a caret key goes.
public enum CaretMove: UInt8, Hashable, Sendable, CaseIterable {
  /// One character towards the start; a grouping mark is passed together with its digit.
  case left
  /// One character towards the end.
  case right
  /// To the start.
  case home
  /// To the end.
  case end
}

/// The one answer to an input.
public enum EntryOutcome: Equatable, Sendable {
  /// There was nothing to do.
  case nothing
  /// Only the caret or the selection changed.
  case moved
  /// It was accepted: the text, or the number, or both changed.
  case changed
  /// It was refused, and nothing changed.
  case rejected(Rejection)
}
