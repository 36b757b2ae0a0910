import Foundation
import NumberFieldSDL

// The soak: `make soak`. One process storms; where it fails, another one finds out why.

let options: Options
do {
  options = try Options(Array(CommandLine.arguments.dropFirst()))
} catch {
  print("numberfield-soak: \(error.words)\n\(Options.help)")
  exit(2)
}

if let number = options.episode {
  Shrinker.expectAnEnd(after: options.asksForLeaks ? 8 * Shrinker.patience : Shrinker.patience)
  let episode = Episode(seed: options.seed, number: number, count: options.count, kept: options.kept)
  let fonts = try FontLibrary()
  let fault = episode.play(with: fonts).fault
  if let fault { print("\(Shrinker.act)\(fault.index), \(fault.act.words)\n\(fault.breach.words)") }
  let leak = fault == nil && options.asksForLeaks ? episode.leak(with: fonts) : nil
  if let leak { print(leak.words) }
  exit(fault == nil && leak == nil ? 0 : 1)
}

if let file = ProcessInfo.processInfo.environment[Mark.variable] {
  var soak = try Soak(options, marking: Mark(path: file))
  exit(try soak.run())
}

let mark = Mark(
  path: NSTemporaryDirectory() + "numberfield-soak-\(ProcessInfo.processInfo.processIdentifier)")
let storm = Process()
storm.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
storm.arguments = Array(CommandLine.arguments.dropFirst())
storm.environment = ProcessInfo.processInfo.environment.merging(
  [Mark.variable: mark.path, "SWIFT_BACKTRACE": "enable=no"]) { $1 }
try storm.run()
storm.waitUntilExit()
let failed = mark.read()
mark.remove()
let status = storm.terminationStatus
// Memory that grows by no one episode has no shorter story than the whole; but mostly it does by one.
if status == 0 || status == 3 && storm.terminationReason == .exit {
  if let leaking = Teller(options: options, isLeak: true).firstLeak() {
    Teller(options: options, episode: leaking, isLeak: true).tell()
    exit(1)
  }
  exit(status)
}
if storm.terminationReason == .uncaughtSignal {
  print("soak: episode \(failed): \((status == SIGPROF ? Shrinker.Ending.endless : .crash(status)).words)")
}
Teller(options: options, episode: failed).tell()
exit(1)
