import Foundation

/// Whole programs, from their start to their first picture, run turn by turn.
@MainActor
struct Programs {
  let floor: Floor
  /// A release binary of the demo, and this package's `first-frame`.
  let demo: String?
  let firstFrame: String
  /// A display for windows, where there is one.
  let hasDisplay: Bool
  var rounds = 15

  struct Start {
    var name: String
    var title: String
    var own: Command
    var floor: Command
    var goal: Double?
  }

  /// What came out: medians.
  struct Outcome {
    var start: Start
    var wall = 0.0
    var floorWall = 0.0
    var cpu = 0.0
    var floorCPU = 0.0
    var peak = 0
    var floorPeak = 0
    /// Why there are no figures.
    var failure: String?

    /// Of CPU: the time on the wall is at the mercy of whatever else runs.
    var ratio: Double { cpu / floorCPU }
    /// The peak may be that of the floor and 4 MiB.
    var isGood: Bool? {
      start.goal.map { ratio <= $0 && peak <= floorPeak + 4 << 20 }
    }
  }

  private var starts: [Start] {
    var starts = [
      Start(
        name: "start-library", title: "start to first frame, headless, least program (CPU)",
        own: Command(firstFrame, []), floor: Command(floor.path, floor.fonts + ["first-frame"]), goal: 1.15)
    ]
    guard let demo else { return starts }
    let folder = FileManager.default.temporaryDirectory.path
    let script = folder + "/numberfield-benchmark-start.script"
    try? Data("snapshot numberfield-benchmark.bmp\n".utf8).write(to: URL(fileURLWithPath: script))
    starts.append(
      Start(
        name: "start-demo", title: "start to a bitmap of the first frame, headless, the demo (CPU)",
        own: Command(demo, ["--headless", "--script", script, "--output", folder]),
        floor: Command(
          floor.path, floor.fonts + ["first-frame", folder + "/numberfield-benchmark-floor.bmp"]),
        goal: 1.15))
    if hasDisplay {
      starts.append(
        Start(
          name: "start-window", title: "start to first frame, in a window, the demo (CPU)",
          own: Command(demo, ["--script", script, "--output", folder]),
          floor: Command(floor.path, floor.fonts + ["window"])))
    }
    return starts
  }

  func measure() -> [Outcome] {
    starts.map { start in
      var outcome = Outcome(start: start)
      var own: [Command.Run] = []
      var others: [Command.Run] = []
      for _ in 0..<rounds {
        others.append(start.floor.run())
        own.append(start.own.run())
      }
      if let failed = (own + others).first(where: { $0.status != 0 }) {
        outcome.failure = "exit \(failed.status): \(failed.errors)"
      }
      outcome.wall = own.map(\.wall).median
      outcome.floorWall = others.map(\.wall).median
      outcome.cpu = own.map(\.cpu).median
      outcome.floorCPU = others.map(\.cpu).median
      outcome.peak = Int(own.map { Double($0.peak) }.median)
      outcome.floorPeak = Int(others.map { Double($0.peak) }.median)
      return outcome
    }
  }
}
