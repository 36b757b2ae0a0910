extension NumberEntry {
  /// What is allowed, and how numbers are shown; in whatever order its parts are set, the same comes out.
  ///
  /// - The number never changes by it: a limit only judges what is typed from then on.
  /// - A draft that somebody has typed stays as it is where it fits the count of decimals. Otherwise, and where nobody
  ///   has typed in it, it is made from the number again, all selected if that changes it.
  /// - Where a limit or the count of decimals becomes tighter, undo starts anew: what is no longer allowed cannot come
  ///   back by it. `cancel` still goes back to the number of the beginning.
  public var rules: NumberRules {
    get { currentRules }
    set {
      guard newValue != currentRules else { return }
      let old = currentRules
      currentRules = newValue
      guard isEditing else {
        showNumber()
        rest()
        return
      }
      if newValue.decimalPlace != old.decimalPlace { refit() }
      if newValue.areTighter(than: old) { restartHistory() }
    }
  }

  /// Brings the draft in line with a new count of decimals.
  private mutating func refit() {
    let places = currentRules.decimalPlace
    let fits = places == 0 ? !draft.hasSeparator : draft.decimalCount <= places
    guard isFormatted || !fits else { return }
    let reformatted = Draft(number, decimalPlace: places)
    isFormatted = true
    guard reformatted != draft else { return }
    draft = reformatted
    anchorPlace = 0
    caretPlace = draft.length
  }

  /// Makes the draft as it is now the one behind which undo does not go.
  mutating func restartHistory() {
    history.restart(with: state)
  }

  /// The present as undo would bring it back.
  var state: EditHistory.State {
    EditHistory.State(
      content: isFormatted ? .formatted(number) : .typed(draft.codes), length: draft.length,
      anchor: anchorPlace, caret: caretPlace, leavingAnchor: anchorPlace, leavingCaret: caretPlace)
  }
}
