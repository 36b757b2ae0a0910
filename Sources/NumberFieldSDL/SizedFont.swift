import NumberField

/// A face at one size: its line, and the glyphs that were drawn in it. Plain ones are found by an index.
@MainActor
final class SizedFont {
  let face: FontFace
  let weight: Font.Weight
  let size64: Int
  let lineMetrics: LineMetrics
  /// Whether the line is the face's own, and not one made up because the face could not tell.
  let isReliable: Bool
  /// The common advance of the ten digits that begin with a zero: few scripts' digits are ever shown.
  var digitAdvances: [(zero: UInt32, advance: Int)] = []
  /// The plain glyphs; empty until one was drawn.
  private var ascii: [Coverage?] = []
  private var others: [Unicode.Scalar: Coverage] = [:]

  init(face: FontFace, weight: Font.Weight, size64: Int) {
    self.face = face
    self.weight = weight
    self.size64 = size64
    let line = face.lineMetrics(size64: size64)
    isReliable = line != nil
    lineMetrics = line ?? LineMetrics(ascent: size64 / 64, descent: size64 / 256)
  }

  subscript(_ scalar: Unicode.Scalar) -> Coverage? {
    get { scalar.value < ascii.count ? ascii[Int(scalar.value)] : others[scalar] }
    set {
      if scalar.value < 128 {
        if ascii.isEmpty { ascii = Array(repeating: nil, count: 128) }
        ascii[Int(scalar.value)] = newValue
      } else {
        others[scalar] = newValue
      }
    }
  }

  /// Bytes of the room for plain glyphs, had it once been needed.
  static let roomForGlyphs = 128 * MemoryLayout<Coverage?>.stride
  /// Whether it is there.
  var hasRoom: Bool { !ascii.isEmpty }

  /// Throws the drawn glyphs away; they are drawn again when they are asked for.
  func forget() {
    ascii = []
    others = [:]
  }
}
