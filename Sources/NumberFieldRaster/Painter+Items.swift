import NumberField

extension SceneItem {
  /// Whether nothing of what is beneath is seen in `part`.
  func hides(_ part: PixelRect) -> Bool {
    switch self {
    case .fill(let rect, let color):
      return color.isOpaque && rect.contains(part)
    case .box(let box):
      return box.fill.isOpaque && box.rect.contains(part) && box.solidRect.contains(part)
    case .glyph(let glyph):
      return glyph.rect.contains(part) && glyph.clip.contains(part)
    case .text(let run):
      return run.rect.contains(part) && run.clip.contains(part)
    case .symbol(let symbol):
      return symbol.rect.contains(part) && symbol.clip.contains(part)
    }
  }
}

extension Painter {
  /// Draws the part of an item that lies in `part`, which is inside the canvas.
  func draw(_ item: SceneItem, in part: PixelRect, on canvas: Canvas) {
    let area = item.bounds.intersection(part)
    if area.isEmpty { return }
    statistics.itemsPainted += 1
    switch item {
    case .fill(_, let color):
      if color.isOpaque {
        canvas.fill(area, with: color.argb)
      } else if color.alpha > 0 {
        canvas.blend(area, with: color)
      }
    case .box(let box):
      draw(box, in: area, on: canvas)
    case .glyph(let glyph):
      let key = ImageKey(glyph)
      if let image = images.find(key) {
        return canvas.copy(image, to: glyph.rect, area: area, paper: glyph.paper.argb | 0xFF00_0000)
      }
      let place = InkPlace(rect: glyph.rect, area: area, ink: glyph.ink, paper: glyph.paper)
      draw(key, at: place, on: canvas) { glyphs.withCoverage(of: glyph.scalar, in: glyph.font, $0) }
    case .text(let run):
      let key = ImageKey(run)
      if let image = images.find(key) {
        return canvas.copy(image, to: run.rect, area: area, paper: run.paper.argb | 0xFF00_0000)
      }
      let place = InkPlace(rect: run.rect, area: area, ink: run.ink, paper: run.paper)
      draw(key, at: place, on: canvas) { glyphs.withCoverage(of: run.text, in: run.font, $0) }
    case .symbol(let symbol):
      let key = ImageKey(symbol)
      if let image = images.find(key) {
        return canvas.copy(image, to: symbol.rect, area: area, paper: symbol.paper.argb | 0xFF00_0000)
      }
      let place = InkPlace(rect: symbol.rect, area: area, ink: symbol.ink, paper: symbol.paper)
      draw(symbol.kind, key, at: place, on: canvas)
    }
  }
}
