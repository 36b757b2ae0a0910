public import NumberFieldCore

// The number, as a Double, exactly, and as text.
extension NumberField {
  /// The number as the nearest Double; 0 where the field is empty.
  ///
  /// A Double that is set counts as the shortest decimal that reads back as it: 0.1 is 0.1. NaN, the infinities and
  /// magnitudes of 1e38 and more are ignored. Setting sends no event; while the field is edited the new number shows at
  /// once, all selected, and Escape and undo go back to it. Setting the number that is there changes nothing.
  public final var value: Double {
    get { entry.number.doubleValue }
    set { if entry.setValue(newValue) { entryChanged() } }
  }

  /// The number itself, an exact decimal; setting it is as setting `value`.
  public final var exactValue: ExactDecimal {
    get { entry.number }
    set {
      if entry.setNumber(newValue) { entryChanged() }
    }
  }

  /// The number as a canonical string, `"456789123456789.58"`: no exponent, no zeros in front or at
  /// the end of the decimals.
  public final var exactText: String { entry.number.description }

  /// The value as it is shown: the draft while the field is edited, else the number with `decimalPlace` decimals.
  public final var text: String { entry.shownText }

  /// Whether nothing is there: a draft from which all was deleted, or a field left so with `allowsEmpty`.
  public final var isEmpty: Bool { entry.isEmpty }

  /// Makes the field empty where `allowsEmpty` is set, else 0; sends no event.
  public final func clearValue() {
    if entry.setEmpty(true) { entryChanged() }
  }

  /// Shows what the entry holds now: the caret is on again, the pad's dimmed keys are asked anew.
  final func entryChanged() {
    if let screen, screen.firstResponder === self {
      screen.draftChanged(of: self)
    } else {
      setNeedsDisplay()
    }
  }
}
