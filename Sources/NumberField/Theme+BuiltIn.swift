// The themes that come with the field. In each of them all text stands out from its paper by 4.5 : 1 at least, in high
// contrast by 7 : 1; what cannot be used (disabled fields, refused keys) is exempt, as is a key while a finger is on it.
extension Theme {
  /// The original's look: dark on white. What a screen has by default.
  public static let light = Theme()

  /// Light on nearly black, for rooms where a white panel would glare.
  public static let dark: Theme = {
    var theme = Theme()
    theme.colors.background = Color(white: 0.11)
    theme.colors.labelText = Color(white: 0.95)
    theme.colors.valueText = Color(white: 0.95)
    theme.colors.affixText = Color(white: 0.95)
    theme.colors.placeholderText = Color(white: 0.6)
    theme.colors.secondaryText = Color(white: 0.68)
    theme.colors.warningText = Color(red: 1, green: 0.45, blue: 0.42)
    theme.colors.highlight = Color(red: 0.15, green: 0.31, blue: 0.47)
    theme.colors.tint = Color(red: 0.25, green: 0.6, blue: 1)
    theme.colors.border = Color(white: 0.45)
    theme.colors.keyBorder = Color(white: 0.06)
    theme.colors.keyText = Color(white: 0.97)
    theme.colors.numberKey = Color(white: 0.26)
    theme.colors.separatorKey = Color(white: 0.26)
    theme.colors.functionKey = Color(white: 0.18)
    theme.colors.menuBackground = Color(white: 0.3)
    theme.colors.menuRule = Color(white: 0.5)
    return theme
  }()

  /// White on black with visible edges, for weak eyes and bright sunlight.
  public static let highContrast: Theme = {
    var theme = Theme()
    theme.colors.background = .black
    theme.colors.labelText = .white
    theme.colors.valueText = .white
    theme.colors.affixText = .white
    theme.colors.placeholderText = Color(white: 0.75)
    theme.colors.secondaryText = Color(white: 0.85)
    theme.colors.warningText = Color(red: 1, green: 0.6, blue: 0.55)
    theme.colors.highlight = Color(red: 0, green: 0.31, blue: 0.74)
    theme.colors.tint = Color(red: 1, green: 0.84, blue: 0)
    theme.colors.border = .white
    theme.colors.keyBorder = .white
    theme.colors.keyText = .white
    theme.colors.numberKey = .black
    theme.colors.separatorKey = .black
    theme.colors.functionKey = Color(white: 0.2)
    theme.colors.menuBackground = .white
    theme.colors.menuText = .black
    theme.colors.menuRule = .black
    theme.colors.disabledOpacity = 0.5
    theme.colors.refusedKeyOpacity = 0.4
    theme.metrics.fieldBorderWidth = 2
    theme.metrics.fieldCornerRadius = 4
    theme.metrics.caretWidth = 3
    return theme
  }()

  /// The light theme's colours for thick fingers and tired eyes: what can be touched is 64 points and more.
  ///
  /// On a screen of 375 × 667 points no key of a pad is smaller than 64 × 64, unless the pad has more than five keys to
  /// a row.
  public static let large: Theme = {
    var theme = Theme()
    theme.fonts.label = .systemFont(ofSize: 22)
    theme.fonts.value = .systemFont(ofSize: 28)
    theme.fonts.affix = .systemFont(ofSize: 22)
    theme.fonts.keyTitle = .systemFont(ofSize: 48)
    theme.fonts.menu = .systemFont(ofSize: 22)
    theme.metrics.fieldHeight = 64
    theme.metrics.caretWidth = 3
    theme.metrics.keyboardHeight = 340
    theme.metrics.leastKeySize = 64
    theme.metrics.menuItemSize = Size(width: 104, height: 64)
    return theme
  }()

  /// The built-in themes under the names that command lines and scene files call them.
  public static let builtIn: [(name: String, theme: Theme)] = [
    ("light", .light), ("dark", .dark), ("high-contrast", .highContrast), ("large", .large),
  ]

  /// The built-in theme of a name: `light`, `dark`, `high-contrast` or `large`; nil for any other.
  public init?(named name: String) {
    guard let known = Theme.builtIn.first(where: { $0.name == name }) else { return nil }
    self = known.theme
  }
}
