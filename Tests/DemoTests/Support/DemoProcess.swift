import Foundation

/// The demo as a process, as people start it.
struct DemoProcess {
  /// What came of a run.
  struct Result {
    var code: Int32
    var output: String
    var errors: String
    /// Whether a signal ended it.
    var wasKilled: Bool

    /// The lines of the output.
    var lines: [String] { output.split(separator: "\n").map(String.init) }
  }

  struct NotBuilt: Error, CustomStringConvertible {
    var description: String { "the demo's executable is not beside the tests" }
  }

  /// Where the process writes; nil collects it.
  var output: FileHandle?
  /// What it reads.
  var input = ""
  /// Another program in the demo's place.
  var program: URL?
  /// The environment beyond this one's; nil takes a variable away.
  var environment: [String: String?] = [:]

  /// The executable, which is built into the folder of the test bundle.
  static func executable() throws -> URL {
    var folder = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    if !FileManager.default.fileExists(atPath: folder.path) { folder = Bundle.main.bundleURL }
    for _ in 0..<5 {
      folder.deleteLastPathComponent()
      let file = folder.appendingPathComponent("numberfield-demo")
      if FileManager.default.isExecutableFile(atPath: file.path) { return file }
    }
    throw NotBuilt()
  }

  /// Runs it to its end.
  func run(_ arguments: String...) throws -> Result { try run(arguments) }

  func run(_ arguments: [String]) throws -> Result {
    try start(arguments).finish()
  }

  /// Starts it, for tests that do something to it meanwhile.
  func start(_ arguments: [String]) throws -> Running {
    let files = try TemporaryFolder()
    let process = Process()
    process.executableURL = try program ?? Self.executable()
    process.arguments = arguments
    var variables = ProcessInfo.processInfo.environment
    // A crash has to end the process, not to ask a debugger.
    variables["SWIFT_BACKTRACE"] = "enable=no"
    for (name, value) in environment { variables[name] = value }
    process.environment = variables
    // Files rather than pipes: nothing can block, however much is written.
    let inputPath = try files.write("in", input)
    for name in ["out", "err"] { _ = try files.write(name, "") }
    process.standardInput = try FileHandle(forReadingFrom: URL(fileURLWithPath: inputPath))
    process.standardOutput = try output ?? FileHandle(forWritingTo: files.url.appendingPathComponent("out"))
    process.standardError = try FileHandle(forWritingTo: files.url.appendingPathComponent("err"))
    try process.start()
    return Running(process: process, files: files)
  }

  /// A process that runs.
  struct Running {
    let process: Process
    let files: TemporaryFolder

    /// Asks it to end, as the session's end does.
    func terminate() { process.terminate() }

    /// Sends it a signal.
    func signal(_ signal: Int32) {
      // A number of 0 or less would mean whole groups of processes.
      if process.isRunning, process.processIdentifier > 0 { kill(process.processIdentifier, signal) }
    }

    /// What it has printed so far.
    func output() throws -> String { String(decoding: try files.data("out"), as: UTF8.self) }

    /// Waits for its end on whatever thread this is; what has not ended after so many seconds is killed.
    func finish(within seconds: Int = 300) throws -> Result {
      if !process.waitForEnd(within: seconds) { process.killAndWait() }
      return try result()
    }

    private func result() throws -> Result {
      return Result(
        code: process.terminationStatus, output: String(decoding: try files.data("out"), as: UTF8.self),
        errors: String(decoding: try files.data("err"), as: UTF8.self),
        wasKilled: process.terminationReason == .uncaughtSignal)
    }
  }
}
