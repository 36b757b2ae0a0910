/// Random numbers that a seed brings back (SplitMix64).
struct Dice: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return bits ^ (bits >> 31)
  }

  /// One of some things.
  mutating func pick<Element>(_ things: [Element]) -> Element {
    things[Int(next() % UInt64(things.count))]
  }

  mutating func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &self) }

  /// Yes in one of so many cases.
  mutating func oneIn(_ count: Int) -> Bool { next() % UInt64(count) == 0 }

  /// The index of one of some weights.
  mutating func weighted(_ weights: [Int]) -> Int {
    var rest = Int(next() % UInt64(weights.reduce(0, +)))
    for (index, weight) in weights.enumerated() {
      if rest < weight { return index }
      rest -= weight
    }
    return 0
  }
}
