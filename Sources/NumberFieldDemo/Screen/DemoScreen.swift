import NumberField

/// The original's demo: a title, three fields, and a warning that shows while the last input was refused.
///
/// Everything here is public API, as a program of yours would use it.
final class DemoScreen: Screen {
  let length = NumberField()
  let quantity = NumberField()
  let price = NumberField()
  let title = Label()
  let warning = Label()

  override init(size: Size = Size(width: 375, height: 667)) {
    super.init(size: size)
    addTitle()

    length.prefixLabel.text = "LENGTH"
    length.suffixLabel.text = "cm"
    length.maxValue = 99999.99
    length.decimalPlace = 2
    add(length)

    quantity.prefixLabel.text = "QUANTITY"
    quantity.suffixLabel.text = "pcs"
    quantity.maxValue = 1000
    quantity.textAlignment = .left
    quantity.isPrefixAndSuffixStickToSides = false
    add(quantity)

    price.prefixLabel.text = "HKD"
    price.maxValue = 99999.99
    price.decimalPlace = 2
    add(price)

    addWarning()
    restyle()
  }

  override func themeDidChange() { restyle() }

  /// The fields under the names that scripts call them.
  var named: NamedFields {
    NamedFields([("length", length), ("quantity", quantity), ("price", price)])
  }

  /// Styles and places everything as the theme has it.
  private func restyle() {
    let style = DemoStyle(theme)
    let layout = DemoLayout(theme)
    for (field, top) in zip([length, quantity, price], layout.fields) {
      field.valueLabel.font = style.value
      for label in [field.prefixLabel, field.suffixLabel] { set(label, style.affix) }
      field.layer.borderWidth = style.borderWidth
      field.layer.borderColor = style.borderColor
      field.layer.cornerRadius = style.cornerRadius
      field.pins = Pins(left: 32, right: 32, top: top, height: layout.fieldHeight)
    }
    set(title, style.title)
    title.pins = Pins(left: 32, right: 32, top: layout.title.top, height: layout.title.height)
    set(warning, style.warning)
    warning.pins = Pins(left: 32, right: 32, top: layout.warning.top, height: layout.warning.height)
  }

  private func set(_ label: Label, _ text: DemoStyle.Text) {
    label.font = text.font
    label.textColor = text.color
  }

  private func add(_ field: NumberField) {
    field.addTarget(
      self, action: DemoScreen.inputWasFine, for: [.editingDidBegin, .editingChanged, .editingDidEnd])
    field.addTarget(self, action: DemoScreen.inputWasRefused, for: .editingRejected)
    addSubview(field)
  }

  private func addTitle() {
    title.text = "NumberField Demo"
    title.textAlignment = .center
    addSubview(title)
  }

  private func addWarning() {
    warning.text = "Incorrect Input"
    warning.textAlignment = .center
    warning.isHidden = true
    addSubview(warning)
  }

  private func inputWasFine(_: NumberField) { warning.isHidden = true }

  private func inputWasRefused(_: NumberField) { warning.isHidden = false }
}
