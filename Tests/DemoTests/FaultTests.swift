import Foundation
import NumberField
import NumberFieldRaster
import NumberFieldSDL
import Testing

/// Every call of SDL and SDL_ttf that can fail is made to fail, one function after the other, while the demo plays a
/// script in a window of the dummy driver: it goes on as well as it can, or ends with one line and the right code.
@Suite(
  "Failing calls of SDL", .enabled(if: Faults.canBeInjected, "a C compiler and nm are needed"),
  .enabled(if: Faults.areWanted, "make faults runs these: they need a quiet machine"),
  .serialized)
struct FaultTests {
  static let script = """
    focus length
    tap 1
    type "5"
    key Ctrl+A Ctrl+C
    paste "7.25"
    move 100 150
    move 10 10
    key Escape
    wait 400
    resize 380 600
    resize 375 667
    snapshot a.bmp

    """

  @Test(arguments: FaultCase.survived + FaultCase.refused)
  func eachFault(_ fault: FaultCase) throws {
    let folder = try TemporaryFolder()
    var demo = FaultyDemo(fault: fault.fault)
    for (name, value) in fault.environment { demo.environment[name] = value }
    let script = try folder.write("a.nfs", fault.first + Self.script)
    let result = try demo.run(["--click", "--script", script, "--output", folder.path("out")], in: folder)
    #expect(!result.run.wasKilled)
    #expect(result.run.code == fault.code, "\(result.run.errors)")
    #expect(fault.words.isEmpty || result.run.errors.contains(fault.words), "\(result.run.errors)")
    #expect(
      result.run.errors.split(separator: "\n").count == (fault.words.isEmpty ? 0 : 1), "\(result.run.errors)")
    #expect(result.injected > 0, "the fault was not reached")
    #expect(result.left == [])
    // A picture is there as a whole, or not at all.
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path("out"))) ?? []
    #expect(files == (fault.code == 0 ? ["a.bmp"] : []))
    if fault.code == 0 {
      let picture = try Bitmap(contentsOfBMP: folder.path("out/a.bmp"))
      #expect(picture.size == PixelSize(width: 375, height: 667))
    }
  }

  @Test("a picture that cannot be written leaves the one that was there", arguments: ["write:2", "rename"])
  func oldPictureStays(fault: String) throws {
    let folder = try TemporaryFolder()
    let old = try folder.write("a.bmp", "the old one")
    let script = try folder.write("a.nfs", "snapshot a.bmp\n")
    let result = try FaultyDemo(fault: fault).run(
      ["--headless", "--script", script, "--output", folder.url.path], in: folder)
    #expect(result.run.code == 2)
    #expect(try String(contentsOfFile: old, encoding: .utf8) == "the old one")
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder.url.path).sorted() == [
        "a.bmp", "a.nfs", "report",
      ])
  }

  @Test("pixels of another format show the same, and the same picture comes of them")
  func otherSurface() throws {
    let folder = try TemporaryFolder()
    var demo = FaultyDemo(fault: "NONE")
    let script = try folder.write("a.nfs", Self.script)
    for (name, other) in [("usual", nil), ("other", "1")] as [(String, String?)] {
      demo.environment["NUMBERFIELD_OTHER_SURFACE"] = .some(other)
      let result = try demo.run(
        ["--no-animation", "--script", script, "--output", folder.path(name)], in: folder)
      #expect(result.run.code == 0 && result.run.errors == "")
    }
    #expect(try folder.data("usual/a.bmp") == folder.data("other/a.bmp"))
  }

  @Test(
    "a display that is unplugged leaves an empty surface, and all of it is drawn again", arguments: [1, 3, 5])
  func unplugged(update: Int) throws {
    let folder = try TemporaryFolder()
    var demo = FaultyDemo(fault: "NONE")
    // No resizing, for that has everything drawn anew: each frame here shows but what has changed.
    let script = try folder.write(
      "a.nfs", "wait 100\nfocus length\nwait 100\ntap 1 2 3\ntype \"4\"\nkey Left\nwait 50\nsnapshot a.bmp\n")
    for (name, unplug) in [("usual", nil), ("unplugged", "\(update)")] as [(String, String?)] {
      demo.environment["NUMBERFIELD_UNPLUG"] = .some(unplug)
      let result = try demo.run(
        ["--no-animation", "--script", script, "--output", folder.path(name)], in: folder)
      #expect(result.run.code == 0 && result.run.errors == "" && result.left == [])
      #expect(result.injected == (unplug == nil ? 0 : 1))
    }
    let usual = try Bitmap(contentsOfBMP: folder.path("usual/a.bmp"))
    let unplugged = try Bitmap(contentsOfBMP: folder.path("unplugged/a.bmp"))
    #expect(usual.difference(from: unplugged).isEmpty, "\(usual.difference(from: unplugged))")
  }

  @Test("bitmaps that cannot be read are errors", arguments: ["SDL_LoadBMP_RW", "SDL_ConvertSurfaceFormat"])
  func readingBitmaps(fault: String) throws {
    let folder = try TemporaryFolder()
    var tests = FaultyDemo(fault: fault)
    // The demo reads none: a test of the bitmaps' suite does, in a process of its own.
    tests.executable = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    let result = try tests.run(
      ["--testing-library", "swift-testing", "--filter", "BitmapFileTests/injected"], in: folder)
    #expect(result.run.code == 0 && !result.run.wasKilled, "\(result.run.output) \(result.run.errors)")
    #expect(result.injected == 1 && result.left == [])
  }

  @Test("a font of no known family is as good as any, with or without a name")
  func nameless() throws {
    let folder = try TemporaryFolder()
    let fonts = folder.url.appendingPathComponent("data/fonts/odd")
    try FileManager.default.createDirectory(at: fonts, withIntermediateDirectories: true)
    try FileManager.default.copyItem(
      atPath: "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf", toPath: fonts.path + "/Odd Sans.ttf")
    var demo = FaultyDemo(fault: "TTF_FontFaceFamilyName")
    demo.environment["XDG_DATA_DIRS"] = folder.path("data")
    for name in ["XDG_DATA_HOME", "HOME"] { demo.environment[name] = folder.path("none") }
    let result = try demo.run(
      [
        "--headless", "--script", try folder.write("a.nfs", "snapshot a.bmp\n"), "--output",
        folder.path("out"),
      ],
      in: folder)
    #expect(result.run.code == 0 && result.run.errors == "" && result.injected > 0 && result.left == [])
  }

  @Test(
    "libraries that are too old are named, in a window and headless",
    arguments: [("SDL", "2.0.17"), ("TTF", "2.0.14")])
  func tooOld(library: String, version: String) throws {
    let folder = try TemporaryFolder()
    var demo = FaultyDemo(fault: "NONE")
    demo.environment["NUMBERFIELD_OLD"] = library
    for arguments in [[], ["--headless", "--output", folder.path("out")]] {
      let result = try demo.run(arguments, in: folder)
      #expect(result.run.code == 3)
      let name = library == "TTF" ? "SDL_ttf" : "SDL"
      #expect(result.run.errors.contains("numberfield-demo: \(name) \(version) is too old: 2.2"))
      #expect(result.run.errors.split(separator: "\n").count == 1)
    }
    let version = try demo.run(["--version"], in: folder)
    #expect(
      version.run.code == 0
        && version.run.output.contains(library == "TTF" ? "2.0.14 (built with 2." : "2.0.17 (built with 2."))
  }
}
