import Foundation
import NumberField
import Testing

@testable import NumberFieldDemo

/// Random sessions on the demo's screen: product and model agree on every text, number, selection and event.
///
/// `NUMBERFIELD_MODEL_SEQUENCES` says how many are played, `NUMBERFIELD_MODEL_SEED` which is the first; each has a seed
/// of its own, one more than the one before.
@Suite("Product and model")
@MainActor
struct AgreementTests {
  private static func setting(_ name: String) -> UInt64? {
    ProcessInfo.processInfo.environment[name].flatMap { UInt64($0) }
  }

  private let first = setting("NUMBERFIELD_MODEL_SEED") ?? 1
  private let count = setting("NUMBERFIELD_MODEL_SEQUENCES") ?? 400

  @Test("agree at each step of random sessions")
  func agree() {
    var sessions = 0
    var played = 0
    var changed = 0
    var refused = 0
    var failures = 0
    for seed in first..<first + count {
      var generator = Generator(seed: seed)
      let actions = generator.sequence()
      // A pad that slides is pressed where it is: some sessions do not wait for it.
      let animates = seed.isMultiple(of: 16)
      let trial = Trial(actions, animates: animates)
      sessions += 1
      played += trial.played
      changed += trial.changed
      refused += trial.refused
      guard trial.disagreement != nil else { continue }
      failures += 1
      report(actions, seed: seed, animates: animates)
      // More of them say little more.
      if failures == 5 { break }
    }
    print(
      "Played \(sessions) sessions from seed \(first): \(played) inputs, \(changed) changes, \(refused) refusals;",
      "\(failures) disagree")
    #expect(changed > 0 && refused > 0)
  }

  private func report(_ actions: [Action], seed: UInt64, animates: Bool) {
    let short = Shrinker.shrink(actions) { Trial.fails($0, animates: animates) }
    let disagreement = Trial(short, animates: animates).disagreement
    Issue.record(
      """
      seed \(seed): \(disagreement?.text ?? "only sometimes")
      As a test: \(short)
      As a script, to be played with --headless --script -:
      \(ScriptWriter.script(short))
      """)
  }

  @Test("the scripts that failures are printed as play in the demo, to the model's end")
  func scripts() async throws {
    for seed in first..<first + 60 {
      var generator = Generator(seed: seed)
      let actions = generator.sequence()
      let text = ScriptWriter.script(actions)
      let screen = DemoScreen()
      let script = try ScriptParser(file: "seed-\(seed)", fields: screen.named.names).parse(
        bytes: Array(text.utf8))
      let player = ScriptPlayer(
        driver: QuietDriver(screen), fields: screen.named, output: LineOutput(),
        folder: OutputFolder(path: "."))
      do {
        try await player.play(script)
      } catch {
        Issue.record("\(error.line)\n\(text)")
      }
    }
  }

  @Test("the shrinker leaves what the failure needs")
  func shrinking() {
    var generator = Generator(seed: 3)
    let needed: [Action] = [.type("7"), .key(.home, [])]
    let noise = (0..<3).map { _ in generator.sequence() }
    let actions = noise[0] + [needed[0]] + noise[1] + [needed[1]] + noise[2]
    let short = Shrinker.shrink(actions) { actions in
      guard let start = actions.firstIndex(of: needed[0]) else { return false }
      return actions[start...].contains(needed[1])
    }
    #expect(short == needed)
  }
}

/// Plays scripts and shows nothing.
@MainActor
private final class QuietDriver: ScriptDriver {
  let screen: Screen

  init(_ screen: Screen) {
    self.screen = screen
    screen.clipboard = PrivateClipboard()
    _ = screen.refresh()
  }

  func send(_ event: InputEvent) {
    screen.send(event)
    _ = screen.refresh()
  }

  func wait(_ duration: Milliseconds) {
    let end = screen.now + duration
    while let deadline = screen.nextDeadline, deadline <= end { screen.advance(to: deadline) }
    screen.advance(to: end)
    _ = screen.refresh()
  }

  func resize(to size: Size) { screen.resize(to: size, scale: screen.scale) }
  func rescale(to scale: Double) { screen.resize(to: screen.size, scale: scale) }
  func writeSnapshot(to path: String) {}
}
