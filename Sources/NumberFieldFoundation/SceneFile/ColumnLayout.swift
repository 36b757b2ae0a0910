internal import NumberField

/// The column in which fields stand that have no place of their own: rows below each other, as wide as the
/// window leaves them.
struct ColumnLayout {
  private var left = 32.0
  private var right = 32.0
  private var spacing = 16.0
  private var columnSpacing = 16.0
  private var sectionSpacing = 32.0
  private var rowHeight = 40.0
  private var titleHeight = 24.0
  /// Where the next row begins.
  private var top = 36.0
  /// What was put in so far ends here.
  private var bottom: Double?

  /// Reads a file's measures.
  init(_ layout: JSONValue?) {
    func read(_ key: String, _ measure: inout Double) {
      if let number = layout?[key]?.number { measure = number }
    }
    read("spacing", &spacing)
    read("columnSpacing", &columnSpacing)
    read("sectionSpacing", &sectionSpacing)
    read("rowHeight", &rowHeight)
    read("titleHeight", &titleHeight)
    if let all = layout?["margins"]?.number { (left, right, top) = (all, all, all) }
    let margins = layout?["margins"]
    if let number = margins?["left"]?.number { left = number }
    if let number = margins?["right"]?.number { right = number }
    if let number = margins?["top"]?.number { top = number }
  }

  /// Leaves room above a section, where something stands above it.
  mutating func beginSection() {
    if let bottom { top = bottom + sectionSpacing }
  }

  /// The pins of a title over the whole width.
  mutating func title() -> [PinRecipe] {
    defer { end(at: top + titleHeight) }
    return [
      PinRecipe(part: .left, distance: left), PinRecipe(part: .right, distance: right),
      PinRecipe(part: .top, distance: top), PinRecipe(part: .height, distance: titleHeight),
    ]
  }

  /// The pins of fields side by side, each with its share of the width.
  ///
  /// With margins, gaps and W the window's width a field begins at `left` + gaps before it + its part of what
  /// remains, which is a fraction of W and a distance: pins can say that, so that the fields follow the
  /// window by themselves.
  mutating func row(shares: [Double], heights: [Double?]) -> [[PinRecipe]] {
    let total = shares.reduce(0, +)
    let taken = left + right + columnSpacing * Double(shares.count - 1)
    var before = 0.0
    var row: [[PinRecipe]] = []
    for (index, share) in shares.enumerated() {
      let start = before / total
      before += share
      let end = index == shares.count - 1 ? 1 : before / total
      let gaps = left + columnSpacing * Double(index)
      let first = PinRecipe(
        part: .left, distance: gaps - start * taken, origin: start == 0 ? .own : .screen(start))
      let last = PinRecipe(
        part: .right, distance: end * taken - gaps, origin: end == 1 ? .own : .screen(end))
      row.append([
        first, last, PinRecipe(part: .top, distance: top),
        PinRecipe(part: .height, distance: heights[index] ?? rowHeight),
      ])
    }
    end(at: top + (heights.map { $0 ?? rowHeight }.max() ?? rowHeight))
    return row
  }

  private mutating func end(at bottom: Double) {
    self.bottom = bottom
    top = bottom + spacing
  }
}
