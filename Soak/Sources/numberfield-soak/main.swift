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
  Shrinker.expectAnEnd()
  let episode = Episode(seed: options.seed, number: number, count: options.count, kept: options.kept)
  let (_, fault) = episode.play(with: try FontLibrary())
  if let fault { print("act \(fault.index), \(fault.act)\n\(Shrinker.fault)\(fault.words)") }
  exit(fault == nil ? 0 : 1)
}

let mark = NSTemporaryDirectory() + "numberfield-soak-\(ProcessInfo.processInfo.processIdentifier)"
if let file = ProcessInfo.processInfo.environment["NUMBERFIELD_SOAK_MARK"] {
  var soak = try Soak(options, marking: file)
  exit(try soak.run())
}

let storm = Process()
storm.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
storm.arguments = Array(CommandLine.arguments.dropFirst())
storm.environment = ProcessInfo.processInfo.environment.merging(
  ["NUMBERFIELD_SOAK_MARK": mark, "SWIFT_BACKTRACE": "enable=no"]) { $1 }
try storm.run()
storm.waitUntilExit()
let failed = (try? String(contentsOfFile: mark, encoding: .utf8)).flatMap { Int($0) } ?? 0
try? FileManager.default.removeItem(atPath: mark)
let status = storm.terminationStatus
if status == 0 || status == 3 && storm.terminationReason == .exit { exit(status) }

print("soak: episode \(failed) of seed \(options.seed) fails; shrinking it")
let shrinker = Shrinker(options: options, episode: failed)
let all = Array(0..<options.count)
let ending = shrinker.run(all).ending
if ending == .fine {
  print("soak: it does not fail by itself; only after the episodes before it")
  exit(1)
}
let kept = shrinker.shrink(all, to: ending)
let acts = Storm.acts(seed: options.seed, episode: failed, count: options.count)
for index in kept { print("  \(index): \(acts[index])") }
print(shrinker.run(kept).words)
print(
  "soak: repeat with numberfield-soak --seed \(options.seed) --count \(options.count) --episode \(failed)"
    + " --keep \(Options.text(of: kept))")
exit(1)
