import NumberField

/// How a box's edge meets the grid of pixels: how much of each pixel is border, and how much is inside of it.
///
/// A pixel is looked at in 16 × 16 places. Radius and width are rounded to sixteenths of a pixel, so that straight
/// edges come out exact (half a pixel of border covers half of a pixel) and meet the round corners without a seam.
/// All four corners are the same one, mirrored: columns and rows count from the nearest edge.
struct BoxCorner {
  /// The radius of the outer edge in sixteenths of a pixel, no more than half the shorter side.
  let radius: Int
  /// The border's width in sixteenths of a pixel, no more than half the shorter side.
  let border: Int
  /// Columns, and rows, that the corner takes; what comes after them is straight edge.
  let size: Int
  /// Whether the last column is the box's middle one, shared with the mirrored corner.
  let isWidthTwiceLessOne: Bool
  /// Whether the last row is the box's middle one, shared with the mirrored corner.
  let isHeightTwiceLessOne: Bool

  /// Makes the corner of a box that is not empty.
  init(_ box: SceneItem.Box) {
    let half = min(box.rect.width, box.rect.height) * 8
    radius = min(max(0, (Int(box.radius64) + 2) / 4), half)
    border = min(max(0, (Int(box.borderWidth64) + 2) / 4), half)
    size = (max(radius, border) + 15) / 16
    isWidthTwiceLessOne = box.rect.width == 2 * size - 1
    isHeightTwiceLessOne = box.rect.height == 2 * size - 1
  }

  /// Columns that a straight border takes.
  var borderSize: Int { (border + 15) / 16 }

  /// Where the shape begins in each of the 16 lines of one row of pixels, in sixteenths from the box's edge.
  struct Row {
    fileprivate var outer = InlineArray<16, Int>(repeating: 0)
    fileprivate var inner = InlineArray<16, Int>(repeating: 0)
  }

  /// The lines of a row; rows from `size` on are all the same.
  func row(_ row: Int) -> Row {
    var lines = Row()
    let isMiddle = isHeightTwiceLessOne && row == size - 1
    for line in 0..<16 {
      let y = row * 16 + (isMiddle && line > 7 ? 15 - line : line)
      lines.outer[line] = start(ofLine: y, inset: 0)
      lines.inner[line] = y < border ? Int.max : start(ofLine: y, inset: border)
    }
    return lines
  }

  /// The first place inside, on line `y`, of the shape whose edge runs `inset` sixteenths within the outer edge.
  private func start(ofLine y: Int, inset: Int) -> Int {
    let reach = radius - inset
    if reach <= 0 || y >= radius { return inset }
    // Places stand in the middle of sixteenths: count in halves of them.
    let rise = 2 * (radius - y) - 1
    return (2 * radius - squareRoot(4 * reach * reach - rise * rise)) >> 1
  }

  /// What a pixel gets of fill and border, 0...255 each, in one word: fill below, border in the byte above.
  ///
  /// First the fill is mixed over what is beneath, then the border over that. The fill's share is that of the
  /// pixel without the border: so the two together leave no gap, and no fill shines out beyond the border.
  func shares(column: Int, of row: borrowing Row) -> UInt32 {
    var outer = 0
    var inner = 0
    if isWidthTwiceLessOne && column == size - 1 {
      for line in 0..<16 {
        outer += 2 * places(from: row.outer[line], first: column * 16, count: 8)
        inner += 2 * places(from: row.inner[line], first: column * 16, count: 8)
      }
    } else {
      for line in 0..<16 {
        outer += places(from: row.outer[line], first: column * 16, count: 16)
        inner += places(from: row.inner[line], first: column * 16, count: 16)
      }
    }
    let edge = outer - inner
    let rest = 256 - edge
    let fill = inner == 0 ? 0 : (inner * 255 + rest / 2) / rest
    return UInt32((edge * 255 + 128) / 256) << 8 | UInt32(fill)
  }

  /// How many of `count` places, from `first` on, are not before `start`.
  @inline(__always)
  private func places(from start: Int, first: Int, count: Int) -> Int {
    min(count, max(0, first + count - min(start, first + count)))
  }

  /// The shares of all columns and rows up to `size`, the last of each standing for all straight ones.
  func draw(into image: Image) {
    for row in 0...size {
      let lines = self.row(row)
      for column in 0...size {
        image.pixels[row * image.width + column] = shares(column: column, of: lines)
      }
    }
  }
}

/// The largest whole number whose square is no more than `value`.
func squareRoot(_ value: Int) -> Int {
  guard value > 0 else { return 0 }
  var root = 0
  var rest = value
  var bit = 1 << ((Int.bitWidth - 1 - value.leadingZeroBitCount) & ~1)
  while bit != 0 {
    if rest >= root + bit {
      rest -= root + bit
      root = root >> 1 + bit
    } else {
      root >>= 1
    }
    bit >>= 2
  }
  return root
}
