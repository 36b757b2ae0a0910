import Foundation

/// A command that a test runs to its end.
struct Command {
  struct Result {
    var code: Int32
    var output: String
    var errors: String
  }

  /// Runs an executable with arguments; `environment` is added to this one's, nil takes a variable away.
  static func run(
    _ executable: URL, _ arguments: [String], in folder: URL = Repository.root,
    environment: [String: String?] = [:]
  ) throws -> Result {
    let files = FileManager.default.temporaryDirectory.appendingPathComponent(
      "numberfield-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: files, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: files) }
    let process = Process()
    process.executableURL = executable
    process.arguments = arguments
    process.currentDirectoryURL = folder
    var variables = ProcessInfo.processInfo.environment
    for (name, value) in environment { variables[name] = value }
    process.environment = variables
    // Files rather than pipes: nothing can block, however much is written.
    func file(_ name: String) throws -> (url: URL, handle: FileHandle) {
      let url = files.appendingPathComponent(name)
      try Data().write(to: url)
      return (url, try FileHandle(forWritingTo: url))
    }
    let output = try file("out")
    let errors = try file("err")
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output.handle
    process.standardError = errors.handle
    try process.run()
    // By looking: `waitUntilExit` may wait for ever where tests run. After the end it waits for nothing, and is what makes
    // Foundation let go of the process: until then it and its source of a run loop hold each other.
    while process.isRunning { usleep(5000) }
    process.waitUntilExit()
    return Result(
      code: process.terminationStatus, output: try text(output.url), errors: try text(errors.url))
  }

  /// The text of a file. Through a handle: `Data(contentsOf:)` of an empty file leaves 4096 bytes behind on Linux.
  private static func text(_ url: URL) throws -> String {
    let file = try FileHandle(forReadingFrom: url)
    defer { try? file.close() }
    return String(decoding: try file.readToEnd() ?? Data(), as: UTF8.self)
  }
}
