import NumberField
import NumberFieldSDL
import Testing

// What <doc:TheField>, <doc:TheKeypad> and the README show.
@MainActor
struct Fields {
  @Test func limits() {
    let (_, field) = screenAndField()
    field.maxValue = 1000  // digits that lead above it are refused; 0, the default, is no limit
    field.minValue = -40  // negative numbers can be typed; the pad gains a ± key
    field.decimalPlace = 1
    field.stepValue = 0.1  // arrow keys, page keys and the wheel: 0.1 ten times is exactly 1
    field.becomeFirstResponder()
    for _ in 0..<10 { field.perform(.step(1)) }
    #expect(field.exactText == "1")
    field.perform(.minus)
    field.perform(.digit(3))
    #expect(field.exactText == "-3")
    field.exactMaxValue = ExactDecimal("99999999999999999999.99")
    #expect(field.exactMaxValue?.description == "99999999999999999999.99")
  }

  @Test func labels() {
    let (_, field) = screenAndField()
    field.prefixLabel.text = "LENGTH"
    field.suffixLabel.text = "cm"
    field.decimalPlace = 2
    field.value = 123.45
    #expect(field.text == "123.45")
  }

  @Test func emptyFields() {
    let (_, field) = screenAndField()
    field.allowsEmpty = true
    field.placeholder = "not measured"
    field.clearValue()  // isEmpty is true, value is 0
    #expect(field.isEmpty && field.value == 0)
  }

  @Test func looks() {
    let (_, field) = screenAndField()
    field.valueLabel.font = .systemFont(ofSize: 20)
    field.prefixLabel.font = .boldSystemFont(ofSize: 16)
    field.prefixLabel.textColor = .gray
    field.textAlignment = .left
    field.isPrefixAndSuffixStickToSides = false  // prefix and suffix hug the value
    field.layer.borderWidth = 0.5
    field.layer.borderColor = .lightGray
    field.layer.cornerRadius = 4
    field.backgroundColor = .white
    field.tintColor = .orange  // the caret
    field.highlightedColor = Color(red: 1, green: 0.9, blue: 0.7)
    #expect(field.highlightedColor.description == "#FFE6B3")
  }

  @Test func theProgramsHand() {
    let (_, field) = screenAndField()
    field.decimalPlace = 2
    field.becomeFirstResponder()
    field.perform(.digit(7))
    field.perform(.separator)
    field.resignFirstResponder()
    #expect(field.text == "7.00")
  }

  @Test func presets() {
    let checkout = Checkout()
    let (price, quantity) = (checkout.price, checkout.quantity)
    price.keypad = .till
    quantity.keypad = .form
    price.becomeFirstResponder()
    #expect(checkout.keyFrame(.doubleZero) != nil)
    quantity.becomeFirstResponder()
    #expect(checkout.keyFrame(.next) != nil && checkout.keyFrame(.doubleZero) == nil)
  }

  @Test func ownPads() {
    let (screen, field) = screenAndField()
    field.keypad = Keypad(rows: [
      [.digit(7), .digit(8), .digit(9)],
      [.digit(4), .digit(5), .digit(6)],
      [.digit(1), .digit(2), .digit(3)],
      [.clear, .digit(0), .backspace],
    ])
    field.keypad?.accessoryRow = [
      .action("+10") { $0.value += 10 },
      .action("max") { $0.exactValue = $0.exactMaxValue ?? 0 },
    ]
    field.becomeFirstResponder()
    #expect(screen.keyFrame(.action("+10")) != nil && screen.keyFrame(.separator) == nil)
    field.keyboardDimsRefusedKeys = true
    field.keyboardHeight = 320
    field.keyboardBorderColor = Color(white: 0.3)
    field.keyboardTextColor = .white
    field.keyboardBackgroundColor = Color(white: 0.15)
    field.keyboardDecimalPlaceColor = Color(white: 0.15)
    field.keyboardBackspaceColor = Color(white: 0.25)
    #expect(screen.keyboardFrame?.height == 320 || screen.refresh().isEverything)
    field.keypad = nil
    #expect(!screen.isKeyboardShown)
  }

  @Test func aKeyThatTypes() throws {
    let (screen, field) = screenAndField()
    field.keypad?.accessoryRow = [
      .action("half") {
        $0.perform(.selectAll)
        $0.perform(.paste("50"))
      }
    ]
    var heard: [String] = []
    field.addAction(for: .editingChanged) { heard.append($0.text) }
    field.becomeFirstResponder()
    field.perform(.digit(7))
    screen.advance(to: 400)
    let key = try #require(screen.keyFrame(.action("half")))
    screen.send(.down(.mouse, at: key.center))
    screen.send(.up(.mouse, at: key.center))
    #expect(heard == ["7", "50"])
  }

  @Test func readmesKeypad() {
    let (_, field) = screenAndField()
    field.keypad = .till  // with 00, clear and done; .form leads to the next field
    field.keypad?.accessoryRow = [.action("+10") { $0.value += 10 }]
    field.keyboardDimsRefusedKeys = true  // keys that the limits would refuse
    field.keypad = nil  // none: for panels with a keyboard of their own
    #expect(field.keypad == nil)
  }

  /// Opens a sound device, so that it is compiled and not run.
  func click(_ screen: Screen) {
    let click = ClickSound()
    screen.onFeedback = { feedback in
      if case .keyPressed = feedback { click?.play() }
    }
  }

  @Test func scenesPrint() {
    let (screen, _) = screenAndField()
    _ = screen.refresh()
    print(screen.scene)
    #expect(screen.scene.description.hasPrefix("scene 375x667"))
  }
}
