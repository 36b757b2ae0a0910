public import NumberField

/// A picture that owns its pixels.
///
/// ```swift
/// var bitmap = Bitmap(size: scene.size)
/// _ = bitmap.withCanvas { painter.paint(scene, changes: SceneChanges(isEverything: true), on: $0) }
/// print(bitmap[0, 0])   // #FFFFFF
/// ```
public struct Bitmap: Equatable, Sendable {
  /// Columns and rows.
  public let size: PixelSize

  /// Words `0xFFRRGGBB`, row after row from the top; the byte above red is always `FF`.
  public private(set) var pixels: [UInt32]

  /// Makes a black picture; a size below 0 counts as 0.
  public init(size: PixelSize) {
    let bounds = PixelRect(size: size)
    self.size = PixelSize(width: bounds.width, height: bounds.height)
    pixels = [UInt32](repeating: 0xFF00_0000, count: bounds.area)
  }

  /// Makes a picture of the given words, whose topmost byte does not count; nil when there are more or fewer of
  /// them than the size asks for.
  public init?(size: PixelSize, pixels: [UInt32]) {
    let (area, isTooLarge) = size.width.multipliedReportingOverflow(by: size.height)
    guard size.width >= 0, size.height >= 0, !isTooLarge, area == pixels.count else { return nil }
    self.size = size
    self.pixels = pixels
    for index in self.pixels.indices { self.pixels[index] |= 0xFF00_0000 }
  }

  /// All of it, as a rectangle.
  public var bounds: PixelRect { PixelRect(size: size) }

  /// The colour in column `x` and row `y`; black outside, where nothing can be set. What is set becomes opaque.
  public subscript(x: Int, y: Int) -> Color {
    get { contains(x, y) ? Color(argb: pixels[y * size.width + x]) : .black }
    set { if contains(x, y) { pixels[y * size.width + x] = newValue.argb | 0xFF00_0000 } }
  }

  private func contains(_ x: Int, _ y: Int) -> Bool {
    x >= 0 && x < size.width && y >= 0 && y < size.height
  }

  /// Lets `body` draw on the pixels; the canvas is good for no longer than that.
  public mutating func withCanvas<Result, Failure: Error>(
    _ body: (Canvas) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let size = self.size
    // A picture without pixels has no memory either, but a canvas stands somewhere.
    if pixels.isEmpty { pixels.append(0xFF00_0000) }
    defer { if size.width == 0 || size.height == 0 { pixels.removeAll() } }
    return try pixels.withUnsafeMutableBufferPointer { (buffer) throws(Failure) -> Result in
      guard let base = buffer.baseAddress else { preconditionFailure("an array with elements has memory") }
      return try body(Canvas(pixels: base, size: size, stride: size.width))
    }
  }

  /// The part of the picture in `rect`, as far as there is one.
  public func cropped(to rect: PixelRect) -> Bitmap {
    let part = rect.intersection(bounds)
    guard !part.isEmpty else { return Bitmap(size: PixelSize(width: 0, height: 0)) }
    var result = Bitmap(size: PixelSize(width: part.width, height: part.height))
    for row in 0..<part.height {
      let start = (part.y + row) * size.width + part.x
      result.pixels.replaceSubrange(
        row * part.width..<(row + 1) * part.width, with: pixels[start..<start + part.width])
    }
    return result
  }
}
