import NumberField

/// The demo's own styling: that of the original in the light theme, and what the theme says in any other.
struct DemoStyle {
  let title: Text
  let value: Font
  let affix: Text
  let warning: Text
  let borderWidth: Double
  let borderColor: Color
  let cornerRadius: Double

  struct Text {
    let font: Font
    let color: Color
  }

  init(_ theme: Theme) {
    let isOriginal = theme == .light
    let colors = theme.colors
    // The original's sizes, unless the theme has sizes of its own.
    let fonts = theme.fonts == Theme.light.fonts ? nil : theme.fonts
    title = Text(
      font: fonts?.label.bold ?? .boldSystemFont(ofSize: 20),
      color: isOriginal ? Color(white: 0.667) : colors.secondaryText)
    value = fonts?.value ?? .systemFont(ofSize: 20)
    affix = Text(
      font: fonts?.affix.bold ?? .boldSystemFont(ofSize: 16), color: isOriginal ? .gray : colors.secondaryText
    )
    warning = Text(
      font: fonts?.label.bold ?? .boldSystemFont(ofSize: 16), color: isOriginal ? .red : colors.warningText)
    borderWidth = max(0.5, theme.metrics.fieldBorderWidth)
    borderColor = isOriginal ? .lightGray : colors.border
    cornerRadius = max(4, theme.metrics.fieldCornerRadius)
  }
}

extension Font {
  fileprivate var bold: Font { Font(family: family, size: size, weight: .bold) }
}

/// Where the demo's views stand, in points from the top: as in the original, or moved together where fields are higher,
/// so that the keypad leaves all of them in sight.
struct DemoLayout {
  let title: (top: Double, height: Double)
  let fields: [Double]
  let fieldHeight: Double
  let warning: (top: Double, height: Double)

  init(_ theme: Theme) {
    guard theme.metrics.fieldHeight > 40 else {
      title = (36, 24)
      fieldHeight = 40
      fields = [76, 132, 188]
      warning = (244, 20)
      return
    }
    let height = theme.metrics.fieldHeight
    title = (16, 32)
    fieldHeight = height
    fields = (0..<3).map { 56 + (height + 12) * Double($0) }
    warning = (56 + (height + 12) * 3 - 4, 32)
  }
}
