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
  /// A fault, and what has to come of it.
  struct Case: CustomTestStringConvertible, Sendable {
    var fault: String
    var code: Int32 = 0
    /// What the one line on the standard error stream has to contain.
    var words = ""
    var environment: [String: String] = [:]
    /// What the script does before all else.
    var first = ""
    var testDescription: String { fault + environment.keys.map { " \($0)" }.joined() }
  }

  /// Nothing but the feature concerned is missing: the script plays to its end, and its picture is whole.
  static let survived =
    [
      "SDL_CreateSemaphore", "SDL_CreateThread", "SDL_CreateSystemCursor", "SDL_GetWindowID",
      "SDL_ShowCursor",
      "SDL_SetHint", "SDL_GetHint:1", "SDL_WaitEventTimeout", "SDL_GetScancodeFromKey", "SDL_RWclose",
      "SDL_RWsize",
      "SDL_PushEvent:1", "SDL_PushEvent:2", "SDL_PushEvent:5", "SDL_PeepEvents:2",
      // No clipboard, no sound.
      "SDL_HasClipboardText", "SDL_GetClipboardText", "SDL_SetClipboardText", "SDL_OpenAudioDevice",
      "SDL_QueueAudio",
      "SDL_InitSubSystem:2",
      // The surface is lost for some frames.
      "SDL_GetWindowSurface:2", "SDL_GetWindowSurface:4", "SDL_UpdateWindowSurfaceRects:1",
      "SDL_UpdateWindowSurfaceRects:3",
      // Fonts that cannot draw, measure or be opened.
      "TTF_FontAscent", "TTF_FontHeight", "TTF_GlyphIsProvided32:1", "TTF_GlyphMetrics32",
      "TTF_GlyphMetrics32:1",
      "TTF_RenderUTF8_Shaded", "TTF_RenderUTF8_Shaded:1", "TTF_RenderUTF8_Shaded:9",
      "TTF_SetFontScriptName", "TTF_SetFontSizeDPI:3", "TTF_SetFontSizeDPI:4+", "TTF_SizeUTF8",
      "TTF_SizeUTF8:2",
      "TTF_OpenFontIndexDPIRW:1", "TTF_OpenFontIndexDPIRW:2+", "TTF_Init:1",
      // Then the file is read piece by piece.
      "SDL_RWFromConstMem", "SDL_RWFromConstMem:1",
    ].map { Case(fault: $0) }
    + [
      "TTF_OpenFontIndex", "TTF_FontFaces", "TTF_FontFaceStyleName", "TTF_FontFaceFamilyName",
      "TTF_SetFontDirection", "SDL_RWFromFile",
    ].map {
      // A family that has to be looked for in every file, and a script from right to left.
      Case(
        fault: $0,
        first: """
          set price valueLabel.font.family "No Such Family"
          set price prefixLabel.text "\\u{5D0}\\u{5D1}"

          """)
    }

  /// One line that says what is wrong.
  static let refused = [
    Case(
      fault: "SDL_InitSubSystem", code: 3, words: "no display for a window (injected into SDL_InitSubSystem)"),
    Case(fault: "SDL_GetCurrentVideoDriver", code: 3, words: "SDL does not say which driver"),
    Case(fault: "SDL_GetHint", code: 3, words: "SDL finds only its driver dummy"),
    Case(fault: "SDL_RegisterEvents", code: 3, words: "SDL_RegisterEvents failed: injected"),
    Case(fault: "SDL_CreateWindow", code: 3, words: "SDL_CreateWindow failed: injected"),
    Case(fault: "SDL_GetWindowSurface", code: 3, words: "SDL_GetWindowSurface failed: injected"),
    Case(fault: "SDL_GetWindowSurface:3+", code: 3, words: "SDL_GetWindowSurface failed: injected"),
    Case(
      fault: "SDL_UpdateWindowSurfaceRects", code: 3, words: "SDL_UpdateWindowSurfaceRects failed: injected"),
    Case(fault: "TTF_Init", code: 3, words: "SDL_ttf does not start: injected"),
    Case(fault: "TTF_OpenFontIndexDPIRW", code: 3, words: "cannot open the font"),
    Case(
      fault: "TTF_OpenFontIndexDPI", code: 3, words: "cannot open the font",
      environment: ["NUMBERFIELD_PIECEMEAL": "1"]),
    Case(
      fault: "SDL_RWFromFile", code: 3, words: "cannot open the font",
      environment: ["NUMBERFIELD_PIECEMEAL": "1"]),
    Case(fault: "TTF_SetFontSizeDPI", code: 3, words: "cannot open the font"),
    Case(fault: "TTF_Linked_Version", code: 3, words: "SDL_ttf 0.0.0 is too old"),
    Case(fault: "SDL_CreateRGBSurfaceWithFormatFrom", code: 2, words: "cannot write"),
    Case(fault: "SDL_RWFromMem", code: 2, words: "cannot write"),
    Case(fault: "SDL_SaveBMP_RW", code: 2, words: "cannot write"),
    Case(fault: "SDL_PeepEvents", code: 2, words: "the keypad is not up"),
    Case(
      fault: "SDL_LockSurface", code: 3, words: "SDL_LockSurface failed: injected",
      environment: ["NUMBERFIELD_OTHER_SURFACE": "1"]),
    Case(
      fault: "SDL_ConvertPixels", code: 3, words: "SDL_ConvertPixels failed: injected",
      environment: ["NUMBERFIELD_OTHER_SURFACE": "1"]),
    // A full disk.
    Case(fault: "write:1", code: 2, words: "No space left on device"),
    Case(fault: "write:3", code: 2, words: "No space left on device"),
    Case(fault: "rename", code: 2, words: "No space left on device"),
  ]

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

  @Test(arguments: survived + refused)
  func eachFault(_ fault: Case) throws {
    let folder = try TemporaryFolder()
    var demo = FaultyDemo(fault: fault.fault)
    for (name, value) in fault.environment { demo.environment[name] = value }
    let script = try folder.write("a.nfs", fault.first + Self.script)
    let result = try demo.run(["--click", "--script", script, "--output", folder.path("out")], in: folder)
    #expect(!result.run.wasKilled)
    #expect(result.run.code == fault.code, "\(result.run.errors)")
    #expect(fault.words.isEmpty || result.run.errors.contains(fault.words), "\(result.run.errors)")
    // That a family is not installed is told.
    let lines = fault.code == 0 && !fault.first.contains("No Such Family") ? 0 : 1
    #expect(result.run.errors.split(separator: "\n").count == lines, "\(result.run.errors)")
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

  @Test("after a stall of 30 seconds a held key repeats once, and then goes on as before")
  func stalled() throws {
    let result = try run(clock: "1:30000")
    let gaps = zip(result.times, result.times.dropFirst()).map { $1 - $0 }
    let stall = try #require(gaps.firstIndex { $0 >= 29_000 }, "\(result.times)")
    // A turn that comes late moves no later than the next repeat.
    #expect(gaps[stall + 1] >= 55, "\(result.times)")
    #expect(result.times.count < 30 && !result.text.isEmpty, "\(result.times)")
  }

  @Test("a clock that goes back stops nothing for good, and deletes nothing twice")
  func clockGoesBack() throws {
    let result = try run(clock: "1:-400")
    #expect(result.times == result.times.sorted())
    #expect(result.times.count < 30 && !result.text.isEmpty)
  }

  /// Holds backspace in a field of 38 digits while the clock jumps: when text became shorter, in milliseconds, and what
  /// is left.
  private func run(clock: String) throws -> (times: [Int], text: String) {
    let folder = try TemporaryFolder()
    var demo = FaultyDemo(fault: "NONE")
    demo.environment["NUMBERFIELD_CLOCK"] = clock
    let script = """
      set length maxValue 0
      set length exactValue "99999999999999999999999999999999999999"
      set length decimalPlace 0
      focus length
      wait 300
      key End
      down 312 635
      wait 500
      key Ctrl+C
      wait 300
      up
      print
      key Escape
      """
    let result = try demo.run(["--events", "--script", try folder.write("a.nfs", script)], in: folder)
    #expect(result.run.code == 0 && result.run.errors == "" && result.left == [])
    let times = result.run.lines.filter { $0.contains("editingChanged") }.dropLast()
      .compactMap {
        Double($0.dropFirst("{\"t\":".count).prefix { $0 != "," }).map { Int(($0 * 1000).rounded()) }
      }
    let state = result.run.lines.first { $0.hasPrefix("{\"fields\"") } ?? ""
    return (times, String(state.drop { $0 != "9" }.prefix { $0 == "9" }))
  }

  @Test("every function that the demo takes from SDL is made to fail here, or cannot fail")
  func nothingIsForgotten() throws {
    let faults = Set((Self.survived + Self.refused).map { String($0.fault.prefix { $0 != ":" }) })
    let elsewhere: Set = [
      // In this suite's other tests, and in the windows of an X server.
      "TTF_FontFaceFamilyName", "SDL_GetVersion", "SDL_GetTicks64", "SDL_HasPrimarySelectionText",
      "SDL_GetPrimarySelectionText", "SDL_GetNumVideoDrivers", "SDL_GetVideoDriver", "SDL_ResetHint",
    ]
    let cannotFail: Set = [
      // They return nothing, or the state of something that is there.
      "SDL_ClearQueuedAudio", "SDL_CloseAudioDevice", "SDL_DestroySemaphore", "SDL_DestroyWindow",
      "SDL_DetachThread",
      "SDL_DisableScreenSaver", "SDL_EnableScreenSaver", "SDL_EventState", "SDL_FreeCursor",
      "SDL_FreeSurface",
      "SDL_GetError", "SDL_GetTicks", "SDL_GetWindowFlags", "SDL_GetWindowSize", "SDL_IsTextInputActive",
      "SDL_PauseAudioDevice", "SDL_PumpEvents", "SDL_QuitSubSystem", "SDL_SetCursor", "SDL_SetMainReady",
      "SDL_SetWindowSize", "SDL_SetWindowTitle", "SDL_StartTextInput", "SDL_StopTextInput",
      "SDL_UnlockSurface",
      "SDL_free", "SDL_getenv", "TTF_CloseFont", "TTF_SetFontHinting", "TTF_SetFontStyle", "TTF_WasInit",
      // They fail where there is no semaphore, and here there is one.
      "SDL_SemPost", "SDL_SemWait",
      // Reading bitmaps is no part of the demo; files that are broken or missing take the same ways in the tests of
      // bitmaps.
      "SDL_LoadBMP_RW", "SDL_ConvertSurfaceFormat",
    ]
    let embedding = EmbeddingFaultTests.thrown + EmbeddingFaultTests.survived
    let inEmbedding = Set(embedding.map { String($0.prefix { $0 != ":" }) })
    // The pointer that the program had is asked for, and there need not be one; the rest returns nothing.
    let embeddingCannotFail: Set = [
      "SDL_GetCursor", "SDL_WasInit", "SDL_DestroyTexture", "SDL_RenderGetLogicalSize", "SDL_RenderGetScale",
      "SDL_GetWindowSizeInPixels", "SDL_RenderGetViewport",
    ]
    let imports = try Faults.imports(of: DemoProcess.executable())
    #expect(
      imports.subtracting(faults).subtracting(elsewhere).subtracting(cannotFail).subtracting(inEmbedding)
        .subtracting(embeddingCannotFail) == [])
    #expect(faults.union(elsewhere).subtracting(try Faults.wrapped()).subtracting(["write", "rename"]) == [])
  }
}
