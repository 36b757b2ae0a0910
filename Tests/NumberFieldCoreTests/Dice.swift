import Testing

/// A seeded generator (SplitMix64): the same seed makes the same numbers on every machine.
struct Dice: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
    return mixed ^ mixed >> 31
  }

  mutating func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &self) }
  mutating func chance(_ percent: Int) -> Bool { number(1...100) <= percent }

  mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[number(0...elements.count - 1)]
  }

  /// A plain decimal text of up to so many digits, with zeros wherever they may be.
  mutating func decimalText(digits: Int) -> String {
    let count = number(1...digits)
    let point = number(0...count)
    var text = chance(40) ? "-" : ""
    for index in 0..<count {
      if index == point { text += "." }
      text += chance(25) ? "0" : String(number(0...9))
    }
    return text
  }
}

/// Expects something ten thousand times over, without the cost of a macro that watches every part of it.
func check(
  _ isRight: Bool, _ comment: @autoclosure () -> String, _ location: SourceLocation = #_sourceLocation
) {
  if !isRight { Issue.record(Comment(rawValue: comment()), sourceLocation: location) }
}
