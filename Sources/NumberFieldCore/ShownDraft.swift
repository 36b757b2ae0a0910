/// A draft and how it is shown: what a text can be made of later.
struct ShownDraft {
  var draft: Draft
  var symbols: NumberSymbols
  var isGrouped: Bool

  /// The text as it is shown.
  var text: String {
    let places = GroupedPlaces(draft, symbols: symbols, isShown: isGrouped)
    var text = String.UnicodeScalarView()
    for index in 0..<draft.count + places.marks {
      let (character, isMark) = places.character(at: index)
      text.append(isMark ? symbols.groupingSeparator : symbols.scalar(for: draft[character]))
    }
    return String(text)
  }
}
