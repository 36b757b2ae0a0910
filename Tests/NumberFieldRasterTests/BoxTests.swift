import NumberField
import NumberFieldRaster
import Testing

/// Borders, corners and fills, by their numbers.
@MainActor
@Suite struct BoxTests {
  func painted(_ items: [SceneItem], width: Int = 40, height: Int = 40, on background: Color = .white)
    -> Bitmap
  {
    let size = PixelSize(width: width, height: height)
    var bitmap = Bitmap(size: size)
    let scene = Scene(size: size, background: background, pieces: [ScenePiece(items)])
    bitmap.withCanvas { canvas in
      _ = Painter(glyphs: TestFont()).paint(scene, changes: SceneChanges(), on: canvas)
    }
    return bitmap
  }

  func box(
    _ rect: PixelRect, radius: Double, border: Double, color: Color = .black, fill: Color = .white
  ) -> SceneItem {
    .box(
      SceneItem.Box(
        rect: rect, radius64: Int32(radius * 64), borderWidth64: Int32(border * 64), borderColor: color,
        fill: fill))
  }

  @Test(arguments: [(0.5, 128), (0.625, 159), (0.75, 191), (1.0, 255)])
  func aThinBorderIsAsDarkAsItIsWide(width: Double, amount: UInt32) {
    let rect = PixelRect(x: 5, y: 5, width: 30, height: 20)
    let bitmap = painted([box(rect, radius: 4, border: width)])
    let edge = Color.black.mixed(over: .white, amount: amount)
    #expect(bitmap[20, 5] == edge)
    #expect(bitmap[20, 24] == edge)
    #expect(bitmap[5, 15] == edge)
    #expect(bitmap[34, 15] == edge)
    #expect(bitmap[20, 6] == .white)
    #expect(bitmap[20, 4] == .white)
  }

  @Test func aBorderOfOneAndAHalfPixelsIsOneDarkAndOneHalfDark() {
    let bitmap = painted([box(PixelRect(x: 0, y: 0, width: 40, height: 40), radius: 0, border: 1.5)])
    #expect(bitmap[20, 0] == .black)
    #expect(bitmap[20, 1] == Color.black.mixed(over: .white, amount: 128))
    #expect(bitmap[20, 2] == .white)
    #expect(bitmap[1, 20] == bitmap[20, 1])
    #expect(bitmap[38, 20] == bitmap[20, 38])
  }

  @Test(arguments: [3.0, 4, 7.5, 12, 20, 100])
  func cornersAreTheSameMirroredAndTurned(radius: Double) {
    let bitmap = painted([box(PixelRect(x: 0, y: 0, width: 40, height: 40), radius: radius, border: 1.25)])
    for y in 0..<40 {
      for x in 0..<40 {
        #expect(bitmap[x, y] == bitmap[39 - x, y])
        #expect(bitmap[x, y] == bitmap[x, 39 - y])
        #expect(bitmap[x, y] == bitmap[y, x])
      }
    }
  }

  @Test func aRadiusIsNoLongerThanHalfTheShorterSide() {
    let rect = PixelRect(x: 2, y: 3, width: 36, height: 15)
    #expect(
      painted([box(rect, radius: 7.5, border: 2)]) == painted([box(rect, radius: 3000, border: 2)]))
  }

  @Test func aRoundBoxHoldsAsManyPixelsAsACircle() {
    let bitmap = painted(
      [box(PixelRect(x: 0, y: 0, width: 40, height: 40), radius: 20, border: 0, fill: .black)])
    let ink = bitmap.pixels.reduce(0) { $0 + 255 - Int($1 & 0xFF) }
    // π × 20², to a thousandth.
    #expect(abs(ink / 255 - 1257) <= 1)
  }

  @Test func fillDoesNotShineOutBeyondTheBorder() {
    // Red inside of black on black: where there is no inside, there is no red.
    let rect = PixelRect(x: 0, y: 0, width: 40, height: 40)
    let bitmap = painted([box(rect, radius: 12, border: 3, fill: .red)], on: .black)
    let outer = painted([box(rect, radius: 12, border: 0, fill: .red)], on: .black)
    let inner = painted(
      [box(PixelRect(x: 3, y: 3, width: 34, height: 34), radius: 9, border: 0, fill: .red)], on: .black)
    #expect(outer != inner)
    #expect(bitmap.difference(from: inner).largest <= 1)
  }

  @Test func aBoxOfOneColourHasNoSeam() {
    let rect = PixelRect(x: 0, y: 0, width: 40, height: 40)
    let bitmap = painted([box(rect, radius: 10, border: 1.25, color: .blue, fill: .blue)])
    let plain = painted([box(rect, radius: 10, border: 0, color: .blue, fill: .blue)])
    #expect(bitmap.difference(from: plain).largest <= 1)
    #expect(bitmap[20, 1] == .blue)
  }

  @Test func aClearFillLeavesWhatIsBeneath() {
    let stripes: [SceneItem] = (0..<20).map {
      .fill(PixelRect(x: 0, y: $0 * 2, width: 40, height: 1), .green)
    }
    let beneath = painted(stripes)
    let bitmap = painted(
      stripes + [box(PixelRect(x: 4, y: 4, width: 32, height: 32), radius: 6, border: 1, fill: .clear)])
    let inside = PixelRect(x: 11, y: 11, width: 18, height: 18)
    #expect(bitmap.cropped(to: inside) == beneath.cropped(to: inside))
    #expect(bitmap[4, 4] == beneath[4, 4])
    #expect(bitmap[20, 4] == .black)
  }

  @Test func aBorderAsWideAsTheBoxLeavesNoInside() {
    let bitmap = painted([box(PixelRect(x: 1, y: 1, width: 9, height: 7), radius: 0, border: 50, fill: .red)])
    for y in 1..<8 {
      for x in 1..<10 { #expect(bitmap[x, y] == .black) }
    }
    #expect(bitmap[10, 4] == .white)
  }
}
