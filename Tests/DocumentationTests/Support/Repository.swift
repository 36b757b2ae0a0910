import Foundation

/// The folder that the tests were built from, and what lies in it.
enum Repository {
  static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// The text of a file; throws where there is none.
  static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
  }

  /// The files below a folder whose names end so, as paths from the root.
  static func files(below folder: String, ending: String) -> [String] {
    let start = root.appendingPathComponent(folder)
    let names = FileManager.default.enumerator(atPath: start.path)?.compactMap { $0 as? String } ?? []
    return names.filter { $0.hasSuffix(ending) }.sorted().map { "\(folder)/\($0)" }
  }

  /// Everything that people read: the pages at the top, and the articles.
  static let documents: [String] = {
    let top = (try? FileManager.default.contentsOfDirectory(atPath: root.path)) ?? []
    return top.filter { $0.hasSuffix(".md") }.sorted() + files(below: "Documentation", ending: ".md")
  }()

  /// The folder of the built products, in which the test bundle lies.
  static func products() throws -> URL {
    var folder = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    if !FileManager.default.fileExists(atPath: folder.path) { folder = Bundle.main.bundleURL }
    if folder.lastPathComponent.hasPrefix("swiftpm-") || !has(folder.deletingLastPathComponent()) {
      // The runner lies in the toolchain; the bundle that it was given does not.
      let bundle = CommandLine.arguments.first { $0.hasSuffix(".xctest") } ?? ""
      folder = URL(fileURLWithPath: bundle)
    }
    for _ in 0..<5 {
      folder.deleteLastPathComponent()
      if has(folder) { return folder }
    }
    throw NotBuilt()
  }

  private static func has(_ folder: URL) -> Bool {
    FileManager.default.isExecutableFile(atPath: folder.appendingPathComponent("numberfield-demo").path)
  }

  struct NotBuilt: Error, CustomStringConvertible {
    var description: String { "the demo's executable is not beside the tests" }
  }
}
