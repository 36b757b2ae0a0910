import Foundation

/// Tells of an episode that failed: makes it short, and prints what is left with the command that repeats it.
struct Teller {
  var options: Options
  var episode = 0
  var isLeak = false

  /// So many episodes are played over and over in a process of their own, where little memory is taken yet and a little
  /// more is noticed.
  private static let watched = 2

  private var program: String { CommandLine.arguments[0] }

  /// The first episode that leaves something each time that it is played; nil where memory is flat.
  func firstLeak() -> Int? {
    for number in 0..<Teller.watched {
      let shrinker = Shrinker(options: options, episode: number, isLeak: true)
      if case .broken(.memory) = shrinker.run(Array(0..<options.count)).ending { return number }
    }
    print("soak: \(Teller.watched) episodes, played eight times each, leave nothing")
    return nil
  }

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
