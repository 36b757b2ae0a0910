import Foundation

/// What a product makes public, as the compiler lists it.
struct SymbolGraph: Decodable {
  struct Symbol: Decodable {
    struct Kind: Decodable {
      var identifier: String
    }
    struct Comment: Decodable {
      struct Line: Decodable {
        var text: String
      }
      var lines: [Line]
    }
    struct Location: Decodable {
      struct Position: Decodable {
        var line: Int
      }
      var uri: String
      var position: Position
    }

    struct Fragment: Decodable {
      var spelling: String
    }

    var kind: Kind
    var declarationFragments: [Fragment]?
    var pathComponents: [String]
    var docComment: Comment?
    var location: Location?

    var name: String { pathComponents.joined(separator: ".") }
    var comment: String { docComment?.lines.map(\.text).joined(separator: "\n") ?? "" }

    /// A property that programs can set.
    var isSettable: Bool {
      let declaration = (declarationFragments ?? []).map(\.spelling).joined()
      return kind.identifier == "swift.property" && declaration.contains("var ")
        && !declaration.contains("{ get }")
    }

    /// A type at the top of a module.
    var isTopType: Bool {
      pathComponents.count == 1
        && ["swift.class", "swift.struct", "swift.enum", "swift.protocol", "swift.actor"].contains(
          kind.identifier)
    }

    /// File and line, for messages.
    var place: String {
      guard let location else { return name }
      let file = location.uri.split(separator: "/").suffix(3).joined(separator: "/")
      return "\(file):\(location.position.line + 1): \(name)"
    }
  }

  var symbols: [Symbol]

  /// The symbols of all products, without what they inherit or the compiler makes for them.
  static func ofProducts() throws -> [Symbol] {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "numberfield-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let modules = try Repository.products().appendingPathComponent("Modules")
    let result = try Command.run(
      URL(fileURLWithPath: "/usr/bin/env"),
      [
        "bash", Repository.root.appendingPathComponent("Scripts/symbol-graphs.sh").path, folder.path,
        modules.path,
      ])
    guard result.code == 0 else { throw NotExtracted(errors: result.errors) }
    return try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .flatMap { try JSONDecoder().decode(SymbolGraph.self, from: Data(contentsOf: $0)).symbols }
  }

  struct NotExtracted: Error, CustomStringConvertible {
    var errors: String
    var description: String { "Scripts/symbol-graphs.sh failed: \(errors)" }
  }
}
