import NumberField

/// The fields: an amount and a price on a panel that lies over the program's own picture.
@MainActor
final class Order: Screen {
  let amount = NumberField()
  let price = NumberField()

  override init(size: Size = Size(width: 300, height: 440)) {
    super.init(size: size)
    amount.prefixLabel.text = "AMOUNT"
    amount.suffixLabel.text = "pcs"
    amount.maxValue = 1000
    price.prefixLabel.text = "PRICE"
    price.suffixLabel.text = "€"
    price.decimalPlace = 2
    price.maxValue = 9999.99
    for (row, field) in [amount, price].enumerated() {
      field.layer.borderWidth = 1
      field.pins = Pins(left: 16, right: 16, top: 16 + 56 * Double(row), height: 40)
      addSubview(field)
    }
    amount.keypad = .form
    price.keypad = .form
  }
}
