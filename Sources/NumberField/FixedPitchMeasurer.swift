/// Measures text as if every character were a block of the same width: for screens that nobody draws.
///
/// A character is 0.6 em wide and paints 0.5 em by 0.7 em on the baseline; spaces paint nothing.
///
/// ```swift
/// let screen = Screen()                          // measures so until a window or an output gives it fonts
/// screen.measurer = FixedPitchMeasurer()
/// ```
@MainActor
public final class FixedPitchMeasurer: TextMeasurer {
  /// Makes a measurer.
  public init() {}

  private func em(_ font: SceneFont) -> Int { font.descriptor.size64 }

  /// A line reaches 0.95 em above and 0.25 em below its baseline.
  public func lineMetrics(of font: SceneFont) -> LineMetrics {
    LineMetrics(ascent: (em(font) * 95 / 100 + 32) / 64, descent: (em(font) * 25 / 100 + 32) / 64)
  }

  /// The block of one character.
  public func glyphMetrics(of scalar: Unicode.Scalar, in font: SceneFont) -> GlyphMetrics {
    block(1, isBlank: scalar.properties.isWhitespace, font)
  }

  /// The blocks of a text's characters.
  public func textMetrics(of text: String, in font: SceneFont) -> GlyphMetrics {
    block(text.count, isBlank: text.allSatisfy(\.isWhitespace), font)
  }

  private func block(_ count: Int, isBlank: Bool, _ font: SceneFont) -> GlyphMetrics {
    let em = self.em(font)
    let advance = (em * 6 / 10 + 32) / 64
    let side = advance / 12
    let height = (em * 7 / 10 + 32) / 64
    let ink = PixelRect(x: side, y: -height, width: max(0, count * advance - 2 * side), height: height)
    return GlyphMetrics(advance: count * advance, ink: isBlank ? .empty : ink)
  }
}
