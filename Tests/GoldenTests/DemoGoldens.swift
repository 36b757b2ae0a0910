import NumberField
import NumberFieldTesting
import Testing

@testable import NumberFieldDemo

/// The whole demo with the pad up, as it looks at three scales.
@MainActor
struct DemoGoldens {
  @Test(arguments: [(Look.demo1x, 1.0), (.demoOneAndAHalfX, 1.5), (.demo2x, 2)])
  func theDemo(look: Look, scale: Double) throws {
    let fonts = try #require(Studio.fonts, "DejaVu Sans is not installed: make setup")
    let screen = DemoScreen()
    screen.resize(to: screen.size, scale: scale)
    let harness = ScreenHarness(screen, fonts: fonts)
    harness.focus(screen.length)
    harness.tap(keys: "123.45")
    harness.tap(.digit(6))
    Studio.goldens.expect(harness.snapshot(), matches: look, machine: Machine.description)
  }
}
