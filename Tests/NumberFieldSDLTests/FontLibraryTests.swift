import NumberField
import Testing

@testable import NumberFieldSDL

@MainActor
@Suite("Fonts: measuring and drawing")
struct FontLibraryTests {
  private func ink(_ coverage: Coverage) -> PixelRect { coverage.metrics.ink }

  @Test("Ten digits advance alike, also where the font's own do not", arguments: [13.0, 20, 25, 40, 60])
  func tabularDigits(pixels: Double) throws {
    let fonts = try Fonts.inter()
    let font = Fonts.font(pixels)
    let advances = Set("0123456789".unicodeScalars.map { fonts.glyphMetrics(of: $0, in: font).advance })
    #expect(advances.count == 1)
    let arabic = Set("٠١٢٣٤٥٦٧٨٩".unicodeScalars.map { fonts.glyphMetrics(of: $0, in: font).advance })
    #expect(arabic.count == 1)
    let advance = try #require(advances.first)
    for digit in "0123456789".unicodeScalars {
      let ink = fonts.glyphMetrics(of: digit, in: font).ink
      #expect(ink.left >= 0 && ink.right <= advance, "\(digit) stands inside its advance")
    }
  }

  @Test("Digits that are tabular stay where the font puts them")
  func tabularAlready() throws {
    let fonts = try Fonts.dejaVu()
    let one = fonts.glyphMetrics(of: "1", in: Fonts.font(20))
    #expect(one == GlyphMetrics(advance: 13, ink: PixelRect(left: 2, top: -15, right: 11, bottom: 0)))
  }

  @Test(
    "A glyph alone, and the same as a text, are the same pixels", arguments: ["8", "j", "Ä", "g", "…", "-"])
  func aloneAndAsText(text: String) throws {
    let fonts = try Fonts.dejaVu()
    let font = Fonts.font(31.5)
    let scalar = try #require(text.unicodeScalars.first)
    let alone = fonts.coverage(of: scalar, in: font)
    let shaped = fonts.coverage(of: text, in: font)
    #expect(alone.metrics.ink == shaped.metrics.ink)
    #expect(alone.bytes == shaped.bytes)
  }

  @Test(
    "Coverage is cropped to its ink, and fills it",
    arguments: ["LENGTH", "fi AV", "jÅ", "مرحبا", "e\u{301}", "日本"])
  func cropped(text: String) throws {
    let fonts = try Fonts.dejaVu()
    let coverage = fonts.coverage(of: text, in: Fonts.font(22))
    let ink = coverage.metrics.ink
    #expect(coverage.bytes.count == ink.area)
    #expect(ink.area > 0)
    let rows = (0..<ink.height).map { Array(coverage.bytes[($0 * ink.width)..<(($0 + 1) * ink.width)]) }
    #expect(rows.first?.contains { $0 != 0 } == true && rows.last?.contains { $0 != 0 } == true)
    #expect(rows.contains { $0.first != 0 } && rows.contains { $0.last != 0 })
    #expect(coverage.metrics.advance >= ink.right)
  }

  @Test("Strokes left of the pen keep their place")
  func negativeBearing() throws {
    let fonts = try Fonts.dejaVu()
    let font = Fonts.font(60)
    let alone = ink(fonts.coverage(of: "j", in: font))
    #expect(alone.left < 0)
    let behind = ink(fonts.coverage(of: "jl", in: font))
    #expect(behind.left == alone.left)
    #expect(behind.top == alone.top || behind.top < 0)
  }

  @Test("Nothing to draw is an empty box", arguments: ["", " ", "\u{200B}", "\n", "\u{0}", "\t\r\n"])
  func nothing(text: String) throws {
    let metrics = try Fonts.dejaVu().textMetrics(of: text, in: Fonts.font(20))
    #expect(metrics.ink.isEmpty)
    #expect(text.isEmpty || text == "\u{200B}" ? metrics.advance == 0 : metrics.advance > 0)
  }

  @Test("Control characters are spaces, line ends one")
  func controls() throws {
    let fonts = try Fonts.dejaVu()
    let font = Fonts.font(20)
    let expected = fonts.coverage(of: "a b c", in: font)
    let got = fonts.coverage(of: "a\r\nb\u{7}c", in: font)
    #expect(got.metrics == expected.metrics && got.bytes == expected.bytes)
  }

  @Test("A character that no font has is a box; one that another font has is that font's")
  func fallback() throws {
    let inter = try Fonts.inter()
    let font = Fonts.font(20)
    #expect(!inter.regular.provides("\u{10A60}"))
    #expect(!inter.textMetrics(of: "\u{F0000}", in: font).ink.isEmpty)
    // DejaVu has Arabic, Inter does not.
    #expect(!inter.regular.provides("م"))
    #expect(!inter.textMetrics(of: "م", in: font).ink.isEmpty)
    #expect(inter.coverage(of: "م", in: font).bytes != inter.coverage(of: "\u{F0000}", in: font).bytes)
  }

  @Test("Sizes are exact to the 64th of a pixel, and lines grow with them")
  func fractionalSizes() throws {
    let fonts = try Fonts.dejaVu()
    let text = String(repeating: "M", count: 100)
    let widths = stride(from: 20.0, through: 21, by: 0.125).map {
      fonts.textMetrics(of: text, in: Fonts.font($0)).advance
    }
    #expect(widths == widths.sorted() && Set(widths).count == widths.count)
    #expect(fonts.lineMetrics(of: Fonts.font(20)) == LineMetrics(ascent: 19, descent: 5))
    #expect(fonts.lineMetrics(of: Fonts.font(40)).height > fonts.lineMetrics(of: Fonts.font(20)).height)
  }

  @Test("Very long texts are cut, very large ones drawn or left empty")
  func extremes() throws {
    let fonts = try Fonts.dejaVu()
    let long = String(repeating: "8", count: 1 << 20)
    let cut = fonts.textMetrics(of: long, in: Fonts.font(10))
    let whole = fonts.textMetrics(
      of: String(repeating: "8", count: FontLibrary.longestText), in: Fonts.font(10))
    #expect(cut == whole)
    #expect(fonts.textMetrics(of: "8", in: Fonts.font(1e9)).advance > 0)
    #expect(fonts.textMetrics(of: "8", in: Fonts.font(-1)).advance >= 0)
  }

  @Test("What was drawn once is not drawn again, and stays within the budget")
  func memory() throws {
    let fonts = try Fonts.dejaVu()
    let font = Fonts.font(20)
    _ = fonts.coverage(of: "LENGTH", in: font)
    _ = fonts.coverage(of: "7", in: font) as Coverage
    let before = fonts.rasterizations
    _ = fonts.coverage(of: "LENGTH", in: font)
    _ = fonts.textMetrics(of: "LENGTH", in: font)
    #expect(fonts.rasterizations == before)
    let first = fonts.textMetrics(of: "0 kg", in: Fonts.font(10))
    for size in 10..<210 {
      let font = Fonts.font(Double(size))
      for digit in "0123456789".unicodeScalars { _ = fonts.glyphMetrics(of: digit, in: font) }
      _ = fonts.textMetrics(of: "\(size) kg", in: font)
      #expect(fonts.bytesKept <= FontLibrary.budget)
    }
    #expect(fonts.textMetrics(of: "0 kg", in: Fonts.font(10)) == first)
  }
}
