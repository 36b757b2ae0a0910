import CCounters
import Foundation
import NumberFieldSDL

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
    throw Refusal("there is no case “\(name)”; there are \(Cases.names)")
  }
  let body = try item.prepare()
  body(item.cycle * 2)
  var work = { body(times) }
  withUnsafeMutablePointer(to: &work) { pointer in
    nf_measured({ $0?.assumingMemoryBound(to: (() -> Void).self).pointee() }, pointer)
  }
}

@MainActor
func measure(_ options: Options) throws {
  let own = CommandLine.arguments[0]
  let folder = URL(fileURLWithPath: own).deletingLastPathComponent()
  let only = options.only
  let cases = Cases.all.filter { item in only.map { item.name.hasPrefix($0) } ?? true }
  let asksForStarts = only == nil || only == "start"
  let asksForIdle = only == nil && !options.isQuick || only == "idle"
  let hasDisplay = ProcessInfo.processInfo.environment["DISPLAY"] != nil
  if let only, cases.isEmpty, !asksForStarts, !asksForIdle {
    throw Refusal("no case begins with “\(only)”; there are \(Cases.names), start")
  }
  let floor = try Floor(
    path: options.floor ?? folder.appending(path: "floor").path, fonts: try fontFiles())
  let programs = Programs(
    floor: floor, demo: options.demo,
    firstFrame: options.firstFrame ?? folder.appending(path: "first-frame").path,
    hasDisplay: hasDisplay, rounds: options.isQuick ? 5 : 25)
  var harness = Harness(floor: floor)
  if options.isQuick { (harness.rounds, harness.batch) = (5, 1e6) }
  let instructions = Instructions.isPossible ? Instructions(floor: floor, own: own) : nil
  var report = Report()
  for item in cases {
    var outcome = try harness.measure(item)
    if let counted = instructions?.count(item) {
      (outcome.instructions, outcome.floorInstructions) = (counted.own, counted.floor)
    }
    report.outcomes.append(outcome)
    FileHandle.standardError.write(Data((item.name + "\n").utf8))
  }
  if asksForStarts { report.programs = programs.measure() }
  if let demo = programs.demo, hasDisplay, asksForIdle { report.idle = Idle(demo: demo).measure() }
  print(report.table + "\n\n" + Report.key)
  if let json = options.json {
    do { try report.json.write(to: URL(fileURLWithPath: json)) } catch {
      throw Refusal("the figures cannot be written into \(json): \(error.localizedDescription)")
    }
  }
  if options.isCheck, report.outcomes.contains(where: { $0.allocatesTooOften }) { exit(1) }
}

// Foundation hands the terminal to a child and takes it back, which stops a program in the background.
signal(SIGTTOU, SIG_IGN)
// A floor that is gone is told in words.
signal(SIGPIPE, SIG_IGN)
do {
  let options = try Options(Array(CommandLine.arguments.dropFirst()))
  if options.asksForHelp {
    print(Options.help)
  } else if let counted = options.counted {
    try count(counted.name, counted.times)
  } else {
    try measure(options)
  }
} catch {
  stop(error)
}
