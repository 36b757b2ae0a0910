import NumberField
import NumberFieldRaster

/// Pixels of our own: memory that lives as long as somebody draws into it.
@MainActor
final class OwnedCanvas {
  let size: PixelSize
  let pixels: UnsafeMutablePointer<UInt32>

  /// Makes a canvas, white all over; sizes below zero count as zero.
  init(size: PixelSize) {
    self.size = PixelSize(width: max(0, size.width), height: max(0, size.height))
    let count = self.size.width * self.size.height
    pixels = .allocate(capacity: max(1, count))
    pixels.initialize(repeating: 0xFFFF_FFFF, count: max(1, count))
  }

  isolated deinit {
    pixels.deallocate()
  }

  /// The pixels as a painter takes them.
  var canvas: Canvas { Canvas(pixels: pixels, size: size, stride: size.width) }

  /// A copy of all pixels.
  var bitmap: Bitmap {
    Bitmap(size: size, pixels: Array(UnsafeBufferPointer(start: pixels, count: size.width * size.height)))
      ?? Bitmap(size: size)
  }
}
