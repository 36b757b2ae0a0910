internal import NumberFieldCore

/// How a field's pad looks.
struct KeyboardStyle {
  // What the program can set for each field.
  var height = Themed(Theme.light.metrics.keyboardHeight)
  var borderColor = Themed(Theme.light.colors.keyBorder)
  var textColor = Themed(Theme.light.colors.keyText)
  var backgroundColor = Themed(Theme.light.colors.numberKey)
  var decimalPlaceColor = Themed(Theme.light.colors.separatorKey)
  var backspaceColor = Themed(Theme.light.colors.functionKey)
  /// What only themes say.
  private(set) var details = Details(Theme.light)

  struct Details: Equatable {
    /// The titles' font, before they are made to fit.
    var titleFont: Font
    /// Points that a key has at least, where there is room.
    var leastKeySize: Double
    /// How much of its ink a key keeps that would be refused, of 255.
    var refusedInk: UInt32
    /// The opaque colour beneath keys that let something through.
    var ground: Color

    init(_ theme: Theme) {
      titleFont = theme.fonts.keyTitle
      leastKeySize = theme.metrics.leastKeySize
      refusedInk = UInt32(Color(white: 0, alpha: theme.colors.refusedKeyOpacity).alpha)
      ground = theme.colors.background.mixed(over: .white)
    }
  }

  /// Takes over what a theme says, wherever the program has not said otherwise.
  mutating func inherit(_ theme: Theme) {
    height.inherit(KeyboardStyle.sane(theme.metrics.keyboardHeight))
    borderColor.inherit(theme.colors.keyBorder)
    textColor.inherit(theme.colors.keyText)
    backgroundColor.inherit(theme.colors.numberKey)
    decimalPlaceColor.inherit(theme.colors.separatorKey)
    backspaceColor.inherit(theme.colors.functionKey)
    details = Details(theme)
  }

  /// Whether a pad of this style is the picture of one of the other, whoever set what.
  func looksLike(_ other: KeyboardStyle) -> Bool {
    height.value == other.height.value && borderColor.value == other.borderColor.value
      && textColor.value == other.textColor.value && backgroundColor.value == other.backgroundColor.value
      && decimalPlaceColor.value == other.decimalPlaceColor.value
      && backspaceColor.value == other.backspaceColor.value && details == other.details
  }

  /// What is no height counts as none.
  static func sane(_ height: Double) -> Double { height > 0 ? height : 0 }
}

// The six properties of the original's keypad; each is the theme's until the program sets it.
extension NumberField {
  /// The pad's height in points: the theme's by default, in the light one 260; where the window is too low, at most 60 % of
  /// it.
  public final var keyboardHeight: Double {
    get { keyboardStyle.height.value }
    set { keyboardStyle.height.set(KeyboardStyle.sane(newValue)) }
  }
  /// The 1-point lines between keys and above them.
  public final var keyboardBorderColor: Color {
    get { keyboardStyle.borderColor.value }
    set { keyboardStyle.borderColor.set(newValue) }
  }
  /// The keys' titles.
  public final var keyboardTextColor: Color {
    get { keyboardStyle.textColor.value }
    set { keyboardStyle.textColor.set(newValue) }
  }
  /// The number keys.
  public final var keyboardBackgroundColor: Color {
    get { keyboardStyle.backgroundColor.value }
    set { keyboardStyle.backgroundColor.set(newValue) }
  }
  /// The separator key.
  public final var keyboardDecimalPlaceColor: Color {
    get { keyboardStyle.decimalPlaceColor.value }
    set { keyboardStyle.decimalPlaceColor.set(newValue) }
  }
  /// The backspace key.
  public final var keyboardBackspaceColor: Color {
    get { keyboardStyle.backspaceColor.value }
    set { keyboardStyle.backspaceColor.set(newValue) }
  }
}
