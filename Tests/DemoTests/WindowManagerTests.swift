import Foundation
import NumberField
import NumberFieldRaster
import Testing

/// A window among others, under a small window manager: bare Xvfb minimises nothing.
@Suite(
  "The demo under a window manager",
  .enabled(
    if: VirtualDisplay.isAvailable && VirtualDisplay.has("openbox"),
    "Xvfb, xdotool and openbox are needed: make test installs them"),
  .enabled(if: Faults.areWanted, "make faults runs these: they need a quiet machine"),
  .serialized)
struct WindowManagerTests {
  private let folder: TemporaryFolder
  private let display: VirtualDisplay
  private let manager: Process

  init() throws {
    folder = try TemporaryFolder()
    display = try VirtualDisplay(width: 800, height: 800)
    // Windows without frames, each at 0, 0: what the screen shows is what they show.
    let rules = try folder.write(
      "rc.xml",
      """
      <openbox_config xmlns="http://openbox.org/3.4/rc">
        <theme><keepBorder>no</keepBorder></theme>
        <keyboard><keybind key="A-F4"><action name="Close"/></keybind></keyboard>
        <applications>
          <application class="*">
            <decor>no</decor><position force="yes"><x>0</x><y>0</y></position>
          </application>
        </applications>
      </openbox_config>
      """)
    manager = try display.start(
      "openbox", ["--sm-disable", "--config-file", rules], environment: ["HOME": folder.url.path])
  }

  /// Starts the demo, and gives its window's number when it is active.
  private func open() async throws -> (DemoProcess.Running, String) {
    let demo = DemoProcess(environment: [
      "DISPLAY": display.name, "WAYLAND_DISPLAY": nil, "SDL_VIDEODRIVER": "x11",
    ])
    // A window that comes before its manager is put somewhere else.
    try await display.waitForManager()
    let running = try demo.start(["--events"])
    _ = try await display.wait {
      try display.ask("getactivewindow", "getwindowname")
    } until: {
      $0.contains("NumberField Demo")
    }
    let window = try display.ask("search", "--name", "NumberField Demo").split(separator: "\n").last ?? ""
    return (running, String(window))
  }

  /// Taps the first field, types some keys, and ends the edit: each when the demo has told of what was before.
  private func type(_ keys: [String], into window: String, of running: DemoProcess.Running) async throws {
    try display.xdotool("mousemove", "--window", window, "187", "96", "click", "1")
    #expect(try await running.waits(for: "editingDidBegin"))
    for key in keys + ["Return"] { try display.xdotool("key", key) }
    #expect(try await running.waits(for: "editingDidEnd"))
  }

  /// Whether the screen comes to show a picture at 0, 0, and black beside it.
  private func shows(_ expected: Bitmap) async throws -> Bool {
    func isRight(_ shown: Bitmap) -> Bool {
      shown.cropped(x: 0, y: 0, size: expected.size) == expected
        && shown[expected.size.width + 1, 5] == .black && shown[5, expected.size.height + 1] == .black
    }
    return isRight(try await display.wait(until: isRight))
  }

  @Test("minimised, restored, resized and closed, it always shows what it should")
  func lifeOfAWindow() async throws {
    defer { manager.end() }
    let (running, window) = try await open()
    defer { running.process.end() }
    try display.xdotool("mousemove", "799", "799")
    let rest = try pictureAtRest(size: "375x667", in: folder)
    #expect(try await shows(rest))

    try display.xdotool("windowminimize", window)
    let visible = try await display.wait {
      try display.ask("search", "--onlyvisible", "--name", "NumberField Demo")
    } until: {
      $0.isEmpty
    }
    #expect(visible.isEmpty)
    try display.xdotool("windowactivate", window)
    #expect(try await shows(rest))

    try display.xdotool("windowsize", window, "500", "420")
    #expect(try await shows(pictureAtRest(size: "500x420", in: folder)))
    try display.xdotool("windowsize", window, "375", "667")
    #expect(try await shows(rest))

    // Taps and keys still arrive where they belong.
    try await type(["4", "2"], into: window, of: running)
    #expect(try running.output().contains("\"text\":\"42.00\""))

    // The manager's own way of closing, which asks the window first.
    try display.xdotool("key", "alt+F4")
    let result = try running.finish(within: 120)
    #expect(result.code == 0 && !result.wasKilled && result.errors == "", "\(result)")
  }

  @Test("two programs beside each other each hear their own keys")
  func twoPrograms() async throws {
    defer { manager.end() }
    let (first, one) = try await open()
    defer { first.process.end() }
    let (second, _) = try await open()
    defer { second.process.end() }
    let two = try await display.wait {
      try display.ask("search", "--onlyvisible", "--name", "NumberField Demo").split(separator: "\n")
        .map(String.init).first { $0 != one }
    } until: {
      $0 != nil
    }
    for (running, window, key) in [(first, one, "1"), (second, try #require(two), "2")] {
      try display.xdotool("windowactivate", "--sync", window)
      try await type([key], into: window, of: running)
    }
    for running in [first, second] { running.terminate() }
    let results = try [first, second].map { try $0.finish(within: 120) }
    #expect(results.allSatisfy { $0.code == 0 && $0.errors == "" })
    #expect(
      results[0].output.contains("\"text\":\"1.00\"") && !results[0].output.contains("\"text\":\"2.00\""))
    #expect(
      results[1].output.contains("\"text\":\"2.00\"") && !results[1].output.contains("\"text\":\"1.00\""))
  }
}
