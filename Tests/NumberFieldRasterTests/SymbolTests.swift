import NumberField
import NumberFieldRaster
import Testing

/// Shapes that are drawn without a font.
@MainActor
@Suite struct SymbolTests {
  func painted(_ kind: SceneItem.Symbol.Kind, _ width: Int, _ height: Int) -> Bitmap {
    let size = PixelSize(width: width, height: height)
    let rect = PixelRect(x: 0, y: 0, width: width, height: height)
    var bitmap = Bitmap(size: size)
    let symbol = SceneItem.Symbol(rect: rect, clip: rect, kind: kind, ink: .black, paper: .white)
    let scene = Scene(size: size, background: .red, pieces: [ScenePiece([.symbol(symbol)])])
    bitmap.withCanvas { canvas in
      _ = Painter(glyphs: TestFont()).paint(scene, changes: SceneChanges(), on: canvas)
    }
    return bitmap
  }

  /// The columns or rows of a line through the picture that are black, grey and white, as letters.
  func line(_ bitmap: Bitmap, _ places: [(Int, Int)]) -> String {
    String(
      places.map { x, y in
        switch bitmap[x, y].red {
        case 0: "#"
        case 255: "."
        default: "+"
        }
      })
  }

  @Test(arguments: SceneItem.Symbol.Kind.allCases, [(54, 31), (81, 46), (40, 40), (17, 60), (1, 1), (3, 2)])
  func everySizeIsWhatTheDefinitionSays(kind: SceneItem.Symbol.Kind, size: (Int, Int)) {
    let bitmap = painted(kind, size.0, size.1)
    let judge = SlowSymbol(
      SceneItem.Symbol(rect: bitmap.bounds, clip: bitmap.bounds, kind: kind, ink: .black, paper: .white))
    for y in 0..<size.1 {
      for x in 0..<size.0 {
        let amount = UInt32(judge.coverage(x, y))
        #expect(bitmap[x, y] == Color.black.mixed(over: .white, amount: amount), "\(x) \(y)")
      }
    }
  }

  /// The original's is 53 by 30 points; its strokes are crisp at each scale: black, then paper, and nothing between.
  @Test(arguments: [(53, 30, 3), (80, 45, 4), (106, 60, 6), (159, 91, 8)])
  func strokesOfBackspaceAreWholePixels(width: Int, height: Int, stroke: Int) {
    let bitmap = painted(.backspace, width, height)
    let ink = String(repeating: "#", count: stroke)
    // Where the two strokes of the cross meet, they are furthest from the frame.
    let middle = (height / 2 + width) / 2
    let down = line(bitmap, (0..<height).map { (middle, $0) })
    #expect(down.drop { $0 == "." }.hasPrefix(ink + "."))
    #expect(String(down.reversed().drop { $0 == "." }).hasPrefix(ink + "."))
    let across = line(bitmap, (0..<width).map { (width - 1 - $0, height / 2) })
    #expect(across.drop { $0 == "." }.hasPrefix(ink + "."))
  }

  @Test func backspaceIsTheSameUpsideDownAndPointsLeft() {
    let bitmap = painted(.backspace, 54, 31)
    for y in 0..<31 {
      for x in 0..<54 { #expect(bitmap[x, y] == bitmap[x, 30 - y]) }
    }
    #expect(bitmap[0, 15].red < 128)
    #expect(bitmap[0, 2] == .white)
    #expect(bitmap[53, 0] == .black)
  }

  @Test func theArrowsShaftStandsOnWholePixels() {
    for (width, height) in [(36, 30), (45, 38), (54, 45), (72, 60)] {
      let bitmap = painted(.next, width, height)
      let down = line(bitmap, (0..<height).map { (2, $0) })
      #expect(!down.contains("+"))
      #expect(down.contains("#"))
    }
  }

  @Test func theArrowsHeadEndsAtRightAngles() {
    for (width, height) in [(36, 30), (72, 60)] {
      let bitmap = painted(.next, width, height)
      // Cut at a right angle, a stroke at 45° starts with a corner: a pixel of ink in its first row.
      let ink = (0..<width).reduce(0) { $0 + 255 - Int(bitmap[$1, 0].red) }
      #expect(ink > 100 && ink <= 2 * 255)
    }
  }

  @Test func slantingStrokesAreAsThickAsStraightOnes() {
    let bitmap = painted(.backspace, 159, 91)
    // The left edge halfway between point and shoulder: a stroke of 8 is cut by a row at 45°.
    let row = (0..<40).reduce(0) { $0 + 255 - Int(bitmap[$1, 25].red) }
    #expect(abs(row - Int(8 * 1.41421 * 255)) < 30)
  }
}
