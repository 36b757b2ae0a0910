import Foundation

/// A folder of a test's own, which goes away with it.
final class TemporaryFolder {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appendingPathComponent(
      "numberfield-demo-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  var path: String { url.path }

  /// The path of something in the folder.
  func path(_ name: String) -> String { url.appendingPathComponent(name).path }

  /// Writes a file and gives its path.
  func write(_ name: String, _ text: String) throws -> String {
    try Data(text.utf8).write(to: url.appendingPathComponent(name))
    return path(name)
  }

  /// The bytes of a file. Through a handle: `Data(contentsOf:)` of an empty file leaves 4096 bytes behind on Linux.
  func data(_ name: String) throws -> Data {
    let file = try FileHandle(forReadingFrom: url.appendingPathComponent(name))
    defer { try? file.close() }
    return try file.readToEnd() ?? Data()
  }

  func exists(_ name: String) -> Bool { FileManager.default.fileExists(atPath: path(name)) }
}
