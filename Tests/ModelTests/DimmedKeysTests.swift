import NumberField
import Testing

/// `keyboardDimsRefusedKeys`: what is dimmed is refused, and what is refused is dimmed.
@Suite("Dimmed keys")
@MainActor
struct DimmedKeysTests {
  @Test("are those that are refused when they are tapped, in random states", arguments: 1...8)
  func dimmed(batch: Int) {
    for seed in batch * 4..<batch * 4 + 4 {
      var generator = Generator(seed: UInt64(seed))
      let setUp: [Action] = (0..<3).flatMap {
        [.set($0, .dimsKeys(true)), .set($0, .keypad(.till)), .set($0, .minValue(-20))]
      }
      // What would turn it off again is left out.
      let actions =
        setUp
        + generator.sequence().filter { action in
          if case .set(_, .dimsKeys) = action { return false }
          return true
        }
      let (product, played) = play(actions)
      guard product.screen.isKeyboardShown else { continue }
      let dimmed = product.dimmedKeys
      let refused = PadKey.all.filter { key in
        // A copy of the state is the same once more.
        let (copy, _) = play(played)
        guard copy.screen.keyFrame(key.meaning) != nil else { return false }
        copy.play(.pad(key))
        return copy.screen.lastRejection != nil
      }.map(\.name)
      #expect(dimmed == refused, "seed \(seed)")
    }
  }

  private func play(_ actions: [Action]) -> (Product, [Action]) {
    let product = Product()
    var model = ModelScreen()
    var played: [Action] = []
    for action in actions where model.canPlay(action) {
      model.play(action)
      product.play(action)
      played.append(action)
    }
    return (product, played)
  }

  @Test("follow each input at once, and are tapped all the same")
  func following() {
    let product = Product()
    product.play(.set(1, .dimsKeys(true)))
    product.play(.focus(1))
    #expect(product.dimmedKeys == [])
    product.play(.pad(.digit(9)))
    product.play(.pad(.digit(9)))
    #expect(product.dimmedKeys == [])
    product.play(.pad(.digit(9)))
    #expect(product.dimmedKeys == (0...9).map(String.init))
    _ = product.observe()
    product.play(.pad(.digit(1)))
    #expect(product.screen.lastRejection?.reason == .exceedsMaximum)
    product.play(.pad(.backspace))
    #expect(product.dimmedKeys == [])
    product.play(.set(1, .maxValue(50)))
    #expect(product.dimmedKeys == (0...9).map(String.init))
    product.play(.key(.a, .command))
    #expect(product.dimmedKeys == [])
    product.play(.set(1, .dimsKeys(false)))
    #expect(product.dimmedKeys == [])
  }
}
