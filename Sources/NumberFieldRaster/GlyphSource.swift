public import NumberField

/// Whoever knows what letters look like: the fonts of a machine, or a few shapes made up by a test.
///
/// Coverage says how much of each pixel is ink, 0 (none) to 255 (all of it), row by row, for exactly the ink
/// rectangle that `TextMeasurer` reports for the same text. A source that has nothing to show does not call `body`.
/// Asked once for each text, font and pair of colours, as long as the painter remembers the answer.
///
/// ```swift
/// final class Blocks: GlyphSource {
///   typealias Body = (UnsafePointer<UInt8>, Int, PixelSize) -> Void
///
///   func withCoverage(of scalar: Unicode.Scalar, in font: SceneFont, _ body: Body) { block(body) }
///   func withCoverage(of text: String, in font: SceneFont, _ body: Body) { block(body) }
///
///   private func block(_ body: Body) {
///     [UInt8](repeating: 255, count: 12).withUnsafeBufferPointer { bytes in
///       if let base = bytes.baseAddress { body(base, 3, PixelSize(width: 3, height: 4)) }
///     }
///   }
/// }
/// ```
@MainActor
public protocol GlyphSource: AnyObject {
  /// Hands the coverage of one plain glyph to `body`: its first byte, the bytes from row to row, its size in pixels.
  func withCoverage(
    of scalar: Unicode.Scalar, in font: SceneFont,
    _ body: (_ coverage: UnsafePointer<UInt8>, _ stride: Int, _ size: PixelSize) -> Void)

  /// Hands the coverage of a shaped text to `body`: its first byte, the bytes from row to row, its size in pixels.
  func withCoverage(
    of text: String, in font: SceneFont,
    _ body: (_ coverage: UnsafePointer<UInt8>, _ stride: Int, _ size: PixelSize) -> Void)
}
