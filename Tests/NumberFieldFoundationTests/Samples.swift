import Foundation

/// The sample scenes and the schema, which lie beside the sources.
enum Samples {
  static let scenes = ["demo", "till", "lab", "form", "rtl"]

  static func scene(_ name: String) throws -> Data {
    try data(name + ".json")
  }

  static func data(_ file: String) throws -> Data {
    try Data(contentsOf: assets.appending(path: "Scenes/\(file)"))
  }

  static var schema: URL { assets.appending(path: "numberfield-scene.schema.json") }

  private static var assets: URL {
    URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
      .appending(path: "Assets")
  }
}
