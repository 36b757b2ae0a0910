import CCounters
import Foundation
import NumberFieldSDL

// numberfield-benchmarks [--floor FILE] [--demo FILE] [--first-frame FILE] [--json FILE] [--only TEXT] [--quick]
//                        [--check]               exits with 1 where something allocates that must not
// numberfield-benchmarks count CASE TIMES        for a profiler: the work stands in `nf_measured`
@MainActor
struct Arguments {
  private var words = Array(CommandLine.arguments.dropFirst())

  /// The word after an option.
  mutating func take(_ option: String) -> String? {
    guard let index = words.firstIndex(of: option), index + 1 < words.count else { return nil }
    words.remove(at: index)
    return words.remove(at: index)
  }

  mutating func takeFlag(_ option: String) -> Bool {
    guard let index = words.firstIndex(of: option) else { return false }
    words.remove(at: index)
    return true
  }

  var rest: [String] { words }
}

/// The files of the floor's fonts: those that the library finds.
@MainActor
func fontFiles() throws -> [String] {
  let regular = try FontLibrary().regularFile
  let bold = regular.replacing("-Regular.", with: "-Bold.").replacing("Sans.ttf", with: "Sans-Bold.ttf")
  return [regular, bold]
}

/// Runs one case so many times in the function that a profiler watches.
@MainActor
func count(_ name: String, _ times: Int) throws {
  guard let item = Cases.all.first(where: { $0.name == name }) else {
    fatalError("there is no case “\(name)”")
  }
  let body = try item.prepare()
  body(item.cycle * 2)
  var work = { body(times) }
  withUnsafeMutablePointer(to: &work) { pointer in
    nf_measured({ $0?.assumingMemoryBound(to: (() -> Void).self).pointee() }, pointer)
  }
}

@MainActor
func measure(_ arguments: inout Arguments) throws {
  let own = CommandLine.arguments[0]
  let folder = URL(fileURLWithPath: own).deletingLastPathComponent()
  let floor = try Floor(
    path: arguments.take("--floor") ?? folder.appending(path: "floor").path, fonts: try fontFiles())
  let json = arguments.take("--json")
  let only = arguments.take("--only")
  let isQuick = arguments.takeFlag("--quick")
  let isCheck = arguments.takeFlag("--check")
  let programs = Programs(
    floor: floor, demo: arguments.take("--demo"),
    firstFrame: arguments.take("--first-frame") ?? folder.appending(path: "first-frame").path,
    hasDisplay: ProcessInfo.processInfo.environment["DISPLAY"] != nil, rounds: isQuick ? 5 : 25)
  var harness = Harness(floor: floor)
  if isQuick { (harness.rounds, harness.batch) = (5, 1e6) }
  let instructions = Instructions.isPossible ? Instructions(floor: floor, own: own) : nil
  var report = Report()
  for item in Cases.all where only.map({ item.name.hasPrefix($0) }) ?? true {
    var outcome = try harness.measure(item)
    if let counted = instructions?.count(item) {
      (outcome.instructions, outcome.floorInstructions) = (counted.own, counted.floor)
    }
    report.outcomes.append(outcome)
    FileHandle.standardError.write(Data((item.name + "\n").utf8))
  }
  if only == nil || only == "start" { report.programs = programs.measure() }
  if let demo = programs.demo, programs.hasDisplay, only == nil && !isQuick || only == "idle" {
    report.idle = Idle(demo: demo).measure()
  }
  print(report.table)
  if let json { try report.json.write(to: URL(fileURLWithPath: json)) }
  if isCheck, report.outcomes.contains(where: { $0.allocatesTooOften }) { exit(1) }
}

var arguments = Arguments()
if arguments.rest.first == "count", arguments.rest.count == 3, let times = Int(arguments.rest[2]) {
  try count(arguments.rest[1], times)
} else {
  try measure(&arguments)
}
