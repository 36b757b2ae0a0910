import Foundation
import Testing

/// Every kind of bad input gets one clear line and its exit code; nothing crashes, nothing is half written.
@Suite("Bad input, as a process")
struct BadInputTests {
  private let folder: TemporaryFolder
  private let demo = DemoProcess()

  init() throws { folder = try TemporaryFolder() }

  private func expectFailure(
    _ result: DemoProcess.Result, _ code: Int32, _ line: String,
    at location: SourceLocation = #_sourceLocation
  ) {
    #expect(result.errors == line + "\n", sourceLocation: location)
    #expect(result.code == code, sourceLocation: location)
    #expect(!result.wasKilled, sourceLocation: location)
  }

  @Test("a wrong option")
  func wrongOption() throws {
    expectFailure(
      try demo.run("--hedless"), 2,
      #"numberfield-demo: unknown option "--hedless"; did you mean --headless?"#)
  }

  @Test("a theme that nobody knows")
  func unknownTheme() throws {
    expectFailure(
      try demo.run("--theme", "x"), 2,
      #"numberfield-demo: --theme: expected one of light, dark, high-contrast, large, found "x""#)
  }

  @Test("a picture with more pixels than any memory should hold, by options, by a scene, by a script")
  func hugePictures() throws {
    let complaint = "pixels is too large (at most 67108864 in all)"
    let wayOut = "; a smaller --size or --scale is possible"
    expectFailure(
      try demo.run("--headless", "--size", "8192x8192", "--scale", "8", "--output", folder.path("pictures")),
      2,
      "numberfield-demo: a picture of 65536 × 65536 " + complaint + wayOut)
    expectFailure(
      try demo.run("--headless", "--fullscreen", "--size", "8192x8192", "--scale", "2"), 2,
      "numberfield-demo: a picture of 16384 × 16384 " + complaint + wayOut)
    let scene = try folder.write("a.json", #"{"size": {"width": 60000, "height": 50000}}"#)
    expectFailure(
      try demo.run("--headless", "--scene", scene, "--output", folder.path("pictures")), 2,
      "numberfield-demo: a picture of 60000 × 50000 " + complaint + wayOut)
    expectFailure(
      try DemoProcess(input: "scale 2\nresize 8192 8192").run("--headless", "--script", "-"), 2,
      "<stdin>:2: a picture of 16384 × 16384 " + complaint)
    expectFailure(
      try DemoProcess(input: "resize 8192 8192\nscale 1.5").run("--headless", "--script", "-"), 2,
      "<stdin>:2: a picture of 12288 × 12288 " + complaint)
    #expect(!folder.exists("pictures"))
  }

  @Test("a script that is missing")
  func missingScript() throws {
    let path = folder.path("none.nfs")
    expectFailure(
      try demo.run("--headless", "--script", path), 2,
      "numberfield-demo: cannot read \"\(path)\": No such file or directory")
  }

  @Test("a script that is a folder")
  func folderAsScript() throws {
    expectFailure(
      try demo.run("--headless", "--script", folder.path), 2,
      "numberfield-demo: cannot read \"\(folder.path)\": Is a directory")
  }

  @Test("a script without an end")
  func endlessScript() throws {
    expectFailure(
      try demo.run("--headless", "--script", "/dev/zero"), 2,
      #"numberfield-demo: cannot read "/dev/zero": it is larger than 16 MiB"#)
  }

  @Test("a script with an unknown command, before anything is played")
  func unknownCommand() throws {
    let path = try folder.write("a.nfs", "print\nfocus length\ntpa 1\n")
    let result = try demo.run("--headless", "--script", path)
    expectFailure(result, 2, "\(path):3: unknown command \"tpa\"; did you mean \"tap\"?")
    #expect(result.output == "")
  }

  @Test("a script from the standard input is named so")
  func standardInput() throws {
    expectFailure(
      try DemoProcess(input: "print now").run("--headless", "--script", "-"), 2, "<stdin>:1: expected: print")
  }

  @Test("an expectation that is not met ends the run with 1")
  func unmetExpectation() throws {
    let path = try folder.write(
      "a.nfs", "focus length\nwait 400\ntap 1 2\nexpect length text \"123.45\"\nsnapshot a.bmp\n")
    expectFailure(
      try demo.run("--headless", "--script", path, "--output", folder.path), 1,
      "\(path):4: expected length text \"123.45\", found \"12\"")
    #expect(!folder.exists("a.bmp"))
  }

  @Test("a tap on a pad that is not up, and on a key that it has not")
  func noSuchKey() throws {
    expectFailure(
      try DemoProcess(input: "tap 1").run("--headless", "--script", "-"), 2,
      #"<stdin>:1: the keypad is not up, so there is no key "1" to tap"#)
    expectFailure(
      try DemoProcess(input: "focus length\nwait 400\ntap 00").run("--headless", "--script", "-"), 2,
      #"<stdin>:3: the keypad has no key "00""#)
  }

  @Test("a property set to what it cannot be")
  func wrongType() throws {
    expectFailure(
      try DemoProcess(input: "set length maxValue \"many\"").run("--headless", "--script", "-"), 2,
      #"<stdin>:1: maxValue: expected a number, found "many""#)
  }

  @Test("a font file that is missing, and one that is no font")
  func fonts() throws {
    let missing = folder.path("none.ttf")
    let broken = try folder.write("broken.ttf", "this is not a font")
    for path in [missing, broken] {
      for option in ["--font", "--bold-font"] {
        let result = try demo.run("--headless", option, path, "--output", folder.path("pictures"))
        #expect(result.code == 3)
        #expect(!result.wasKilled)
        #expect(result.errors.hasPrefix("numberfield-demo: cannot open the font \(path): "))
        #expect(
          result.errors.hasSuffix(
            "; name a TrueType or OpenType file, or leave out --font and --bold-font\n"))
        #expect(result.errors.hasSuffix("\n") && result.errors.filter { $0 == "\n" }.count == 1)
      }
    }
    #expect(!folder.exists("pictures"))
  }

  @Test("an output folder that cannot be made")
  func unwritableOutput() throws {
    let path = try folder.write("file", "") + "/pictures"
    let line = "numberfield-demo: cannot write \"\(path)\": Not a directory"
    expectFailure(try demo.run("--headless", "--output", path), 2, line)
    // A script that is going to write is not even begun.
    let result = try DemoProcess(input: "print\nsnapshot a.bmp").run(
      "--headless", "--script", "-", "--output", path)
    expectFailure(result, 2, line)
    #expect(result.output == "")
  }

  @Test("a snapshot that cannot be written")
  func unwritableSnapshot() throws {
    try FileManager.default.createDirectory(
      at: folder.url.appendingPathComponent("a.bmp/b"), withIntermediateDirectories: true)
    let result = try DemoProcess(input: "snapshot a.bmp").run(
      "--headless", "--script", "-", "--output", folder.path)
    #expect(result.code == 2)
    #expect(result.errors.hasPrefix("numberfield-demo: cannot write \"\(folder.path("a.bmp"))\": "))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["a.bmp"])
  }

  @Test("no display")
  func noDisplay() throws {
    var demo = demo
    demo.environment = [
      "DISPLAY": nil, "WAYLAND_DISPLAY": nil, "SDL_VIDEODRIVER": nil, "XDG_RUNTIME_DIR": nil,
    ]
    let result = try demo.run()
    #expect(result.code == 3)
    #expect(!result.wasKilled)
    #expect(result.errors.hasPrefix("numberfield-demo: "))
    #expect(result.errors.contains("--headless"))
    #expect(result.errors.filter { $0 == "\n" }.count == 1)
  }

  @Test("an output that takes nothing more")
  func fullOutput() throws {
    var demo = DemoProcess(input: "print\nprint")
    demo.output = FileHandle(forWritingAtPath: "/dev/full")
    expectFailure(
      try demo.run("--headless", "--script", "-"), 2,
      #"numberfield-demo: cannot write "standard output": No space left on device"#)
  }

  @Test("a reader that goes away is no error, and no success where a script fails")
  func closedOutput() throws {
    for (script, code) in [("print\nprint", 0), ("print\nexpect keyboard true", 1)] as [(String, Int32)] {
      let pipe = Pipe()
      try pipe.fileHandleForReading.close()
      var demo = DemoProcess(input: script)
      demo.output = pipe.fileHandleForWriting
      let result = try demo.run("--headless", "--script", "-")
      #expect(result.code == code)
      #expect(!result.wasKilled)
      #expect(result.errors == (code == 0 ? "" : "<stdin>:2: expected keyboard true, found false\n"))
    }
  }
}
