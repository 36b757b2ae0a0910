import Foundation

@testable import NumberFieldSDL

/// Plays episodes until the time is over, then some of them again.
@MainActor
struct Soak {
  private let options: Options
  /// The file that says which episode is being played.
  private let mark: Mark
  private let fonts: FontLibrary
  private var total = Episode.Tally()
  private var episodes = 0

  init(_ options: Options, marking mark: Mark) throws {
    self.options = options
    self.mark = mark
    Memory.keepNothing()
    fonts = try FontLibrary()
  }

  /// The exit code: 1 where a rule was broken, 3 where memory grows.
  mutating func run() throws -> Int32 {
    Episode.drawLargest(with: fonts)
    let start = Date()
    var peak = 0
    while options.episodes.map({ episodes < $0 })
      ?? (-start.timeIntervalSinceNow < Double(options.seconds) || episodes < 20)
    {
      guard play(episodes) else { return 1 }
      episodes += 1
      if fonts.bytesKept > FontLibrary.budget {
        print(
          "soak: after episode \(episodes - 1) \(fonts.bytesKept) bytes of glyphs are kept, and only "
            + "\(FontLibrary.budget) may be; repeat with --seed \(options.seed) --episodes \(episodes)")
        return 3
      }
      trace("episode \(episodes)")
      // A tenth of the time, and on a machine that has much to do as many episodes as have met everything.
      let isEarly = -start.timeIntervalSinceNow < Double(options.seconds) / 10 || episodes <= 30
      if isEarly { peak = Memory.peak }
    }
    let last = Memory.peak
    print(
      "soak: seed \(options.seed): \(episodes) episodes, \(total.acts) acts, \(total.inputs) inputs, "
        + "\(total.events) events, \(total.comparisons) pictures compared, in \(Int(-start.timeIntervalSinceNow)) s"
    )
    guard let kept = replay() else { return 1 }
    print(
      "soak: the process's peak is \(last >> 10) KiB, after the first tenth it was \(peak >> 10); "
        + "\(kept.count) times the same episodes leave \(kept.map { "\($0 >> 10)" }.joined(separator: ", ")) KiB of heap"
    )
    // The first time they meet what later ones have changed.
    guard last <= peak + peak / 50, kept[kept.count - 1] <= kept[1] + kept[1] / 50 else {
      print("soak: memory grows by more than 2 %")
      return 3
    }
    return 0
  }

  private mutating func play(_ number: Int) -> Bool {
    mark.write(number)
    Shrinker.expectAnEnd()
    let (tally, fault) = Episode(seed: options.seed, number: number, count: options.count).play(with: fonts)
    if let fault {
      print("soak: episode \(number), act \(fault.index), \(fault.act.words)\n\(fault.breach.words)")
      return false
    }
    total.acts += tally.acts
    total.inputs += tally.inputs
    total.events += tally.events
    total.comparisons += tally.comparisons
    return true
  }

  /// Plays what was played before, five times: whatever is kept for ever, sizes of fonts say, is there by now, and so
  /// nothing may be left. The heap in use after each time, without what was drawn; nil where a rule was broken.
  private mutating func replay() -> [Int]? {
    var kept: [Int] = []
    for _ in 0..<5 {
      for number in 0..<min(8, max(1, episodes / 4)) where !play(number) { return nil }
      fonts.forgetDrawings()
      kept.append(Memory.inUse)
      trace("again")
    }
    return kept
  }

  /// Says how much memory there is, where that is asked for (`NUMBERFIELD_SOAK_TRACE`).
  private func trace(_ what: String) {
    guard ProcessInfo.processInfo.environment["NUMBERFIELD_SOAK_TRACE"] != nil else { return }
    print(
      "soak: \(what): \((Memory.inUse - fonts.bytesKept) >> 10) KiB and \(fonts.bytesKept >> 10) of glyphs, "
        + "\(Memory.peak >> 10) at most")
  }
}
