import NumberField
import NumberFieldTesting
import Testing

/// What themes look like where the program sets nothing itself.
@MainActor
struct ThemeGoldens {
  /// A screen of a theme, with a field of its own height for each of `fields`.
  private func stage(
    _ theme: Theme, size: Size, _ fields: [(NumberField) -> Void]
  ) throws -> ScreenHarness<Screen> {
    let fonts = try #require(Studio.fonts, "DejaVu Sans is not installed: make setup")
    let screen = Screen(size: size)
    screen.theme = theme
    screen.reducesMotion = true
    let height = theme.metrics.fieldHeight + 2
    for (index, configure) in fields.enumerated() {
      let field = NumberField(
        frame: Rect(x: 8, y: 8 + Double(index) * (height + 8), width: size.width - 16, height: height))
      field.prefixLabel.text = "LENGTH"
      field.suffixLabel.text = "cm"
      field.decimalPlace = 2
      field.layer.borderWidth = max(1, field.layer.borderWidth)
      configure(field)
      screen.addSubview(field)
    }
    return ScreenHarness(screen, fonts: fonts)
  }

  /// A label above, and fields: idle, partly selected, with a placeholder, disabled.
  @Test(arguments: [
    (Look.fieldsDark, Theme.dark), (.fieldsHighContrast, .highContrast), (.fieldsLarge, .large),
  ])
  func fields(look: Look, theme: Theme) throws {
    let isLarge = theme == .large
    let size = isLarge ? Size(width: 300, height: 376) : Size(width: 240, height: 204)
    let harness = try stage(
      theme, size: size,
      [
        { $0.value = 123.45 }, { $0.keypad = nil },
        {
          $0.allowsEmpty = true
          $0.placeholder = "measure"
          $0.clearValue()
        },
        {
          $0.isEnabled = false
          $0.value = 123.45
        },
      ])
    let label = Label("A label")
    label.frame = Rect(x: 8, y: size.height - 44, width: 200, height: 40)
    harness.screen.addSubview(label)
    harness.screen.fields[1].becomeFirstResponder()
    harness.type("123.45")
    for _ in 0..<3 { harness.key(.left, .shift) }
    Studio.goldens.expect(harness.snapshot(), matches: look, machine: Machine.description)
  }

  /// A key down, keys that would be refused, a sign key in half a cell.
  @Test(arguments: [
    (Look.padDark, Theme.dark), (.padHighContrast, .highContrast), (.padLarge, .large),
  ])
  func pad(look: Look, theme: Theme) throws {
    let size = theme == .large ? Size(width: 320, height: 600) : Size(width: 240, height: 440)
    let harness = try stage(
      theme, size: size,
      [
        {
          $0.minValue = -100
          $0.maxValue = 25
          $0.keyboardDimsRefusedKeys = true
        }
      ])
    harness.screen.fields[0].becomeFirstResponder()
    harness.type("2")
    if let key = harness.screen.keyFrame(.digit(5)) { harness.down(key.center, .finger(1)) }
    let top = Int(size.height - theme.metrics.keyboardHeight)
    Studio.goldens.expect(
      harness.snapshot()?.cropped(
        to: PixelRect(x: 0, y: top - 4, width: Int(size.width), height: Int(size.height) - top + 4)),
      matches: look, machine: Machine.description)
  }

  @Test(arguments: [
    (Look.menuDark, Theme.dark), (.menuHighContrast, .highContrast), (.menuLarge, .large),
  ])
  func menu(look: Look, theme: Theme) throws {
    let size = theme == .large ? Size(width: 240, height: 160) : Size(width: 240, height: 100)
    let harness = try stage(theme, size: size, [{ $0.keypad = nil }])
    let field = harness.screen.fields[0]
    field.becomeFirstResponder()
    harness.down(field.frame.center, .finger(1))
    harness.advance(by: 500)
    harness.up(field.frame.center, .finger(1))
    Studio.goldens.expect(harness.snapshot(), matches: look, machine: Machine.description)
  }

  /// From any theme to any other while a field is edited: damage gives what a fresh screen of the theme gives.
  @Test func switchingGivesTheSamePixelsAsBeginning() throws {
    func busy(_ theme: Theme) throws -> ScreenHarness<Screen> {
      let harness = try stage(
        theme, size: Size(width: 300, height: 560), [{ $0.keyboardDimsRefusedKeys = true }])
      // Placed by hand, so that both have the same frame and border.
      harness.screen.fields[0].frame = Rect(x: 8, y: 8, width: 284, height: 64)
      harness.screen.fields[0].layer.borderWidth = 1
      harness.screen.fields[0].becomeFirstResponder()
      harness.type("12")
      return harness
    }
    let fresh = try Theme.builtIn.map { try busy($0.theme).snapshot() }
    for (index, before) in fresh.enumerated() {
      for other in fresh[..<index] { #expect(before != other) }
    }
    let harness = try busy(.light)
    for index in [1, 2, 3, 0, 2, 1, 3, 2, 0, 3, 1, 0] {
      harness.screen.theme = Theme.builtIn[index].theme
      #expect(harness.snapshot() == fresh[index], "\(Theme.builtIn[index].name)")
    }
  }
}
