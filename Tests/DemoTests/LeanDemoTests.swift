import Foundation
import NumberFieldSDL
import Testing

@testable import NumberFieldDemo

/// The demo as it is installed, which becomes the whole one for a storyboard: nobody is to notice.
struct LeanDemoTests {
  private static let scenes = SampleScripts.folder.deletingLastPathComponent().appendingPathComponent(
    "Scenes")
  private static let storyboard = scenes.appendingPathComponent("demo.storyboard")

  private func lean() throws -> URL {
    try DemoProcess.executable().deletingLastPathComponent().appendingPathComponent("numberfield-demo-lean")
  }

  /// The same, and nothing that a storyboard needs: neither is a start to pay for it.
  @Test func itsOwnScreenIsTheWholeDemos() throws {
    let (own, whole) = (try TemporaryFolder(), try TemporaryFolder())
    #expect(try DemoProcess(program: lean()).run("--headless", "--output", own.path).code == 0)
    #expect(try DemoProcess().run("--headless", "--output", whole.path).code == 0)
    for name in ["idle.bmp", "keypad.bmp"] { #expect(try own.data(name) == whole.data(name)) }
    let program = try Data(contentsOf: lean())
    #expect(program.range(of: Data("libFoundationXML".utf8)) == nil)
    #expect(program.range(of: Data("libxml2".utf8)) == nil)
    #expect(program.range(of: Data("InterfaceBuilderFile".utf8)) == nil)
  }

  /// By name, by content, with a script from the standard input, with options of every form.
  @Test(arguments: ["a.storyboard", "a.xib", "A.XIB", "a scene", "a"])
  func storyboardsInFiles(name: String) throws {
    let (own, whole) = (try TemporaryFolder(), try TemporaryFolder())
    try FileManager.default.copyItem(at: Self.storyboard, to: own.url.appendingPathComponent(name))
    let input = "focus length\nwait 400\ntap 1 2 . 5\nsnapshot a.bmp\n"
    var runs: [DemoProcess.Result] = []
    for (program, files) in [(try lean(), own), (try DemoProcess.executable(), whole)] {
      runs.append(
        try DemoProcess(input: input, program: program).run(
          "--headless", "--events", "--theme=dark", "--scene", own.path(name), "--script", "-", "--output",
          files.path))
    }
    #expect(runs[0].code == 0 && runs[0].errors.isEmpty, "\(runs[0].errors)")
    #expect(runs[0].output == runs[1].output && runs[0].lines.count > 3)
    #expect(try own.data("a.bmp") == whole.data("a.bmp"))
  }

  /// What comes from a pipe can be read once, and it takes reading to tell a storyboard from a scene.
  @Test(arguments: ["-", "/dev/stdin", "/dev/fd/0", "named"])
  func storyboardsFromPipes(path: String) throws {
    let files = try TemporaryFolder()
    let named = files.path("named")
    #expect(mkfifo(named, 0o600) == 0)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    let source = path == "named" ? "{ cat \"$1\" >\"$2\" & } ; " : "cat \"$1\" | "
    process.arguments = [
      "-c", source + "exec \"$0\" --headless --scene \"$3\" --output \"$4\"", try lean().path,
      Self.storyboard.path, named, path == "named" ? named : path, files.path,
    ]
    process.standardOutput = FileHandle.nullDevice
    try process.start()
    let running = DemoProcess.Running(process: process, files: files)
    for _ in 0..<12000 where running.process.isRunning { usleep(5000) }
    #expect(process.terminationStatus == 0)
    let whole = try TemporaryFolder()
    let run = try DemoProcess().run(
      "--headless", "--scene", Self.storyboard.path, "--output", whole.path)
    #expect(run.code == 0)
    #expect(try files.data("keypad.bmp") == whole.data("keypad.bmp"))
  }

  @Test func whatIsWrongIsToldAsEver() throws {
    let files = try TemporaryFolder()
    let broken = try files.write("broken.xib", "<document>\n</documen>")
    let scene = try files.write("scene.json", "<document/>")
    let script = try files.write("wrong.nfs", "expect length text \"7\"\n")
    for arguments in [
      ["--scene", broken], ["--scene", scene], ["--scene", files.path("none.xib")],
      ["--scene", broken, "--no-such-option"],
      ["--scene", Self.storyboard.path, "--script", script],
    ] {
      let own = try DemoProcess(program: lean()).run(arguments + ["--headless"])
      let whole = try DemoProcess().run(arguments + ["--headless"])
      #expect(own.code == whole.code && own.code != 0 && own.errors == whole.errors, "\(own)")
      #expect(own.output == whole.output)
    }
  }

  @Test func aMissingProgramIsNamedWithItsPlaces() throws {
    let files = try TemporaryFolder()
    let folder = files.path("bin")
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let copy = URL(fileURLWithPath: folder).resolvingSymlinksInPath().appendingPathComponent("demo")
    try FileManager.default.copyItem(at: lean(), to: copy)
    let beside = copy.deletingLastPathComponent().appendingPathComponent("numberfield-demo").path
    let installed = copy.deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("libexec/numberfield/numberfield-demo").path
    // The libraries that a debug build takes from the folder that it was built in.
    let libraries: [String: String?] = ["LD_LIBRARY_PATH": try lean().deletingLastPathComponent().path]
    func run() throws -> DemoProcess.Result {
      try DemoProcess(program: copy, environment: libraries).run(
        "--scene", Self.storyboard.path, "--headless")
    }
    let start = "numberfield-demo: cannot show \"\(Self.storyboard.path)\": "
    let missing = try run()
    #expect(missing.code == 3 && missing.output.isEmpty)
    #expect(
      missing.errors
        == "\(start)storyboards are read by \"\(beside)\" or \"\(installed)\": No such file or directory\n")
    // Not another program, and not this one for ever.
    try Data().write(to: URL(fileURLWithPath: beside))
    #expect(try run().errors.hasSuffix(": Permission denied\n"))
    try FileManager.default.removeItem(atPath: beside)
    try FileManager.default.copyItem(at: lean(), to: URL(fileURLWithPath: beside))
    let same = try run()
    #expect(same.code == 3 && same.errors == "\(start)\"\(beside)\" reads no storyboards\n")
  }

  @Test func installedItStandsInLibexec() {
    #expect(
      WholeDemo.places(for: "/usr/bin/numberfield-demo") == ["/usr/libexec/numberfield/numberfield-demo"])
    #expect(
      WholeDemo.places(for: "/a/b/numberfield-demo-lean") == [
        "/a/b/numberfield-demo", "/a/libexec/numberfield/numberfield-demo",
      ])
    #expect(
      WholeDemo.places(for: "/numberfield-demo-lean") == [
        "/numberfield-demo", "/libexec/numberfield/numberfield-demo",
      ])
  }
}
