import Foundation

/// The table and the JSON file.
@MainActor
struct Report {
  var outcomes: [Outcome] = []
  var programs: [Programs.Outcome] = []
  var idle: [Idle.Outcome] = []

  /// What stands below the table.
  static let key = "✓ within the goal, ✗ not; no mark where there is no goal"

  var table: String {
    var rows = [["what", "here", "floor, or other case", "ratio", "goal", "allocations", ""]]
    rows.append(rows[0].map { _ in "---" })
    for outcome in outcomes {
      rows.append([
        outcome.title, Report.span(outcome.time),
        (outcome.floor.map(Report.span) ?? "") + (outcome.reference.map { " (\($0))" } ?? ""),
        outcome.ratio.map(Report.number) ?? "", Report.goal(of: outcome),
        outcome.allocations.map(Report.number) ?? "", Report.mark(outcome.isGood),
      ])
      if let own = outcome.instructions, let floor = outcome.floorInstructions {
        rows.append([
          "… instructions", "\(Int(own))", "\(Int(floor))", Report.number(own / floor),
          outcome.goal.map { "≤ \($0)" } ?? "", "", "",
        ])
      }
    }
    for outcome in programs {
      if let failure = outcome.failure {
        let goal = outcome.start.goal.map { "≤ \($0)" }
        rows.append([outcome.start.title, failure, "", "", goal ?? "", "", goal == nil ? "" : "✗"])
        continue
      }
      rows.append([
        outcome.start.title, Report.span(outcome.cpu), Report.span(outcome.floorCPU),
        Report.number(outcome.ratio), outcome.start.goal.map { "≤ \($0)" } ?? "", "",
        Report.mark(outcome.isGood),
      ])
      rows.append([
        "… peak memory", Report.megabytes(outcome.peak), Report.megabytes(outcome.floorPeak), "",
        outcome.start.goal == nil ? "" : "+ 4 MiB", "", "",
      ])
    }
    for outcome in idle {
      rows.append([
        outcome.title, String(format: "%.1f wake-ups/s", outcome.wakeUps), "", "",
        outcome.isFocused ? "≤ 4" : "none", "", Report.mark(outcome.isGood),
      ])
      rows.append([
        "… of a core", String(format: "%.3f %%", outcome.percent), "", "", "< 0.05 %", "", "",
      ])
    }
    return Report.aligned(rows)
  }

  private static func aligned(_ rows: [[String]]) -> String {
    let widths = rows[0].indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    return rows.map { row in
      let cells = row.indices.map { column in
        let filler = row[0] == "---" ? "-" : " "
        let space = String(repeating: filler, count: widths[column] - row[column].count)
        return column == 0 || row[0] == "---" ? row[column] + space : space + row[column]
      }
      return "| " + cells.joined(separator: " | ") + " |"
    }.joined(separator: "\n")
  }

  private static func mark(_ isGood: Bool?) -> String { isGood.map { $0 ? "✓" : "✗" } ?? "" }

  /// The ratio's goal, or else that of the allocations.
  private static func goal(of outcome: Outcome) -> String {
    if let goal = outcome.goal { return "≤ \(goal)" }
    guard let most = outcome.mostAllocations else { return "" }
    return (most == 0 ? "" : "≤ ") + number(most) + " allocations"
  }

  private static func number(_ value: Double) -> String {
    value == 0 ? "0" : String(format: value < 0.1 ? "%.4f" : "%.2f", value)
  }

  private static func span(_ nanoseconds: Double) -> String {
    switch nanoseconds {
    case ..<1000: String(format: "%.0f ns", nanoseconds)
    case ..<1e6: String(format: "%.2f µs", nanoseconds / 1000)
    default: String(format: "%.2f ms", nanoseconds / 1e6)
    }
  }

  private static func megabytes(_ bytes: Int) -> String {
    String(format: "%.1f MiB", Double(bytes) / 1_048_576)
  }

  /// One object for each row.
  var json: Data {
    get throws {
      let cases: [[String: Any]] = outcomes.map { outcome in
        var row: [String: Any] = ["name": outcome.name, "nanoseconds": outcome.time]
        row["floorNanoseconds"] = outcome.reference == nil ? outcome.floor : nil
        row["reference"] = outcome.reference
        row["ratio"] = outcome.ratio
        row["goal"] = outcome.goal
        row["allocations"] = outcome.allocations
        row["instructions"] = outcome.instructions
        row["floorInstructions"] = outcome.floorInstructions
        row["isGood"] = outcome.isGood
        return row
      }
      let starts: [[String: Any]] = programs.map { outcome in
        var row: [String: Any] = [
          "name": outcome.start.name, "nanoseconds": outcome.wall, "floorNanoseconds": outcome.floorWall,
          "ratio": outcome.ratio, "cpuNanoseconds": outcome.cpu, "floorCPUNanoseconds": outcome.floorCPU,
          "peakBytes": outcome.peak, "floorPeakBytes": outcome.floorPeak,
        ]
        row["goal"] = outcome.start.goal
        row["isGood"] = outcome.isGood
        row["failure"] = outcome.failure
        return row
      }
      let windows: [[String: Any]] = idle.map {
        ["isFocused": $0.isFocused, "wakeUpsPerSecond": $0.wakeUps, "percentOfACore": $0.percent]
      }
      return try JSONSerialization.data(
        withJSONObject: ["cases": cases, "programs": starts, "idle": windows],
        options: [.prettyPrinted, .sortedKeys])
    }
  }
}
