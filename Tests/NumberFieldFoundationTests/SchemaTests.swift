import Foundation
import NumberField
import Testing

@testable import NumberFieldFoundation

@MainActor
struct SchemaTests {
  /// The schema file is what the decoder's own language comes to. `NUMBERFIELD_SCHEMA=record` writes it anew.
  @Test func theSchemaSaysWhatTheDecoderKnows() throws {
    let expected = try SchemaWriter.schema()
    if ProcessInfo.processInfo.environment["NUMBERFIELD_SCHEMA"] == "record" {
      try expected.write(to: Samples.schema)
      Issue.record("recorded, run again")
      return
    }
    let found = try Data(contentsOf: Samples.schema)
    let (one, other) = (
      try JSONSerialization.jsonObject(with: found), try JSONSerialization.jsonObject(with: expected)
    )
    #expect((one as? NSDictionary) == (other as? NSDictionary))
  }

  @Test func theSchemaAcceptsTheSamples() throws {
    let validator = try SchemaValidator(try Data(contentsOf: Samples.schema))
    for name in Samples.scenes {
      #expect(try validator.accepts(JSONSerialization.jsonObject(with: Samples.scene(name))), "\(name)")
    }
  }

  /// What a schema cannot say: whether names are unique or known, places known, limits in order, numbers not
  /// too long.
  private func isBeyondSchemas(_ error: SceneFileError) -> Bool {
    switch error.problem {
    case .nameTaken, .unknownView: true
    case .impossible(let words):
      [
        "the lower limit", "the decimal separator", "the minus sign", "the grouping separator",
        "unknown locale", "a view cannot be pinned", "expected at most 38",
      ]
      .contains { words.hasPrefix($0) }
    default: false
    }
  }

  private func decoderErrors(_ value: Any) throws -> [SceneFileError] {
    let data = try JSONSerialization.data(withJSONObject: value, options: [.fragmentsAllowed])
    do throws(SceneFileErrors) {
      let (screen, _) = try SceneFile(json: data).makeScreen()
      _ = screen.refresh()
      return []
    } catch {
      return error.all.filter { !isBeyondSchemas($0) }
    }
  }

  @Test func whatTheSchemaAcceptsTheDecoderReads() throws {
    let validator = try SchemaValidator(try Data(contentsOf: Samples.schema))
    var generator = SchemaGenerator(validator, seed: 1)
    var keys: Set<String> = []
    for round in 0..<200 {
      let scene = generator.scene()
      collect(scene, into: &keys)
      #expect(try validator.accepts(scene), "round \(round)")
      let errors = try decoderErrors(scene)
      #expect(errors.isEmpty, "round \(round)")
    }
    // Nothing that the decoder knows was left untried.
    let known = Set(ViewProperty<NumberField>.all.flatMap(\.steps)).union(
      SceneLanguage.scene.members.map(\.key)
    )
    .union(SceneLanguage.pins.members.map(\.key)).union(SceneLanguage.keypad.members.map(\.key))
    #expect(known.subtracting(keys).isEmpty)
  }

  @Test func schemaAndDecoderRefuseTheSame() throws {
    let validator = try SchemaValidator(try Data(contentsOf: Samples.schema))
    var generator = SchemaGenerator(validator, seed: 2)
    var refused = 0
    for round in 0..<800 {
      let scene = generator.mutated(generator.scene())
      let isAccepted = try validator.accepts(scene)
      let errors = try decoderErrors(scene)
      if isAccepted != errors.isEmpty {
        let data = try JSONSerialization.data(withJSONObject: scene, options: [.fragmentsAllowed])
        Issue.record(
          "round \(round): schema \(isAccepted), decoder \(errors): \(String(decoding: data, as: UTF8.self))")
      }
      if !isAccepted { refused += 1 }
    }
    #expect(refused > 200 && refused < 760)
  }

  private func collect(_ value: Any, into keys: inout Set<String>) {
    if let object = value as? [String: Any] {
      keys.formUnion(object.keys)
      for inner in object.values { collect(inner, into: &keys) }
    }
    for inner in value as? [Any] ?? [] { collect(inner, into: &keys) }
  }
}
