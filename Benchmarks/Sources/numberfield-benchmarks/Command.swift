import Foundation

/// A program that is run to its end, and what that took.
struct Command {
  var path: String
  var arguments: [String]

  /// What a run took, and what it said on its second output.
  struct Run {
    /// Nanoseconds from start to end, and of CPU.
    var wall = 0.0
    var cpu = 0.0
    /// Bytes, at most.
    var peak = 0
    /// How often it went to sleep.
    var sleeps = 0
    var status = -1
    var errors = ""
  }

  init(_ path: String, _ arguments: [String]) {
    self.path = path
    self.arguments = arguments
  }

  /// Runs the program by way of `launch`, which stands beside this one.
  func run() -> Run {
    let launch = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
      .appending(path: "launch")
    let process = Process()
    let (answer, errors) = (Pipe(), Pipe())
    process.executableURL = launch
    process.arguments = [path] + arguments
    process.standardOutput = answer
    process.standardError = errors
    var result = Run()
    do { try process.run() } catch { return result }
    let words = (try? answer.fileHandleForReading.readToEnd()) ?? Data()
    result.errors = String(decoding: (try? errors.fileHandleForReading.readToEnd()) ?? Data(), as: UTF8.self)
    process.waitUntilExit()
    let numbers = String(decoding: words, as: UTF8.self).split(whereSeparator: \.isWhitespace).compactMap {
      Int($0)
    }
    guard numbers.count == 5 else { return result }
    result.wall = Double(numbers[0])
    result.cpu = Double(numbers[1])
    result.peak = numbers[2]
    result.sleeps = numbers[3]
    result.status = numbers[4]
    return result
  }
}
