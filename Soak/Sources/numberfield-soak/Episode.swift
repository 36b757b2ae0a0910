import NumberField
import NumberFieldCore
import NumberFieldSDL

@testable import NumberFieldSDL

/// One storm over one stage, from nothing to nothing.
@MainActor
struct Episode {
  var seed: UInt64
  var number: Int
  var count: Int
  /// Which of the acts happen; nil is all of them.
  var kept: [Int]?

  /// Where a rule was broken.
  struct Fault {
    var index: Int
    var act: Act
    var breach: Breach
  }

  /// What an episode has done, for the sum at the end.
  struct Tally {
    var acts = 0
    var inputs = 0
    var events = 0
    var comparisons = 0
  }

  /// Acts between two comparisons of pixels.
  private static let between = 50
  /// Acts in one frame: one, or as many as come together in a batch.
  private var frame: Int { number % 3 == 0 ? 1 : 10 }

  /// Draws the largest pictures there are, one after the other, and more of the largest digits than may be kept, so that
  /// the most memory is taken at the beginning.
  static func drawLargest(with fonts: FontLibrary) {
    let stage = Stage()
    let picture = Picture(stage.screen, fonts: fonts)
    stage.perform(.resize(Size(width: 8192, height: 8192), scale: 1))
    if let field = stage.screen.fields.last {
      field.frame = Rect(x: 0, y: 0, width: 8192, height: 1200)
      field.exactValue = ExactDecimal(1_234_567_890)
      for size in [900.0, 800, 700, 600, 500] {
        field.valueLabel.font.size = size
        picture.update(isAsked: true)
      }
    }
    for width in [8191, 8192, 8191, 8192] {
      stage.perform(.resize(Size(width: Double(width), height: 8192), scale: 1))
      picture.update(isAsked: true)
      _ = picture.breach(isAsked: true)
      stage.perform(.focus(0))
    }
  }

  /// Plays the acts eight times over, and says whether the heap keeps growing by what nobody gives back.
  ///
  /// Looked at each time that the count has doubled: a list that grows takes its room in such steps.
  func leak(with fonts: FontLibrary) -> Breach? {
    var heaps: [Int] = []
    for time in 1...8 {
      _ = play(with: fonts)
      fonts.forgetDrawings()
      // The first time they meet what is kept on purpose: tables of fonts, room for later.
      if [2, 4, 8].contains(time) { heaps.append(Memory.inUse) }
    }
    let growth = zip(heaps, heaps.dropFirst()).map { $1 - $0 }
    if growth.contains(where: { $0 < Episode.leastLeak }) { return nil }
    let words = growth.map(String.init).joined(separator: " bytes more, then ")
    return Breach(.memory, "played twice, four times and eight times it leaves \(words) more")
  }

  /// Growth of less than so many bytes comes and goes.
  private static let leastLeak = 8 << 10

  /// Plays the acts, and checks after each.
  func play(with fonts: FontLibrary) -> (tally: Tally, fault: Fault?) {
    let acts = Storm.acts(seed: seed, episode: number, count: count)
    let stage = Stage()
    let picture = Picture(stage.screen, fonts: fonts)
    var tally = Tally()
    var fault: Fault?
    for index in kept ?? Array(acts.indices) where acts.indices.contains(index) {
      let act = acts[index]
      let before = Invariants.Before(stage)
      stage.perform(act)
      tally.acts += 1
      let isAsked = if case .redraw = act { true } else { false }
      var breach = Invariants.breach(of: stage, after: act, before: before)
      if isAsked || index % frame == 0 { picture.update(isAsked: isAsked) }
      if breach == nil, isAsked || index % Episode.between == 0 { breach = picture.breach(isAsked: isAsked) }
      if let breach {
        fault = Fault(index: index, act: act, breach: breach)
        break
      }
    }
    tally.inputs = stage.inputs
    tally.events = stage.events
    tally.comparisons = picture.comparisons
    return (tally, fault)
  }
}
