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
    manager = try display.start("openbox", ["--sm-disable"], environment: ["HOME": folder.url.path])
  }

  /// Starts the demo, and gives its window's number when it is active.
  private func open() async throws -> (DemoProcess.Running, String) {
    let demo = DemoProcess(environment: [
      "DISPLAY": display.name, "WAYLAND_DISPLAY": nil, "SDL_VIDEODRIVER": "x11",
    ])
    let running = try demo.start(["--events"])
    for _ in 0..<200 {
      let active = try display.ask("getactivewindow", "getwindowname")
      if active.contains("NumberField Demo") { break }
      try await Task.sleep(for: .milliseconds(50))
    }
    let window = try display.ask("search", "--name", "NumberField Demo").split(separator: "\n").last ?? ""
    return (running, String(window))
  }

  /// What the window shows now; nil where it is not in sight.
  private func picture(of window: String) throws -> Bitmap? {
    var numbers: [String: Int] = [:]
    for line in try display.ask("getwindowgeometry", "--shell", window).split(separator: "\n") {
      let parts = line.split(separator: "=")
      if parts.count == 2 { numbers[String(parts[0])] = Int(parts[1]) }
    }
    guard let x = numbers["X"], let y = numbers["Y"], let width = numbers["WIDTH"],
      let height = numbers["HEIGHT"],
      x >= 0, y >= 0, x + width <= 800, y + height <= 800
    else { return nil }
    return try display.pixels().cropped(x: x, y: y, size: PixelSize(width: width, height: height))
  }

  private func shows(_ expected: Bitmap, _ window: String) async throws -> Bool {
    for _ in 0..<200 {
      if try picture(of: window) == expected { return true }
      try await Task.sleep(for: .milliseconds(50))
    }
    return false
  }

  @Test("minimised, restored, resized and closed, it always shows what it should")
  func lifeOfAWindow() async throws {
    defer { manager.end() }
    let (running, window) = try await open()
    defer { running.process.end() }
    try display.xdotool("mousemove", "799", "799")
    let rest = try pictureAtRest(size: "375x667", in: folder)
    #expect(try await shows(rest, window))

    try display.xdotool("windowminimize", window)
    var visible = try display.ask("search", "--onlyvisible", "--name", "NumberField Demo")
    for _ in 0..<200 where !visible.isEmpty {
      try await Task.sleep(for: .milliseconds(50))
      visible = try display.ask("search", "--onlyvisible", "--name", "NumberField Demo")
    }
    #expect(visible.isEmpty)
    try display.xdotool("windowactivate", window)
    #expect(try await shows(rest, window))

    try display.xdotool("windowsize", window, "500", "420")
    #expect(try await shows(pictureAtRest(size: "500x420", in: folder), window))
    try display.xdotool("windowsize", window, "375", "667")
    #expect(try await shows(rest, window))

    // Taps and keys still arrive where they belong.
    try display.xdotool(
      "mousemove", "--window", window, "187", "96", "click", "1", "sleep", "0.4", "key", "4", "2", "Return")
    for _ in 0..<200 where try !running.output().contains("editingDidEnd") {
      try await Task.sleep(for: .milliseconds(50))
    }
    #expect(try running.output().contains("\"text\":\"42.00\""))

    // The manager's own way of closing, which asks the window first.
    try display.xdotool("key", "alt+F4")
    let result = try running.finish(within: 20)
    #expect(result.code == 0 && !result.wasKilled && result.errors == "")
  }

  @Test("two programs beside each other each hear their own keys")
  func twoPrograms() async throws {
    defer { manager.end() }
    let (first, one) = try await open()
    defer { first.process.end() }
    let (second, _) = try await open()
    defer { second.process.end() }
    try await Task.sleep(for: .milliseconds(300))
    let windows = try display.ask("search", "--name", "NumberField Demo").split(separator: "\n").map(
      String.init)
    let two = try #require(windows.first { $0 != one })
    for (window, key) in [(one, "1"), (two, "2")] {
      try display.xdotool("windowactivate", "--sync", window)
      try display.xdotool(
        "mousemove", "--window", window, "187", "96", "click", "1", "sleep", "0.4", "key", key, "Return")
      try await Task.sleep(for: .milliseconds(300))
    }
    for running in [first, second] { running.terminate() }
    let results = try [first, second].map { try $0.finish(within: 20) }
    #expect(results.allSatisfy { $0.code == 0 && $0.errors == "" })
    #expect(
      results[0].output.contains("\"text\":\"1.00\"") && !results[0].output.contains("\"text\":\"2.00\""))
    #expect(
      results[1].output.contains("\"text\":\"2.00\"") && !results[1].output.contains("\"text\":\"1.00\""))
  }
}
