import Foundation
import NumberField
import NumberFieldRaster
import Testing

/// The demo under Wayland: weston, whose screen is a window of Xvfb's, so that xdotool's mouse and keyboard reach it.
@Suite(
  "The demo under Wayland",
  .enabled(
    if: VirtualDisplay.isAvailable && VirtualDisplay.has("weston"),
    "Xvfb, xdotool and weston are needed: make test installs them"),
  .enabled(if: Faults.areWanted, "make faults runs these: they need a quiet machine"),
  .serialized)
struct WaylandTests {
  private static let size = "500x700"

  @Test("shown, tapped, typed into and closed, through SDL's Wayland driver")
  func session() async throws {
    let folder = try TemporaryFolder()
    let display = try VirtualDisplay(width: 500, height: 700)
    let runtime = folder.path("runtime")
    try FileManager.default.createDirectory(
      atPath: runtime, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    // The kiosk's shell puts the window at 0, 0, where clicks meet it.
    let compositor = try display.start(
      "weston",
      [
        "--backend=x11-backend.so", "--use-pixman", "--shell=kiosk-shell.so", "--width=500", "--height=700",
        "--socket=numberfield", "--no-config",
      ], environment: ["XDG_RUNTIME_DIR": runtime])
    defer { compositor.end() }
    for _ in 0..<1200 where !folder.exists("runtime/numberfield") {
      try await Task.sleep(for: .milliseconds(50))
    }
    try #require(folder.exists("runtime/numberfield"), "weston does not start")

    // No way to X is left, and the protocol is written down.
    let demo = DemoProcess(environment: [
      "DISPLAY": nil, "WAYLAND_DISPLAY": "numberfield", "XDG_RUNTIME_DIR": runtime,
      "SDL_VIDEODRIVER": "wayland",
      "WAYLAND_DEBUG": "client",
    ])
    let running = try demo.start(["--events"])
    defer { running.process.end() }
    let rest = try pictureAtRest(size: Self.size, in: folder)
    #expect(try await isShown(rest, on: display))

    try display.xdotool("mousemove", "250", "96")
    try display.click(Point(x: 250, y: 96))
    #expect(try await running.waits(for: "editingDidBegin"))
    let padUp = try pictureAtRest(size: Self.size, after: "focus length\nwait 1000\n", in: folder)
    #expect(try await isShown(padUp, on: display))
    // Keys of the pad, and of the keyboard.
    try display.click(Point(x: 83, y: 473))
    try display.click(Point(x: 250, y: 473))
    try display.xdotool("key", "3", "BackSpace", "5")
    try display.xdotool("key", "Escape")
    #expect(try await running.waits(for: "editingDidEnd"))
    let texts = try running.output().split(separator: "\n").filter { $0.contains("editingChanged") }.map {
      line in
      line.drop { $0 != "," }.split(separator: "\"text\":\"").last.map { $0.prefix { $0 != "\"" } } ?? ""
    }
    #expect(texts == ["1", "12", "123", "12", "125", "0.00"])
    // The pad has gone, and all is as it was.
    #expect(try await isShown(rest, on: display))

    running.terminate()
    let result = try running.finish(within: 120)
    #expect(result.code == 0 && !result.wasKilled)
    #expect(result.errors.contains("set_title(\"NumberField Demo\")"))
    #expect(result.errors.contains("wl_surface"))
    // Who reads the log of a run sees that it was Wayland.
    let proof = ["wl_compositor", "set_title", "wl_surface"].compactMap { word in
      result.errors.split(separator: "\n").first { $0.contains(word) }
    }
    print("Through SDL's Wayland driver:\n" + proof.joined(separator: "\n"))
  }

  /// Whether the screen comes to show a picture, with the pointer that weston draws in its last corner.
  private func isShown(_ expected: Bitmap, on display: VirtualDisplay) async throws -> Bool {
    try display.xdotool("mousemove", "499", "699")
    // The tip alone is in the corner.
    let most = PixelSize(width: 500, height: 690)
    let wanted = expected.cropped(x: 0, y: 0, size: most)
    func isRight(_ shown: Bitmap) -> Bool { shown.cropped(x: 0, y: 0, size: most) == wanted }
    return isRight(try await display.wait(until: isRight))
  }
}
