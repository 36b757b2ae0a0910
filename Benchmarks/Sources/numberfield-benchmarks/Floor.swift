import Foundation

/// The C program that draws the same screen by hand, running beside and answering line by line.
final class Floor {
  /// What the floor does for a case, and on which picture.
  struct Work {
    var name: String
    var argument = 0
    var picture = Picture()

    init(_ name: String, _ argument: Int = 0, on picture: Picture = Picture()) {
      self.name = name
      self.argument = argument
      self.picture = picture
    }
  }

  private let process = Process()
  private let questions = Pipe()
  private let answers = Pipe()
  private var picture: Picture?
  let path: String
  let fonts: [String]

  init(path: String, fonts: [String]) throws {
    self.path = path
    self.fonts = fonts
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = fonts + ["serve"]
    process.standardInput = questions
    process.standardOutput = answers
    do { try process.run() } catch {
      throw Refusal("the floor cannot be run, \(path); `make bench` builds it, --floor FILE names it")
    }
  }

  deinit {
    try? questions.fileHandleForWriting.close()
    process.waitUntilExit()
  }

  /// Does the work `count` times; nanoseconds of its CPU for all of them.
  func nanoseconds(for work: Work, count: Int) -> Double {
    if picture != work.picture {
      picture = work.picture
      let size = work.picture.pixels
      ask("open \(size.width) \(size.height) \(work.picture.scale) \(work.picture.isTight ? 1 : 0)")
    }
    return Double(ask("\(work.name) \(work.argument) \(count)"))
  }

  /// Writes its picture, in the state in which the last work left it.
  func write(to path: String) {
    ask("picture \(path)")
  }

  @discardableResult
  private func ask(_ line: String) -> Int {
    try? questions.fileHandleForWriting.write(contentsOf: Data((line + "\n").utf8))
    var text = ""
    while let byte = try? answers.fileHandleForReading.read(upToCount: 1)?.first, byte != 10 {
      text.append(Character(UnicodeScalar(byte)))
    }
    guard let answer = Int(text) else { stop(Refusal("the floor, \(path), does not answer to “\(line)”")) }
    return answer
  }
}
