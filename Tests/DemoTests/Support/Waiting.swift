import Foundation
import NumberField
import NumberFieldRaster

extension VirtualDisplay {
  /// Looks at the screen until it is as wanted, for a minute at least before it gives up; what it shows then.
  func wait(until isAsWanted: (Bitmap) -> Bool) async throws -> Bitmap {
    var shown = try pixels()
    for _ in 0..<1200 where !isAsWanted(shown) {
      try await Task.sleep(for: .milliseconds(50))
      shown = try pixels()
    }
    return shown
  }

  /// Asks again and again until the answer is as wanted, for a minute at least before it gives up; the last answer.
  func wait<Answer>(for question: () throws -> Answer, until isAsWanted: (Answer) -> Bool) async throws
    -> Answer
  {
    var answer = try question()
    for _ in 0..<1200 where !isAsWanted(answer) {
      try await Task.sleep(for: .milliseconds(50))
      answer = try question()
    }
    return answer
  }

  /// Waits until there is a window manager: without one xdotool counts no desktops.
  func waitForManager() async throws {
    for _ in 0..<1200 where (Int(try ask("get_num_desktops").trimmingCharacters(in: .newlines)) ?? 0) == 0 {
      try await Task.sleep(for: .milliseconds(50))
    }
  }

  /// Waits until a window is shown: the screen behind it is black.
  func waitForWindow(at point: Point = Point(x: 187, y: 350)) async throws -> Bool {
    try await wait { $0[Int(point.x), Int(point.y)] == .white }[Int(point.x), Int(point.y)] == .white
  }
}

extension DemoProcess.Running {
  /// Waits until the demo has printed something, for a minute at least before it gives up; whether it has.
  func waits(for words: String) async throws -> Bool {
    for _ in 0..<1200 where try !output().contains(words) { try await Task.sleep(for: .milliseconds(50)) }
    return try output().contains(words)
  }
}

extension Bitmap {
  /// A part of the picture.
  func cropped(x: Int, y: Int, size: PixelSize) -> Bitmap {
    guard x >= 0, y >= 0, x + size.width <= self.size.width, y + size.height <= self.size.height else {
      return Bitmap(size: PixelSize(width: 0, height: 0))
    }
    let rows = (y..<y + size.height).flatMap { row in
      pixels[row * self.size.width + x..<row * self.size.width + x + size.width]
    }
    return Bitmap(size: size, pixels: rows) ?? Bitmap(size: size)
  }
}

/// The demo's picture at rest, made headless, or after some lines of a script.
func pictureAtRest(size: String, after lines: String = "", in folder: TemporaryFolder) throws -> Bitmap {
  let script = try folder.write("rest.nfs", lines + "snapshot rest-\(size).bmp\n")
  let run = try DemoProcess().run(
    "--headless", "--size", size, "--script", script, "--output", folder.url.path)
  guard run.code == 0 else { throw VirtualDisplay.Missing(description: run.errors) }
  return try Bitmap(contentsOfBMP: folder.path("rest-\(size).bmp"))
}
