import NumberField
import NumberFieldSDL

final class Checkout: Screen {
  let price = NumberField()

  override init(size: Size = Size(width: 375, height: 667)) {
    super.init(size: size)
    price.prefixLabel.text = "HKD"
    price.maxValue = 99999.99
    price.decimalPlace = 2
    price.pins = Pins(left: 32, right: 32, top: 76, height: 40)
    price.addTarget(self, action: Checkout.priceChanged, for: .editingChanged)
    addSubview(price)
  }

  func priceChanged(_ field: NumberField) {
    print(field.value, field.exactText)
  }
}

@main
struct Till {
  @MainActor
  static func main() async throws {
    let window = try Window(Checkout(), title: "Till", fonts: FontLibrary())
    try await window.run()
  }
}
