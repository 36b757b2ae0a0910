import NumberField
import NumberFieldSDL
import NumberFieldTesting
import Testing

// The examples that stand above the declarations of NumberFieldTesting, in their order: compiled, and not run.

@MainActor
enum ExamplesOfNumberFieldTesting {
  enum Look: String, CaseIterable {
    case arabic
  }

  static func goldenMode() async throws {
    let goldens = Goldens(folder: "Tests/References", mode: .verify)  // whatever the environment says
    _ = goldens
  }

  static func goldens(_ harness: ScreenHarness<Checkout>) async throws {
    enum Look: String, CaseIterable { case idle, padUp }
    let goldens = Goldens(folder: "Tests/References")
    goldens.expect(harness.snapshot(), matches: Look.padUp)
  }

  static func goldens2(_ harness: ScreenHarness<Checkout>, _ goldens: Goldens) async throws {
    let tolerance = Goldens.Tolerance(pixels: 12, above: 8, because: "the fallback font may differ")
    goldens.expect(harness.snapshot(), matches: Look.arabic, tolerance: tolerance)
  }

  static func screenHarness() async throws {
    let harness = ScreenHarness(Checkout())
    harness.focus(harness.screen.price)
    harness.tap(keys: "12.50")
    #expect(harness.screen.price.value == 12.5)
    #expect(harness.takeEvents().last == "price:editingChanged 12.50")
  }
}
