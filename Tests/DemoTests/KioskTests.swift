import Foundation
import NumberField
import NumberFieldRaster
import Testing

/// The demo as the only program of a panel, in a real window under a small window manager.
@Suite(
  "The demo on a panel",
  .enabled(
    if: VirtualDisplay.isAvailable && VirtualDisplay.has("openbox"),
    "Xvfb, xdotool and openbox are needed: make test installs them"),
  .enabled(if: Faults.areWanted, "make faults runs these: they need a quiet machine"),
  .serialized)
struct KioskTests {
  private let folder: TemporaryFolder
  private let display: VirtualDisplay
  private let manager: Process

  init() throws {
    folder = try TemporaryFolder()
    display = try VirtualDisplay(width: 800, height: 600, hasPointer: true)
    manager = try display.start("openbox", ["--sm-disable"], environment: ["HOME": folder.url.path])
  }

  /// Starts the demo, moves the mouse over its window, and gives what the server says then.
  private func open(_ arguments: [String]) async throws -> (
    DemoProcess.Running, window: String, facts: String
  ) {
    try await display.waitForManager()
    let demo = DemoProcess(environment: [
      "DISPLAY": display.name, "WAYLAND_DISPLAY": nil, "SDL_VIDEODRIVER": "x11",
    ])
    let running = try demo.start(arguments)
    var window = ""
    for _ in 0..<200 where window.isEmpty {
      try await Task.sleep(for: .milliseconds(50))
      window = try display.ask("search", "--onlyvisible", "--name", "NumberField Demo")
        .trimmingCharacters(in: .whitespacesAndNewlines)
    }
    // The manager makes it as large as it is to be.
    try await Task.sleep(for: .milliseconds(500))
    for step in ["15", "20"] {
      try display.xdotool("mousemove", "--window", window, step, step)
      try await Task.sleep(for: .milliseconds(200))
    }
    return (running, window, try display.ask(Faults.kiosk.get(), [window]))
  }

  @Test("full screen: all of it, no pointer, no compositor between, and it hears taps")
  func fullscreen() async throws {
    defer { manager.end() }
    let (running, window, facts) = try await open(["--fullscreen", "--events"])
    defer { running.process.end() }
    #expect(facts == "size 800 600\nfullscreen 1\nbypass 1\npointer 0\n")
    let rest = try pictureAtRest(size: "800x600", in: folder)
    let shown = try await display.wait { $0 == rest }
    #expect(shown == rest)

    try display.xdotool(
      "mousemove", "--window", window, "400", "96", "click", "1", "sleep", "0.4", "key", "4", "2", "Return")
    for _ in 0..<200 where try !running.output().contains("editingDidEnd") {
      try await Task.sleep(for: .milliseconds(50))
    }
    // Tapped, typed, over text: there is still no pointer.
    #expect(try display.ask(Faults.kiosk.get(), [window]).hasSuffix("pointer 0\n"))
    running.terminate()
    let result = try running.finish(within: 20)
    #expect(result.code == 0 && !result.wasKilled && result.errors == "", "\(result)")
    #expect(result.output.contains("\"text\":\"42.00\""))
  }

  @Test("in a window of its own there is a pointer, and the compositor stays on")
  func window() async throws {
    defer { manager.end() }
    let (running, _, facts) = try await open([])
    defer { running.process.end() }
    #expect(facts.hasPrefix("size 375 667\nfullscreen 0\nbypass -1\npointer "))
    #expect(!facts.hasSuffix(" 0\n") && !facts.hasSuffix(" -1\n"))
  }
}
