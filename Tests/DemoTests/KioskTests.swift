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

  /// Starts the demo, moves the mouse over its window, and gives what the server says when that is as wanted.
  private func open(_ arguments: [String], until isAsWanted: (String) -> Bool) async throws -> (
    DemoProcess.Running, window: String, facts: String
  ) {
    try await display.waitForManager()
    let demo = DemoProcess(environment: [
      "DISPLAY": display.name, "WAYLAND_DISPLAY": nil, "SDL_VIDEODRIVER": "x11",
    ])
    let running = try demo.start(arguments)
    let window = try await display.wait {
      try display.ask("search", "--onlyvisible", "--name", "NumberField Demo")
        .trimmingCharacters(in: .whitespacesAndNewlines)
    } until: {
      !$0.isEmpty
    }
    // The manager makes it as large as it is to be, and the demo hears of the mouse, in their own time.
    var step = 0
    let facts = try await display.wait {
      step = 35 - max(step, 15)
      try display.xdotool("mousemove", "--window", window, "\(step)", "\(step)")
      return try display.ask(Faults.kiosk.get(), [window])
    } until: {
      isAsWanted($0)
    }
    return (running, window, facts)
  }

  @Test("full screen: all of it, no pointer, no compositor between, and it hears taps")
  func fullscreen() async throws {
    defer { manager.end() }
    let wanted = "size 800 600\nfullscreen 1\nbypass 1\npointer 0\n"
    let (running, window, facts) = try await open(["--fullscreen", "--events"]) { $0 == wanted }
    defer { running.process.end() }
    #expect(facts == wanted)
    let rest = try pictureAtRest(size: "800x600", in: folder)
    let shown = try await display.wait { $0 == rest }
    #expect(shown == rest)

    try display.xdotool("mousemove", "--window", window, "400", "96", "click", "1")
    #expect(try await running.waits(for: "editingDidBegin"))
    try display.xdotool("key", "4", "2", "Return")
    #expect(try await running.waits(for: "editingDidEnd"))
    // Tapped, typed, over text: there is still no pointer.
    #expect(try display.ask(Faults.kiosk.get(), [window]).hasSuffix("pointer 0\n"))
    running.terminate()
    let result = try running.finish(within: 120)
    #expect(result.code == 0 && !result.wasKilled && result.errors == "", "\(result)")
    #expect(result.output.contains("\"text\":\"42.00\""))
  }

  @Test("in a window of its own there is a pointer, and the compositor stays on")
  func window() async throws {
    defer { manager.end() }
    func isRight(_ facts: String) -> Bool {
      facts.hasPrefix("size 375 667\nfullscreen 0\nbypass -1\npointer ") && !facts.hasSuffix(" 0\n")
        && !facts.hasSuffix(" -1\n")
    }
    let (running, _, facts) = try await open([], until: isRight)
    defer { running.process.end() }
    #expect(isRight(facts), "\(facts)")
  }
}
