import Foundation

/// The file in which the process that storms says which episode it plays: it may not live to tell.
struct Mark {
  static let variable = "NUMBERFIELD_SOAK_MARK"

  var path: String

  func write(_ episode: Int, isLeak: Bool = false) {
    try? "\(episode) \(isLeak ? "leaks" : "")".write(toFile: path, atomically: false, encoding: .utf8)
  }

  func read() -> (episode: Int, isLeak: Bool) {
    let words = ((try? String(contentsOfFile: path, encoding: .utf8)) ?? "").split(separator: " ")
    return (words.first.flatMap { Int($0) } ?? 0, words.count > 1)
  }

  func remove() { try? FileManager.default.removeItem(atPath: path) }
}
