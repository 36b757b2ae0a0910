import NumberField
import Testing

/// What is in effect: what the program set, else what the theme says, else the light theme's.
@MainActor
struct ThemeTests {
  /// Every property that a theme reaches, as text.
  private func state(_ field: NumberField) -> [String] {
    [
      "\(field.backgroundColor) \(field.tintColor) \(field.highlightedColor)",
      "\(field.layer.borderWidth) \(field.layer.borderColor) \(field.layer.cornerRadius)",
      "\(field.valueLabel.font) \(field.valueLabel.textColor)",
      "\(field.prefixLabel.font) \(field.prefixLabel.textColor)",
      "\(field.suffixLabel.font) \(field.suffixLabel.textColor)",
      "\(field.keyboardHeight) \(field.keyboardBorderColor) \(field.keyboardTextColor)",
      "\(field.keyboardBackgroundColor) \(field.keyboardDecimalPlaceColor) \(field.keyboardBackspaceColor)",
    ]
  }

  /// The same as a theme says it.
  private func state(_ theme: Theme) -> [String] {
    let (colors, fonts, metrics) = (theme.colors, theme.fonts, theme.metrics)
    return [
      "\(colors.fieldBackground) \(colors.tint) \(colors.highlight)",
      "\(metrics.fieldBorderWidth) \(colors.border) \(metrics.fieldCornerRadius)",
      "\(fonts.value) \(colors.valueText)", "\(fonts.affix) \(colors.affixText)",
      "\(fonts.affix) \(colors.affixText)",
      "\(metrics.keyboardHeight) \(colors.keyBorder) \(colors.keyText)",
      "\(colors.numberKey) \(colors.separatorKey) \(colors.functionKey)",
    ]
  }

  /// Sets everything that a theme reaches.
  private func setAll(_ field: NumberField) {
    field.backgroundColor = .yellow
    field.tintColor = .red
    field.highlightedColor = .green
    field.layer.borderWidth = 1.5
    field.layer.borderColor = .brown
    field.layer.cornerRadius = 2.5
    field.valueLabel.font = .systemFont(ofSize: 41)
    field.valueLabel.textColor = .purple
    field.prefixLabel.font = .systemFont(ofSize: 42)
    field.prefixLabel.textColor = .orange
    field.suffixLabel.font = .systemFont(ofSize: 43)
    field.suffixLabel.textColor = .magenta
    field.keyboardHeight = 123
    field.keyboardBorderColor = .cyan
    field.keyboardTextColor = .blue
    field.keyboardBackgroundColor = .darkGray
    field.keyboardDecimalPlaceColor = .gray
    field.keyboardBackspaceColor = .lightGray
  }

  @Test func theDefaultsAreTheOriginals() {
    let field = NumberField()
    let label = Label()
    let screen = Screen()
    #expect(screen.theme == .light && screen.backgroundColor == .white)
    #expect(field.valueLabel.font == .systemFont(ofSize: 17) && field.prefixLabel.textColor == .black)
    #expect(label.font == .systemFont(ofSize: 17) && label.textColor == .black)
    #expect(field.tintColor == Color(argb: 0xFF00_7AFF) && field.backgroundColor == .clear)
    #expect(field.highlightedColor == Color(argb: 0xFFD8_EAF9))
    #expect(
      field.layer.borderWidth == 0 && field.layer.borderColor == .black && field.layer.cornerRadius == 0)
    #expect(field.keyboardHeight == 260 && field.keyboardBorderColor == Color(white: 0.667))
    #expect(field.keyboardBackgroundColor == Color(white: 0.99) && field.keyboardTextColor == .black)
    #expect(field.keyboardBackspaceColor == Color(white: 0.9))
    #expect(field.intrinsicContentSize == Size(width: -1, height: 30))
    #expect(state(field) == state(Theme.light))
  }

  @Test(arguments: Theme.Known.all + [Theme.Known(name: "odd", theme: .odd)])
  func aFieldIsAsTheThemeSaysWhicheverComesFirst(known: Theme.Known) {
    let (early, late) = (NumberField(), NumberField())
    _ = early.layer
    let screen = Screen()
    screen.addSubview(early)
    screen.theme = known.theme
    screen.addSubview(late)
    #expect(state(early) == state(known.theme))
    #expect(state(late) == state(known.theme))
    #expect(screen.backgroundColor == known.theme.colors.background)
    #expect(early.intrinsicContentSize.height == known.theme.metrics.fieldHeight)
    let label = Label()
    screen.addSubview(label)
    #expect(label.font == known.theme.fonts.label && label.textColor == known.theme.colors.labelText)
  }

  @Test func whatIsSetWinsInAnyOrder() {
    let alone = NumberField()
    setAll(alone)
    let wanted = state(alone)
    for order in 0..<4 {
      let screen = Screen()
      let field = NumberField()
      if order == 0 { setAll(field) }
      if order == 1 { screen.theme = .odd }
      screen.addSubview(field)
      if order == 2 { setAll(field) }
      screen.theme = .dark
      screen.theme = .odd
      if order == 1 || order == 3 { setAll(field) }
      #expect(state(field) == wanted, "order \(order)")
      screen.theme = .large
      #expect(state(field) == wanted, "order \(order)")
      field.removeFromSuperview()
      #expect(state(field) == wanted, "order \(order)")
    }
  }

  @Test func settingWhatIsInEffectCountsAsSet() {
    let screen = Screen()
    let field = NumberField()
    screen.addSubview(field)
    field.tintColor = Theme.light.colors.tint
    field.valueLabel.font = .systemFont(ofSize: 17)
    field.keyboardHeight = 260
    field.layer.borderColor = .black
    screen.backgroundColor = .white
    screen.theme = .odd
    #expect(field.tintColor == Theme.light.colors.tint && field.valueLabel.font == .systemFont(ofSize: 17))
    #expect(field.keyboardHeight == 260 && field.layer.borderColor == .black)
    #expect(screen.backgroundColor == .white)
    // What was not set follows, also beside what was.
    #expect(field.valueLabel.textColor == Theme.odd.colors.valueText)
    #expect(field.keyboardTextColor == Theme.odd.colors.keyText)
    #expect(field.layer.cornerRadius == Theme.odd.metrics.fieldCornerRadius)
  }

  @Test func aViewWithoutAScreenIsLight() {
    let (dark, light) = (Screen(), Screen())
    dark.theme = .dark
    let field = NumberField()
    dark.addSubview(field)
    #expect(state(field) == state(Theme.dark))
    field.removeFromSuperview()
    #expect(state(field) == state(Theme.light))
    dark.addSubview(field)
    light.addSubview(field)
    #expect(state(field) == state(Theme.light))
  }

  @Test func aViewThatOutlivesItsScreenIsLightOnTheNext() {
    let field = NumberField()
    do {
      let dark = Screen()
      dark.theme = .dark
      dark.addSubview(field)
    }
    let light = Screen()
    light.addSubview(field)
    #expect(state(field) == state(Theme.light))
  }

  @Test func aLabelsInitialiserSetsOnlyWhatItIsGiven() {
    let screen = Screen()
    screen.theme = .dark
    let (plain, bold) = (Label("plain"), Label("bold", font: .boldSystemFont(ofSize: 12)))
    screen.addSubview(plain)
    screen.addSubview(bold)
    #expect(plain.font == Theme.dark.fonts.label && plain.textColor == Theme.dark.colors.labelText)
    #expect(bold.font == .boldSystemFont(ofSize: 12) && bold.textColor == Theme.dark.colors.labelText)
  }

  @Test func namesLeadToThemes() {
    #expect(Theme.builtIn.map(\.name) == ["light", "dark", "high-contrast", "large"])
    for known in Theme.builtIn { #expect(Theme(named: known.name) == known.theme) }
    #expect(Set(Theme.builtIn.map(\.theme)).count == 4)
    #expect(Theme(named: "Dark") == nil && Theme(named: "") == nil)
    #expect(Theme() == .light)
  }
}
