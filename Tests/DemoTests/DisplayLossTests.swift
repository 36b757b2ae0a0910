import Foundation
import NumberField
import NumberFieldRaster
import NumberFieldSDL
import Testing

/// What happens to a window when the system is in trouble: signals, a server that dies, a process that is stopped.
@Suite(
  "A display in trouble",
  .enabled(if: VirtualDisplay.isAvailable, "Xvfb and xdotool are needed: make test installs them"),
  .enabled(if: Faults.areWanted, "make faults runs these: they need a quiet machine"),
  .serialized)
struct DisplayLossTests {
  private let folder: TemporaryFolder
  private let display: VirtualDisplay

  init() throws {
    folder = try TemporaryFolder()
    display = try VirtualDisplay(width: 375, height: 667)
  }

  private var demo: DemoProcess {
    DemoProcess(environment: ["DISPLAY": display.name, "WAYLAND_DISPLAY": nil, "SDL_VIDEODRIVER": "x11"])
  }

  @Test("a signal closes the window, and that is a clean end", arguments: [SIGTERM, SIGINT])
  func signals(signal: Int32) async throws {
    let running = try demo.start(["--events"])
    #expect(try await display.waitForWindow())
    running.signal(signal)
    let result = try running.finish(within: 120)
    #expect(result.code == 0 && !result.wasKilled && result.errors == "")
  }

  @Test("a server that dies ends the process with a message, and leaves nothing half written")
  func serverDies() async throws {
    let script = try folder.write("a.nfs", "focus length\ntype \"12\"\nwait 600000\nsnapshot a.bmp\n")
    let running = try demo.start(["--events", "--script", script, "--output", folder.path("out")])
    #expect(try await display.waitForWindow())
    display.die()
    let result = try running.finish(within: 120)
    #expect(result.code != 0 && !result.wasKilled)
    #expect(result.errors.contains(display.name), "\(result.errors)")
    #expect(result.lines.allSatisfy { $0.hasPrefix("{") && $0.hasSuffix("}") })
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path("out")) == [])
  }

  @Test(
    "nobody's primary selection pastes nothing",
    .enabled(if: Faults.canBeInjected, "a C compiler and nm are needed"),
    arguments: ["SDL_HasPrimarySelectionText", "SDL_GetPrimarySelectionText"])
  func noPrimarySelection(fault: String) async throws {
    var demo = FaultyDemo(fault: fault, environment: self.demo.environment)
    if fault == "SDL_GetPrimarySelectionText" { demo.environment["NUMBERFIELD_PRIMARY"] = "1" }
    let running = try demo.start(["--events"], in: folder)
    #expect(try await display.waitForWindow())
    try display.xdotool("mousemove", "187", "96", "click", "2")
    #expect(try await running.waits(for: "editingDidBegin"))
    running.terminate()
    let result = try demo.finish(running, in: folder)
    #expect(result.run.code == 0 && result.run.errors == "" && result.injected > 0 && result.left == [])
    #expect(!result.run.output.contains("editingChanged") && !result.run.output.contains("editingRejected"))
  }

  @Test(
    "drivers that cannot be listed do not keep the window from opening",
    .enabled(if: Faults.canBeInjected, "a C compiler and nm are needed"),
    arguments: ["SDL_GetNumVideoDrivers", "SDL_GetVideoDriver", "SDL_ResetHint"])
  func unlistedDrivers(fault: String) throws {
    var demo = FaultyDemo(fault: fault, environment: self.demo.environment)
    demo.environment["SDL_VIDEODRIVER"] = .some(nil)
    demo.environment["XDG_RUNTIME_DIR"] = .some(nil)
    let script = try folder.write("a.nfs", "focus length\ntype \"5\"\nexpect length text \"5\"\n")
    let result = try demo.run(["--script", script], in: folder)
    #expect(result.run.code == 0 && result.injected > 0 && result.left == [])
  }
}
