import NumberField

/// Shaped texts that were drawn, by font and text.
struct TextShelf {
  private var entries: [(font: UInt16, text: String, coverage: Coverage)] = []
  private var index = HashIndex()
  /// What the texts on it cost to keep, in bytes.
  private(set) var bytes = 0

  subscript(font: SceneFont, text: String) -> Coverage? {
    let hash = TextShelf.hash(font.index, text)
    return index.place(hash: hash) { entries[$0].font == font.index && entries[$0].text == text }
      .map { entries[$0].coverage }
  }

  /// Puts up a text that is not there yet.
  mutating func add(_ coverage: Coverage, of text: String, in font: SceneFont, cost: Int) {
    entries.append((font.index, text, coverage))
    index.append(hash: TextShelf.hash(font.index, text))
    bytes += cost
  }

  private static func hash(_ font: UInt16, _ text: String) -> Int {
    var hasher = Hasher()
    hasher.combine(font)
    hasher.combine(text)
    return hasher.finalize()
  }
}
