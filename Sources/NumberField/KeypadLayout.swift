/// Where the cells of a pad stand, in pixels: a pure function of its rows and its rectangle.
///
/// The pad is a sheet of the border's colour on which the cells lie; what they leave open are the lines between them
/// and above them.
struct KeypadLayout: Equatable {
  /// A key's place in a pad, and its rectangle.
  struct Cell: Equatable {
    var rect: PixelRect
    var group: Group
    var index: Int
  }

  /// Which list of the pad a key is in.
  enum Group: Equatable {
    case row(Int)
    case accessoryRow
    case accessoryColumn
  }

  private(set) var cells: [Cell] = []
  /// Pixels that a key is wide at least, where there is room.
  private let least: Int

  /// Lays out `keypad` in `rect` with lines of `line` pixels.
  ///
  /// Keys narrower than `least` pixels, and an accessory row lower than that, take from the others, as long as there is
  /// room for all.
  init(_ keypad: Keypad, in rect: PixelRect, line: Int, least: Int = 0) {
    self.least = least
    var area = rect
    area.top += Int32(clamping: min(line, rect.height))
    if !keypad.accessoryRow.isEmpty {
      // Lower than a row of the pad: a quarter less.
      let share = 0.75 / (Double(keypad.rows.count) + 0.75)
      var height = Int(pixels: Double(area.height + line) * share) - line
      if height < least && hasRoom(keypad.rows.count + 1, in: area.height, line) { height = least }
      let strip = PixelRect(x: area.x, y: area.y, width: area.width, height: max(0, height))
      add(keypad.accessoryRow, .accessoryRow, in: strip, isColumn: false, line)
      area.top = min(area.bottom, strip.bottom + Int32(clamping: line))
    }
    if !keypad.accessoryColumn.isEmpty {
      let columns = (keypad.rows.first ?? []).reduce(1) { $0 + $1.span }
      var width = Int(pixels: Double(area.width + line) / columns) - line
      let most = keypad.rows.reduce(0) { max($0, $1.count) } + 1
      if width < least && hasRoom(most, in: area.width, line) { width = least }
      let strip = PixelRect(
        x: area.x + area.width - width, y: area.y, width: max(0, width), height: area.height)
      add(keypad.accessoryColumn, .accessoryColumn, in: strip, isColumn: true, line)
      area.right = max(area.left, strip.left - Int32(clamping: line))
    }
    for row in keypad.rows.indices {
      let span = Self.part(row, row + 1, of: keypad.rows.count, length: area.height, line: line)
      let strip = PixelRect(x: area.x, y: area.y + span.lowerBound, width: area.width, height: span.count)
      add(keypad.rows[row], .row(row), in: strip, isColumn: false, line)
    }
  }

  private mutating func add(_ keys: [Key], _ group: Group, in strip: PixelRect, isColumn: Bool, _ line: Int) {
    let length = isColumn ? strip.height : strip.width
    let spans = self.spans(of: keys, in: length, line)
    let total = spans.reduce(0, +)
    var before = 0.0
    for index in keys.indices {
      let after = before + spans[index]
      let span = Self.part(before, after, of: total, length: length, line: line)
      let rect =
        isColumn
        ? PixelRect(x: strip.x, y: strip.y + span.lowerBound, width: strip.width, height: span.count)
        : PixelRect(x: strip.x + span.lowerBound, y: strip.y, width: span.count, height: strip.height)
      cells.append(Cell(rect: rect, group: group, index: index))
      before = after
    }
  }

  /// Whether so many keys of the least size stand side by side in `length` pixels.
  private func hasRoom(_ count: Int, in length: Int, _ line: Int) -> Bool {
    least > 0 && least <= length && count <= (length + line) / (least + line)
  }

  /// The keys' own shares of a row; where one would be too small, pixels with their lines: the small ones get the least,
  /// the others share what is left as they would have shared all.
  private func spans(of keys: [Key], in length: Int, _ line: Int) -> [Double] {
    let own = keys.map(\.span)
    guard hasRoom(keys.count, in: length, line) else { return own }
    let enough = Double(least + line)
    var spans = own
    var isSmall = [Bool](repeating: false, count: own.count)
    while true {
      // Those that are small already stay so: each round finds one more of them, or is the last.
      let taken = isSmall.reduce(0) { $1 ? $0 + enough : $0 }
      let total = zip(own, isSmall).reduce(0) { $1.1 ? $0 : $0 + $1.0 }
      var isDone = true
      for index in own.indices where !isSmall[index] {
        spans[index] = (Double(length + line) - taken) * own[index] / total
        if spans[index] < enough {
          isSmall[index] = true
          isDone = false
        }
      }
      for index in own.indices where isSmall[index] { spans[index] = enough }
      if isDone { return isSmall.contains(true) ? spans : own }
    }
  }

  /// The pixels from `start` to `end` of `total` shares, with a line after each share but the last.
  private static func part(_ start: Int, _ end: Int, of total: Int, length: Int, line: Int) -> Range<Int> {
    part(Double(start), Double(end), of: Double(total), length: length, line: line)
  }

  private static func part(_ start: Double, _ end: Double, of total: Double, length: Int, line: Int) -> Range<
    Int
  > {
    let whole = Double(length + line)
    let first = Int(pixels: whole * start / total)
    let last = Int(pixels: whole * end / total) - line
    return first..<max(first, last)
  }
}
