/// A number being entered: the text that is shown, what of it is selected, the exact number, and the rules.
///
/// ```swift
/// var rules = NumberRules()
/// rules.decimalPlace = 2
/// rules.maximum = 1000
/// var entry = NumberEntry(rules: rules)
/// entry.begin()                                // "0.00", all selected
/// for digit in [1, 2] { entry.apply(.digit(digit)) }
/// entry.apply(.separator)                      // "12."
/// print(entry.shownText, entry.number)         // 12. 12
/// entry.end()                                  // "12.00"
/// ```
///
/// Every input goes through one funnel: it builds a candidate, the draft with the selection replaced, and the rules
/// judge the candidate as a whole. `answer(to:)` looks into the same funnel without letting the input through.
///
/// An accepted keystroke allocates nothing (the room for undo is taken once, when a field is edited for the first
/// time). A copy shares that room until either one changes, and pays for a copy of it then.
public struct NumberEntry: Sendable {
  /// The rules; what setting them does is told at `rules`.
  var currentRules: NumberRules
  /// The exact number; 0 while there is none.
  public internal(set) var number: ExactDecimal = .zero
  /// Whether a person is editing: between `begin` and `end` or `cancel`.
  public internal(set) var isEditing = false

  /// The text. While nobody edits, it shows the number; while somebody does, it is what was typed.
  var draft: Draft
  /// Whether the draft was made from the number and nobody has typed in it since: then it follows the rules.
  var isFormatted = true
  /// Where the selection began, and where the caret is: places in the draft.
  var anchorPlace: UInt8 = 0
  var caretPlace: UInt8 = 0
  /// Whether no number was ever given, or the field was left empty: shown where the rules allow it.
  var holdsNothing = true
  /// What Escape goes back to.
  var baseline = Baseline()
  var history = EditHistory()

  /// The field's own text before the number, which pasted text may have in front.
  public var prefix = ""
  /// The field's own text after the number, which pasted text may have at its end.
  public var suffix = ""

  /// What an edit started from.
  struct Baseline {
    var number: ExactDecimal = .zero
    var isEmpty = false
    var holdsNothing = true
  }

  /// Makes an entry that holds 0, or nothing where the rules allow that.
  public init(rules: NumberRules = NumberRules()) {
    currentRules = rules
    draft = Draft()
    showNumber()
  }

  /// Whether there is no text: an empty draft, or a field that was left (or never was other than) empty where
  /// `allowsEmpty` is set. The number is 0 then.
  public var isEmpty: Bool { draft.isEmpty }

  /// The number as the nearest Double.
  public var value: Double { number.doubleValue }

  /// Whether there is an input that `undo` would take back.
  public var canUndo: Bool { isEditing && !currentRules.isReadOnly && history.canUndo }
  /// Whether there is an input that `redo` would do again.
  public var canRedo: Bool { isEditing && !currentRules.isReadOnly && history.canRedo }

  /// Does what an input asks for, or refuses it; does nothing while nobody edits.
  ///
  /// Linear in the length of the text (at most 55 characters), and of pasted text.
  @discardableResult
  public mutating func apply(_ input: EntryInput) -> EntryOutcome {
    outcome(of: take(input), to: input)
  }

  /// The answer to an input in one byte: what a program is told of a refusal is found by `rejection(of:for:)`, before
  /// anything else happens.
  package enum Answer {
    case nothing, moved, changed
    case refused(RejectionReason)
  }

  /// An answer as a program is told it.
  package func outcome(of answer: Answer, to input: EntryInput) -> EntryOutcome {
    switch answer {
    case .nothing: .nothing
    case .moved: .moved
    case .changed: .changed
    case .refused(let reason): .rejected(rejection(of: input, for: reason))
    }
  }

  /// Does what `apply` does.
  package mutating func take(_ input: EntryInput) -> Answer {
    switch plan(for: input) {
    case .nothing: return .nothing
    case .refuse(let reason): return .refused(reason)
    case .select(let anchor, let caret):
      anchorPlace = anchor
      caretPlace = caret
      return .moved
    case .change(let change):
      carryOut(change)
      return .changed
    case .travel(let steps):
      travel(by: steps)
      return .changed
    }
  }

  /// What `apply` would answer, without doing it.
  public func answer(to input: EntryInput) -> EntryOutcome {
    switch plan(for: input) {
    case .nothing: .nothing
    case .refuse(let reason): .rejected(rejection(of: input, for: reason))
    case .select: .moved
    case .change, .travel: .changed
    }
  }

  /// Why `apply` would refuse an input; nil where it would not.
  ///
  /// As `answer(to:)`, but without the texts of a rejection, so that asking for every key of a pad allocates nothing.
  public func refusal(of input: EntryInput) -> RejectionReason? {
    if case .refuse(let reason) = plan(for: input) { reason } else { nil }
  }
}
