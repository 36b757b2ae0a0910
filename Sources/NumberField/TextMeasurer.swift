/// Whoever knows how much room text takes: fonts on a real machine, a table in a test.
///
/// Everything is in whole pixels of the font's own size, so that what is measured is what is drawn. Answers never
/// change while the process runs; they are asked for at every layout and have to be cheap after the first time.
///
/// ```swift
/// let room = screen.measurer.textMetrics(of: "LENGTH", in: SceneFont(.systemFont(ofSize: 17), scale: 1))
/// print(room.advance)                            // pixels from the pen's start to its end
/// ```
@MainActor
public protocol TextMeasurer: AnyObject {
  /// The height of a line of text.
  func lineMetrics(of font: SceneFont) -> LineMetrics
  /// The room of one plain glyph (a digit, a separator, a sign, "…"), drawn by itself.
  func glyphMetrics(of scalar: Unicode.Scalar, in font: SceneFont) -> GlyphMetrics
  /// The room of a shaped text.
  func textMetrics(of text: String, in font: SceneFont) -> GlyphMetrics
}

/// How far a font's lines reach, in pixels.
///
/// ```swift
/// let line = screen.measurer.lineMetrics(of: SceneFont(.systemFont(ofSize: 17), scale: 1))
/// print(line.ascent, line.height)
/// ```
public struct LineMetrics: Hashable, Sendable {
  /// Pixels from the line's top to the baseline.
  public var ascent: Int
  /// Pixels from the baseline to the line's bottom, positive.
  public var descent: Int
  /// The height of a line.
  public var height: Int { ascent + descent }

  /// Makes metrics from the parts above and below the baseline.
  public init(ascent: Int, descent: Int) {
    self.ascent = ascent
    self.descent = descent
  }
}

/// How much room a glyph or a shaped text takes, in pixels.
///
/// ```swift
/// let seven = screen.measurer.glyphMetrics(of: "7", in: SceneFont(.systemFont(ofSize: 17), scale: 1))
/// print(seven.advance, seven.ink)
/// ```
public struct GlyphMetrics: Hashable, Sendable {
  /// Where the next glyph's pen stands, from this one's pen.
  public var advance: Int
  /// What it paints, from the pen on the baseline: `top` is negative above the baseline. Empty for a space.
  public var ink: PixelRect

  /// Makes metrics from an advance and the painted rectangle.
  public init(advance: Int, ink: PixelRect) {
    self.advance = advance
    self.ink = ink
  }
}
