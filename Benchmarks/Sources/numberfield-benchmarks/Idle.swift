import Foundation

/// A window that nobody touches: how often its event loop wakes up, and what that takes.
///
/// Linux only: the figures are those that the kernel keeps of the demo's main thread. The script that puts the focus
/// into a field goes on waiting meanwhile, in a task that sleeps elsewhere.
@MainActor
struct Idle {
  let demo: String
  /// How long is looked at.
  var seconds = 30

  struct Outcome {
    var isFocused: Bool
    /// Each second.
    var wakeUps: Double
    /// Of one core, in hundredths.
    var percent: Double

    var title: String { "an idle window, \(isFocused ? "a field focused" : "nothing focused")" }
    /// Half a wake-up in the whole time is somebody else's.
    var isGood: Bool { wakeUps <= (isFocused ? 4.02 : 0.02) && percent < 0.05 }
  }

  func measure() -> [Outcome] { [outcome(isFocused: true), outcome(isFocused: false)].compactMap { $0 } }

  private func outcome(isFocused: Bool) -> Outcome? {
    let script = FileManager.default.temporaryDirectory.path + "/numberfield-benchmark-idle.script"
    let lines = (isFocused ? "focus length\ntap <\n" : "") + "wait 600000\n"
    try? Data(lines.utf8).write(to: URL(fileURLWithPath: script))
    let process = Process()
    process.executableURL = URL(fileURLWithPath: demo)
    process.arguments = ["--script", script]
    process.standardOutput = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return nil }
    defer {
      process.terminate()
      process.waitUntilExit()
    }
    Thread.sleep(forTimeInterval: 4)
    guard let before = Idle.state(of: process.processIdentifier) else { return nil }
    Thread.sleep(forTimeInterval: TimeInterval(seconds))
    guard let after = Idle.state(of: process.processIdentifier) else { return nil }
    return Outcome(
      isFocused: isFocused, wakeUps: Double(after.sleeps - before.sleeps) / Double(seconds),
      percent: Double(after.nanoseconds - before.nanoseconds) / Double(seconds) / 1e7)
  }

  /// How often the main thread went to sleep, and nanoseconds that it ran.
  private static func state(of process: Int32) -> (sleeps: Int, nanoseconds: Int)? {
    guard let status = try? String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8),
      let schedule = try? String(contentsOfFile: "/proc/\(process)/schedstat", encoding: .utf8),
      let line = status.split(separator: "\n").first(where: { $0.hasPrefix("voluntary_ctxt_switches") }),
      let sleeps = line.split(whereSeparator: \.isWhitespace).last.flatMap({ Int($0) }),
      let nanoseconds = schedule.split(separator: " ").first.flatMap({ Int($0) })
    else { return nil }
    return (sleeps, nanoseconds)
  }
}
