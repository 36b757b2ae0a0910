import Foundation

/// The scripts in the repository's assets.
enum SampleScripts {
  static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Assets/Scripts")

  static func path(_ name: String) -> String { folder.appendingPathComponent(name).path }

  /// The names of all of them.
  static func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".nfs") }.sorted()
  }
}
