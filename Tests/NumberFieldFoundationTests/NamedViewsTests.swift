import Foundation
import NumberField
import NumberFieldInterfaceBuilder
import Testing

@testable import NumberFieldFoundation

/// Names that have to be there, and errors in words whichever way they are printed.
@MainActor
struct NamedViewsTests {
  private func views() throws -> NamedViews {
    let text = #"""
      {
        "fields": [{ "name": "price" }, { "name": "tip" }],
        "labels": [{ "name": "title", "frame": { "x": 0, "y": 0, "width": 10, "height": 10 } }]
      }
      """#
    return try SceneFile(json: Data(text.utf8)).makeScreen().views
  }

  @Test func whatIsThereIsFound() throws {
    let views = try views()
    #expect(try views.field(named: "tip") === views["tip"])
    #expect(try views.label(named: "title") === views.label("title"))
  }

  @Test func whatIsNotThereIsToldWithWhatIs() throws {
    let views = try views()
    #expect(throws: UnknownViewError.self) { try views.field(named: "title") }
    func words(_ body: () throws(UnknownViewError) -> Void) -> String {
      do { try body() } catch { return "\(error)" }
      return ""
    }
    #expect(
      words { () throws(UnknownViewError) in _ = try views.field(named: "discount") }
        == #"no field has the name "discount"; there are price, tip"#)
    #expect(
      words { () throws(UnknownViewError) in _ = try views.label(named: "titel") }
        == #"no label has the name "titel"; did you mean "title"?"#)
    #expect(
      words { () throws(UnknownViewError) in _ = try NamedViews().label(named: "a") }
        == #"no label has the name "a"; there are no labels"#)
  }

  @Test func theyPrintTheirNames() throws {
    #expect("\(try views())" == "fields: price, tip; labels: title")
    #expect("\(NamedViews())" == "fields: none; labels: none")
  }

  @Test func errorsSayTheSameWhenLocalized() {
    let errors: [any Error & CustomStringConvertible] = [
      LocaleError.unknownLocale("xx"), PropertyError.unknown("maxvalue", nearest: "maxValue"),
      SceneFileError(.path("fields[0].name"), .missingKey("name")),
    ]
    for error in errors { #expect(error.localizedDescription == error.description) }
    do {
      _ = try SceneFile(json: Data("{}}".utf8))
    } catch {
      #expect(error.localizedDescription == error.description)
    }
    do {
      _ = try InterfaceBuilderFile(Data())
    } catch {
      #expect(error.localizedDescription == error.description)
    }
  }
}
