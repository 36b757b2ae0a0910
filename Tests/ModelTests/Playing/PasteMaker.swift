/// Makes up what people paste: numbers as the places of the world write them, and what is no number.
enum PasteMaker {
  static func text(_ dice: inout Dice) -> String {
    switch dice.number(0...9) {
    case 0: dice.pick(rubbish)
    case 1, 2: noise(&dice)
    default: number(&dice)
    }
  }

  private static let rubbish = [
    "", " ", "\n", "foo", "inf", "nan", "1e5", "0x1F", "1.2.3", "--1", "+", ".", "-", "1,23,4", "👍", "()",
    "(1", "1)",
    "1 2", "1..2", ",", "1.234,56", "1,234.5,6", "$$5", "+-5", "(-5)", "5-5", "٫", "1'2", "0,123", "00,123",
    "0,123,456",
    "\u{200E}", "١٬٢٣٤٫٥", "۱٬۲۳۴", "LENGTH 12 cm", "HKD12", "12 pcs", "EUR 5 7", "5%", "%", "10 0", "cm",
    "5 m²",
    "(12 €)", "€ -5", "-€5", "5-", "5 €-", "(€ 5)", "$(5)", "5.", ".5", "-.5", "5.000", "0005", "-0",
    "0.0000",
    "12345678901234567890123456789012345678", "123456789012345678901234567890123456789",
    "0.00000000000000000000000000000000000000000000000000001", "1,234", "12,345", "1,234,567", "12,34,567",
    "1.234",
    "1 234", "1\u{A0}234,5", "1\u{202F}234\u{202F}567,89", "1’234’567.5", "1'234", "１２３．５", "1,5", "1.5",
    "123,45",
  ]

  private static func noise(_ dice: inout Dice) -> String {
    let alphabet = Array("0001234567899.,.,-−+()'’ \u{A0}\u{202F}\u{200E}€$٫٬٣cm")
    return String((0..<dice.number(1...9)).map { _ in dice.pick(alphabet) })
  }

  /// A number, grouped or not, with a sign, a currency and room around it, as one place or another writes it.
  private static func number(_ dice: inout Dice) -> String {
    let place = dice.pick(Place.all + Array(repeating: Place.english, count: 6))
    let count = dice.oneIn(12) ? dice.number(15...45) : dice.number(0...8)
    let digits = (0..<count).map { _ in dice.pick(place.digits) }
    let size = dice.pick([place.primary, 0, 3, 2])
    var text = ""
    for (index, digit) in digits.enumerated() {
      let rest = count - index
      if size > 0, index > 0, rest % size == 0 { text.append(place.grouping) }
      text.append(digit)
    }
    if !dice.oneIn(3) {
      text.append(dice.oneIn(5) ? dice.pick([".", ","]) : place.decimal)
      text += String((0..<dice.pick([0, 1, 1, 2, 2, 3, 4, 16])).map { _ in dice.pick(place.digits) })
      if dice.oneIn(3) { text += String(repeating: place.digits[0], count: dice.number(1...3)) }
    }
    let room = dice.pick(["", "", " ", "\u{A0}", "\n"])
    if dice.oneIn(4) {
      let sign = dice.pick(["$", "€", "£", "kr", "HKD", "cm", "LENGTH", "₹"])
      text = dice.oneIn(2) ? sign + room + text : text + room + sign
    }
    switch dice.number(0...11) {
    case 0, 1: text = "-" + text
    case 2: text = "\u{2212}" + text
    case 3: text += "-"
    case 4: text = "(" + text + ")"
    case 5: text = "+" + text
    default: break
    }
    return dice.oneIn(4) ? room + text + dice.pick(["\n", "\r\n", "\t", " "]) : text
  }
}
