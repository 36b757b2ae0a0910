internal import NumberFieldCore

/// What a key of the pad does: data, never read from its title.
///
/// ```swift
/// let seven = screen.keyFrame(.digit(7))         // where the key stands; nil where the pad has none
/// ```
public enum KeyMeaning: Hashable, Sendable {
  /// Types a digit, 0 to 9.
  case digit(Int)
  /// Types two zeros as one input.
  case doubleZero
  /// Types the decimal separator of the field.
  case separator
  /// Turns the sign round.
  case sign
  /// Deletes the selection or the character before the caret; held, it repeats after 400 ms and then every 60 ms, and the
  /// release deletes nothing more.
  case backspace
  /// Deletes everything; held, it does so once all the same, when it is released.
  case clear
  /// Ends editing.
  case done
  /// Goes to the next field; after the last one ends editing.
  case next
  /// Calls the key's own action; the name tells it from others.
  case action(String)
}

extension KeyMeaning {
  /// What the rules are asked for the key; nil where it is not theirs to answer.
  var input: EntryInput? {
    switch self {
    case .digit(let digit): .digit(digit)
    case .doubleZero: .doubleZero
    case .separator: .separator
    case .sign: .minus
    case .backspace: .backspace
    case .clear: .clear
    case .done, .next, .action: nil
    }
  }
}
