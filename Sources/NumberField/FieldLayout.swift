/// Where a field's three labels stand, in pixels across: a pure function of how wide they are.
///
/// The labels stand in a row with a gap between them (also around an empty one; a hidden one, nil, leaves the row) and a
/// margin at either end. Only the value gives way when there is no room; where nothing would be left of it, whoever draws
/// the labels cuts them.
struct FieldLayout: Equatable {
  /// The left edge of the prefix's text.
  var prefix = 0
  /// The left edge of the value's room.
  var value = 0
  /// How wide the value may be.
  var valueWidth = 0
  /// The left edge of the suffix's text.
  var suffix = 0
  /// How far prefix and suffix lie over each other.
  var overlap = 0

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
    var alignment: NumberFieldAlignment
    var sticks: Bool
  }

  init(_ row: Row) {
    let left = row.left + row.margin
    let right = row.right - row.margin
    let before = row.prefix.map { $0 + row.gap } ?? 0
    let after = row.suffix.map { $0 + row.gap } ?? 0
    valueWidth = max(0, right - left - before - after)
    overlap = max(0, before + after - (right - left))
    let width = min(row.value ?? 0, valueWidth)
    // Without a value one of its two gaps goes too, so that prefix and suffix stand a single gap apart.
    let both = row.value == nil && row.prefix != nil && row.suffix != nil ? row.gap : 0
    switch row.alignment {
    case .left:
      prefix = left
      value = left + before
      suffix = row.sticks ? right - (row.suffix ?? 0) : value + width + row.gap - both
      if row.value == nil && row.prefix == nil && !row.sticks { suffix = left }
    case .right:
      suffix = right - (row.suffix ?? 0)
      value = right - after - width
      prefix = row.sticks ? left : value - before + both
      if row.value == nil && row.suffix == nil && !row.sticks { prefix = right - (row.prefix ?? 0) }
    }
  }
}
