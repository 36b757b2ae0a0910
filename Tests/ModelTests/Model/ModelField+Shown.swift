// swift-format-ignore-file: NeverForceUnwrap
// A judge that is wrong about itself has to stop the test.

// What the field shows: the draft in the place's characters, with grouping marks between its digits.
extension ModelField {
  /// The shown characters, each with its place in the draft; a grouping mark has none.
  private var characters: [(character: Character, draftPlace: Int?)] {
    let place = settings.place
    let start = draft.first == "-" ? 1 : 0
    let end = draft.firstIndex(of: ".") ?? draft.count
    let digits = end - start
    let isGrouped = settings.isGrouped && place.primary > 0 && digits >= place.primary + place.fewest
    var result: [(Character, Int?)] = []
    for index in draft.indices {
      // So many digits of the integer from here on.
      let rest = end - index
      if isGrouped, index > start, rest >= place.primary, (rest - place.primary) % place.secondary == 0 {
        result.append((place.grouping, nil))
      }
      switch draft[index] {
      case "-": result.append((place.minus, index))
      case ".": result.append((place.decimal, index))
      case let digit: result.append((place.digits[digit.wholeNumberValue!], index))
      }
    }
    return result
  }

  var text: String { String(characters.map(\.character)) }
  var shownCount: Int { characters.count }

  /// A place of the draft in the shown text: before a mark that is there, or behind it.
  func shown(_ place: Int, behindMark: Bool = false) -> Int {
    let characters = self.characters
    if behindMark {
      return characters.firstIndex { $0.draftPlace == place } ?? characters.count
    }
    return (characters.firstIndex { $0.draftPlace == place - 1 } ?? -1) + 1
  }

  /// A place of the shown text in the draft.
  func draftPlace(_ shown: Int) -> Int {
    characters.prefix(shown).filter { $0.draftPlace != nil }.count
  }

  /// The selection in the shown text: it begins and ends with a character of the draft.
  var shownSelection: Range<Int> {
    if !hasSelection { return shown(head)..<shown(head) }
    return shown(min(anchor, head), behindMark: true)..<shown(max(anchor, head))
  }

  /// The caret in the shown text.
  var shownCaret: Int { head < anchor ? shownSelection.lowerBound : shownSelection.upperBound }

  /// What copying puts on the clipboard: what is selected, or all of it.
  var copied: String {
    hasSelection ? String(characters[shownSelection].map(\.character)) : text
  }
}
