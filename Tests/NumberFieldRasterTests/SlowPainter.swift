import NumberField
import NumberFieldRaster

/// The judge: every pixel by itself, every item from the bottom up, straight from what the items say.
///
/// No spans, no tables, no mirrored corners, nothing kept: slow, and too simple to share a fault with the painter.
@MainActor
struct SlowPainter {
  let font: TestFont

  func paint(_ scene: Scene) -> Bitmap {
    var bitmap = Bitmap(size: scene.size)
    for y in 0..<bitmap.size.height {
      for x in 0..<bitmap.size.width {
        var color = Color(argb: scene.background.argb | 0xFF00_0000)
        for piece in scene.pieces {
          for item in piece.items { color = pixel(item, x, y, over: color) }
        }
        bitmap[x, y] = color
      }
    }
    return bitmap
  }

  private func pixel(_ item: SceneItem, _ x: Int, _ y: Int, over beneath: Color) -> Color {
    guard contains(item.bounds, x, y) else { return beneath }
    switch item {
    case .fill(_, let color):
      return color.mixed(over: beneath)
    case .box(let box):
      return pixel(box, x, y, over: beneath)
    case .glyph(let glyph):
      let size = font.inkSize(of: glyph.scalar, in: glyph.font)
      let amount = coverage(size, glyph.scalar.value, x - glyph.rect.x, y - glyph.rect.y)
      return glyph.ink.mixed(over: glyph.paper, amount: amount)
    case .text(let run):
      let size = font.inkSize(of: run.text, in: run.font)
      let amount = coverage(size, TestFont.seed(run.text), x - run.rect.x, y - run.rect.y)
      return run.ink.mixed(over: run.paper, amount: amount)
    case .symbol(let symbol):
      let amount = SlowSymbol(symbol).coverage(x - symbol.rect.x, y - symbol.rect.y)
      return symbol.ink.mixed(over: symbol.paper, amount: UInt32(amount))
    }
  }

  private func contains(_ rect: PixelRect, _ x: Int, _ y: Int) -> Bool {
    x >= Int(rect.left) && x < Int(rect.right) && y >= Int(rect.top) && y < Int(rect.bottom)
  }

  private func coverage(_ size: PixelSize, _ seed: UInt32, _ x: Int, _ y: Int) -> UInt32 {
    x < size.width && y < size.height ? UInt32(TestFont.coverage(x: x, y: y, seed: seed)) : 0
  }

  // MARK: Boxes

  /// Counts 256 places of the pixel: those in the outer shape, and those in the one within the border.
  private func pixel(_ box: SceneItem.Box, _ x: Int, _ y: Int, over beneath: Color) -> Color {
    let width = box.rect.width * 32
    let height = box.rect.height * 32
    // Sixteenths of a pixel, counted in 32nds.
    let radius = min(max(0, (Int(box.radius64) + 2) / 4 * 2), min(width, height) / 2)
    let border = min(max(0, (Int(box.borderWidth64) + 2) / 4 * 2), min(width, height) / 2)
    let left = (x - box.rect.x) * 32
    let top = (y - box.rect.y) * 32
    let reach = max(radius, border) + 64
    var outer = 256
    var inner = 256
    if min(left, width - left, top, height - top) < reach {
      outer = 0
      inner = 0
      for line in 0..<16 {
        for place in 0..<16 {
          let px = left + 2 * place + 1
          let py = top + 2 * line + 1
          if isInside(px, py, width, height, radius) { outer += 1 }
          if isInside(
            px - border, py - border, width - 2 * border, height - 2 * border, max(0, radius - border))
          {
            inner += 1
          }
        }
      }
    }
    let edge = outer - inner
    let fillShare = inner == 0 ? 0 : (inner * 255 + (256 - edge) / 2) / (256 - edge)
    let borderShare = (edge * 255 + 128) / 256
    let whole = box.borderColor.mixed(over: box.fill.mixed(over: beneath))
    let border255 = box.borderColor.isOpaque ? box.borderColor : whole
    let filled = box.fill.mixed(over: beneath, amount: UInt32(fillShare))
    return borderShare == 0 ? filled : border255.mixed(over: filled, amount: UInt32(borderShare))
  }

  /// Whether a place lies in a round rectangle: no further from the rectangle of its corners' centres than the radius.
  private func isInside(_ x: Int, _ y: Int, _ width: Int, _ height: Int, _ radius: Int) -> Bool {
    guard x > 0, y > 0, x < width, y < height else { return false }
    let dx = max(radius - x, x - (width - radius), 0)
    let dy = max(radius - y, y - (height - radius), 0)
    return dx * dx + dy * dy <= radius * radius
  }
}

/// A symbol by its definition: 256 places of each pixel, each of them inside or outside of the strokes.
struct SlowSymbol {
  private let kind: SceneItem.Symbol.Kind
  private let left: Int
  private let top: Int
  private let width: Int
  private let height: Int
  private let stroke: Int

  init(_ symbol: SceneItem.Symbol) {
    kind = symbol.kind
    let across: Int
    let down: Int
    let thinness: Int
    switch kind {
    case .backspace: (across, down, thinness) = (123, 70, 106)
    case .done: (across, down, thinness) = (70, 50, 90)
    case .next: (across, down, thinness) = (60, 50, 100)
    }
    var columns = max(0, symbol.rect.width)
    var rows = max(0, symbol.rect.height)
    if columns * down > rows * across {
      columns = (rows * across + down / 2) / down
    } else {
      rows = min(rows, (columns * down + across / 2) / across)
    }
    stroke = max(1, (rows * 10 + thinness / 2) / thinness)
    if kind == .next, (rows - stroke) % 2 == 1, rows > 1 { rows -= 1 }
    left = (symbol.rect.width - columns) / 2
    top = (symbol.rect.height - rows) / 2
    width = columns
    height = rows
  }

  func coverage(_ x: Int, _ y: Int) -> Int {
    var count = 0
    for line in 0..<16 {
      for place in 0..<16
      where isInked((x - left) * 32 + 2 * place + 1, (y - top) * 32 + 2 * line + 1) {
        count += 1
      }
    }
    return (count * 255 + 128) / 256
  }

  /// Places in 32nds of a pixel from the shape's corner.
  private func isInked(_ x: Int, _ y: Int) -> Bool {
    let w = width * 32
    let h = height * 32
    let t = stroke * 32
    guard x >= 0, y >= 0, x < w, y < h else { return false }
    var slant = t * 7 / 5
    while (slant + 1) * (slant + 1) <= 2 * t * t { slant += 1 }
    let rise = abs(y - h / 2)
    switch kind {
    case .backspace:
      guard x - rise >= 0 else { return false }
      let isFrame = y < t || y >= h - t || x >= w - t || x - rise < slant
      let middle = (h / 2 + w) / 2
      let isCross = isBetween(x - middle - rise, slant / 2) || isBetween(x - middle + rise, slant / 2)
      return isFrame || isCross
    case .done:
      let k = slant / 2
      let leg = max(0, min((w - k) / 3, (h - k * 3 / 2) / 2))
      let cornerX = (w - 3 * leg - k) / 2 + leg + k / 2
      let cornerY = (h + 2 * leg - k / 2) / 2
      // Along the short stroke and across it.
      let down = x + y - cornerX - cornerY
      let up = x - y - cornerX + cornerY
      let isShort = down >= -2 * leg && down < k && isBetween(up, k)
      let isLong = up >= -k && up < 4 * leg && isBetween(down, k)
      return isShort || isLong
    case .next:
      let fromTip = w - x - rise
      let isHead = fromTip > 0 && fromTip <= slant && x - rise >= w - h
      return isHead || rise < t / 2 && fromTip > 0
    }
  }

  private func isBetween(_ value: Int, _ reach: Int) -> Bool { value >= -reach && value < reach }
}
