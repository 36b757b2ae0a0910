import NumberField

/// The screen that the pages speak of.
@MainActor
final class Checkout: Screen {
  let price = NumberField()
  let quantity = NumberField()

  override init(size: Size = Size(width: 375, height: 667)) {
    super.init(size: size)
    price.maxValue = 99999.99
    price.decimalPlace = 2
    price.pins = Pins(left: 32, right: 32, top: 76, height: 40)
    quantity.pins = Pins(left: 32, right: 32, top: 132, height: 40)
    addSubview(price)
    addSubview(quantity)
    reducesMotion = true
  }

  func priceChanged(_ field: NumberField) {}
}

/// Screens that the tests made: a field does not hold its screen, a window would.
@MainActor private var kept: [Screen] = []

/// A screen with one field that is as it was made.
@MainActor
func screenAndField() -> (Screen, NumberField) {
  let screen = Screen()
  let field = NumberField(frame: Rect(x: 32, y: 76, width: 311, height: 40))
  screen.reducesMotion = true
  screen.addSubview(field)
  kept.append(screen)
  return (screen, field)
}
