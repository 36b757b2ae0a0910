import NumberField
import NumberFieldSDL
import NumberFieldTesting
import Testing

@MainActor
struct CheckoutTests {
  @Test func aPriceIsTypedOnThePad() {
    let harness = ScreenHarness(Checkout())
    let price = harness.screen.price
    harness.record(price, as: "price")

    harness.focus(price)
    harness.tap(keys: "12.50")
    #expect(price.value == 12.5)
    #expect(harness.takeEvents().last == "price:editingChanged 12.50")

    harness.tap(keys: "9")
    #expect(price.lastRejection?.reason == .tooManyDecimalPlaces)

    harness.press(.backspace, for: 1000)
    #expect(price.text == "")
  }
}

@MainActor
struct ModulePageTests {
  /// What the module's page shows.
  @Test func inShort() {
    let harness = ScreenHarness(Checkout())
    harness.focus(harness.screen.price)
    harness.tap(keys: "12.50")
    #expect(harness.screen.price.value == 12.5)
  }
}

// What <doc:TestingWithBitmaps> shows of pictures: there are no references for it here, so it is compiled and not run.
@Suite(.disabled("shown in an article; its references would be the reader's"))
enum Shown {
  enum Look: String, CaseIterable {
    case idle
    case padUp = "pad-up"
  }

  @MainActor
  struct CheckoutLooks {
    let goldens = Goldens(folder: "Tests/References")

    @Test func looks() throws {
      let file = "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf"
      let fonts = try FontLibrary(regularFile: file, folders: [])
      let harness = ScreenHarness(Checkout(), fonts: fonts)
      goldens.expect(harness.snapshot(), matches: Look.idle)

      harness.focus(harness.screen.price)
      goldens.expect(harness.snapshot(), matches: Look.padUp)
      #expect(goldens.orphans(of: Look.self) == [])
    }
  }
}
