/// Where the characters of a field's value stand, in pixels: a pure function of how wide they are.
///
/// A text that fits stands as it is. One that does not is set smaller, down to half; if that is not enough, whole
/// characters are left out and "…" stands for them: at the end while nobody edits, else on each side that is cut, so
/// that the caret stays in sight.
struct ValueLine: Equatable {
  /// `edges[i]` is the left edge of character `i` in the whole text, `edges[count]` the right edge of the last.
  private(set) var edges: [Int] = [0]
  /// A character, and its room.
  struct Glyph: Equatable {
    var scalar: Unicode.Scalar
    var metrics: GlyphMetrics
  }

  /// The font in which they were measured; nil where that is not known.
  private(set) var font: SceneFont?
  /// While characters are taken in: how many of those that were there before can be the same.
  private var knows = 0

  /// The selected characters, empty where the caret stands, and where that is.
  var selection = 0..<0
  var caret = 0

  /// All characters of the text.
  private(set) var glyphs: [Glyph] = []
  /// The characters that are drawn.
  private(set) var visible = 0..<0
  /// Whether "…" stands before and behind them.
  private(set) var isCutBefore = false
  private(set) var isCutAfter = false
  /// How wide "…" is.
  private(set) var ellipsis = 0
  /// Where the first visible thing starts, in pixels of the screen; set when the row is laid out.
  var left = 0

  /// How wide the whole text is.
  var fullWidth: Int { edges[edges.count - 1] }
  /// How wide what is visible is, with its "…".
  var width: Int {
    edges[visible.upperBound] - edges[visible.lowerBound] + (isCutBefore ? ellipsis : 0)
      + (isCutAfter ? ellipsis : 0)
  }

  /// Takes in `count` characters; everything is visible.
  mutating func measure(count: Int, _ glyph: (Int) -> Glyph) {
    begin(in: nil)
    for index in 0..<count {
      let glyph = glyph(index)
      take(glyph.scalar, at: index) { glyph.metrics }
    }
    end(count)
  }

  /// Begins to take in characters of a font: those that stand where they stood are known already.
  mutating func begin(in font: SceneFont?) {
    knows = font != nil && font == self.font ? glyphs.count : 0
    self.font = font
  }

  /// Takes in the character at `index`, after those before it.
  @inline(__always)
  mutating func take(_ scalar: Unicode.Scalar, at index: Int, _ metrics: () -> GlyphMetrics) {
    // What took no room could not be measured then: it is asked for again.
    if index < knows, glyphs[index].scalar == scalar, glyphs[index].metrics.advance != 0 { return }
    let glyph = Glyph(scalar: scalar, metrics: metrics())
    // What is there is written over, which is quicker than taking it out first.
    if index < glyphs.count {
      glyphs[index] = glyph
    } else {
      glyphs.append(glyph)
      edges.append(0)
    }
    edges[index + 1] = edges[index] + glyph.metrics.advance
    // Another width moves what follows.
    knows = min(knows, index)
  }

  /// Ends with the last of `count` characters; everything is visible.
  mutating func end(_ count: Int) {
    while glyphs.count > count {
      glyphs.removeLast()
      edges.removeLast()
    }
    visible = 0..<count
    isCutBefore = false
    isCutAfter = false
  }

  /// Leaves out characters until the rest is no wider than `room`, with `caret` in sight (nil: cut at the end).
  mutating func cut(to room: Int, caret: Int?, ellipsis: Int) {
    let count = edges.count - 1
    self.ellipsis = ellipsis
    guard fullWidth > room else { return }
    guard let caret, caret > lastShown(from: 0, in: room - ellipsis) else {
      isCutAfter = true
      visible = 0..<lastShown(from: 0, in: room - ellipsis)
      return
    }
    isCutBefore = true
    let tail = firstShown(to: count, in: room - ellipsis)
    if caret >= tail {
      visible = tail..<count
      return
    }
    // In the middle: the caret stands behind what fits before it, with the rest of the room kept for "…" behind.
    isCutAfter = true
    let first = firstShown(to: caret, in: room - 2 * ellipsis)
    visible = first..<max(first, lastShown(from: first, in: room - 2 * ellipsis))
  }

  /// The end of the longest run of characters from `start` that is no wider than `room`.
  private func lastShown(from start: Int, in room: Int) -> Int {
    var end = start
    while end < edges.count - 1 && edges[end + 1] - edges[start] <= room { end += 1 }
    return end
  }

  /// The start of the longest run of characters up to `end` that is no wider than `room`.
  private func firstShown(to end: Int, in room: Int) -> Int {
    var start = end
    while start > 0 && edges[end] - edges[start - 1] <= room { start -= 1 }
    return start
  }

  /// Where the left edge of character `index` stands on the screen; those out of sight stand at the nearer end.
  func position(of index: Int) -> Int {
    let shown = min(max(index, visible.lowerBound), visible.upperBound)
    return left + (isCutBefore ? ellipsis : 0) + edges[shown] - edges[visible.lowerBound]
  }

  /// Between which characters a tap at pixel `x` puts the caret: the nearest edge of a visible one.
  func caret(nearest x: Int) -> Int {
    var best = visible.lowerBound
    for index in visible.lowerBound...visible.upperBound
    where abs(position(of: index) - x) <= abs(position(of: best) - x) {
      best = index
    }
    return best
  }
}
