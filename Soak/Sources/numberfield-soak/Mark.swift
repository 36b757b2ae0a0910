import Foundation

/// The file in which the process that storms says which episode it plays: it may not live to tell.
struct Mark {
  static let variable = "NUMBERFIELD_SOAK_MARK"

  var path: String

  func write(_ episode: Int) {
    try? "\(episode)".write(toFile: path, atomically: false, encoding: .utf8)
  }

  /// The episode; 0 where not even the first was begun.
  func read() -> Int { (try? String(contentsOfFile: path, encoding: .utf8)).flatMap { Int($0) } ?? 0 }

  func remove() { try? FileManager.default.removeItem(atPath: path) }
}
