/// Where the grouping marks of a shown text stand, by arithmetic alone.
///
/// A place between two characters of the draft that has a mark in it is two places of the shown text: the one before
/// the mark, at the heels of the digit to the left, and the one after it.
struct GroupedPlaces {
  private let start: Int
  private let end: Int
  private let primary: Int
  private let secondary: Int
  /// Count of marks.
  let marks: Int

  /// Finds the marks of a draft; `isShown` false is none.
  @inline(__always)
  init(_ draft: Draft, symbols: NumberSymbols, isShown: Bool) {
    start = draft.integerStart
    end = draft.integerEnd
    primary = isShown ? symbols.primaryGroupingSize : 0
    secondary = symbols.secondaryGroupingSize
    let digits = end - start
    let isGrouped = primary > 0 && digits >= primary + symbols.minimumGroupingDigits
    marks = isGrouped ? 1 + (digits - 1 - primary) / secondary : 0
  }

  /// Count of marks that have at most `digits` digits to their right.
  private func marks(within digits: Int) -> Int {
    digits < primary ? 0 : 1 + (digits - primary) / secondary
  }

  /// The place in the shown text that a place in the draft has, before or after a mark that is there.
  func shown(_ place: Int, afterMark: Bool = false) -> Int {
    if marks == 0 || place <= start { return place }
    if place >= end { return place + marks }
    return place + marks - marks(within: end - place - (afterMark ? 1 : 0))
  }

  /// The place in the draft that a place in the shown text has.
  func draft(_ place: Int) -> Int {
    if marks == 0 || place <= start { return place }
    if place >= end + marks { return place - marks }
    let (character, _) = character(at: place)
    return character
  }

  /// The draft's character that is shown at an index, and whether there is a mark in front of it instead.
  func character(at index: Int) -> (index: Int, isMark: Bool) {
    if marks == 0 || index < start { return (index, false) }
    if index >= end + marks { return (index - marks, false) }
    // Counted from the right: 1 is the integer's last digit.
    let place = end + marks - index
    if place <= primary { return (end - place, false) }
    let beyond = place - primary - 1
    let digits = beyond / (secondary + 1) * secondary
    let within = beyond % (secondary + 1)
    return within == 0
      ? (end - primary - digits, true) : (end - primary - digits - within, false)
  }
}
