import NumberFieldCore

/// What a field should do, written down from its description: slow, obvious, and on its own feet.
///
/// Drafts are arrays of characters in plain writing; a candidate has the caret in it as a `|` (and the other end of
/// the selection as a `^`), so that no place ever has to be counted anew.
struct ModelField {
  /// What the program has set.
  struct Settings: Hashable {
    var maximum: PlainNumber?
    var minimum: PlainNumber?
    var step = PlainNumber.zero
    var places = 0
    var allowsEmpty = false
    var isReadOnly = false
    var isGrouped = false
    var place = Place.english
  }

  /// The draft at one moment, for undo.
  struct Moment {
    var draft: [Character]
    var number: PlainNumber
    var isFormatted: Bool
    /// The selection with which it began, and the one that the next input found.
    var arriving: (anchor: Int, head: Int)
    var leaving: (anchor: Int, head: Int)
  }

  /// The answer to an input.
  enum Answer: Equatable {
    case nothing
    case moved
    case changed
    case refused(RejectionReason)
  }

  var settings = Settings()
  var isEnabled = true
  var dimsKeys = false
  var keypad = PadKind.standard
  var prefix = ""
  var suffix = ""

  var number = PlainNumber.zero
  var draft: [Character] = ["0"]
  /// Whether the draft was made from the number, and not typed.
  var isFormatted = true
  /// Whether nobody ever gave a number, or the field was left empty.
  var holdsNothing = true
  var isEditing = false
  /// The ends of the selection, in the draft: the one that stays, and the caret.
  var anchor = 0
  var head = 0
  var beginning = (number: PlainNumber.zero, isEmpty: false, holdsNothing: true)
  var moments: [Moment] = []
  var current = 0

  // MARK: Settings

  /// Nobody enters a number that is both: the maximum wins.
  var lowest: PlainNumber? {
    guard let minimum = settings.minimum, let maximum = settings.maximum else { return settings.minimum }
    return min(minimum, maximum)
  }

  var allowsNegative: Bool { settings.minimum.map { $0 < .zero } ?? false }

  /// Changes settings as the program does; the order never matters.
  mutating func change(_ body: (inout Settings) -> Void) {
    let old = settings
    body(&settings)
    if settings == old { return }
    guard isEditing else {
      showNumber()
      return
    }
    if settings.places != old.places { fitDraft() }
    if isTighter(than: old) { restartHistory() }
  }

  private mutating func fitDraft() {
    let decimals = draft.firstIndex(of: ".").map { draft.count - $0 - 1 }
    let fits = settings.places == 0 ? decimals == nil : (decimals ?? 0) <= settings.places
    if !isFormatted && fits { return }
    let formatted = Array(number.written(places: settings.places))
    isFormatted = true
    if formatted == draft { return }
    draft = formatted
    selectAll()
  }

  private func isTighter(than old: Settings) -> Bool {
    if settings.places < old.places { return true }
    if let new = settings.maximum {
      guard let maximum = old.maximum else { return true }
      if new < maximum { return true }
    }
    // No minimum allows nothing below 0, so it stands for 0.
    return (settings.minimum ?? .zero) > (old.minimum ?? .zero)
  }

  // MARK: The number

  mutating func set(value: Double) {
    guard value != number.double, let new = PlainNumber(value) else { return }
    set(number: new)
  }

  mutating func set(number new: PlainNumber) {
    if new == number { return }
    number = new
    holdsNothing = false
    showNumber()
    if isEditing { startOver() }
  }

  mutating func showNumber() {
    let isBlank = holdsNothing && settings.allowsEmpty
    draft = isBlank ? [] : Array(number.written(places: settings.places))
    isFormatted = !isBlank
  }

  // MARK: Beginning and ending

  mutating func begin() {
    isEditing = true
    startOver()
  }

  private mutating func startOver() {
    selectAll()
    beginning = (number, draft.isEmpty, holdsNothing)
    restartHistory()
  }

  /// Answers whether the number changed.
  mutating func end() -> Bool {
    let before = number
    let first = beginning.isEmpty ? [] : Array(beginning.number.written(places: settings.places))
    if number != beginning.number || draft != first {
      holdsNothing = draft.isEmpty && settings.allowsEmpty
      if !holdsNothing {
        if let lowest { number = max(number, lowest) }
        // On the way to -12 stands -1, which a maximum of -10 lets pass.
        if let maximum = settings.maximum, maximum < .zero { number = min(number, maximum) }
      }
    }
    isEditing = false
    showNumber()
    return number != before
  }

  /// Answers whether the number changed.
  mutating func cancel() -> Bool {
    let before = number
    number = beginning.number
    holdsNothing = beginning.holdsNothing
    isEditing = false
    showNumber()
    return number != before
  }

  mutating func selectAll() {
    anchor = 0
    head = draft.count
  }
}
