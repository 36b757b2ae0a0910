import Foundation

/// Tells of an episode that failed: makes it short, and prints what is left with the command that repeats it.
struct Teller {
  var options: Options
  var episode: Int
  var isLeak: Bool

  private var program: String { CommandLine.arguments[0] }

  func tell() {
    print("soak: episode \(episode) of seed \(options.seed) fails; shrinking it")
    let shrinker = Shrinker(options: options, episode: episode, isLeak: isLeak)
    let all = Array(0..<options.count)
    let first = shrinker.run(all)
    if first.ending == .fine {
      print(
        "soak: it does not fail by itself; only after the episodes before it\n"
          + "soak: repeat with \(program) --seed \(options.seed) --count \(options.count) --episodes \(episode + 1)"
      )
      return
    }
    print("soak: \(first.ending.words)")
    let kept = shrinker.shrink(all, to: first)
    let acts = Storm.acts(seed: options.seed, episode: episode, count: options.count)
    print("soak: \(options.count) acts made \(kept.count):")
    for index in kept { print("  \(index): \(acts[index].words)") }
    let last = shrinker.run(kept)
    print(last.words, terminator: last.words.hasSuffix("\n") ? "" : "\n")
    if last.ending != first.ending { print("soak: the last time \(last.ending.words)") }
    print("soak: repeat with \(program) \(shrinker.arguments(kept).joined(separator: " "))")
  }
}
