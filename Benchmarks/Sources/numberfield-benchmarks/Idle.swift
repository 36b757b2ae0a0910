import Foundation

/// A window that nobody touches: how often it wakes up, and what that takes.
@MainActor
struct Idle {
  let demo: String
  /// How long is looked at; the start of the program is taken out by a run that ends at once.
  var seconds = 30

  struct Outcome {
    var isFocused: Bool
    /// Each second.
    var wakeUps: Double
    /// Of one core, in hundredths.
    var percent: Double

    var title: String { "an idle window, \(isFocused ? "a field focused" : "nothing focused")" }
    var isGood: Bool { wakeUps <= (isFocused ? 4 : 0.2) && percent < 0.05 }
  }

  func measure() -> [Outcome] { [outcome(isFocused: true), outcome(isFocused: false)] }

  private func outcome(isFocused: Bool) -> Outcome {
    let short = run(isFocused, wait: 2)
    let long = run(isFocused, wait: 2 + seconds)
    return Outcome(
      isFocused: isFocused, wakeUps: Double(long.sleeps - short.sleeps) / Double(seconds),
      percent: (long.cpu - short.cpu) / Double(seconds) / 1e9 * 100)
  }

  private func run(_ isFocused: Bool, wait: Int) -> Command.Run {
    let script = FileManager.default.temporaryDirectory.path + "/numberfield-benchmark-idle.script"
    let lines = (isFocused ? "focus length\ntap <\n" : "") + "wait \(wait * 1000)\n"
    try? Data(lines.utf8).write(to: URL(fileURLWithPath: script))
    return Command(demo, ["--script", script]).run()
  }
}
