extension NumberEntry {
  /// Where the grouping marks are.
  @inline(__always)
  var groupedPlaces: GroupedPlaces {
    GroupedPlaces(draft, symbols: currentRules.symbols, isShown: currentRules.usesGroupingSeparator)
  }

  /// Count of characters in the shown text, grouping marks included; each is one Unicode scalar.
  public var shownCount: Int { draft.count + groupedPlaces.marks }

  /// One character of the shown text; a space for an index outside.
  ///
  /// Arithmetic and a look-up: whoever draws asks for one after the other, and no string is made.
  public func shownScalar(at index: Int) -> Unicode.Scalar {
    guard index >= 0 else { return " " }
    let (character, isMark) = groupedPlaces.character(at: index)
    if isMark { return currentRules.symbols.groupingSeparator }
    return character < draft.count ? currentRules.symbols.scalar(for: draft[character]) : " "
  }

  /// What of the shown text is selected, and where the caret stands.
  package struct ShownPlaces {
    /// Count of characters.
    package let count: Int
    /// The same as `NumberEntry.selection`.
    package let selection: Range<Int>
    /// The same as `NumberEntry.caret`.
    package let caret: Int
  }

  /// Hands each character of the shown text to `body`, with its index, and tells of the selection.
  ///
  /// For whoever draws all of it: where the grouping marks stand is found out once. Nothing changes by it; but of an
  /// entry that is part of an object a copy would be made for the call, were it not `mutating`.
  package mutating func show(_ body: (Int, Unicode.Scalar) -> Void) -> ShownPlaces {
    let places = groupedPlaces
    let count = draft.count + places.marks
    for index in 0..<count {
      if places.marks == 0 {
        body(index, currentRules.symbols.scalar(for: draft[index]))
        continue
      }
      let (character, isMark) = places.character(at: index)
      body(
        index,
        isMark ? currentRules.symbols.groupingSeparator : currentRules.symbols.scalar(for: draft[character]))
    }
    let selection = selection(places)
    return ShownPlaces(
      count: count, selection: selection,
      caret: caretPlace < anchorPlace ? selection.lowerBound : selection.upperBound)
  }

  /// The text as it is shown, and copied.
  public var shownText: String { shownText(in: 0..<shownCount) }

  func shownText(in range: Range<Int>) -> String {
    var text = String.UnicodeScalarView()
    for index in range { text.append(shownScalar(at: index)) }
    return String(text)
  }
}
