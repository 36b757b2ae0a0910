/// Where a field's three labels stand, in pixels across: a pure function of how wide they are.
///
/// The labels stand in a row with a gap between them (also around an empty one; a hidden one, nil, leaves the row) and a
/// margin at either end. The value gives way when there is no room, down to its `least`; after that the affix that
/// would stretch does, so that labels never lie on each other.
struct FieldLayout: Equatable {
  /// The left edge of the prefix's text.
  var prefix = 0
  /// How wide the prefix's text may be.
  var prefixWidth = 0
  /// The left edge of the value's room.
  var value = 0
  /// How wide the value may be.
  var valueWidth = 0
  /// The left edge of the suffix's text.
  var suffix = 0
  /// How wide the suffix's text may be.
  var suffixWidth = 0

  /// What the row is made of.
  struct Row {
    /// The field's edges.
    var left: Int
    var right: Int
    /// From the field's edge to the first and the last label.
    var margin: Int
    /// Between labels.
    var gap: Int
    /// Widths of the texts.
    var prefix: Int?
    var value: Int?
    var suffix: Int?
    /// What the value keeps when the others take all.
    var least = 0
    var alignment: NumberFieldAlignment
    var sticks: Bool
  }

  init(_ row: Row) {
    let left = row.left + row.margin
    let right = row.right - row.margin
    // Without a value one of its two gaps goes too, so that prefix and suffix stand a single gap apart.
    let both = row.value == nil && row.prefix != nil && row.suffix != nil ? row.gap : 0
    let gaps = (row.prefix == nil ? 0 : row.gap) + (row.suffix == nil ? 0 : row.gap) - both
    let affixes = max(0, right - left - gaps - (row.value == nil ? 0 : row.least))
    prefixWidth = row.prefix ?? 0
    suffixWidth = row.suffix ?? 0
    if prefixWidth + suffixWidth > affixes {
      switch row.alignment {
      case .left:
        prefixWidth = min(prefixWidth, affixes)
        suffixWidth = affixes - prefixWidth
      case .right:
        suffixWidth = min(suffixWidth, affixes)
        prefixWidth = affixes - suffixWidth
      }
    }
    let before = row.prefix == nil ? 0 : prefixWidth + row.gap
    let after = row.suffix == nil ? 0 : suffixWidth + row.gap
    valueWidth = max(0, right - left - before - after)
    let width = min(row.value ?? 0, valueWidth)
    switch row.alignment {
    case .left:
      prefix = left
      value = left + before
      suffix = row.sticks ? right - suffixWidth : value + width + row.gap - both
      if row.value == nil && row.prefix == nil && !row.sticks { suffix = left }
    case .right:
      suffix = right - suffixWidth
      value = right - after - width
      prefix = row.sticks ? left : value - before + both
      if row.value == nil && row.suffix == nil && !row.sticks { prefix = right - prefixWidth }
    }
  }
}
