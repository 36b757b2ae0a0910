public import NumberField
public import NumberFieldRaster

extension FontLibrary: GlyphSource {
  /// Hands on the coverage of one plain glyph: exactly the ink that `glyphMetrics(of:in:)` tells.
  public func withCoverage(
    of scalar: Unicode.Scalar, in font: SceneFont, _ body: (UnsafePointer<UInt8>, Int, PixelSize) -> Void
  ) {
    coverage(of: scalar, in: font).withBytes(body)
  }

  /// Hands on the coverage of a shaped text: exactly the ink that `textMetrics(of:in:)` tells.
  public func withCoverage(
    of text: String, in font: SceneFont, _ body: (UnsafePointer<UInt8>, Int, PixelSize) -> Void
  ) {
    coverage(of: text, in: font).withBytes(body)
  }
}

extension Coverage {
  /// Hands on the bytes, their count in a row, and the size; nothing where nothing is inked.
  func withBytes(_ body: (UnsafePointer<UInt8>, Int, PixelSize) -> Void) {
    let size = PixelSize(width: metrics.ink.width, height: metrics.ink.height)
    bytes.withUnsafeBufferPointer { buffer in
      if let start = buffer.baseAddress, !buffer.isEmpty { body(start, size.width, size) }
    }
  }
}
