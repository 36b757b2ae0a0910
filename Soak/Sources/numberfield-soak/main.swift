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

/// Plays episodes until the time is over.
@MainActor
func soak(_ options: Options, marking file: String) throws -> Int32 {
  let fonts = try FontLibrary()
  Episode.drawLargest(with: fonts)
  let start = Date()
  var total = Episode.Tally()
  var (episodes, floor, floorPeak) = (0, 0, 0)
  var (most, mostPeak) = (0, 0)
  let warmingUp = 20
  while -start.timeIntervalSinceNow < Double(options.seconds) || episodes < 2 * warmingUp {
    try? "\(episodes)".write(toFile: file, atomically: false, encoding: .utf8)
    Shrinker.expectAnEnd()
    let (tally, fault) = Episode(seed: options.seed, number: episodes, count: options.count).play(with: fonts)
    if let fault {
      print("soak: episode \(episodes), act \(fault.index), \(fault.act): \(fault.words)")
      return 1
    }
    episodes += 1
    total.acts += tally.acts
    total.inputs += tally.inputs
    total.events += tally.events
    total.comparisons += tally.comparisons
    // Between two episodes nothing is there but what is kept for ever: beside the glyphs, which have a budget of
    // their own, it may not grow.
    if fonts.bytesKept > FontLibrary.budget {
      print("soak: \(fonts.bytesKept) bytes of glyphs are kept, and only \(FontLibrary.budget) may be")
      return 3
    }
    let inUse = Memory.inUse - fonts.bytesKept
    if ProcessInfo.processInfo.environment["NUMBERFIELD_SOAK_TRACE"] != nil {
      print(
        "soak: episode \(episodes): \(inUse >> 10) KiB and \(fonts.bytesKept >> 10) of glyphs, \(Memory.peak >> 10)"
      )
    }
    // A tenth of the time, and on a machine that has much to do as many episodes as it takes to have met everything.
    if -start.timeIntervalSinceNow < Double(options.seconds) / 10 || episodes <= warmingUp {
      floor = max(floor, inUse)
      floorPeak = Memory.peak
    } else {
      most = max(most, inUse)
      mostPeak = Memory.peak
    }
  }
  print(
    "soak: seed \(options.seed): \(episodes) episodes, \(total.acts) acts, \(total.inputs) inputs, "
      + "\(total.events) events, \(total.comparisons) pictures compared, in \(options.seconds) s")
  print(
    "soak: heap between episodes, without glyphs, at most \(floor >> 10) KiB in the first tenth, \(most >> 10) KiB after it; "
      + "peak of the process \(floorPeak >> 10) and \(mostPeak >> 10) KiB")
  guard most <= floor + floor / 50, mostPeak <= floorPeak + floorPeak / 50 else {
    print("soak: memory grows by more than 2 %")
    return 3
  }
  return 0
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
  exit(try soak(options, marking: file))
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
