import NumberField
import NumberFieldTesting
import Testing

// What pages and declarations show of themes.
@MainActor
struct Themes {
  @Test func themes() {
    let (screen, field) = screenAndField()
    screen.theme = .dark  // .light, .dark, .highContrast, .large (targets of 64 points and more)

    var panel = Theme.dark  // a theme is a value: colours, fonts, metrics
    panel.fonts = Theme.large.fonts
    panel.metrics = Theme.large.metrics
    panel.colors.tint = .orange
    screen.theme = panel
    #expect(field.tintColor == .orange && field.keyboardHeight == 340)
    #expect(field.keyboardTextColor == Theme.dark.colors.keyText)
  }

  @Test func declarations() {
    let (screen, field) = screenAndField()
    screen.theme = .dark

    var panel = Theme.dark  // dark, with targets for thick gloves
    panel.fonts = Theme.large.fonts
    panel.metrics = Theme.large.metrics
    panel.colors.tint = .orange
    screen.theme = panel
    #expect(field.intrinsicContentSize.height == 64)

    var colors = Theme.Colors()
    colors.tint = .orange
    var fonts = Theme.Fonts()
    fonts.value = Font(family: "DejaVu Sans Mono", size: 20)
    var metrics = Theme.Metrics()
    metrics.fieldHeight = 48
    screen.theme = Theme(colors: colors, fonts: fonts, metrics: metrics)
    #expect(field.valueLabel.font.family == "DejaVu Sans Mono" && field.intrinsicContentSize.height == 48)
  }

  @Test func contrasts() {
    let (screen, _) = screenAndField()
    screen.theme = .dark
    _ = screen.refresh()
    for text in screen.scene.textContrasts { #expect(text.ratio >= 4.5, "\(text)") }
    #expect(!screen.scene.textContrasts.isEmpty)
  }

  final class Titled: Screen {
    let title = Label("Sizes")

    override func themeDidChange() {
      title.textColor = theme.colors.secondaryText
    }
  }

  @Test func ownStyling() {
    let screen = Titled()
    screen.addSubview(screen.title)
    screen.theme = .dark
    #expect(screen.title.textColor == Theme.dark.colors.secondaryText)
  }
}
