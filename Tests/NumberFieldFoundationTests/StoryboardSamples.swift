import Foundation

/// Files as Xcode writes them, drawn for these tests; they lie in `Samples`.
enum StoryboardSamples {
  /// As Xcode 8 writes: top layout guide, calibrated colours, retina4_7.
  static let xcode8 = read("Xcode8.storyboard")
  /// As Xcode 15 writes: safe area, system and named colours, a stack view and containers, a larger device.
  static let xcode15 = read("Xcode15.storyboard")
  /// A xib as Xcode 9 and later write: the file's owner holds the outlets.
  static let xib = read("Xcode9.xib")

  /// A file of the folder beside this one; empty, so that tests fail, where it is not to be had.
  private static func read(_ name: String) -> String {
    let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Samples/\(name)")
    return (try? String(contentsOf: file, encoding: .utf8)) ?? ""
  }
}
