extension NumberEntry {
  /// The lower end of the selection, in the draft.
  var selectionStart: Int { Int(min(anchorPlace, caretPlace)) }
  /// The upper end of the selection, in the draft.
  var selectionEnd: Int { Int(max(anchorPlace, caretPlace)) }

  /// The selected characters of the shown text; empty, at the caret, where none are.
  ///
  /// A grouping mark at either end is outside: what is selected begins and ends with a character of the number.
  public var selection: Range<Int> { selection(groupedPlaces) }

  /// The selection where the grouping marks are at `places`.
  @inline(__always)
  func selection(_ places: GroupedPlaces) -> Range<Int> {
    guard hasSelection else {
      let caret = places.shown(selectionStart)
      return caret..<caret
    }
    return places.shown(selectionStart, afterMark: true)..<places.shown(selectionEnd)
  }

  /// Where the caret is: the end of the selection that moves. Beside a grouping mark it stands before the mark, with
  /// the digit to its left.
  public var caret: Int {
    caretPlace < anchorPlace ? selection.lowerBound : selection.upperBound
  }

  /// The end of the selection that stays; the caret's place where nothing is selected.
  public var anchor: Int {
    caretPlace < anchorPlace ? selection.upperBound : selection.lowerBound
  }

  /// Whether anything is selected.
  public var hasSelection: Bool { anchorPlace != caretPlace }

  /// Whether there is a text, and all of it is selected: the caret is hidden then, and a digit starts anew.
  public var isAllSelected: Bool {
    isEditing && !draft.isEmpty && selectionStart == 0 && selectionEnd == draft.count
  }

  /// The selected text as it is shown, for the clipboard.
  public var selectedText: String {
    let selection = self.selection
    return shownText(in: selection)
  }

  /// The place in the draft of a place in the shown text, whatever number a program passes.
  func place(ofShown index: Int) -> Int {
    groupedPlaces.draft(max(0, min(index, shownCount)))
  }

  /// A plan that only selects; nothing where that is selected already.
  @inline(__always)
  func selection(anchor: Int, caret: Int) -> Plan {
    let (anchor, caret) = (UInt8(truncatingIfNeeded: anchor), UInt8(truncatingIfNeeded: caret))
    return anchor == anchorPlace && caret == caretPlace ? .nothing : .select(anchor: anchor, caret: caret)
  }

  /// Where a caret key leads: without Shift, left and right first go to the ends of a selection.
  func planMove(_ move: CaretMove, extending: Bool) -> Plan {
    let caret = Int(caretPlace)
    let collapses = hasSelection && !extending
    let target =
      switch move {
      case .left: collapses ? selectionStart : max(caret - 1, 0)
      case .right: collapses ? selectionEnd : min(caret + 1, draft.count)
      case .home: 0
      case .end: draft.count
      }
    return selection(anchor: extending ? Int(anchorPlace) : target, caret: target)
  }
}
