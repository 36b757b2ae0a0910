import NumberField
import NumberFieldRaster
import Testing

/// Whatever the way to a scene, its pixels are the same, and they are what the items say.
@MainActor
@Suite struct PainterTests {
  let font = TestFont()

  func paintedWhole(_ scene: Scene, cacheBudget: Int = 4 << 20) -> Bitmap {
    let painter = Painter(glyphs: font)
    painter.cacheBudget = cacheBudget
    var bitmap = Bitmap(size: scene.size)
    bitmap.withCanvas { canvas in
      _ = painter.paint(scene, changes: SceneChanges(), on: canvas)
    }
    return bitmap
  }

  @Test(arguments: 0..<60)
  func aWholePictureIsWhatItsItemsSay(seed: Int) {
    var scenes = RandomScenes(dice: Dice(seed), font: font)
    let scene = scenes.scene()
    let judged = SlowPainter(font: font).paint(scene)
    let painted = paintedWhole(scene)
    #expect(painted == judged, "\(painted.difference(from: judged))")
  }

  @Test(arguments: 100..<150)
  func nothingRememberedIsDrawnTheSame(seed: Int) {
    var scenes = RandomScenes(dice: Dice(seed), font: font)
    let scene = scenes.scene()
    let remembered = paintedWhole(scene)
    let anew = paintedWhole(scene, cacheBudget: 0)
    let tight = paintedWhole(scene, cacheBudget: 4000)
    #expect(anew == remembered, "\(anew.difference(from: remembered))")
    #expect(tight == remembered)
  }

  /// A piece that is told to have another ink only: glyphs and symbols go the short way, all else the long one.
  @Test(arguments: 400..<440)
  func anotherInkIsDrawnLikeAnyChange(seed: Int) {
    var scenes = RandomScenes(dice: Dice(seed), font: font)
    var scene = scenes.scene()
    let painter = Painter(glyphs: font)
    var bitmap = Bitmap(size: scene.size)
    bitmap.withCanvas { canvas in _ = painter.paint(scene, changes: SceneChanges(), on: canvas) }
    for piece in scene.pieces.indices {
      let old = scene
      var items = scene.pieces[piece].items
      if let last = items.popLast() { items.append(last.tinted(seed % 5 == 0 ? nil : .red)) }
      scene.pieces[piece] = ScenePiece(items)
      var changes = SceneChanges()
      changes.add(tinted: piece)
      let damage = bitmap.withCanvas { canvas in painter.paint(scene, changes: changes, on: canvas) }
      #expect(bitmap == paintedWhole(scene), "\(scene)")
      #expect(damage == scene.damage(from: old), "\(old) \(scene)")
    }
  }

  @Test(arguments: 200..<300)
  func damageLeadsToTheSamePixelsAsAWholePicture(seed: Int) {
    var scenes = RandomScenes(dice: Dice(seed), font: font)
    var scene = scenes.scene()
    let painter = Painter(glyphs: font)
    // Larger than the scene: what lies outside stays as it is.
    var bitmap = Bitmap(size: PixelSize(width: 70, height: 160))
    bitmap.withCanvas { canvas in _ = painter.paint(scene, changes: SceneChanges(), on: canvas) }
    for _ in 0..<8 {
      let before = bitmap
      let old = scene
      let changes = scenes.change(&scene)
      if scene.size != old.size { bitmap = Bitmap(size: bitmap.size) }
      let damage = bitmap.withCanvas { canvas in painter.paint(scene, changes: changes, on: canvas) }
      let painted = bitmap.cropped(to: scene.bounds)
      #expect(
        painted.pixels == paintedWhole(scene).pixels, "\(painted.difference(from: paintedWhole(scene)))")
      #expect(damage == scene.damage(from: old), "\(changes) \(old) \(scene)")
      if scene.size == old.size {
        let outside = bitmap.difference(from: before)
        #expect(outside.isEmpty || contains(damage, outside.bounds, bitmap, before))
      }
    }
  }

  /// Whether every pixel that differs lies in the damage.
  func contains(_ damage: Damage, _ bounds: PixelRect, _ one: Bitmap, _ other: Bitmap) -> Bool {
    for y in bounds.top..<bounds.bottom {
      for x in bounds.left..<bounds.right where one[Int(x), Int(y)] != other[Int(x), Int(y)] {
        let place = PixelRect(x: Int(x), y: Int(y), width: 1, height: 1)
        if !damage.contains(where: { $0.contains(place) }) { return false }
      }
    }
    return true
  }

  @Test(arguments: 300..<320)
  func aPartOfACanvasIsAPartOfThePicture(seed: Int) {
    var scenes = RandomScenes(dice: Dice(seed), font: font)
    let scene = scenes.scene()
    var small = Bitmap(size: PixelSize(width: 20, height: 30))
    small.withCanvas { canvas in
      _ = Painter(glyphs: font).paint(scene, changes: SceneChanges(), on: canvas)
    }
    let whole = paintedWhole(scene)
    #expect(small.cropped(to: whole.bounds) == whole.cropped(to: small.bounds))
  }

  @Test func rowsOfACanvasMayLieFurtherApartThanTheyAreLong() {
    let scene = Scene(
      size: PixelSize(width: 4, height: 3), background: .white,
      pieces: [ScenePiece([.fill(PixelRect(x: 1, y: 1, width: 9, height: 1), .red)])])
    var words = [UInt32](repeating: 7, count: 6 * 3)
    words.withUnsafeMutableBufferPointer { buffer in
      guard let base = buffer.baseAddress else { return }
      let canvas = Canvas(pixels: base, size: PixelSize(width: 4, height: 3), stride: 6)
      _ = Painter(glyphs: font).paint(scene, changes: SceneChanges(), on: canvas)
    }
    let white: UInt32 = 0xFFFF_FFFF
    let red: UInt32 = 0xFFFF_0000
    #expect(
      words == [
        white, white, white, white, 7, 7,
        white, red, red, red, 7, 7,
        white, white, white, white, 7, 7,
      ])
  }
}

extension SceneItem {
  /// The same in another ink, where it has one; nil leaves it as it is.
  fileprivate func tinted(_ ink: Color?) -> SceneItem {
    guard let ink else { return self }
    switch self {
    case .fill, .box: return self
    case .glyph(var glyph):
      glyph.ink = ink
      return .glyph(glyph)
    case .text(var run):
      run.ink = ink
      return .text(run)
    case .symbol(var symbol):
      symbol.ink = ink
      return .symbol(symbol)
    }
  }
}
