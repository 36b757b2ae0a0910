import NumberField
import NumberFieldTesting
import Testing

@testable import NumberFieldDemo
@testable import numberfield_demo

/// The sample scenes as people see them: a field edited, the pad up.
@MainActor
struct SceneGoldens {
  /// A sample scene, and what a person does in it.
  struct Sample: Sendable, CustomTestStringConvertible {
    let look: Look
    let file: String
    let theme: Theme?
    let keys: [KeyMeaning]
    let field: String
    /// How often Tab is pressed before the keys: fields further down scroll into sight.
    let tabs: Int

    init(
      _ look: Look, _ file: String, _ theme: Theme? = nil, field: String, tabs: Int = 0, keys: [KeyMeaning]
    ) {
      (self.look, self.file, self.theme) = (look, file, theme)
      (self.field, self.tabs, self.keys) = (field, tabs, keys)
    }

    var testDescription: String { look.rawValue }

    static let refused: [KeyMeaning] =
      [1, 2, 3].map(KeyMeaning.digit) + [.separator] + [4, 5, 6].map(KeyMeaning.digit)
    static let price: [KeyMeaning] = [.digit(2), .digit(4), .separator, .digit(5)]
    static let temperature: [KeyMeaning] = [.sign, .digit(4), .digit(2), .separator, .digit(5)]

    static let all = [
      Sample(.sceneDemo, "demo.json", field: "length", keys: refused),
      Sample(.sceneStoryboard, "demo.storyboard", field: "length", keys: refused),
      Sample(.sceneStoryboardDark, "demo.storyboard", .dark, field: "length", keys: refused),
      Sample(.sceneTill, "till.json", field: "price", keys: price),
      Sample(.sceneTillHighContrast, "till.json", .highContrast, field: "price", keys: price),
      Sample(.sceneLab, "lab.json", field: "temperature", keys: temperature),
      Sample(
        .sceneForm, "form.json", field: "hallLength", tabs: 10, keys: [.digit(2), .separator, .digit(5)]),
      Sample(
        .sceneFormDark, "form.json", .dark, field: "hallLength", tabs: 10,
        keys: [.digit(2), .separator, .digit(5)]),
      Sample(.sceneRTL, "rtl.json", field: "sir", keys: price),
      Sample(.sceneRTLLarge, "rtl.json", .large, field: "sir", keys: price),
    ]
  }

  private func stage(
    _ sample: Sample, _ configure: (NumberField) -> Void = { _ in }
  ) throws -> ScreenHarness<Screen> {
    let fonts = try #require(Studio.fonts, "DejaVu Sans is not installed: make setup")
    let folder = Studio.folder + "/../../../Assets/Scenes/"
    let scene = try LoadedScene(
      path: folder + sample.file, theme: sample.theme, storyboards: .interfaceBuilder)
    scene.screen.reducesMotion = true
    for field in scene.screen.fields { configure(field) }
    let harness = ScreenHarness(scene.screen, fonts: fonts)
    harness.focus(try #require(scene.views[sample.field]))
    for _ in 0..<sample.tabs { harness.key(.tab) }
    for key in sample.keys { harness.tap(key) }
    return harness
  }

  @Test(arguments: Sample.all) func scene(_ sample: Sample) throws {
    Studio.goldens.expect(try stage(sample).snapshot(), matches: sample.look, machine: Machine.description)
  }

  /// What files leave to the theme stands out in each of them; the demo and the storyboard keep the original's greys.
  @Test(
    arguments: ["till.json", "lab.json", "form.json", "rtl.json"],
    Theme.builtIn.map(\.name))
  func textStandsOutInEveryTheme(file: String, name: String) throws {
    let theme = try #require(Theme(named: name))
    let sample = try #require(Sample.all.first { $0.file == file })
    let themed = Sample(sample.look, file, theme, field: sample.field, tabs: sample.tabs, keys: sample.keys)
    // What cannot be used is exempt, and keys may be refused.
    let harness = try stage(themed) { field in
      field.isEnabled = true
      field.keyboardDimsRefusedKeys = false
    }
    _ = harness.screen.refresh()
    let texts = harness.screen.scene.textContrasts
    #expect(texts.count > 10)
    for text in texts { #expect(text.ratio >= 4.5, "\(text)") }
  }
}
