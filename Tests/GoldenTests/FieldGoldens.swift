import NumberField
import NumberFieldTesting
import Testing

/// What a field looks like in each of its states.
@MainActor
struct FieldGoldens {
  /// Takes the picture of a field as it is.
  private func expect(
    _ look: Look, width: Double = 220, sourceLocation: SourceLocation = #_sourceLocation,
    _ configure: (NumberField) -> Void
  ) throws {
    try expect(look, width: width, configure, sourceLocation: sourceLocation) { _, _ in }
  }

  /// Takes the picture of a field after somebody did something with it.
  private func expect(
    _ look: Look, width: Double = 220, _ configure: (NumberField) -> Void = { _ in },
    sourceLocation: SourceLocation = #_sourceLocation, then act: (ScreenHarness<Screen>, NumberField) -> Void
  ) throws {
    let (harness, field) = try Studio.field(width: width, configure)
    act(harness, field)
    Studio.goldens.expect(
      harness.snapshot(), matches: look, machine: Machine.description, sourceLocation: sourceLocation)
  }

  /// Edits without a pad, which would cover so low a screen.
  private func edit(_ field: NumberField) {
    field.keypad = nil
    field.becomeFirstResponder()
  }

  @Test func idle() throws {
    try expect(.fieldIdle) { $0.value = 123.45 }
  }

  @Test func emptyWhileEditing() throws {
    try expect(
      .fieldEmpty,
      then: { harness, field in
        edit(field)
        harness.key(.backspace)
      })
  }

  @Test func allSelected() throws {
    try expect(.fieldAllSelected, then: { _, field in edit(field) })
  }

  @Test func caretAtTheEnd() throws {
    try expect(
      .fieldCaretOn,
      then: { harness, field in
        edit(field)
        harness.type("123.45")
      })
  }

  @Test func caretInTheMiddle() throws {
    try expect(
      .fieldCaretMiddle,
      then: { harness, field in
        edit(field)
        harness.type("123.45")
        harness.key(.left)
        harness.key(.left)
        harness.key(.left)
      })
  }

  @Test func partlySelected() throws {
    try expect(
      .fieldPartlySelected,
      then: { harness, field in
        edit(field)
        harness.type("123.45")
        harness.key(.left)
        harness.key(.left, .shift)
        harness.key(.left, .shift)
      })
  }

  @Test func aLittleTooLongIsSetSmaller() throws {
    try expect(.fieldShrunk) { $0.value = 12_345_678.25 }
  }

  @Test func tooLongIdle() throws {
    try expect(.fieldTooLongIdle, width: 180) { $0.value = 123_456_789_012.25 }
  }

  @Test func tooLongEditing() throws {
    try expect(.fieldTooLongEditing, width: 180, { $0.value = 123_456_789_012.25 }) { harness, field in
      edit(field)
      harness.key(.home)
      for _ in 0..<9 { harness.key(.right) }
    }
  }

  @Test func leftAndSticking() throws {
    try expect(.fieldLeftSticking) {
      $0.textAlignment = .left
      $0.value = 8
    }
  }

  @Test func leftAndHugging() throws {
    try expect(.fieldLeftHugging) {
      $0.textAlignment = .left
      $0.isPrefixAndSuffixStickToSides = false
      $0.value = 8
    }
  }

  @Test func rightAndHugging() throws {
    try expect(.fieldRightHugging) {
      $0.isPrefixAndSuffixStickToSides = false
      $0.value = 8
    }
  }

  @Test func prefixOnly() throws {
    try expect(.fieldPrefixOnly) {
      $0.prefixLabel.text = "HKD"
      $0.suffixLabel.text = ""
      $0.value = 999.99
    }
  }

  @Test func roundedBorder() throws {
    try expect(.fieldRoundedBorder) {
      $0.layer.borderWidth = 3
      $0.layer.borderColor = Color(red: 0.2, green: 0.4, blue: 0.9)
      $0.layer.cornerRadius = 12
      $0.backgroundColor = Color(red: 1, green: 0.97, blue: 0.85)
    }
  }

  @Test func cornersOfHalfTheHeight() throws {
    try expect(.fieldPill) {
      $0.layer.borderWidth = 1
      $0.layer.cornerRadius = 20
      $0.backgroundColor = Color(white: 0.93)
      $0.prefixLabel.isHidden = true
    }
  }

  @Test func disabled() throws {
    try expect(.fieldDisabled) {
      $0.isEnabled = false
      $0.value = 123.45
    }
  }

  @Test func placeholder() throws {
    try expect(.fieldPlaceholder) {
      $0.allowsEmpty = true
      $0.placeholder = "measure"
      $0.clearValue()
    }
  }

  @Test func grouped() throws {
    try expect(.fieldGrouped) {
      $0.usesGroupingSeparator = true
      $0.value = 1_234_567.5
      $0.prefixLabel.isHidden = true
    }
  }
}
