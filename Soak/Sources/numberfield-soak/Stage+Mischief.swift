import NumberField

// Handlers that meddle.
extension Stage {
  /// What a handler does in the middle of an event.
  func meddle(_ mischief: Mischief, with field: NumberField, _ token: ActionToken?) {
    switch mischief {
    case .setsValue: field.value = 7.25
    case .setsOtherValue: screen.fields.first { $0 !== field }?.value = 3
    case .writesBack: field.exactValue = field.exactValue
    case .movesFocus, .passesFocusOn: screen.fields.first { $0 !== field }?.becomeFirstResponder()
    case .resigns: field.resignFirstResponder()
    case .cancels: field.cancelEditing()
    case .disables: field.isEnabled = false
    case .enables: for other in screen.fields { other.isEnabled = true }
    case .removesField: field.removeFromSuperview()
    case .changesPlaces: field.decimalPlace = (field.decimalPlace + 1) % 4
    case .lowersMaximum: field.maxValue = 10
    case .changesPad: field.keypad = field.keypad == nil ? .till : nil
    case .addsHandler: field.addAction(for: .editingChanged) { _ in }
    case .removesItself: if let token { field.removeAction(token) }
    case .sendsInput: screen.send(.text("5"))
    case .resizes: screen.resize(to: Size(width: 300, height: 500), scale: screen.scale)
    case .hidesAndShows:
      field.isHidden = true
      field.isHidden = false
    case .readsEverything:
      _ = (field.text, field.value, field.caret, field.selectedRange, screen.keyboardFrame)
    }
  }
}
