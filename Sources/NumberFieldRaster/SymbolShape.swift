import NumberField

/// A symbol's strokes within a rectangle: lines of whole pixels' width, in the middle, as large as they fit.
///
/// Each row of pixels is crossed by 16 lines, and each line is inked in a few stretches from left to right. All
/// lengths are in 32nds of a pixel: the places that are looked at, 16 in each pixel, stand at the odd ones.
struct SymbolShape {
  private static let pixel = 32

  private let kind: SceneItem.Symbol.Kind
  /// The shape's own corner within the rectangle, and its size.
  private let left: Int
  private let top: Int
  private let width: Int
  private let height: Int
  /// How thick the strokes are.
  private let stroke: Int

  /// Fits the symbol into a rectangle of whole pixels.
  init(_ kind: SceneItem.Symbol.Kind, width: Int, height: Int) {
    // The backspace was measured: 123 wide where it is 70 high, strokes a little under a tenth of the height.
    let (across, down, thinness) =
      switch kind {
      case .backspace: (123, 70, 106)
      case .done: (70, 50, 90)
      case .next: (60, 50, 100)
      }
    var columns = max(0, min(width, ImageCache.longestSide))
    var rows = max(0, min(height, ImageCache.longestSide))
    if columns * down > rows * across {
      columns = (rows * across + down / 2) / down
    } else {
      rows = min(rows, (columns * down + across / 2) / across)
    }
    let thickness = max(1, (rows * 10 + thinness / 2) / thinness)
    // A shaft in the middle stands on whole pixels where it leaves as many above it as below.
    if kind == .next, (rows - thickness) & 1 == 1, rows > 1 { rows -= 1 }
    self.kind = kind
    self.width = columns * SymbolShape.pixel
    self.height = rows * SymbolShape.pixel
    left = (width - columns) / 2 * SymbolShape.pixel
    top = (height - rows) / 2 * SymbolShape.pixel
    stroke = thickness * SymbolShape.pixel
    slanted = squareRoot(2 * stroke * stroke)
  }

  /// How much of a line from left to right a stroke at 45° covers: √2 of its thickness.
  private let slanted: Int

  /// Adds the inked places of one row of pixels to `counts`, one for each pixel from `first` on: 256 is all ink.
  func count(row: Int, first: Int, into counts: UnsafeMutableBufferPointer<Int>) {
    for line in 0..<16 {
      let y = row * SymbolShape.pixel + 2 * line + 1 - top
      guard y > 0, y < height else { continue }
      var inked = 0
      stretches(at: y) { start, end in
        let from = max(start, inked)
        let to = min(end, width)
        guard from < to else { return }
        inked = to
        SymbolShape.add(from: (left + from) >> 1 - first * 16, to: (left + to) >> 1 - first * 16, counts)
      }
    }
  }

  /// Adds the places `from..<to` to the pixels in which they are.
  private static func add(from: Int, to: Int, _ counts: UnsafeMutableBufferPointer<Int>) {
    let start = max(0, from)
    let end = min(to, counts.count * 16)
    guard start < end else { return }
    for pixel in start / 16...(end - 1) / 16 {
      counts[pixel] += min(end, pixel * 16 + 16) - max(start, pixel * 16)
    }
  }

  /// The stretches of ink on the line at `y`, in order of where they start; they may overlap.
  private func stretches(at y: Int, _ body: (Int, Int) -> Void) {
    switch kind {
    case .backspace: backspace(at: y, body)
    case .done: tick(at: y, body)
    case .next: arrow(at: y, body)
    }
  }

  /// A box that points left, its point a right angle, and a cross through all of its body.
  private func backspace(at y: Int, _ body: (Int, Int) -> Void) {
    let fromMiddle = abs(y - height / 2)
    let fromEdge = height / 2 - fromMiddle
    if fromEdge < stroke { return body(fromMiddle, width) }
    let middle = (height / 2 + width) / 2
    let reach = slanted / 2
    body(fromMiddle, fromMiddle + slanted)
    body(middle - fromMiddle - reach, middle - fromMiddle + reach)
    body(middle + fromMiddle - reach, middle + fromMiddle + reach)
    body(width - stroke, width)
  }

  /// A short stroke down to the right and one of twice its length up from there.
  private func tick(at y: Int, _ body: (Int, Int) -> Void) {
    let reach = slanted / 2
    let leg = max(0, min((width - reach) / 3, (height - reach * 3 / 2) / 2))
    let x = (width - 3 * leg - reach) / 2 + leg + reach / 2
    let bottom = (height + 2 * leg - reach / 2) / 2
    let sum = x + bottom
    let difference = x - bottom
    let short = max(difference + y - reach, sum - 2 * leg - y)
    let shortEnd = min(difference + y + reach, sum + reach - y)
    let long = max(sum - reach - y, difference + y - reach)
    let longEnd = min(sum + reach - y, difference + y + 4 * leg)
    if short <= long {
      body(short, shortEnd)
      body(long, longEnd)
    } else {
      body(long, longEnd)
      body(short, shortEnd)
    }
  }

  /// A shaft with a head of two slanting strokes.
  private func arrow(at y: Int, _ body: (Int, Int) -> Void) {
    let fromMiddle = abs(y - height / 2)
    if fromMiddle < stroke / 2 { return body(0, width - fromMiddle) }
    // The strokes of the head end at right angles.
    body(max(width - fromMiddle - slanted, width + fromMiddle - height), width - fromMiddle)
  }
}

extension SymbolShape {
  /// How much of a pixel is ink, 0...255, for a count of places that are.
  @inline(__always)
  static func coverage(_ count: Int) -> Int { (count * 255 + 128) >> 8 }
}
