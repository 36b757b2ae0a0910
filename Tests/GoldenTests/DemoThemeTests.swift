import NumberField
import NumberFieldTesting
import Testing

@testable import NumberFieldDemo

/// The demo in themes: the original's own styling in the light one, the theme's in any other.
@MainActor
struct DemoThemeTests {
  private func demo(_ theme: Theme?) -> ScreenHarness<DemoScreen> {
    let harness = ScreenHarness(DemoScreen())
    if let theme { harness.screen.theme = theme }
    harness.screen.reducesMotion = true
    harness.focus(harness.screen.length)
    harness.type("123.45")
    harness.type("6")
    _ = harness.screen.refresh()
    return harness
  }

  @Test func inTheLightThemeItIsTheOriginals() {
    let switched = DemoScreen()
    for theme in [Theme.large, .dark, .light] { switched.theme = theme }
    for screen in [DemoScreen(), switched] {
      screen.layoutIfNeeded()
      #expect(screen.title.frame == Rect(x: 32, y: 36, width: 311, height: 24))
      #expect(
        screen.title.font == .boldSystemFont(ofSize: 20) && screen.title.textColor == Color(white: 0.667))
      let fields = [screen.length, screen.quantity, screen.price]
      for (field, top) in zip(fields, [76.0, 132, 188]) {
        #expect(field.frame == Rect(x: 32, y: top, width: 311, height: 40))
        #expect(field.valueLabel.font == .systemFont(ofSize: 20) && field.valueLabel.textColor == .black)
        for label in [field.prefixLabel, field.suffixLabel] {
          #expect(label.font == .boldSystemFont(ofSize: 16) && label.textColor == .gray)
        }
        #expect(field.layer.borderWidth == 0.5 && field.layer.borderColor == .lightGray)
        #expect(field.layer.cornerRadius == 4)
      }
      #expect(screen.warning.frame == Rect(x: 32, y: 244, width: 311, height: 20))
      #expect(screen.warning.font == .boldSystemFont(ofSize: 16) && screen.warning.textColor == .red)
    }
  }

  @Test(arguments: [("dark", Theme.dark, 4.5), ("high-contrast", .highContrast, 7), ("large", .large, 4.5)])
  func inOthersAllTextStandsOut(name: String, theme: Theme, least: Double) {
    let harness = demo(theme)
    #expect(!harness.screen.warning.isHidden)
    let texts = harness.screen.scene.textContrasts
    #expect(texts.contains { $0.text == "Incorrect Input" } && texts.contains { $0.text == "LENGTH" })
    for text in texts { #expect(text.ratio >= least, "\(text)") }
  }

  @Test(arguments: Theme.builtIn.map(\.name))
  func thePadLeavesAllInSight(name: String) throws {
    let harness = demo(Theme(named: name))
    let free = try #require(harness.screen.keyboardFrame?.y)
    for view in harness.screen.subviews {
      #expect(harness.screen.place(of: view) == view.frame, "nothing has to scroll")
      #expect(view.frame.maxY <= free)
      for other in harness.screen.subviews where other !== view {
        #expect(view.frame.maxY <= other.frame.y || other.frame.maxY <= view.frame.y)
      }
    }
    harness.focus(harness.screen.price)
    #expect(harness.screen.place(of: harness.screen.price) == harness.screen.price.frame)
  }

  @Test func largeFieldsAreLargeTargets() {
    let harness = demo(.large)
    for field in harness.screen.fields { #expect(field.frame.height >= 64) }
  }
}
