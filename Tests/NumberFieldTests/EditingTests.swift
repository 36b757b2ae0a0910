import Testing

@testable import NumberField

/// SPEC: beginning, taps on a field, ending, what is told when.
@MainActor
struct EditingTests {
  @Test func beginningSelectsAllAndTellsOnce() {
    let harness = Harness { $0.decimalPlace = 2 }
    harness.focus()
    #expect(harness.takeEvents() == ["field:editingDidBegin 0.00"])
    #expect(harness.field.isAllSelected)
    #expect(harness.screen.isKeyboardShown)
    #expect(harness.field.caret == 4)
  }

  @Test func aFieldActsOnRelease() {
    let harness = Harness()
    harness.down(harness.field.frame.center)
    #expect(!harness.field.isFirstResponder)
    harness.move(Point(x: 100, y: 300))
    harness.up(Point(x: 100, y: 300))
    #expect(!harness.field.isFirstResponder)
    harness.tap(harness.field)
    #expect(harness.field.isFirstResponder)
  }

  @Test func typingOnThePadTellsEachChange() {
    let harness = Harness {
      $0.maxValue = 99999.99
      $0.decimalPlace = 2
    }
    harness.focus()
    harness.tap(keys: "123.456")
    #expect(
      harness.takeEvents() == [
        "field:editingDidBegin 0.00", "field:editingChanged 1", "field:editingChanged 12",
        "field:editingChanged 123", "field:editingChanged 123.", "field:editingChanged 123.4",
        "field:editingChanged 123.45", "field:editingRejected tooManyDecimalPlaces",
      ])
    #expect(harness.field.value == 123.45)
    #expect(harness.screen.lastRejection?.reason == .tooManyDecimalPlaces)
    harness.blur()
    #expect(harness.takeEvents() == ["field:editingDidEnd 123.45"])
    #expect(harness.screen.lastRejection == nil)
    harness.advance(by: 400)
    #expect(!harness.screen.isKeyboardShown)
    #expect(harness.screen.keyboardFrame == nil)
  }

  @Test func theFocusMovesFromOneToTheNext() {
    let harness = Harness { $0.decimalPlace = 2 }
    let other = harness.addField("other")
    harness.focus()
    harness.tap(keys: "5")
    _ = harness.takeEvents()
    harness.tap(other)
    #expect(harness.takeEvents() == ["field:editingDidEnd 5.00", "other:editingDidBegin 0"])
    #expect(harness.screen.isKeyboardShown && !harness.screen.isKeyboardMoving)
  }

  @Test func aTapOnTheFieldBeingEditedPlacesTheCaret() {
    let harness = Harness { $0.value = 12345 }
    harness.focus()
    _ = harness.screen.refresh()
    let left = Double(harness.field.line.position(of: 2))
    harness.tap(Point(x: left + 1, y: 96))
    #expect(harness.field.caret == 2)
    #expect(harness.field.selectedRange == 2..<2)
    #expect(harness.takeEvents() == ["field:editingDidBegin 12345"])
    harness.tap(keys: "9")
    #expect(harness.field.text == "129345")
  }

  @Test func aDoubleTapSelectsAll() {
    let harness = Harness { $0.value = 12345 }
    harness.focus()
    harness.tap(harness.field)
    #expect(!harness.field.isAllSelected)
    harness.tap(harness.field)
    #expect(harness.field.isAllSelected)
    harness.advance(by: 400)
    harness.tap(harness.field)
    harness.advance(by: 301)
    harness.tap(harness.field)
    #expect(!harness.field.isAllSelected)
  }

  @Test func aDragSelects() {
    let harness = Harness { $0.value = 12345 }
    harness.focus()
    _ = harness.screen.refresh()
    let line = harness.field.line
    harness.down(Point(x: Double(line.position(of: 1)), y: 96))
    harness.move(Point(x: Double(line.position(of: 4)), y: 96))
    #expect(harness.field.selectedRange == 1..<4)
    harness.up(Point(x: Double(line.position(of: 4)), y: 96))
    harness.tap(keys: "0")
    #expect(harness.field.text == "105")
  }

  @Test func returnEndsAndEscapeRestores() {
    let harness = Harness { $0.decimalPlace = 2 }
    harness.focus()
    harness.type("7.5")
    harness.key(.return)
    #expect(harness.takeEvents().suffix(2) == ["field:editingChanged 7.5", "field:editingDidEnd 7.50"])
    harness.focus()
    harness.type("9")
    _ = harness.takeEvents()
    harness.key(.escape)
    #expect(harness.takeEvents() == ["field:editingChanged 7.50", "field:editingDidEnd 7.50"])
    harness.focus()
    _ = harness.takeEvents()
    harness.key(.escape)
    #expect(harness.takeEvents() == ["field:editingDidEnd 7.50"])
  }

  @Test func tabGoesRoundAllFields() {
    let harness = Harness()
    let second = harness.addField("second")
    let third = harness.addField("third")
    second.isEnabled = false
    harness.key(.tab)
    #expect(harness.field.isFirstResponder)
    harness.key(.tab)
    #expect(third.isFirstResponder)
    harness.key(.tab)
    #expect(harness.field.isFirstResponder)
    harness.key(.tab, .shift)
    #expect(third.isFirstResponder)
  }

  @Test func disabledFieldsTakeNoFocusAndEndARunningEdit() {
    let harness = Harness()
    harness.focus()
    harness.type("5")
    _ = harness.takeEvents()
    harness.field.isEnabled = false
    #expect(harness.takeEvents() == ["field:editingDidEnd 5"])
    harness.tap(harness.field)
    #expect(!harness.field.isFirstResponder)
    #expect(!harness.field.becomeFirstResponder())
  }

  @Test func readOnlyFieldsCanBeSelectedAndCopiedOnly() {
    let harness = Harness {
      $0.value = 42
      $0.isReadOnly = true
    }
    harness.focus()
    #expect(harness.field.isFirstResponder && harness.field.isAllSelected)
    #expect(!harness.screen.isKeyboardShown && !harness.screen.wantsTextInput)
    harness.type("7")
    harness.key(.backspace)
    harness.key(.c, .command)
    #expect(harness.screen.clipboard.text == "42")
    #expect(harness.field.text == "42")
    #expect(harness.takeEvents() == ["field:editingDidBegin 42"])
  }

  @Test func settingTheValueWhileEditingSendsNothing() {
    let harness = Harness { $0.decimalPlace = 2 }
    harness.focus()
    harness.type("12")
    _ = harness.takeEvents()
    harness.field.value = 3.5
    #expect(harness.takeEvents().isEmpty)
    #expect(harness.field.text == "3.50")
    #expect(harness.field.isAllSelected)
    harness.key(.z, .command)
    #expect(harness.field.text == "3.50")
    harness.key(.escape)
    #expect(harness.takeEvents() == ["field:editingDidEnd 3.50"])
  }

  @Test func onlyTextMakesDigitsAndControlCharactersMakeNone() {
    let harness = Harness()
    harness.focus()
    harness.type("\u{8}\u{7F}\r\t4")
    #expect(harness.field.text == "4")
    #expect(harness.takeEvents() == ["field:editingDidBegin 0", "field:editingChanged 4"])
  }
}
