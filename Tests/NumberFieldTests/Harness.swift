import NumberFieldTesting

@testable import NumberField

/// The harness of the testing product, with what most tests here begin with: one field, 311 × 40 points at (32, 76).
typealias Harness = ScreenHarness<Screen>

extension ScreenHarness where S == Screen {
  /// A screen of one field, with what `configure` makes of it.
  convenience init(
    size: Size = Size(width: 375, height: 667), _ configure: (NumberField) -> Void = { _ in }
  ) {
    self.init(Screen(size: size))
    addField("field", configure)
  }

  /// The field that was added first.
  var field: NumberField { screen.fields[0] }

  /// Puts a further field on the screen, 56 points below the last, and writes down its events.
  @discardableResult
  func addField(_ name: String, _ configure: (NumberField) -> Void = { _ in }) -> NumberField {
    let new = NumberField(
      frame: Rect(x: 32, y: 76 + 56 * Double(screen.fields.count), width: 311, height: 40))
    configure(new)
    screen.addSubview(new)
    record(new, as: name)
    return new
  }

  /// Taps the first field and waits until the pad is up.
  func focus() { focus(field) }

  /// Taps where nothing is.
  func blur() { tap(Point(x: 180, y: 300)) }

  /// The middle of a key; far outside where there is none.
  func point(of key: KeyMeaning) -> Point { screen.keyFrame(key)?.center ?? Point(x: -1, y: -1) }
}
