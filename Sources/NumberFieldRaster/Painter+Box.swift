import NumberField

extension SceneItem.Box {
  /// The part in which there is fill only, or all of it where the border has no round corner and is opaque.
  var solidRect: PixelRect {
    let corner = BoxCorner(self)
    if corner.radius == 0 && borderColor.isOpaque { return rect }
    let inset = Int32(corner.size)
    return PixelRect(
      left: rect.left + inset, top: rect.top + inset, right: rect.right - inset, bottom: rect.bottom - inset)
  }

  /// What a pixel becomes by its shares of fill and border (see `BoxCorner.shares`).
  @inline(__always)
  func pixel(_ shares: UInt32, over beneath: UInt32) -> UInt32 {
    let beneath = Color(argb: beneath)
    let filled = fill.mixed(over: beneath, amount: shares & 0xFF)
    if shares < 0x100 { return filled.argb }
    // Borders are painted upon the fill: one that lets something through shows it.
    let border = borderColor.isOpaque ? borderColor : borderColor.mixed(over: fill.mixed(over: beneath))
    return border.mixed(over: filled, amount: shares >> 8).argb
  }

  /// Whether a pixel with these shares shows nothing of what is beneath.
  @inline(__always)
  func hidesBeneath(_ shares: UInt32) -> Bool {
    shares & 0xFF == 255 && fill.isOpaque || shares >> 8 == 255 && borderColor.isOpaque
  }
}

extension Painter {
  /// Draws the part of a box that lies in `area`.
  func draw(_ box: SceneItem.Box, in area: PixelRect, on canvas: Canvas) {
    let corner = BoxCorner(box)
    let key = ImageKey(corner)
    var image = images.find(key)
    if image == nil, images.holds(width: corner.size + 1, height: corner.size + 1) {
      statistics.glyphsTinted += 1
      let new = images.insert(key, width: corner.size + 1, height: corner.size + 1)
      corner.draw(into: new)
      image = new
    }
    for y in area.top..<area.bottom {
      let row = min(Int(y) - box.rect.y, Int(box.rect.bottom) - 1 - Int(y), corner.size)
      if let image {
        let shares = image.pixels + row * image.width
        draw(box, corner, row, from: area.x, to: Int(area.right), canvas.pointer(x: 0, y: y)) { shares[$0] }
      } else {
        let lines = corner.row(row)
        draw(box, corner, row, from: area.x, to: Int(area.right), canvas.pointer(x: 0, y: y)) {
          corner.shares(column: $0, of: lines)
        }
      }
    }
  }

  /// Draws the columns `from..<to` of one row of a box.
  @inline(__always)
  private func draw(
    _ box: SceneItem.Box, _ corner: BoxCorner, _ row: Int, from: Int, to: Int,
    _ pixels: UnsafeMutablePointer<UInt32>, shares: (Int) -> UInt32
  ) {
    // Rows beside the corners have only the straight border at their ends.
    let ends = row == corner.size ? corner.borderSize : corner.size
    let leftEnd = box.rect.x + min(ends, (box.rect.width + 1) / 2)
    let rightStart = max(leftEnd, Int(box.rect.right) - ends)
    var x = from
    while x < min(leftEnd, to) {
      pixels[x] = box.pixel(shares(x - box.rect.x), over: pixels[x])
      x += 1
    }
    let end = min(rightStart, to)
    if x < end {
      fill(pixels + x, end - x, box, shares(corner.size))
      x = end
    }
    while x < to {
      pixels[x] = box.pixel(shares(Int(box.rect.right) - 1 - x), over: pixels[x])
      x += 1
    }
  }

  /// Draws pixels in a row that all have the same shares.
  private func fill(
    _ pixels: UnsafeMutablePointer<UInt32>, _ count: Int, _ box: SceneItem.Box, _ shares: UInt32
  ) {
    if box.hidesBeneath(shares) {
      pixels.update(repeating: box.pixel(shares, over: 0), count: count)
    } else if shares > 0xFF || box.fill.alpha > 0 {
      for column in 0..<count { pixels[column] = box.pixel(shares, over: pixels[column]) }
    }
  }
}
