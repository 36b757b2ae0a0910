import Foundation
import Testing

/// Whichever way the demo ends before its time, it gives back what it has of SDL's, on whatever thread the end finds it.
@Suite(
  "Endings that are no success", .enabled(if: Faults.canBeInjected, "a C compiler and nm are needed"),
  .serialized)
struct EndingTests {
  /// How the demo is started, and what comes of it.
  struct Ending: CustomTestStringConvertible, Sendable {
    let testDescription: String
    /// The script; what is asked of the pad is refused, as it is down.
    var script = "wait 1\n"
    var options: [String] = []
    /// Whether the standard output is a device that is full.
    var isFull = false
    let code: Int32
    let words: String
  }

  static let endings = [
    Ending(
      testDescription: "an expectation that is not met", script: "focus length\nexpect keyboard false\n",
      code: 1,
      words: "a.nfs:2: expected keyboard false, found true"),
    Ending(
      testDescription: "a line that cannot be played", script: "tap 5\n", code: 2, words: "a.nfs:1: "),
    Ending(
      testDescription: "a picture that cannot be written", script: "wait 1\nsnapshot folder.bmp\n", code: 2,
      words: "numberfield-demo: cannot write "),
    Ending(
      testDescription: "an output that is full", script: "print\nwait 600000\n", isFull: true, code: 2,
      words: "numberfield-demo: cannot write "),
    Ending(
      testDescription: "a script that is wrong", script: "nonsense\n", code: 2, words: "a.nfs:1: "),
    Ending(
      testDescription: "a font that is none", options: ["--font", "a.nfs"], code: 3,
      words: "numberfield-demo: "),
    Ending(
      testDescription: "a picture that is too large", options: ["--size", "16000x16000"], code: 2,
      words: "numberfield-demo: "),
  ]

  @Test("leave nothing of SDL's behind", arguments: endings, [[], ["--headless"]])
  func each(_ ending: Ending, where place: [String]) throws {
    let folder = try TemporaryFolder()
    let script = try folder.write("a.nfs", ending.script)
    try FileManager.default.createDirectory(
      atPath: folder.path("out/folder.bmp"), withIntermediateDirectories: true)
    let options = ending.options.map { $0 == "a.nfs" ? script : $0 }
    let demo = FaultyDemo(fault: "NONE")
    let running = try demo.start(
      ["--click", "--events", "--script", script, "--output", folder.path("out")] + options + place,
      in: folder,
      output: ending.isFull ? FileHandle(forWritingTo: URL(fileURLWithPath: "/dev/full")) : nil)
    let result = try demo.finish(running, in: folder)
    #expect(result.run.code == ending.code && !result.run.wasKilled, "\(result.run.errors)")
    #expect(result.run.errors.contains(ending.words), "\(result.run.errors)")
    #expect(result.run.errors.split(separator: "\n").count == 1, "\(result.run.errors)")
    #expect(result.left == [])
  }

  @Test("a window that is closed while its script plays is one of them", arguments: [SIGTERM, SIGINT])
  func closedMeanwhile(signal: Int32) throws {
    let folder = try TemporaryFolder()
    let script = try folder.write("a.nfs", "focus length\nprint\nwait 600000\n")
    let demo = FaultyDemo(fault: "NONE")
    let running = try demo.start(["--click", "--script", script], in: folder)
    // What it prints says that its window is there.
    for _ in 0..<6000 where running.process.isRunning {
      if try !running.output().isEmpty { break }
      usleep(10_000)
    }
    running.signal(signal)
    let result = try demo.finish(running, in: folder)
    #expect(result.run.errors == "\(script):3: the window was closed before the script ended\n")
    #expect(result.run.code == 1 && !result.run.wasKilled)
    #expect(result.left == [])
  }
}
