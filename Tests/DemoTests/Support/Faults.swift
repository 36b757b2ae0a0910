import Foundation

/// Failing calls for the demo's process: a library of C is built once and loaded before the real ones.
enum Faults {
  /// Whether the suites that break things on purpose were asked for (`NUMBERFIELD_FAULTS`): they wait for real windows.
  static var areWanted: Bool { ProcessInfo.processInfo.environment["NUMBERFIELD_FAULTS"] != nil }

  struct NotBuilt: Error, CustomStringConvertible {
    var description: String
  }

  /// Whether this machine has what it takes.
  static var canBeInjected: Bool { compiler != nil && tool("nm") != nil }

  private static let compiler = tool("cc") ?? tool("clang") ?? tool("gcc")
  private static let source = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("FaultInjection/faults.c")

  /// The example of a program that embeds a screen, where somebody has built it.
  static let embeddingExample: URL? = {
    var root = URL(fileURLWithPath: #filePath)
    for _ in 0..<4 { root.deleteLastPathComponent() }
    let file = root.appendingPathComponent("Examples/EmbeddedPanel/.build/debug/embedded-panel")
    return FileManager.default.isExecutableFile(atPath: file.path) ? file : nil
  }()

  /// The library's path: it lies beside the demo, among what was built.
  static let library = Result { () throws -> String in
    guard let compiler else { throw NotBuilt(description: "there is no C compiler") }
    let file = try DemoProcess.executable().deletingLastPathComponent().path + "/numberfield-faults.so"
    let new = "\(file).\(ProcessInfo.processInfo.processIdentifier)"
    let words = try run(
      compiler, ["-std=gnu11", "-Wall", "-Wextra", "-Werror", "-shared", "-fPIC", "-o", new, source.path])
    guard rename(new, file) == 0 else { throw NotBuilt(description: words) }
    return file
  }

  /// A program that says what an X11 server tells about a window and the pointer over it.
  static let kiosk = Result { () throws -> URL in
    guard let compiler else { throw NotBuilt(description: "there is no C compiler") }
    let file = try DemoProcess.executable().deletingLastPathComponent().appendingPathComponent(
      "numberfield-kiosk")
    let new = "\(file.path).\(ProcessInfo.processInfo.processIdentifier)"
    let question = source.deletingLastPathComponent().appendingPathComponent("kiosk.c").path
    let words = try run(
      compiler, ["-std=gnu11", "-Wall", "-Wextra", "-Werror", "-o", new, question, "-lX11", "-lXfixes"])
    guard rename(new, file.path) == 0 else { throw NotBuilt(description: words) }
    return file
  }

  /// The functions that a program takes from SDL and SDL_ttf.
  static func imports(of program: URL) throws -> Set<String> {
    try functions(in: program.path, "--undefined-only")
  }

  /// The functions that the library can make fail.
  static func wrapped() throws -> Set<String> { try functions(in: library.get(), "--defined-only") }

  private static func functions(in file: String, _ which: String) throws -> Set<String> {
    guard let nm = tool("nm") else { throw NotBuilt(description: "there is no nm") }
    let names = try run(nm, ["-D", which, file]).split(whereSeparator: { " \n@".contains($0) })
    return Set(names.filter { $0.hasPrefix("SDL_") || $0.hasPrefix("TTF_") }.map(String.init))
  }

  private static func tool(_ name: String) -> URL? {
    (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin").split(separator: ":")
      .map { URL(fileURLWithPath: "\($0)/\(name)") }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }

  private static func run(_ tool: URL, _ arguments: [String]) throws -> String {
    let process = Process()
    process.executableURL = tool
    process.arguments = arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.start()
    let words = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitForEnd()
    return words
  }
}

/// The demo with failing calls.
struct FaultyDemo {
  /// What came of a run, and what the library wrote down.
  struct Result {
    var run: DemoProcess.Result
    /// How many calls were made to fail.
    var injected: Int
    /// What was taken from SDL and not given back, a line for each kind.
    var left: [String]
  }

  /// A function, or a function and which of its calls; see the library's source.
  var fault: String
  /// Another program in the demo's place.
  var executable: URL?
  var environment: [String: String?] = ["SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"]

  /// Runs it to its end.
  func run(_ arguments: [String], in folder: TemporaryFolder) throws -> Result {
    try finish(start(arguments, in: folder), in: folder)
  }

  /// Starts it, for tests that do something to it meanwhile.
  func start(
    _ arguments: [String], in folder: TemporaryFolder, output: FileHandle? = nil
  ) throws -> DemoProcess.Running {
    var environment = environment
    environment["LD_PRELOAD"] = try Faults.library.get()
    environment["NUMBERFIELD_FAULT"] = fault
    environment["NUMBERFIELD_FAULT_REPORT"] = folder.path("report")
    return try DemoProcess(output: output, program: executable, environment: environment).start(arguments)
  }

  /// Waits for its end.
  func finish(_ running: DemoProcess.Running, in folder: TemporaryFolder) throws -> Result {
    let run = try running.finish(within: 120)
    let report = (try? folder.data("report")).map { String(decoding: $0, as: UTF8.self) } ?? ""
    let lines = report.split(separator: "\n").map(String.init)
    let injected = lines.first.flatMap { Int($0.dropFirst("injected ".count)) } ?? -1
    return Result(run: run, injected: injected, left: Array(lines.dropFirst()))
  }
}
