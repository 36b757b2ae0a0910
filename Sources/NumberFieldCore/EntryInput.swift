/// One thing that a person asks of the field being edited, wherever it came from: pad, keyboard, clipboard.
///
/// ```swift
/// entry.apply(.digit(7))
/// entry.apply(.character("٧"))        // the same digit, from an Arabic keyboard
/// entry.apply(.paste("1,234.50 kg"))
/// ```
public enum EntryInput: Equatable, Sendable {
  /// A digit, 0 to 9, in place of the selection; other numbers do nothing.
  ///
  /// Zeros in front of other digits go away: after `0` a digit replaces it, and a 0 typed in front of `5` is nothing.
  case digit(Int)
  /// The key `00`: one input, both zeros or none.
  case doubleZero
  /// The decimal separator, whatever it looks like in this place.
  ///
  /// With no digit before it, it gets a 0. Right before the separator that is there already, the caret steps over it.
  case separator
  /// The sign: toggles it, or starts `-` on an empty text and where all is selected.
  ///
  /// A toggle leaves caret and selection with their digits. Taking a sign away works even where none may be typed.
  case minus
  /// One character of typed text: a digit of any script, `.`, `,` or the place's own separator, a minus.
  ///
  /// The Arabic decimal separator, full-width forms and U+2212 count too; anything else is refused, `+` as well.
  case character(Character)
  /// Deletes the selection, or what is before the caret; at the left edge there is nothing to do.
  ///
  /// Deletions take out exactly what was deleted, and are refused only where that would raise the number above the
  /// maximum, or join more than 38 digits.
  case backspace
  /// Deletes the selection, or what is after the caret; at the right edge there is nothing to do.
  case deleteForward
  /// Deletes all of it.
  case clear
  /// Replaces the selection by text from elsewhere, all of it or nothing.
  ///
  /// Blank text does nothing. Signs in front, behind, or as accounting parentheses, one currency sign, the field's own
  /// `prefix` and `suffix`, white space around, and the place's grouping are understood; so is grouping by threes, and
  /// a lone separator of another place where it cannot be a grouping mark. Zeros at the end beyond the field's decimals
  /// are dropped. Minus in the middle of a draft is no number.
  case paste(String)
  /// Deletes the selection, which the program copies if this is accepted; without one there is nothing to do.
  case cut
  /// Goes so many steps up (or down, where negative), stopping at the limits, or at 0 where there is no minimum.
  ///
  /// Steps count from the number as it is. From outside the limits, a step towards them leads back inside at once.
  case step(Int)
  /// Takes the last accepted input back, with the selection that it found; moves of the caret are no inputs here.
  case undo
  /// Does what was taken back last.
  case redo
  /// Selects all of the text.
  case selectAll
  /// Moves the caret; `extending` keeps the selection's other end where it is.
  case move(CaretMove, extending: Bool)
  /// Puts the caret before a character of the shown text (grouping marks count), or behind the last.
  case placeCaret(at: Int)
  /// Selects shown text, grouping marks at the ends left out: the selection starts at `from`, and the caret is at `to`, which may be before it.
  case select(from: Int, to: Int)
}

/// Where a caret key goes.
///
/// ```swift
/// field.perform(.move(.home, extending: true))   // selects from the caret to the start
/// ```
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
///
/// ```swift
/// switch field.perform(.digit(7)) {
/// case .changed: print("now \(field.text)")
/// case .rejected(let rejection): print("refused: \(rejection.reason)")
/// case .moved, .nothing: break
/// }
/// ```
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
