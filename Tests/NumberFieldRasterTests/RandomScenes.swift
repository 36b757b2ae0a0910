import NumberField

/// Numbers that look random and are the same in every run.
struct Dice: RandomNumberGenerator {
  private var state: UInt64

  /// Streams of neighbouring seeds have nothing in common.
  init(_ seed: Int) { state = UInt64(truncatingIfNeeded: seed) &* 0xD1B5_4A32_D192_ED03 }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
    return mixed ^ mixed >> 31
  }

  /// A number in a range.
  mutating func roll(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &self) }

  /// Whether a chance of one in `count` comes true.
  mutating func hits(oneIn count: Int) -> Bool { roll(1...count) == 1 }
}

/// Scenes made of all kinds of items, overlapping, clipped, transparent, and partly or wholly outside.
@MainActor
struct RandomScenes {
  var dice: Dice
  let font: TestFont

  mutating func scene() -> Scene {
    var pieces: [ScenePiece] = []
    for _ in 0..<dice.roll(0...7) { pieces.append(piece()) }
    let size = PixelSize(width: dice.roll(1...60), height: dice.hits(oneIn: 3) ? dice.roll(1...150) : 40)
    return Scene(size: size, background: opaqueColor(), pieces: pieces)
  }

  mutating func piece() -> ScenePiece {
    var piece = ScenePiece()
    for _ in 0..<dice.roll(0...6) { piece.append(item()) }
    return piece
  }

  /// Changes a scene a little, and says what may differ: now and then more than does.
  mutating func change(_ scene: inout Scene) -> SceneChanges {
    if dice.hits(oneIn: 12) { scene.background = opaqueColor() }
    if dice.hits(oneIn: 20) { scene.size.width = dice.roll(0...60) }
    if dice.hits(oneIn: 6) {
      if dice.hits(oneIn: 2) || scene.pieces.isEmpty {
        scene.pieces.insert(piece(), at: dice.roll(0...scene.pieces.count))
      } else {
        scene.pieces.remove(at: dice.roll(0...scene.pieces.count - 1))
      }
      return SceneChanges(isEverything: true)
    }
    if scene.pieces.isEmpty { return SceneChanges() }
    var named: [Int] = []
    for index in scene.pieces.indices where dice.hits(oneIn: 2) {
      named.append(index)
      scene.pieces[index] = changed(scene.pieces[index])
    }
    return dice.hits(oneIn: 4) ? SceneChanges(isEverything: true) : SceneChanges(pieces: named)
  }

  private mutating func changed(_ piece: ScenePiece) -> ScenePiece {
    var items = piece.items
    switch dice.roll(0...4) {
    case 0:
      break
    case 1:
      items.insert(item(), at: dice.roll(0...items.count))
    case 2 where !items.isEmpty:
      items.remove(at: dice.roll(0...items.count - 1))
    case 3 where !items.isEmpty:
      items[dice.roll(0...items.count - 1)] = item()
    default:
      return self.piece()
    }
    return ScenePiece(items)
  }

  mutating func item() -> SceneItem {
    switch dice.roll(0...9) {
    case 0...2:
      return .fill(rect(), color())
    case 3...5:
      return .box(
        SceneItem.Box(
          rect: rect(), radius64: Int32(dice.hits(oneIn: 3) ? 0 : dice.roll(-70...1400)),
          borderWidth64: Int32(dice.hits(oneIn: 3) ? 0 : dice.roll(-10...400)), borderColor: color(),
          fill: dice.hits(oneIn: 4) ? .clear : color()))
    case 6, 7:
      let scalar = Unicode.Scalar(UInt8(dice.hits(oneIn: 8) ? 32 : dice.roll(48...57)))
      let font = testFont(dice.roll(8...20))
      return .glyph(
        SceneItem.Glyph(
          rect: inkRect(self.font.inkSize(of: scalar, in: font)), clip: clip(), scalar: scalar, font: font,
          ink: color(), paper: opaqueColor()))
    case 8:
      let text = ["", "cm", "LENGTH", "999.99", "a longer text than fits in place"][dice.roll(0...4)]
      let font = testFont(dice.roll(8...20))
      return .text(
        SceneItem.TextRun(
          rect: inkRect(self.font.inkSize(of: text, in: font)), clip: clip(), text: text, font: font,
          ink: color(), paper: opaqueColor()))
    default:
      let kinds = SceneItem.Symbol.Kind.allCases
      return .symbol(
        SceneItem.Symbol(
          rect: rect(), clip: clip(), kind: kinds[dice.roll(0...kinds.count - 1)], ink: color(),
          paper: opaqueColor()))
    }
  }

  private mutating func rect() -> PixelRect {
    PixelRect(
      x: dice.roll(-15...60), y: dice.roll(-15...90), width: dice.roll(-3...50), height: dice.roll(-3...50))
  }

  /// Mostly as large as the ink, now and then larger or smaller.
  private mutating func inkRect(_ size: PixelSize) -> PixelRect {
    let more = dice.hits(oneIn: 4) ? dice.roll(-3...6) : 0
    return PixelRect(
      x: dice.roll(-5...50), y: dice.roll(-5...90), width: size.width + more, height: size.height + more)
  }

  private mutating func clip() -> PixelRect {
    dice.hits(oneIn: 2) ? rect() : PixelRect(x: -50, y: -50, width: 400, height: 400)
  }

  /// One of few, so that equal ones meet.
  private mutating func opaqueColor() -> Color {
    [.white, .black, .lightGray, .blue, Color(argb: 0xFF12_3456)][dice.roll(0...4)]
  }

  private mutating func color() -> Color {
    let color = opaqueColor()
    return dice.hits(oneIn: 3) ? color.withAlphaComponent([0, 0.2, 0.5, 0.99][dice.roll(0...3)]) : color
  }
}
