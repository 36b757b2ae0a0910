import NumberField
import NumberFieldRaster

/// A font that is a formula: every character has a size and a coverage of its own, and nothing is read from a file.
@MainActor
final class TestFont: GlyphSource, TextMeasurer {
  /// How often somebody asked for coverage.
  private(set) var requests = 0

  func lineMetrics(of font: SceneFont) -> LineMetrics {
    let size = font.descriptor.size64 / 64
    return LineMetrics(ascent: size * 3 / 4, descent: size / 4)
  }

  func glyphMetrics(of scalar: Unicode.Scalar, in font: SceneFont) -> GlyphMetrics {
    let size = inkSize(of: scalar, in: font)
    return GlyphMetrics(
      advance: size.width + 1, ink: PixelRect(x: 0, y: -size.height, width: size.width, height: size.height))
  }

  func textMetrics(of text: String, in font: SceneFont) -> GlyphMetrics {
    let size = inkSize(of: text, in: font)
    return GlyphMetrics(
      advance: size.width + 1, ink: PixelRect(x: 0, y: -size.height, width: size.width, height: size.height))
  }

  func withCoverage(
    of scalar: Unicode.Scalar, in font: SceneFont, _ body: (UnsafePointer<UInt8>, Int, PixelSize) -> Void
  ) {
    requests += 1
    hand(inkSize(of: scalar, in: font), seed: scalar.value, to: body)
  }

  func withCoverage(
    of text: String, in font: SceneFont, _ body: (UnsafePointer<UInt8>, Int, PixelSize) -> Void
  ) {
    requests += 1
    hand(inkSize(of: text, in: font), seed: TestFont.seed(text), to: body)
  }

  /// The size of a glyph's ink; a space has none.
  func inkSize(of scalar: Unicode.Scalar, in font: SceneFont) -> PixelSize {
    if scalar == " " { return PixelSize(width: 0, height: 0) }
    let size = font.descriptor.size64 / 64
    return PixelSize(width: size / 3 + Int(scalar.value % 4), height: size / 2 + Int(scalar.value % 3))
  }

  /// The size of a text's ink.
  func inkSize(of text: String, in font: SceneFont) -> PixelSize {
    let size = font.descriptor.size64 / 64
    return PixelSize(width: text.unicodeScalars.count * size / 3, height: text.isEmpty ? 0 : size / 2)
  }

  /// A number for a text.
  static func seed(_ text: String) -> UInt32 {
    text.unicodeScalars.reduce(7) { $0 &* 31 &+ $1.value }
  }

  /// The coverage of one pixel: all, nothing and everything between.
  static func coverage(x: Int, y: Int, seed: UInt32) -> UInt8 {
    let mixed = (UInt32(x) &* 97 &+ UInt32(y) &* 57 &+ seed &* 13) & 0xFF
    return mixed < 64 ? 0 : mixed > 192 ? 255 : UInt8(mixed)
  }

  /// Rows lie further apart than they are long, as they do in libraries.
  private func hand(_ size: PixelSize, seed: UInt32, to body: (UnsafePointer<UInt8>, Int, PixelSize) -> Void)
  {
    if size.width == 0 || size.height == 0 { return }
    let stride = size.width + 5
    var bytes = [UInt8](repeating: 0xEE, count: stride * size.height)
    for y in 0..<size.height {
      for x in 0..<size.width { bytes[y * stride + x] = TestFont.coverage(x: x, y: y, seed: seed) }
    }
    bytes.withUnsafeBufferPointer { buffer in
      if let base = buffer.baseAddress { body(base, stride, size) }
    }
  }
}

/// A font of the table by its size in pixels.
func testFont(_ pixels: Int) -> SceneFont {
  SceneFont(SceneFont.Descriptor(family: "Test", weight: .regular, size64: pixels * 64))
}
