import NumberField

extension SceneItem.Box {
  /// The part that has neither border nor corners.
  var insideRect: PixelRect {
    if rect.isEmpty { return .empty }
    let inset = Int32(BoxCorner(self).size)
    return PixelRect(
      left: rect.left + inset, top: rect.top + inset, right: rect.right - inset, bottom: rect.bottom - inset)
  }

  /// Whether an area lies well within border and corners: a quick look, which may say no where it only just does.
  @inline(__always)
  func isFrame(around area: PixelRect) -> Bool {
    let inset = max(radius64, borderWidth64, 0) >> 6 &+ 2
    return area.left &- inset >= rect.left && area.top &- inset >= rect.top
      && area.right &+ inset <= rect.right && area.bottom &+ inset <= rect.bottom
  }

  /// What a pixel becomes by its shares of fill and border (see `BoxCorner.shares`).
  @inline(__always)
  func pixel(_ shares: UInt32, over beneath: UInt32) -> UInt32 {
    if shares == 0 { return beneath }
    if shares == 0xFF && fill.isOpaque { return fill.argb }
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

extension Brush {
  /// Draws the part of a box that lies in `area`.
  mutating func draw(_ box: SceneItem.Box, in area: PixelRect, on canvas: Canvas) {
    let corner = BoxCorner(box)
    let key = ImageKey(corner)
    var image = images.find(key)
    if image == nil, images.holds(width: corner.size + 1, height: corner.size + 1) {
      statistics.glyphsTinted += 1
      let new = images.insert(key, width: corner.size + 1, height: corner.size + 1)
      corner.draw(into: new)
      image = new
    }
    let patch = BoxPatch(box: box, corner: corner, area: area, canvas: canvas, image: image)
    patch.drawStraightRows()
    patch.drawCornerRows()
  }
}

/// A part of one box on its way to the canvas.
private struct BoxPatch {
  let box: SceneItem.Box
  let corner: BoxCorner
  /// The part.
  let area: PixelRect
  let canvas: Canvas
  /// The shares of all columns and rows of a corner; nil when it is too large to be kept.
  let image: Image?

  /// The rows between the corners: a centre with straight borders left and right of it.
  func drawStraightRows() {
    let size = Int32(corner.size)
    let border = Int32(corner.borderSize)
    var rows = PixelRect(
      left: box.rect.left, top: box.rect.top + size, right: box.rect.right, bottom: box.rect.bottom - size)
    guard rows.intersects(area) else { return }
    let (left, right) = (rows.left, rows.right)
    for x in stride(from: max(left, area.left), to: min(left + border, area.right), by: 1) {
      (rows.left, rows.right) = (x, x + 1)
      fill(rows, straightShares(column: Int(x) - Int(left)))
    }
    // A middle column that belongs to both borders is drawn once.
    for x in stride(from: max(right - border, left + border, area.left), to: min(right, area.right), by: 1) {
      (rows.left, rows.right) = (x, x + 1)
      fill(rows, straightShares(column: Int(right) - 1 - Int(x)))
    }
    (rows.left, rows.right) = (left + border, right - border)
    fill(rows, straightShares(column: corner.size))
  }

  private func straightShares(column: Int) -> UInt32 {
    if let image { return image.pixels[corner.size * image.width + column] }
    return corner.shares(column: column, of: corner.row(corner.size))
  }

  /// The rows at the top and at the bottom that end in corners.
  func drawCornerRows() {
    let size = Int32(corner.size)
    let topEnd = min(box.rect.top + size, box.rect.bottom)
    // The middle row of a box without straight rows is drawn once.
    let bottomStart = max(topEnd, box.rect.bottom - size)
    for y in stride(from: area.top, to: min(area.bottom, topEnd), by: 1) { drawCornerRow(y) }
    for y in stride(from: max(area.top, bottomStart), to: area.bottom, by: 1) { drawCornerRow(y) }
  }

  private func drawCornerRow(_ y: Int32) {
    let row = min(Int(y) - box.rect.y, Int(box.rect.bottom) - 1 - Int(y))
    if let image {
      let shares = image.pixels + row * image.width
      drawCornerRow(y) { shares[$0] }
    } else {
      let lines = corner.row(row)
      drawCornerRow(y) { corner.shares(column: $0, of: lines) }
    }
  }

  private func drawCornerRow(_ y: Int32, shares: (Int) -> UInt32) {
    let size = Int32(corner.size)
    let leftEnd = min(box.rect.left + size, box.rect.right)
    let rightStart = max(leftEnd, box.rect.right - size)
    let pixels = canvas.pointer(x: 0, y: y)
    for x in stride(from: area.left, to: min(area.right, leftEnd), by: 1) {
      pixels[Int(x)] = box.pixel(shares(Int(x) - box.rect.x), over: pixels[Int(x)])
    }
    fill(PixelRect(left: leftEnd, top: y, right: rightStart, bottom: y + 1), shares(corner.size))
    for x in stride(from: max(area.left, rightStart), to: area.right, by: 1) {
      pixels[Int(x)] = box.pixel(shares(Int(box.rect.right) - 1 - Int(x)), over: pixels[Int(x)])
    }
  }

  /// Draws pixels that all have the same shares.
  private func fill(_ rect: PixelRect, _ shares: UInt32) {
    let part = rect.intersection(area)
    if part.isEmpty { return }
    if box.hidesBeneath(shares) { return canvas.fill(part, with: box.pixel(shares, over: 0)) }
    if shares <= 0xFF && box.fill.alpha == 0 { return }
    var row = canvas.pointer(x: part.left, y: part.top)
    let width = part.width
    // Beneath there is mostly one colour: it is mixed once for as far as it goes.
    var beneath = row.pointee
    var mixed = box.pixel(shares, over: beneath)
    for _ in 0..<part.height {
      var place = row
      let end = row + width
      while place < end {
        if place.pointee != beneath {
          beneath = place.pointee
          mixed = box.pixel(shares, over: beneath)
        }
        var next = place + 1
        while next < end, next.pointee == beneath { next += 1 }
        Canvas.set(place, count: next - place, to: mixed)
        place = next
      }
      row += canvas.stride
    }
  }
}
