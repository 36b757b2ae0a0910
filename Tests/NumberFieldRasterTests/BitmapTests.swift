import NumberField
import NumberFieldRaster
import Testing

/// Pictures and their comparison: which can fail.
@Suite struct BitmapTests {
  let size = PixelSize(width: 3, height: 2)

  @Test func pixelsAreOpaqueWords() throws {
    let bitmap = try #require(Bitmap(size: size, pixels: [1, 2, 3, 0x1204_0506, 5, 6]))
    #expect(bitmap.pixels[3] == 0xFF04_0506)
    #expect(bitmap[0, 1] == Color(argb: 0xFF04_0506))
    #expect(Bitmap(size: size).pixels == [UInt32](repeating: 0xFF00_0000, count: 6))
  }

  @Test func wrongCountsAndSizesAreRefusedOrEmpty() {
    #expect(Bitmap(size: size, pixels: [1]) == nil)
    #expect(Bitmap(size: PixelSize(width: -2, height: -3), pixels: [1, 2, 3, 4, 5, 6]) == nil)
    #expect(Bitmap(size: PixelSize(width: .max, height: .max), pixels: [1]) == nil)
    #expect(Bitmap(size: PixelSize(width: -1, height: 5)).pixels.isEmpty)
  }

  @Test func outsideIsBlackAndCannotBeSet() {
    var bitmap = Bitmap(size: size)
    bitmap[2, 1] = Color.red.withAlphaComponent(0.5)
    bitmap[3, 1] = .red
    bitmap[-1, 0] = .red
    bitmap[.max, .max] = .red
    #expect(bitmap[2, 1] == .red)
    #expect(bitmap.pixels.filter { $0 != 0xFF00_0000 }.count == 1)
    #expect(bitmap[3, 1] == .black)
  }

  @Test func aPartIsCutOut() {
    var bitmap = Bitmap(size: size)
    bitmap[1, 1] = .red
    let part = bitmap.cropped(to: PixelRect(x: 1, y: 1, width: 50, height: 1))
    #expect(part.size == PixelSize(width: 2, height: 1))
    #expect(part[0, 0] == .red)
    #expect(bitmap.cropped(to: PixelRect(x: 9, y: 9, width: 1, height: 1)).pixels.isEmpty)
    #expect(bitmap.cropped(to: PixelRect(left: .min, top: .min, right: .max, bottom: .max)) == bitmap)
  }

  @Test func aCanvasOfNothingIsOne() {
    var bitmap = Bitmap(size: PixelSize(width: 0, height: 4))
    let size = bitmap.withCanvas { $0.size }
    #expect(size == PixelSize(width: 0, height: 4))
    #expect(bitmap.pixels.isEmpty)
  }

  @Test func equalPicturesDoNotDiffer() {
    let difference = Bitmap(size: size).difference(from: Bitmap(size: size))
    #expect(difference.isEmpty)
    #expect(difference.counts == [0, 0, 0, 0, 0, 0, 0, 0])
    #expect(difference.bounds == .empty)
    #expect(difference.description == "no pixel differs")
  }

  @Test func differencesAreCountedAtEachThreshold() {
    let reference = Bitmap(size: size)
    var bitmap = reference
    bitmap[1, 0] = Color(argb: 0xFF00_0100)
    bitmap[2, 1] = Color(argb: 0xFF05_0021)
    let difference = bitmap.difference(from: reference)
    #expect(!difference.isEmpty)
    #expect(difference.counts == [2, 1, 1, 1, 1, 1, 1, 0])
    #expect(difference.count(above: 0) == 2)
    #expect(difference.count(above: 40) == 1)
    #expect(difference.count(above: 1000) == 0)
    #expect(difference.bounds == PixelRect(x: 1, y: 0, width: 2, height: 2))
    #expect(difference.largest == 33)
    #expect(difference.picture[1, 0].red > 0 && difference.picture[1, 0].green == 0)
    #expect(difference.picture[0, 0].red == difference.picture[0, 0].green)
    #expect(
      difference.description
        == "2 pixels differ in 1,0 2×2, by at most 33: 2 above 0, 1 above 1, 1 above 2, 1 above 4, 1 above 8, "
        + "1 above 16, 1 above 32, 0 above 64")
  }

  @Test func sizesThatDifferAreTold() {
    let difference = Bitmap(size: size).difference(from: Bitmap(size: PixelSize(width: 2, height: 3)))
    #expect(!difference.isEmpty && !difference.hasEqualSizes)
    // Two pixels of the last column, two of the last row, and the corner that neither has.
    #expect(difference.count(above: 64) == 5)
    #expect(difference.description.hasPrefix("3×2 pixels instead of 2×3; 5 pixels differ"))
  }
}
