import NumberField
import NumberFieldSDL

// The examples that stand above the declarations of NumberFieldRaster, in their order: compiled, and not run.

@MainActor
enum ExamplesOfNumberFieldRaster {
  static func bitmap(_ painter: Painter, _ scene: Scene) async throws {
    var bitmap = Bitmap(size: scene.size)
    _ = bitmap.withCanvas { painter.paint(scene, changes: SceneChanges(isEverything: true), on: $0) }
    print(bitmap[0, 0])  // #FFFFFF
  }

  static func bitmapDifference(_ actual: Bitmap, _ reference: Bitmap) async throws {
    let difference = actual.difference(from: reference)
    if difference.count(above: 0) > 0 { print(difference) }
    // 12 pixels differ in 40,8 6×9, by at most 31: 12 above 0, 12 above 1, 9 above 2, …
  }

  static func canvas(
    _ screen: Screen, _ painter: Painter, _ surfacePixels: UnsafeMutablePointer<UInt32>, _ pitch: Int,
    _ changes: SceneChanges
  ) async throws {
    let canvas = Canvas(pixels: surfacePixels, size: PixelSize(width: 375, height: 667), stride: pitch / 4)
    painter.paint(screen.scene, changes: changes, on: canvas)
  }

  static func damage(_ painter: Painter, _ canvas: Canvas, _ changes: SceneChanges, _ scene: Scene)
    async throws
  {
    for rect in painter.paint(scene, changes: changes, on: canvas) {
      print("to be shown again:", rect)
    }
  }

  static func glyphSource() async throws {
    final class Blocks: GlyphSource {
      typealias Body = (UnsafePointer<UInt8>, Int, PixelSize) -> Void

      func withCoverage(of scalar: Unicode.Scalar, in font: SceneFont, _ body: Body) { block(body) }
      func withCoverage(of text: String, in font: SceneFont, _ body: Body) { block(body) }

      private func block(_ body: Body) {
        [UInt8](repeating: 255, count: 12).withUnsafeBufferPointer { bytes in
          if let base = bytes.baseAddress { body(base, 3, PixelSize(width: 3, height: 4)) }
        }
      }
    }
  }

  static func painter(_ screen: Screen, _ canvas: Canvas, _ fonts: FontLibrary, _ changes: SceneChanges)
    async throws
  {
    let painter = Painter(glyphs: fonts)
    let damage = painter.paint(screen.scene, changes: changes, on: canvas)
    for rect in damage { print("to be shown again:", rect) }
  }

  static func painter2(_ screen: Screen, _ painter: Painter, _ canvas: Canvas) async throws {
    painter.statistics = Painter.Statistics()
    let changes = screen.refresh()
    painter.paint(screen.scene, changes: changes, on: canvas)
    print(painter.statistics.pixelsTouched)
  }

  static func sceneDamage(_ newScene: Scene, _ oldScene: Scene) async throws {
    let damage = newScene.damage(from: oldScene)  // empty where the two are equal
    _ = damage
  }
}
