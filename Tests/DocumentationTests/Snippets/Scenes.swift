import Foundation
import NumberField
import NumberFieldFoundation
import Testing

// What <doc:Scenes> shows.
@MainActor
struct Scenes {
  private func makesAScreen(_ url: URL) throws -> (Screen, NamedViews) {
    let scene = try SceneFile(json: Data(contentsOf: url))
    let (screen, views) = scene.makeScreen()
    views["price"]?.addAction(for: .editingDidEnd) { print($0.exactText) }
    return (screen, views)
  }

  @Test func aFileBecomesAScreen() throws {
    let url = Repository.root.appendingPathComponent("Assets/Scenes/till.json")
    let (screen, views) = try makesAScreen(url)
    #expect(screen.fields.count == 4)
    #expect(views["price"]?.text == "19.90")
  }

  @Test func aWrongNameIsTold() throws {
    let url = Repository.root.appendingPathComponent("Assets/Scenes/till.json")
    let (_, views) = try makesAScreen(url)
    #expect("\(views)".hasPrefix("fields: quantity, price, "))
    do {
      let price = try views.field(named: "pirce")  // no field has the name "pirce"; did you mean "price"?
      Issue.record("there is \(price)")
    } catch {
      #expect("\(error)" == #"no field has the name "pirce"; did you mean "price"?"#)
    }
    #expect(try views.field(named: "price") === views["price"])
  }

  @Test func errorsNameTheirPlaces() {
    func problems(_ data: Data) -> [String] {
      do {
        _ = try SceneFile(json: data)
      } catch {
        for problem in error.all { print(problem) }
        // fields[2].maxValue: expected a number, found "abc"
      }
      do { _ = try SceneFile(json: data) } catch { return error.all.map(\.description) }
      return []
    }
    let fields = #"[{ "name": "a" }, { "name": "b" }, { "name": "c", "maxValue": "abc" }]"#
    #expect(
      problems(Data("{ \"fields\": \(fields) }".utf8)).map { $0.replacing(" or null", with: "") }
        == [#"fields[2].maxValue: expected a number, found "abc""#])
  }

  @Test func keysCallTheProgram() throws {
    let pad = #"{ "preset": "till", "accessoryRow": [{ "action": "tare", "title": "T" }] }"#
    let scene = try SceneFile(json: Data("{ \"fields\": [{ \"name\": \"a\", \"keypad\": \(pad) }] }".utf8))
    let (screen, views) = scene.makeScreen { name, field in
      if name == "tare" { field.value = 0 }
    }
    let field = try #require(views["a"])
    field.value = 12
    field.becomeFirstResponder()
    screen.advance(to: 400)
    let key = try #require(screen.keyFrame(.action("tare")))
    screen.send(.down(.mouse, at: key.center))
    screen.send(.up(.mouse, at: key.center))
    #expect(field.value == 0)
  }

  @Test func propertiesHaveNames() throws {
    let (_, field) = screenAndField()
    try field.setProperty("prefixLabel.font.size", to: .number(16))
    #expect(field.prefixLabel.font.size == 16)
  }

  /// The scenes in the pages are read without an error.
  @Test func everySceneInThePagesIsOne() throws {
    let blocks = try CodeBlock.all("json")
    #expect(!blocks.isEmpty)
    for block in blocks {
      do {
        _ = try SceneFile(json: Data(block.lines.joined(separator: "\n").utf8))
      } catch {
        Issue.record("\(block): \(error)")
      }
    }
  }
}
