import NumberField
import Testing

// What <doc:ComingFromIOS> shows.
@MainActor
final class Migrated: Screen {
  let numberField = NumberField()

  func viewDidLoad() {
    let numberField = NumberField()
    numberField.maxValue = 99999.99
    numberField.decimalPlace = 2
    numberField.prefixLabel.text = "LENGTH"
    numberField.suffixLabel.text = "cm"
    numberField.valueLabel.font = UIFont.systemFont(ofSize: 20)
    numberField.prefixLabel.font = UIFont.boldSystemFont(ofSize: 16)
    numberField.prefixLabel.textColor = UIColor.gray
    numberField.layer.borderColor = UIColor.lightGray.cgColor
    addSubview(numberField)
  }
}

extension Checkout {
  func migrated(_ numberField: NumberField) {
    numberField.addTarget(self, action: Checkout.editingDidBegin, for: .editingDidBegin)
    numberField.addTarget(self, action: Checkout.editingChanged, for: .editingChanged)
    numberField.addTarget(self, action: Checkout.editingDidEnd, for: .editingDidEnd)
    numberField.addTarget(self, action: Checkout.editingRejected, for: .editingRejected)
  }

  func editingDidBegin(_ sender: NumberField) { sender.tag |= 1 }
  func editingChanged(_ sender: NumberField) { sender.tag |= 2 }
  func editingDidEnd(_ sender: NumberField) { sender.tag |= 4 }
  func editingRejected(_ sender: NumberField) { sender.tag |= 8 }
}

@MainActor
struct MigrationTests {
  @Test func theFieldIsThere() {
    let screen = Migrated()
    screen.viewDidLoad()
    #expect(screen.fields.map(\.text) == ["0.00"])
  }

  @Test func allFourActionsAreCalled() {
    let checkout = Checkout()
    let field = checkout.price
    checkout.migrated(field)
    field.becomeFirstResponder()
    field.perform(.digit(1))
    field.perform(.paste("one"))
    field.resignFirstResponder()
    #expect(field.tag == 15)
  }
}
