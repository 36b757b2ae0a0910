public import NumberField

/// The original's demo: a title, three fields, and a warning that shows while the last input was refused.
///
/// The same screen as that of `numberfield-demo`, made through public API as any program would.
public final class DemoScreen: Screen {
  /// The first field of the demo.
  public let length = NumberField()
  /// The second field of the demo.
  public let quantity = NumberField()
  /// The third field of the demo.
  public let price = NumberField()
  let warning = Label()

  public override init(size: Size = Size(width: 375, height: 667)) {
    super.init(size: size)
    addTitle()

    length.prefixLabel.text = "LENGTH"
    length.suffixLabel.text = "cm"
    length.maxValue = 99999.99
    length.decimalPlace = 2
    add(length, top: 76)

    quantity.prefixLabel.text = "QUANTITY"
    quantity.suffixLabel.text = "pcs"
    quantity.maxValue = 1000
    quantity.textAlignment = .left
    quantity.isPrefixAndSuffixStickToSides = false
    add(quantity, top: 132)

    price.prefixLabel.text = "HKD"
    price.maxValue = 99999.99
    price.decimalPlace = 2
    add(price, top: 188)

    addWarning()
  }

  private func add(_ field: NumberField, top: Double) {
    field.valueLabel.font = .systemFont(ofSize: 20)
    for label in [field.prefixLabel, field.suffixLabel] {
      label.font = .boldSystemFont(ofSize: 16)
      label.textColor = .gray
    }
    field.layer.borderWidth = 0.5
    field.layer.borderColor = .lightGray
    field.layer.cornerRadius = 4
    field.pins = Pins(left: 32, right: 32, top: top, height: 40)
    field.addTarget(
      self, action: DemoScreen.inputWasFine, for: [.editingDidBegin, .editingChanged, .editingDidEnd])
    field.addTarget(self, action: DemoScreen.inputWasRefused, for: .editingRejected)
    addSubview(field)
  }

  private func addTitle() {
    let title = Label()
    title.text = "NumberField Demo"
    title.font = .boldSystemFont(ofSize: 20)
    title.textColor = Color(white: 0.667)
    title.textAlignment = .center
    title.pins = Pins(left: 32, right: 32, top: 36, height: 24)
    addSubview(title)
  }

  private func addWarning() {
    warning.text = "Incorrect Input"
    warning.font = .boldSystemFont(ofSize: 16)
    warning.textColor = .red
    warning.textAlignment = .center
    warning.isHidden = true
    warning.pins = Pins(left: 32, right: 32, top: 244, height: 20)
    addSubview(warning)
  }

  private func inputWasFine(_: NumberField) { warning.isHidden = true }

  private func inputWasRefused(_: NumberField) { warning.isHidden = false }
}
