import Foundation
import NumberField
import NumberFieldRaster
import NumberFieldSDL
import Testing

@testable import NumberFieldDemo

/// One whole session in a real window, clicked with a real mouse: what it shows and tells is what the same script shows
/// and tells headless.
@Suite(.serialized)
@MainActor
struct WindowSessionTests {
  /// Where the demo's fields and keys stand, at 375 × 667.
  private enum Place {
    static let length = Point(x: 187, y: 96)
    static let quantity = Point(x: 187, y: 152)
    static let price = Point(x: 187, y: 208)
    static let outside = Point(x: 187, y: 340)

    static func key(_ character: Character) -> Point {
      let index =
        "123456789.0<".firstIndex(of: character).map {
          "123456789.0<".distance(from: "123456789.0<".startIndex, to: $0)
        } ?? 0
      return Point(x: Double(62 + 125 * (index % 3)), y: Double(440 + 65 * (index / 3)))
    }
  }

  /// Looks at the screen until it shows `expected`, for ten seconds at most.
  private func waits(for expected: Bitmap, on display: VirtualDisplay) async throws -> Bitmap {
    var shown = try display.pixels()
    for _ in 0..<1200 where shown != expected {
      try await Task.sleep(for: .milliseconds(50))
      shown = try display.pixels()
    }
    return shown
  }

  private func withoutTimes(_ text: String) -> [String] {
    text.split(separator: "\n").filter { $0.hasPrefix("{\"t\"") }.map { line in
      "{" + line.drop { $0 != "," }.dropFirst()
    }
  }

  @Test(.enabled(if: VirtualDisplay.isAvailable, "Xvfb and xdotool are needed: make test installs them"))
  func theWindowShowsAndTellsWhatTheBitmapDoes() async throws {
    let files = try TemporaryFolder()
    let start = try files.write("start.nfs", "snapshot start.bmp\n")
    for script in [start, SampleScripts.path("session.nfs")] {
      let run = try DemoProcess().run(
        "--headless", "--events", "--script", script, "--output", files.url.path)
      try #require(run.code == 0, "\(run.errors)")
      if script != start { _ = try files.write("headless", run.output) }
    }
    let first = try Bitmap(contentsOfBMP: files.url.appendingPathComponent("start.bmp").path)
    let last = try Bitmap(contentsOfBMP: files.url.appendingPathComponent("session.bmp").path)

    let display = try VirtualDisplay(width: 375, height: 667)
    let demo = Process()
    demo.executableURL = try DemoProcess.executable()
    demo.arguments = ["--events"]
    var environment = ProcessInfo.processInfo.environment
    environment["DISPLAY"] = display.name
    environment["SDL_VIDEODRIVER"] = "x11"
    environment["WAYLAND_DISPLAY"] = nil
    demo.environment = environment
    let output = try files.write("window", "")
    demo.standardOutput = try FileHandle(forWritingTo: URL(fileURLWithPath: output))
    try demo.start()
    defer { demo.end() }
    #expect(try await waits(for: first, on: display) == first)

    try display.click(Place.length)
    try await Task.sleep(for: .milliseconds(400))
    for key in "123.45" { try display.click(Place.key(key)) }
    try display.click(Place.quantity)
    for key in "10" { try display.click(Place.key(key)) }
    try display.click(Place.price)
    for key in "999.99" { try display.click(Place.key(key)) }
    try display.click(Place.outside)

    let shown = try await waits(for: last, on: display)
    #expect(shown.difference(from: last).isEmpty, "\(shown.difference(from: last))")
    let headless = String(decoding: try files.data("headless"), as: UTF8.self)
    let window = String(decoding: try files.data("window"), as: UTF8.self)
    #expect(withoutTimes(window) == withoutTimes(headless))
    #expect(withoutTimes(window).count == 20)
  }
}
