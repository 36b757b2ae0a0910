import NumberField
import NumberFieldFoundation
import NumberFieldRaster
import NumberFieldTesting
import Testing

/// What the keypad looks like.
@MainActor
struct PadGoldens {
  private func expect(
    _ look: Look, sourceLocation: SourceLocation = #_sourceLocation,
    _ configure: (NumberField) -> Void = { _ in },
    then act: (ScreenHarness<Screen>, NumberField) -> Void = { _, _ in }
  ) throws {
    let (harness, field) = try Studio.pad(configure)
    act(harness, field)
    Studio.goldens.expect(
      harness.snapshot(), matches: look, machine: Machine.description, sourceLocation: sourceLocation)
  }

  @Test func integer() throws { try expect(.padInteger) { $0.decimalPlace = 0 } }

  @Test func decimal() throws { try expect(.padDecimal) }

  @Test func keyDown() throws {
    try expect(
      .padKeyDown,
      then: { harness, _ in
        if let key = harness.screen.keyFrame(.digit(5)) { harness.down(key.center, .finger(1)) }
      })
  }

  @Test func colours() throws {
    try expect(.padColours) {
      $0.keyboardBorderColor = Color(red: 0.3, green: 0.3, blue: 0.4)
      $0.keyboardTextColor = .white
      $0.keyboardBackgroundColor = Color(white: 0.2)
      $0.keyboardDecimalPlaceColor = Color(white: 0.3)
      $0.keyboardBackspaceColor = Color(red: 0.6, green: 0.1, blue: 0.1)
    }
  }

  @Test func otherHeight() throws { try expect(.padHeight) { $0.keyboardHeight = 180 } }

  @Test func signKey() throws { try expect(.padSign) { $0.minValue = -100 } }

  @Test func till() throws { try expect(.padTill) { $0.keypad = .till } }

  @Test func form() throws { try expect(.padForm) { $0.keypad = .form } }

  @Test func accessoryRow() throws {
    try expect(.padAccessory) {
      $0.keypad?.accessoryRow = [.action("+10") { _ in }, .action("+100") { _ in }, .action("Max") { _ in }]
    }
  }

  /// Short titles are no larger than their longer neighbours.
  @Test func accessoryRowOfShortTitles() throws {
    try expect(.padAccessoryShort) {
      $0.keypad?.accessoryRow = [.action("+5") { _ in }, .action("+10") { _ in }, .action("+1000") { _ in }]
      $0.keypad?.accessoryColumn = [.clear, .action("Max") { _ in }, .done]
    }
  }

  /// The place's digits and separator, from the same DejaVu Sans as everything else.
  @Test(arguments: [(Look.padArabic, "ar_EG"), (.padGerman, "de_DE")])
  func place(look: Look, identifier: String) throws {
    let symbols = try NumberSymbols(localeIdentifier: identifier)
    try expect(
      look,
      {
        $0.symbols = symbols
        $0.usesGroupingSeparator = true
        $0.prefixLabel.text = ""
      }
    ) { harness, _ in harness.type("12345.6") }
  }

  @Test func dimmed() throws {
    try expect(
      .padDimmed,
      {
        $0.maxValue = 25
        $0.keyboardDimsRefusedKeys = true
      }
    ) { harness, _ in harness.type("2") }
  }

  @Test func menu() throws {
    let (harness, field) = try Studio.pad { $0.frame.y = 80 }
    harness.down(field.frame.center, .finger(1))
    harness.advance(by: 500)
    harness.up(field.frame.center, .finger(1))
    Studio.goldens.expect(
      harness.snapshot()?.cropped(to: PixelRect(x: 0, y: 0, width: 240, height: 140)), matches: Look.fieldMenu
    )
  }
}
