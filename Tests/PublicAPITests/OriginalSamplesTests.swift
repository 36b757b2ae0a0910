import NumberField
import Testing

// The code samples of the original's page, with only the selector syntax changed. This file imports the public product
// and nothing else: what compiles here compiles in anybody's program.

/// A screen as an iOS developer would write a view controller.
@MainActor
private final class Checkout: Screen {
  let numberField = NumberField()
  var log: [String] = []

  override init(size: Size = Size(width: 375, height: 667)) {
    super.init(size: size)
    numberField.frame = Rect(x: 32, y: 76, width: 311, height: 40)
    numberField.maxValue = 99999.99
    numberField.decimalPlace = 2
    numberField.prefixLabel.text = "LENGTH"
    numberField.suffixLabel.text = "cm"
    addSubview(numberField)

    numberField.addTarget(self, action: Checkout.editingDidBegin, for: .editingDidBegin)
    numberField.addTarget(self, action: Checkout.editingChanged, for: .editingChanged)
    numberField.addTarget(self, action: Checkout.editingDidEnd, for: .editingDidEnd)
    numberField.addTarget(self, action: Checkout.editingRejected, for: .editingRejected)
  }

  func editingDidBegin() { log.append("begin") }
  func editingChanged(_ sender: NumberField) { log.append("changed \(sender.value)") }
  func editingDidEnd(_ sender: NumberField) { log.append("end \(sender.value)") }
  func editingRejected() { log.append("rejected") }
}

@MainActor
struct OriginalSamplesTests {
  @Test func gettingAndSettingTheValue() {
    let numberField = NumberField()
    numberField.decimalPlace = 2
    numberField.value = 123.45
    let sellingPrice = numberField.value
    #expect(sellingPrice == 123.45)
    #expect(numberField.valueLabel.text == "123.45")
  }

  @Test func stylingTheLabels() {
    let numberField = NumberField()
    numberField.valueLabel.font = UIFont.systemFont(ofSize: 20)
    numberField.valueLabel.textColor = UIColor.black
    numberField.prefixLabel.font = UIFont.boldSystemFont(ofSize: 16)
    numberField.prefixLabel.textColor = UIColor.gray
    numberField.suffixLabel.font = UIFont.boldSystemFont(ofSize: 16)
    numberField.suffixLabel.textColor = UIColor.gray
    numberField.textAlignment = .left
    numberField.isPrefixAndSuffixStickToSides = false
    numberField.isPrefndSuffixStickToSides = true
    numberField.highlightedColor = UIColor(red: 0.9, green: 0.9, blue: 1, alpha: 1)
    numberField.layer.borderWidth = 0.5
    numberField.layer.borderColor = UIColor.lightGray.cgColor
    numberField.layer.cornerRadius = 4
    #expect(numberField.prefixLabel.font == UIFont.boldSystemFont(ofSize: 16))
    #expect(numberField.isPrefixAndSuffixStickToSides)
  }

  @Test func stylingTheKeyboard() {
    let numberField = NumberField()
    #expect(numberField.keyboardHeight == 260)
    #expect(numberField.keyboardBorderColor == UIColor(white: 0.667, alpha: 1))
    #expect(numberField.keyboardTextColor == UIColor.black)
    #expect(numberField.keyboardBackgroundColor == UIColor(white: 0.99, alpha: 1))
    #expect(numberField.keyboardDecimalPlaceColor == UIColor(white: 0.99, alpha: 1))
    #expect(numberField.keyboardBackspaceColor == UIColor(white: 0.90, alpha: 1))
    numberField.keyboardHeight = 300
    numberField.keyboardBorderColor = UIColor.lightGray
    numberField.keyboardTextColor = UIColor.blue
    numberField.keyboardBackgroundColor = UIColor.white
    numberField.keyboardDecimalPlaceColor = UIColor.white
    numberField.keyboardBackspaceColor = UIColor.red
    #expect(numberField.keyboardHeight == 300)
    #expect(numberField.keyboardBackspaceColor == .red)
  }

  @Test func defaultsAreTheOriginals() {
    let numberField = NumberField()
    #expect(numberField.value == 0)
    #expect(numberField.maxValue == 0)
    #expect(numberField.decimalPlace == 0)
    #expect(numberField.textAlignment == .right)
    #expect(numberField.isPrefixAndSuffixStickToSides)
    #expect(numberField.isEnabled && !numberField.isReadOnly)
    #expect(
      numberField.highlightedColor == UIColor(red: 216 / 255, green: 234 / 255, blue: 249 / 255, alpha: 1))
    #expect(numberField.tintColor == UIColor(red: 0, green: 122 / 255, blue: 1, alpha: 1))
    #expect(numberField.layer.borderWidth == 0 && numberField.layer.cornerRadius == 0)
    #expect(numberField.intrinsicContentSize.height == 30)
    #expect(ControlEvents.editingDidBegin.rawValue == 1 << 16)
    #expect(ControlEvents.editingChanged.rawValue == 1 << 17)
    #expect(ControlEvents.editingDidEnd.rawValue == 1 << 18)
    #expect(ControlEvents.editingRejected.rawValue == 1 << 24)
  }

  @Test func theFourEventsReachTheirTargets() {
    let screen = Checkout()
    let field = screen.numberField
    screen.send(.down(.mouse, at: field.frame.center))
    screen.send(.up(.mouse, at: field.frame.center))
    #expect(field.isFirstResponder)
    screen.advance(to: 300)
    for key in [KeyMeaning.digit(1), .separator, .digit(2), .digit(5), .digit(7)] {
      guard let place = screen.keyFrame(key)?.center else {
        Issue.record("no key \(key)")
        return
      }
      screen.send(.down(.mouse, at: place))
      screen.send(.up(.mouse, at: place))
      screen.advance(to: screen.now + 100)
    }
    field.resignFirstResponder()
    #expect(
      screen.log == [
        "begin", "changed 1.0", "changed 1.0", "changed 1.2", "changed 1.25", "rejected", "end 1.25",
      ])
  }

  @Test func aTargetIsHeldWeakly() {
    let field = NumberField(frame: Rect(width: 100, height: 30))
    weak var gone: Checkout?
    do {
      let screen = Checkout()
      field.addTarget(screen, action: Checkout.editingDidBegin, for: .editingDidBegin)
      gone = screen
    }
    #expect(gone == nil)
    let screen = Screen()
    screen.addSubview(field)
    #expect(field.becomeFirstResponder())
  }
}
