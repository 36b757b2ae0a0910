import NumberField

/// What each amount of coverage, 0...255, becomes in one ink on one paper.
///
/// Made anew for another pair of colours, in the same room: 256 mixings, once for each picture that is not known
/// yet, at most.
struct TintTable {
  private var ink = Color.clear
  private var paper = Color.clear
  private var pixels = [UInt32](repeating: 0xFF00_0000, count: 256)

  /// Becomes the table of `ink` on `paper`.
  mutating func prepare(ink: Color, paper: Color) {
    if ink == self.ink && paper == self.paper { return }
    self.ink = ink
    self.paper = paper
    for amount in 0..<256 {
      pixels[amount] = ink.mixed(over: paper, amount: UInt32(amount)).argb
    }
  }

  /// The pixel for an amount of coverage.
  subscript(amount: UInt8) -> UInt32 { pixels[Int(amount)] }
}
