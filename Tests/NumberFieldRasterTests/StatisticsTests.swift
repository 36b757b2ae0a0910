import NumberField
import NumberFieldRaster
import Testing

/// Work is counted: what did not change costs nothing, what changed costs what it covers.
@MainActor
@Suite struct StatisticsTests {
  let font = TestFont()
  let size = PixelSize(width: 120, height: 300)

  func key(_ row: Int, isPressed: Bool = false) -> ScenePiece {
    let cell = PixelRect(x: 0, y: row * 50, width: 120, height: 49)
    let ink = Color(white: 0, alpha: isPressed ? 0.2 : 1)
    let inkSize = font.inkSize(of: "7", in: testFont(24))
    let rect = PixelRect(x: 50, y: row * 50 + 10, width: inkSize.width, height: inkSize.height)
    let glyph = SceneItem.Glyph(
      rect: rect, clip: cell, scalar: "7", font: testFont(24), ink: ink, paper: Color(white: 0.9))
    return ScenePiece([.fill(cell, Color(white: 0.9)), .glyph(glyph)])
  }

  func pad() -> Scene {
    Scene(size: size, background: .gray, pieces: (0..<6).map { key($0) })
  }

  @Test func aPressTouchesTheGlyphsBoxAndNothingElse() throws {
    let painter = Painter(glyphs: font)
    var bitmap = Bitmap(size: size)
    var scene = pad()
    bitmap.withCanvas { canvas in _ = painter.paint(scene, changes: SceneChanges(), on: canvas) }
    #expect(painter.statistics.fullRedraws == 1)
    #expect(painter.statistics.glyphsTinted == 1)

    painter.statistics = Painter.Statistics()
    scene.pieces[2] = key(2, isPressed: true)
    let damage = bitmap.withCanvas { canvas in
      painter.paint(scene, changes: SceneChanges(pieces: [2]), on: canvas)
    }
    let box = try #require(scene.pieces[2].items.last).bounds
    #expect(Array(damage) == [box])
    #expect(
      painter.statistics
        == statistics(pixels: box.area, tinted: 1, items: box.bottom / 64 == box.top / 64 ? 1 : 2, redraws: 1)
    )

    // Back again: both pictures of the glyph are known by now.
    scene.pieces[2] = key(2)
    painter.statistics = Painter.Statistics()
    bitmap.withCanvas { canvas in _ = painter.paint(scene, changes: SceneChanges(pieces: [2]), on: canvas) }
    #expect(painter.statistics.glyphsTinted == 0)
    #expect(font.requests == 2)
  }

  func statistics(pixels: Int, tinted: Int, items: Int, redraws: Int) -> Painter.Statistics {
    var statistics = Painter.Statistics()
    statistics.pixelsTouched = pixels
    statistics.glyphsTinted = tinted
    statistics.itemsPainted = items
    statistics.redraws = redraws
    return statistics
  }

  @Test func nothingChangedIsNothingDone() {
    let painter = Painter(glyphs: font)
    var bitmap = Bitmap(size: size)
    let scene = pad()
    bitmap.withCanvas { canvas in _ = painter.paint(scene, changes: SceneChanges(), on: canvas) }
    painter.statistics = Painter.Statistics()
    for changes in [SceneChanges(), SceneChanges(isEverything: true), SceneChanges(pieces: [0, 5, 99, -1])] {
      let damage = bitmap.withCanvas { canvas in painter.paint(scene, changes: changes, on: canvas) }
      #expect(damage.isEmpty)
    }
    #expect(painter.statistics == Painter.Statistics())
  }

  @Test func invalidationPaintsAllOnce() {
    let painter = Painter(glyphs: font)
    var bitmap = Bitmap(size: size)
    let scene = pad()
    bitmap.withCanvas { canvas in _ = painter.paint(scene, changes: SceneChanges(), on: canvas) }
    let first = bitmap
    bitmap = Bitmap(size: size)
    painter.invalidate()
    for _ in 0..<3 {
      bitmap.withCanvas { canvas in _ = painter.paint(scene, changes: SceneChanges(), on: canvas) }
    }
    #expect(bitmap == first)
    #expect(painter.statistics.fullRedraws == 2)
    #expect(painter.statistics.redraws == 2)
    #expect(painter.statistics.pixelsTouched == 2 * 120 * 300)
  }

  /// Ten thousand pieces beyond the picture and in other rows of it make a press no dearer.
  @Test func aPressCostsTheSameAmongManyPieces() {
    var counts: [Painter.Statistics] = []
    for others in [0, 10_000] {
      let painter = Painter(glyphs: font)
      var bitmap = Bitmap(size: size)
      var scene = pad()
      for index in 0..<others {
        scene.pieces.append(
          ScenePiece([.fill(PixelRect(x: 1, y: 256 + index * 3, width: 80, height: 2), .blue)]))
      }
      bitmap.withCanvas { canvas in _ = painter.paint(scene, changes: SceneChanges(), on: canvas) }
      painter.statistics = Painter.Statistics()
      scene.pieces[1] = key(1, isPressed: true)
      bitmap.withCanvas { canvas in _ = painter.paint(scene, changes: SceneChanges(pieces: [1]), on: canvas) }
      counts.append(painter.statistics)
    }
    #expect(counts[0] == counts[1])
  }

  /// Two hundred sizes of ten glyphs, twice: the budget holds, and the pictures are right.
  @Test func rememberedPicturesStayWithinTheirBudget() {
    let painter = Painter(glyphs: font)
    painter.cacheBudget = 64 << 10
    var most = 0
    var bitmap = Bitmap(size: PixelSize(width: 100, height: 120))
    for size in Array(5..<205) + Array(5..<205) {
      let scene = glyphs(testFont(size))
      bitmap.withCanvas { canvas in
        _ = painter.paint(scene, changes: SceneChanges(isEverything: true), on: canvas)
      }
      most = max(most, painter.cachedBytes)
      #expect(painter.cachedBytes <= painter.cacheBudget)
    }
    #expect(most > 48 << 10)
    #expect(bitmap == SlowPainter(font: font).paint(glyphs(testFont(204))))
    painter.cacheBudget = 0
    #expect(painter.cachedBytes == 0)
  }

  func glyphs(_ font: SceneFont) -> Scene {
    let bounds = PixelRect(x: 0, y: 0, width: 100, height: 120)
    let items = (0..<10).map { index in
      let scalar = Unicode.Scalar(UInt8(48 + index))
      let size = self.font.inkSize(of: scalar, in: font)
      let rect = PixelRect(x: index * 9, y: index * 3, width: size.width, height: size.height)
      return SceneItem.glyph(
        SceneItem.Glyph(rect: rect, clip: bounds, scalar: scalar, font: font, ink: .blue, paper: .white))
    }
    return Scene(size: PixelSize(width: 100, height: 120), pieces: [ScenePiece(items)])
  }

  /// A glyph that is in use survives a flood of others.
  @Test func whatIsInUseIsNotForgotten() {
    let painter = Painter(glyphs: font)
    painter.cacheBudget = 32 << 10
    var bitmap = Bitmap(size: PixelSize(width: 100, height: 120))
    var before = 0
    for size in 10..<60 {
      painter.invalidate()
      bitmap.withCanvas { canvas in
        _ = painter.paint(glyphs(testFont(9)), changes: SceneChanges(isEverything: true), on: canvas)
      }
      before = font.requests
      bitmap.withCanvas { canvas in
        _ = painter.paint(glyphs(testFont(9)), changes: SceneChanges(isEverything: true), on: canvas)
      }
      painter.invalidate()
      bitmap.withCanvas { canvas in
        _ = painter.paint(glyphs(testFont(9)), changes: SceneChanges(), on: canvas)
      }
      #expect(font.requests == before)
      bitmap.withCanvas { canvas in
        _ = painter.paint(glyphs(testFont(size)), changes: SceneChanges(isEverything: true), on: canvas)
      }
    }
  }
}
