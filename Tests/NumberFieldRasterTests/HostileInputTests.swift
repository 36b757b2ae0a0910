import NumberField
import NumberFieldRaster
import Testing

/// Rectangles, sizes and sources that nobody should pass: nothing crashes, and nothing is painted outside.
@MainActor
@Suite struct HostileInputTests {
  nonisolated static let extremes: [PixelRect] = [
    .empty,
    PixelRect(left: .min, top: .min, right: .max, bottom: .max),
    PixelRect(left: .max, top: .max, right: .min, bottom: .min),
    PixelRect(left: .min, top: 0, right: .min + 1, bottom: 1),
    PixelRect(left: .max - 1, top: .max - 1, right: .max, bottom: .max),
    PixelRect(left: -1000, top: 5, right: .max, bottom: 6),
    PixelRect(left: 5, top: .min, right: 6, bottom: .max),
    PixelRect(left: 3, top: 3, right: 3, bottom: 9),
    PixelRect(left: 0, top: -2_000_000_000, right: 2_000_000_000, bottom: 10),
  ]

  func items(_ rect: PixelRect, clip: PixelRect) -> [SceneItem] {
    var items: [SceneItem] = [.fill(rect, .red), .fill(rect, Color(white: 0, alpha: 0.5))]
    let edges: [(Int32, Int32)] = [(0, 0), (.max, 3), (.min, .min), (640, .max), (.max, .max), (77, 32)]
    for (radius, border) in edges {
      for fill in [Color.clear, .white, Color(white: 1, alpha: 0.5)] {
        items.append(
          .box(
            SceneItem.Box(
              rect: rect, radius64: radius, borderWidth64: border, borderColor: .blue,
              fill: fill)))
      }
    }
    let font = testFont(12)
    items.append(
      .glyph(SceneItem.Glyph(rect: rect, clip: clip, scalar: "5", font: font, ink: .black, paper: .clear)))
    items.append(
      .text(SceneItem.TextRun(rect: rect, clip: clip, text: "cm", font: font, ink: .clear, paper: .white)))
    for kind in SceneItem.Symbol.Kind.allCases {
      items.append(.symbol(SceneItem.Symbol(rect: rect, clip: clip, kind: kind, ink: .black, paper: .white)))
    }
    return items
  }

  @Test(arguments: extremes)
  func extremeRectanglesAreCut(rect: PixelRect) {
    for clip in HostileInputTests.extremes {
      let painter = Painter(glyphs: TestFont())
      var words = [UInt32](repeating: 0xDEAD_BEEF, count: 30 * 22)
      words.withUnsafeMutableBufferPointer { buffer in
        guard let base = buffer.baseAddress else { return }
        let canvas = Canvas(pixels: base + 31, size: PixelSize(width: 20, height: 20), stride: 30)
        for item in items(rect, clip: clip) {
          let scene = Scene(size: PixelSize(width: 20, height: 20), pieces: [ScenePiece([item])])
          painter.paint(scene, changes: SceneChanges(isEverything: true), on: canvas)
        }
      }
      let outside = words.indices.filter { index in
        let (x, y) = (index % 30 - 1, index / 30 - 1)
        return x < 0 || x >= 20 || y < 0 || y >= 20
      }
      #expect(outside.allSatisfy { words[$0] == 0xDEAD_BEEF })
      #expect(words[31] >> 24 == 0xFF)
    }
  }

  @Test(arguments: [(0, 0), (-5, 3), (Int.max, Int.max), (Int.min, 7), (3, 100_000), (1 << 40, 1 << 33)])
  func scenesOfAnySizeFitAnyCanvas(width: Int, height: Int) {
    let rect = PixelRect(left: -10, top: -10, right: 400, bottom: .max)
    var scene = Scene(
      size: PixelSize(width: width, height: height),
      pieces: [ScenePiece([.fill(rect, .red)]), ScenePiece(items(rect, clip: rect))])
    for canvasSize in [
      PixelSize(width: 0, height: 0), PixelSize(width: 7, height: 9), PixelSize(width: -3, height: 2),
    ] {
      let painter = Painter(glyphs: TestFont())
      var bitmap = Bitmap(size: canvasSize)
      for step in 0..<3 {
        scene.pieces[0] = ScenePiece([.fill(rect, step == 1 ? .blue : .red)])
        let damage = bitmap.withCanvas { canvas in
          painter.paint(scene, changes: SceneChanges(pieces: [0]), on: canvas)
        }
        for rect in damage { #expect(bitmap.bounds.contains(rect)) }
      }
    }
    #expect(scene.damage(from: Scene(size: scene.size)).count <= Damage.capacity)
  }

  @Test func aStrideThatIsTooShortShortensTheRows() {
    var word: UInt32 = 0
    let canvas = Canvas(pixels: &word, size: PixelSize(width: 100, height: 100), stride: 0)
    #expect(canvas.size.width == 0)
    Painter(glyphs: TestFont()).paint(
      Scene(size: PixelSize(width: 50, height: 50)), changes: SceneChanges(), on: canvas)
    #expect(word == 0)
  }

  /// A source that hands out nothing, nonsense, or more than once.
  final class OddSource: GlyphSource {
    func withCoverage(
      of scalar: Unicode.Scalar, in font: SceneFont, _ body: (UnsafePointer<UInt8>, Int, PixelSize) -> Void
    ) {
      let bytes = [UInt8](repeating: 255, count: 64)
      bytes.withUnsafeBufferPointer { buffer in
        guard let base = buffer.baseAddress else { return }
        switch scalar {
        case "1": body(base, 4, PixelSize(width: -3, height: 5))
        case "2": body(base, 2, PixelSize(width: 30, height: 2))
        case "3":
          body(base, 2, PixelSize(width: 2, height: 2))
          body(base, 8, PixelSize(width: 8, height: 8))
        default: break
        }
      }
    }

    func withCoverage(
      of text: String, in font: SceneFont, _ body: (UnsafePointer<UInt8>, Int, PixelSize) -> Void
    ) {}
  }

  @Test(arguments: [4 << 20, 0], [("0", 0), ("1", 0), ("2", 4), ("3", 4)] as [(Unicode.Scalar, Int)])
  func oddSourcesAreShownAsFarAsTheyMakeSense(budget: Int, odd: (Unicode.Scalar, Int)) {
    let painter = Painter(glyphs: OddSource())
    painter.cacheBudget = budget
    let rect = PixelRect(x: 1, y: 1, width: 6, height: 6)
    let glyph = SceneItem.Glyph(
      rect: rect, clip: rect, scalar: odd.0, font: testFont(9), ink: .red, paper: .white)
    var bitmap = Bitmap(size: PixelSize(width: 8, height: 8))
    let scene = Scene(
      size: bitmap.size, background: .blue,
      pieces: [
        ScenePiece([
          .glyph(glyph),
          .text(
            SceneItem.TextRun(
              rect: .empty, clip: rect, text: "x", font: testFont(9), ink: .red, paper: .white)),
        ])
      ])
    bitmap.withCanvas { canvas in _ = painter.paint(scene, changes: SceneChanges(), on: canvas) }
    #expect(bitmap.pixels.filter { $0 == Color.red.argb }.count == odd.1)
    #expect(bitmap.pixels.filter { $0 == Color.white.argb }.count == 36 - odd.1)
  }
}
