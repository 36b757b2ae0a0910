internal import NumberFieldCore

/// How a field's pad looks.
struct KeyboardStyle: Equatable {
  var height: Double = 260
  var borderColor = Color(white: 0.667)
  var textColor = Color.black
  var backgroundColor = Color(white: 0.99)
  var decimalPlaceColor = Color(white: 0.99)
  var backspaceColor = Color(white: 0.90)
}

// The six properties of the original's keypad.
extension NumberField {
  /// The pad's height in points: 260 by default; where the window is too low, at most 60 % of it.
  public final var keyboardHeight: Double {
    get { keyboardStyle.height }
    set { keyboardStyle.height = newValue > 0 ? newValue : 0 }
  }
  /// The 1-point lines between keys and above them.
  public final var keyboardBorderColor: Color {
    get { keyboardStyle.borderColor }
    set { keyboardStyle.borderColor = newValue }
  }
  /// The keys' titles.
  public final var keyboardTextColor: Color {
    get { keyboardStyle.textColor }
    set { keyboardStyle.textColor = newValue }
  }
  /// The number keys.
  public final var keyboardBackgroundColor: Color {
    get { keyboardStyle.backgroundColor }
    set { keyboardStyle.backgroundColor = newValue }
  }
  /// The separator key.
  public final var keyboardDecimalPlaceColor: Color {
    get { keyboardStyle.decimalPlaceColor }
    set { keyboardStyle.decimalPlaceColor = newValue }
  }
  /// The backspace key.
  public final var keyboardBackspaceColor: Color {
    get { keyboardStyle.backspaceColor }
    set { keyboardStyle.backspaceColor = newValue }
  }
}
