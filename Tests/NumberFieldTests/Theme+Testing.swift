import NumberField
import Testing

extension Theme {
  /// A built-in theme as tests name it.
  struct Known: Sendable, CustomTestStringConvertible {
    let name: String
    let theme: Theme
    var testDescription: String { name }
    /// The least contrast of a text.
    var leastContrast: Double { name == "high-contrast" ? 7 : 4.5 }

    static let all = Theme.builtIn.map { Known(name: $0.name, theme: $0.theme) }
  }

  /// A theme in which nothing is as in any of the built-in ones.
  static var odd: Theme {
    var theme = Theme()
    var next: UInt32 = 0xFF10_2030
    func color() -> Color {
      next += 0x0003_0507
      return Color(argb: next)
    }
    theme.colors.background = color()
    theme.colors.labelText = color()
    theme.colors.valueText = color()
    theme.colors.affixText = color()
    theme.colors.placeholderText = color()
    theme.colors.fieldBackground = color()
    theme.colors.highlight = color()
    theme.colors.tint = color()
    theme.colors.border = color()
    theme.colors.keyBorder = color()
    theme.colors.keyText = color()
    theme.colors.numberKey = color()
    theme.colors.separatorKey = color()
    theme.colors.functionKey = color()
    theme.colors.menuBackground = color()
    theme.colors.menuText = color()
    theme.colors.menuRule = color()
    theme.colors.disabledOpacity = 0.7
    theme.colors.refusedKeyOpacity = 0.6
    theme.fonts.label = Font(family: "A", size: 11)
    theme.fonts.value = Font(family: "B", size: 12)
    theme.fonts.affix = Font(family: "C", size: 13, weight: .bold)
    theme.fonts.keyTitle = Font(family: "D", size: 31)
    theme.fonts.menu = Font(family: "E", size: 15)
    theme.metrics.fieldHeight = 51
    theme.metrics.fieldBorderWidth = 3
    theme.metrics.fieldCornerRadius = 7
    theme.metrics.caretWidth = 5
    theme.metrics.keyboardHeight = 301
    theme.metrics.menuItemSize = Size(width: 91, height: 53)
    return theme
  }
}
