import NumberField

/// Comparing what a script expects with what is so.
extension Expectation {
  /// An expectation beside the state, both as the script language writes them.
  struct State {
    var subject: String
    var wanted: String
    var found: String
    var isMet: Bool

    /// Two values, and how one is written.
    fileprivate init<Value: Equatable>(
      _ subject: String, _ wanted: Value, _ found: Value, write: (Value) -> String
    ) {
      self.subject = subject
      self.wanted = write(wanted)
      self.found = write(found)
      isMet = wanted == found
    }
  }

  @MainActor
  func state(of fields: NamedFields, on screen: Screen, action: String? = nil) -> State {
    switch self {
    case .keyboard(let isShown):
      return State("keyboard", isShown, screen.isKeyboardShown) { String($0) }
    case .rejection(let reason):
      return State("rejection", reason, screen.lastRejection?.reason.rawValue) { $0 ?? "none" }
    case .action(let name):
      return State("action", name, action) { $0.map(ScriptToken.quoted) ?? "none" }
    case .field(let name, let expectation):
      return expectation.state(of: name, fields[name])
    }
  }
}

extension FieldExpectation {
  @MainActor
  fileprivate func state(of name: String, _ field: NumberField?) -> Expectation.State {
    switch self {
    case .text(let text):
      Expectation.State("\(name) text", text, field?.text ?? "", write: ScriptToken.quoted)
    case .value(let value):
      Expectation.State("\(name) value", value, field?.value ?? 0, write: JSON.shortest)
    case .exact(let exact):
      Expectation.State("\(name) exact", exact, field?.exactText ?? "", write: ScriptToken.quoted)
    case .editing(let isEditing):
      Expectation.State("\(name) editing", isEditing, field?.isFirstResponder == true) { String($0) }
    case .selected(let isSelected):
      Expectation.State("\(name) selected", isSelected, field?.isAllSelected == true) { String($0) }
    case .caret(let caret):
      Expectation.State("\(name) caret", caret, field?.caret) { $0.map(String.init) ?? "null" }
    }
  }
}
