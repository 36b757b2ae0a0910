// What a field takes over from its screen's theme.
extension NumberField {
  /// What a theme says of fields and no property does.
  struct Details {
    var placeholderText: Color
    var caretWidth: Double
    /// The height that a field asks for.
    var height: Double

    init(_ theme: Theme) {
      placeholderText = theme.colors.placeholderText
      caretWidth = theme.metrics.caretWidth
      height = theme.metrics.fieldHeight
    }
  }

  /// Hands a theme to the labels, the pad and what the field draws itself.
  final func takeOver(_ theme: Theme) {
    edge.borderWidth.inherit(theme.metrics.fieldBorderWidth)
    edge.cornerRadius.inherit(theme.metrics.fieldCornerRadius)
    themedBackground.inherit(theme.colors.fieldBackground)
    themedHighlight.inherit(theme.colors.highlight)
    details = Details(theme)
    valueLabel.inherit(theme, font: theme.fonts.value, textColor: theme.colors.valueText)
    for label in [prefixLabel, suffixLabel] {
      label.inherit(theme, font: theme.fonts.affix, textColor: theme.colors.affixText)
    }
    var style = keyboardStyle
    style.inherit(theme)
    keyboardStyle = style
  }
}
