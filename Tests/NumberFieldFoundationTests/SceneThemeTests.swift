import Foundation
import NumberField
import NumberFieldFoundation
import Testing

/// The theme of a scene file.
@MainActor
struct SceneThemeTests {
  private func scene(_ json: String, theme: Theme? = nil) throws -> SceneFile {
    try SceneFile(json: Data(json.utf8), theme: theme)
  }

  @Test func aSceneNamesItsTheme() throws {
    for known in Theme.builtIn {
      let scene = try scene("{\"theme\": \"\(known.name)\", \"fields\": [{}]}")
      let (screen, views) = scene.makeScreen()
      #expect(scene.theme == known.theme && screen.theme == known.theme)
      #expect(screen.backgroundColor == known.theme.colors.background)
      #expect(views["field1"]?.tintColor == known.theme.colors.tint)
    }
  }

  @Test func withoutOneAScreenKeepsItsOwn() throws {
    let scene = try scene("{\"fields\": [{}]}")
    #expect(scene.theme == nil && scene.makeScreen().screen.theme == .light)
    let screen = Screen()
    screen.theme = .dark
    let views = scene.populate(screen)
    #expect(screen.theme == .dark && views["field1"]?.tintColor == Theme.dark.colors.tint)
  }

  @Test func aReaderMayWantAnother() throws {
    let scene = try scene("{\"theme\": \"dark\"}", theme: .large)
    #expect(scene.theme == .large && scene.makeScreen().screen.theme == .large)
  }

  @Test func whatTheFileSetsWins() throws {
    let (screen, views) = try scene(
      """
      {"theme": "high-contrast", "backgroundColor": "#102030",
       "fieldDefaults": {"tintColor": "#FF0000", "keyboardHeight": 200},
       "fields": [{"valueLabel": {"textColor": "#00FF00"}, "prefixLabel": {"font": {"weight": "bold"}}}]}
      """
    ).makeScreen()
    let field = try #require(views["field1"])
    #expect(screen.backgroundColor == Color(argb: 0xFF10_2030))
    #expect(field.tintColor == .red && field.valueLabel.textColor == .green && field.keyboardHeight == 200)
    #expect(field.suffixLabel.textColor == .white && field.layer.borderWidth == 2)
  }

  @Test func aPartOfAFontLeavesTheRestToTheTheme() throws {
    let field = try #require(
      try scene(
        """
        {"theme": "large", "fields": [{"prefixLabel": {"font": {"weight": "bold"}}, "suffixLabel": {"font": {"size": 9}}}]}
        """
      ).makeScreen().views["field1"])
    #expect(field.prefixLabel.font == Font(size: Theme.large.fonts.affix.size, weight: .bold))
    #expect(field.suffixLabel.font == Font(size: 9))
  }

  @Test func rowsAreAsHighAsTheThemesFields() throws {
    let json = "{\"sections\": [{\"title\": \"Sizes\", \"fields\": [{}, {\"height\": 50}]}]}"
    let large = try scene(json, theme: .large).makeScreen()
    #expect(large.views["field1"]?.frame.height == 64 && large.views["field2"]?.frame.height == 50)
    #expect((large.screen.subviews.first?.frame.height ?? 0) > 26)
    let light = try scene(json).makeScreen()
    #expect(light.views["field1"]?.frame.height == 40 && light.screen.subviews.first?.frame.height == 24)
    let own = try scene("{\"layout\": {\"rowHeight\": 44}, \"fields\": [{}]}", theme: .large).makeScreen()
    #expect(own.views["field1"]?.frame.height == 44)
  }

  @Test func anUnknownThemeIsTold() {
    let error = #expect(throws: SceneFileErrors.self) { try scene("{\"theme\": \"blue\"}") }
    #expect(
      error?.all.map { $0.message(file: "a.json") } == [
        "a.json: theme: expected \"light\", \"dark\", \"high-contrast\" or \"large\", found \"blue\""
      ])
  }
}
