import Foundation
import NumberField
import Testing

/// The demo in a real window, on an X server of its own.
@Suite("The demo in a window, as a process", .enabled(if: VirtualDisplay.isAvailable), .serialized)
struct WindowRunTests {
  private let folder: TemporaryFolder
  private let display: VirtualDisplay

  init() throws {
    folder = try TemporaryFolder()
    display = try VirtualDisplay(width: 800, height: 700)
  }

  private var demo: DemoProcess {
    DemoProcess(environment: ["DISPLAY": display.name, "WAYLAND_DISPLAY": nil, "SDL_VIDEODRIVER": "x11"])
  }

  /// Event lines without their times, which are a clock's in a window.
  private func timeless(_ lines: [String]) -> [String] {
    lines.map { line in
      guard line.hasPrefix("{\"t\":"), let comma = line.firstIndex(of: ",") else { return line }
      return "{" + line[line.index(after: comma)...]
    }
  }

  @Test(
    "a script plays as it does headless: the same events, the same state, the same pixels",
    arguments: ["acceptance.nfs", "session.nfs"])
  func scripts(name: String) throws {
    let arguments = ["--events", "--script", SampleScripts.path(name), "--output"]
    let window = try demo.run(arguments + [folder.path("window")])
    let headless = try DemoProcess().run(arguments + [folder.path("headless"), "--headless"])
    #expect(window.errors == "" && window.code == 0)
    #expect(headless.errors == "" && headless.code == 0)
    #expect(timeless(window.lines) == timeless(headless.lines))
    let pictures = try FileManager.default.contentsOfDirectory(atPath: folder.path("headless"))
    #expect(pictures.count == 1)
    for picture in pictures {
      #expect(try folder.data("window/\(picture)") == folder.data("headless/\(picture)"))
    }
  }

  @Test("keys, text, paste, fingers, sizes and scales reach the window as they reach a headless screen")
  func everyInput() throws {
    let script = """
      focus length
      wait 300
      type "12.5"
      key Backspace KP_7 Left
      expect length caret 3
      key End Shift+Left
      type "9"
      expect length text "12.9"
      key Ctrl+A
      expect length selected true
      paste "1,234.5"
      expect length text "1234.5"
      down 60 440 finger 3
      down 190 440 finger 4
      up finger 4
      up finger 3
      expect length text "1234.51"
      expect rejection tooManyDecimalPlaces
      key Escape
      wait 300
      expect length text "0.00"
      down 100 150
      cancel
      up
      expect quantity editing false
      key Tab
      expect length editing true
      key Shift+Tab
      expect price editing true
      type "5"
      key Return
      expect price text "5.00"
      wait 300
      resize 500 400
      scale 1.5
      snapshot resized.bmp
      resize 375 667
      scale 1
      print
      """
    let arguments = ["--events", "--script", try folder.write("a.nfs", script), "--output"]
    let window = try demo.run(arguments + [folder.path("window")])
    let headless = try DemoProcess().run(arguments + [folder.path("headless"), "--headless"])
    #expect(window.errors == "" && window.code == 0)
    #expect(headless.errors == "" && headless.code == 0)
    #expect(timeless(window.lines) == timeless(headless.lines))
    #expect(try folder.data("window/resized.bmp") == folder.data("headless/resized.bmp"))
  }

  @Test("a script ends the program at the first expectation that is not met")
  func unmetExpectation() throws {
    var demo = demo
    demo.input = "focus length\nexpect keyboard false\nwait 600000"
    let result = try demo.run("--script", "-")
    #expect(result.errors == "<stdin>:2: expected keyboard false, found true\n")
    #expect(result.code == 1)
  }

  @Test("a window that is closed while its script plays has not passed")
  func closedMeanwhile() async throws {
    var demo = demo
    demo.input = "wait 600000"
    let running = try demo.start(["--script", "-"])
    // Only a window that is shown can be closed: the screen behind it is black.
    var looks = 0
    while try display.pixels()[400, 350] != .white, looks < 1200 {
      looks += 1
      try await Task.sleep(for: .milliseconds(50))
    }
    running.terminate()
    let result = try running.finish()
    #expect(result.errors == "<stdin>:1: the window was closed before the script ended\n")
    #expect(result.code == 1 && !result.wasKilled)
  }
}
