import NumberField

/// What a kept picture shows: which shape, in which two colours. That of a shaped text is found by its words as well.
struct ImageKey {
  /// The shape in one word: the topmost byte says what kind, and in which way the rest is to be read.
  private var shape: UInt64 = 0
  /// Ink and paper.
  private var colors: UInt64 = 0

  /// The key of nothing.
  init() {}

  /// A glyph in its colours.
  init(_ glyph: SceneItem.Glyph) {
    shape = 1 << 56 | UInt64(glyph.font.index) << 32 | UInt64(glyph.scalar.value)
    colors = ImageKey.colors(glyph.ink, glyph.paper)
  }

  /// A shaped text in its colours.
  init(_ run: SceneItem.TextRun) {
    var sum: UInt32 = 0
    for byte in run.text.utf8 { sum = (sum ^ UInt32(byte)) &* 0x0100_0193 }
    shape = 2 << 56 | UInt64(run.font.index) << 32 | UInt64(sum)
    colors = ImageKey.colors(run.ink, run.paper)
  }

  /// A symbol of a size in its colours; larger ones than are ever kept have the key of nothing.
  init(_ symbol: SceneItem.Symbol) {
    let width = symbol.rect.width
    let height = symbol.rect.height
    guard width <= ImageCache.longestSide, height <= ImageCache.longestSide else { return }
    shape = (3 + UInt64(symbol.kind.rawValue)) << 56 | UInt64(max(0, width)) << 28 | UInt64(max(0, height))
    colors = ImageKey.colors(symbol.ink, symbol.paper)
  }

  /// The corners of a kind of box.
  init(_ corner: BoxCorner) {
    shape =
      0xFF << 56 | UInt64(corner.isWidthTwiceLessOne ? 2 : 0) | UInt64(corner.isHeightTwiceLessOne ? 1 : 0)
    colors = UInt64(corner.radius) << 32 | UInt64(corner.border)
  }

  private static func colors(_ ink: Color, _ paper: Color) -> UInt64 {
    UInt64(ink.argb) << 32 | UInt64(paper.argb)
  }

  /// A number that is mostly another one for another key.
  var hash: Int {
    let mixed = (shape ^ colors << 23 ^ colors >> 41) &* 0x9E37_79B9_7F4A_7C15
    return Int(truncatingIfNeeded: mixed >> 40)
  }

  /// Whether both stand for the same picture.
  @inline(__always)
  func equals(_ other: ImageKey) -> Bool { shape == other.shape && colors == other.colors }

  /// Whether the words of a text belong to it.
  @inline(__always)
  var isText: Bool { shape >> 56 == 2 }
}
