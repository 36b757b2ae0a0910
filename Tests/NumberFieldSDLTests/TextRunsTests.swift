import Testing

@testable import NumberFieldSDL

@Suite("Texts cut into runs")
struct TextRunsTests {
  private func runs(_ text: String) -> [String] {
    TextRuns.split(text).map { ($0.direction == .leftToRight ? "→" : "←") + $0.script.tag + ":" + $0.text }
  }

  @Test(
    "From left to right",
    arguments: [
      ("", []),
      ("LENGTH (cm)", ["→Latn:LENGTH (cm)"]),
      ("m² ü", ["→Latn:m² ü"]),
      ("€ 12", ["→Zyyy:€ 12"]),
      ("Ω м", ["→Grek:Ω ", "→Cyrl:м"]),
      ("नमस्ते", ["→Deva:नमस्ते"]),
      ("שלום", ["←Hebr:שלום"]),
      ("مرحبا 12.5", ["→Arab:12.5", "←Arab:مرحبا "]),
      ("abc שלום def", ["→Latn:abc ", "←Hebr:שלום", "→Hebr: ", "→Latn:def"]),
      ("abc א ב def", ["→Latn:abc ", "←Hebr:א ב", "→Hebr: ", "→Latn:def"]),
    ] as [(String, [String])])
  func split(text: String, expected: [String]) {
    #expect(runs(text) == expected)
  }

  @Test(
    "Nothing of a text is lost",
    arguments: ["a\u{301}ب12,5ج!", "👍🏽 א\u{200F}1", "\u{202E}abc\u{202C}", "٫٬/:"])
  func lossless(text: String) {
    #expect(TextRuns.split(text).map(\.text).joined().unicodeScalars.sorted() == text.unicodeScalars.sorted())
  }
}
