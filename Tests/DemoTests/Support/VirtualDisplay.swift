import Foundation
import NumberField
import NumberFieldRaster

/// An X server of a test's own (Xvfb), whose screen can be read from a file and clicked on with xdotool.
final class VirtualDisplay {
  struct Missing: Error, CustomStringConvertible {
    var description: String
  }

  let name: String
  private let server = Process()
  private let folder: TemporaryFolder

  /// Whether this machine has what it takes.
  static var isAvailable: Bool { tool("Xvfb") != nil && tool("xdotool") != nil }

  private static func tool(_ name: String) -> URL? {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin").split(separator: ":")
    return folders.map { URL(fileURLWithPath: "\($0)/\(name)") }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }

  /// Starts a server with one screen of that size, and no pointer drawn on it unless that is asked for.
  init(width: Int, height: Int, hasPointer: Bool = false) throws {
    folder = try TemporaryFolder()
    guard let file = Self.tool("Xvfb") else { throw Missing(description: "Xvfb is not installed") }
    server.executableURL = file
    server.arguments = [
      "-displayfd", "1", "-screen", "0", "\(width)x\(height)x24", "-fbdir", folder.url.path, "-nolisten",
      "tcp",
    ]
    if !hasPointer { server.arguments?.append("-nocursor") }
    let pipe = Pipe()
    server.standardOutput = pipe
    server.standardError = FileHandle.nullDevice
    try server.start()
    // The number comes when the server is ready.
    let number = String(decoding: pipe.fileHandleForReading.availableData, as: UTF8.self)
    guard let display = Int(number.trimmingCharacters(in: .whitespacesAndNewlines)) else {
      server.end()
      throw Missing(description: "Xvfb does not start")
    }
    name = ":\(display)"
  }

  deinit { server.end() }

  /// The server is gone from one moment to the next.
  func die() { server.killAndWait() }

  /// Moves the mouse to a place and clicks: 50 ms down, 50 ms up.
  func click(_ point: Point) throws {
    try xdotool(
      "mousemove", "\(Int(point.x))", "\(Int(point.y))", "mousedown", "1", "sleep", "0.05", "mouseup", "1",
      "sleep",
      "0.05")
  }

  /// Whether a program is installed.
  static func has(_ name: String) -> Bool { tool(name) != nil }

  /// Starts a program that uses this display.
  func start(_ name: String, _ arguments: [String], environment: [String: String] = [:]) throws -> Process {
    guard let file = Self.tool(name) else { throw Missing(description: "\(name) is not installed") }
    let process = Process()
    process.executableURL = file
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging(["DISPLAY": self.name]) { $1 }
      .merging(environment) { $1 }
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.start()
    return process
  }

  /// What xdotool prints.
  func ask(_ arguments: String...) throws -> String {
    guard let file = Self.tool("xdotool") else { throw Missing(description: "xdotool is not installed") }
    return try ask(file, arguments)
  }

  /// What a program that uses this display prints.
  func ask(_ file: URL, _ arguments: [String]) throws -> String {
    let process = Process()
    process.executableURL = file
    process.arguments = arguments
    process.environment = ["DISPLAY": name]
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    try process.start()
    let words = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitForEnd()
    return words
  }

  func xdotool(_ arguments: String...) throws {
    guard let file = Self.tool("xdotool") else { throw Missing(description: "xdotool is not installed") }
    let process = Process()
    process.executableURL = file
    process.arguments = arguments
    process.environment = ["DISPLAY": name]
    try process.run()
    guard process.waitForEnd(within: 60), process.terminationStatus == 0 else {
      throw Missing(description: "xdotool fails: \(arguments)")
    }
  }

  /// The screen's pixels: the server keeps them in a file of the format of xwd, whose header is 32-bit words.
  func pixels() throws -> Bitmap {
    let data = try Data(contentsOf: folder.url.appendingPathComponent("Xvfb_screen0"))
    func word(_ index: Int) -> Int {
      (0..<4).reduce(0) { $0 << 8 | Int(data[index * 4 + $1]) }
    }
    let size = PixelSize(width: word(4), height: word(5))
    let (rowBytes, start) = (word(12), word(0) + word(19) * 12)
    guard word(11) == 32, word(7) == 0, data.count >= start + rowBytes * size.height else {
      throw Missing(description: "the screen is not of 32-bit pixels")
    }
    // Rows are copied as they are: somebody waits for what this shows, and tests are not optimised.
    let pixels = [UInt32](unsafeUninitializedCapacity: size.width * size.height) { pixels, count in
      data.withUnsafeBytes { bytes in
        guard let target = pixels.baseAddress, let source = bytes.baseAddress else { return }
        for row in 0..<size.height {
          memcpy(target + row * size.width, source + start + row * rowBytes, size.width * 4)
        }
      }
      count = size.width * size.height
      // The server keeps no alpha.
      var index = 0
      while index < count {
        pixels[index] = UInt32(littleEndian: pixels[index]) | 0xFF00_0000
        index += 1
      }
    }
    guard let bitmap = Bitmap(size: size, pixels: pixels) else {
      throw Missing(description: "the screen has no pixels")
    }
    return bitmap
  }
}
