import NumberField
import NumberFieldTesting
import Testing

/// What the harness itself does for those who test their screens with it.
@MainActor
struct HarnessTests {
  private func harness(_ change: (NumberField) -> Void = { _ in }) -> (ScreenHarness<Screen>, NumberField) {
    let screen = Screen()
    let field = NumberField(frame: Rect(x: 32, y: 76, width: 311, height: 40))
    field.decimalPlace = 2
    change(field)
    screen.addSubview(field)
    return (ScreenHarness(screen), field)
  }

  @Test func keysAreNamedByWhatThePadShows() {
    let (harness, field) = harness {
      $0.symbols = NumberSymbols(decimalSeparator: ",", groupingSeparator: ".")
      $0.minValue = -100
    }
    harness.focus(field)
    #expect(harness.tap(keys: "-12,5"))
    #expect(field.text == "-12,5" && field.value == -12.5)
    #expect(harness.tap(keys: "±<.7"))
    #expect(field.text == "12,7")
  }

  @Test func aCharacterWithoutAKeyFailsTheTest() {
    let (harness, field) = harness()
    harness.focus(field)
    withKnownIssue {
      #expect(!harness.tap(keys: "1-2"))
    } matching: {
      "\($0)".contains("no key for \"-\" of \"1-2\"")
    }
    #expect(field.text == "12")
  }

  @Test func keysOfAPadThatIsNotUpFailTheTest() {
    let (harness, _) = harness()
    withKnownIssue {
      harness.tap(keys: "1")
    } matching: {
      "\($0)".contains("no pad is up")
    }
  }

  @Test func whetherAKeyIsThereFailsNothing() {
    let (harness, field) = harness()
    harness.focus(field)
    #expect(!harness.tap(.sign) && harness.tap(.digit(1)))
  }
}
