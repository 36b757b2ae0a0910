import NumberField

/// What draws items: it knows where letters come from, and remembers what it has drawn before.
struct Brush: ~Copyable {
  let glyphs: any GlyphSource
  var images = ImageCache(budget: 4 << 20)
  var tints = TintTable()
  /// Those of the part that is being painted.
  var holes = Holes()
  var statistics = Painter.Statistics()

  init(glyphs: any GlyphSource) {
    self.glyphs = glyphs
  }

  /// Draws the part of an item that lies in `part`, which is inside the canvas.
  ///
  /// The item is looked at where it lies: handed over by itself it would be copied.
  @MainActor
  mutating func draw(_ items: Span<SceneItem>, _ index: Int, in part: PixelRect, on canvas: Canvas) {
    if case .glyph(let glyph) = items[index] { return draw(glyph, in: part, on: canvas) }
    let area = items[index].bounds.intersection(part)
    if area.isEmpty { return }
    switch items[index] {
    case .fill(_, let color):
      statistics.itemsPainted += 1
      if color.isOpaque {
        canvas.fill(area, with: color.argb)
      } else if color.alpha > 0 {
        canvas.blend(area, with: color)
      }
    case .box(let box):
      // Within a frame there is nothing to draw.
      if box.fill.alpha == 0, box.isFrame(around: area) { return }
      statistics.itemsPainted += 1
      draw(box, in: area, on: canvas)
    case .text(let run):
      let place = InkPlace(rect: run.rect, area: area, ink: run.ink, paper: run.paper)
      let key = ImageKey(run)
      if copy(key, of: run.text, to: place, on: canvas) { return }
      let glyphs = self.glyphs
      draw(key, of: run.text, at: place, on: canvas) { glyphs.withCoverage(of: run.text, in: run.font, $0) }
    case .symbol(let symbol):
      let place = InkPlace(rect: symbol.rect, area: area, ink: symbol.ink, paper: symbol.paper)
      let key = ImageKey(symbol)
      if copy(key, to: place, on: canvas) { return }
      draw(symbol.kind, key, at: place, on: canvas)
    case .glyph: break
    }
  }

  /// Draws the part of a glyph that lies in `part`: the usual thing, and a copy of what was drawn before.
  @MainActor
  @inline(__always)
  private mutating func draw(_ glyph: SceneItem.Glyph, in part: PixelRect, on canvas: Canvas) {
    let area = glyph.rect.intersection(glyph.clip).intersection(part)
    if area.isEmpty { return }
    statistics.itemsPainted &+= 1
    let key = ImageKey(glyph)
    if let image = images.find(key) {
      canvas.copy(image, to: glyph.rect, area: area, paper: glyph.paper.argb | 0xFF00_0000)
    } else {
      drawFirst(glyph, key, in: area, on: canvas)
    }
  }

  @MainActor
  @inline(never)
  private mutating func drawFirst(
    _ glyph: SceneItem.Glyph, _ key: ImageKey, in area: PixelRect, on canvas: Canvas
  ) {
    let place = InkPlace(rect: glyph.rect, area: area, ink: glyph.ink, paper: glyph.paper)
    let glyphs = self.glyphs
    draw(key, at: place, on: canvas) { glyphs.withCoverage(of: glyph.scalar, in: glyph.font, $0) }
  }

  /// Copies a picture that was drawn before; false when there is none.
  private mutating func copy(
    _ key: ImageKey, of text: String = "", to place: InkPlace, on canvas: Canvas
  ) -> Bool {
    statistics.itemsPainted += 1
    guard let image = images.find(key, of: text) else { return false }
    canvas.copy(image, to: place.rect, area: place.area, paper: place.paper.argb | 0xFF00_0000)
    return true
  }
}

extension SceneItem {
  /// Whether nothing of what is beneath is seen in `part`.
  @inline(__always)
  func hides(_ part: PixelRect) -> Bool {
    switch self {
    case .fill, .box:
      return solidRect.contains(part)
    case .glyph(let glyph):
      return glyph.rect.contains(part) && glyph.clip.contains(part)
    case .text(let run):
      return run.rect.contains(part) && run.clip.contains(part)
    case .symbol(let symbol):
      return symbol.rect.contains(part) && symbol.clip.contains(part)
    }
  }

  /// The opaque inside of a fill or a box; empty for all else.
  @inline(__always)
  var solidRect: PixelRect {
    switch self {
    case .fill(let rect, let color):
      return color.isOpaque ? rect : .empty
    case .box(let box):
      if !box.fill.isOpaque { return .empty }
      return box.borderColor.isOpaque && box.radius64 <= 0 ? box.rect : box.insideRect
    case .glyph, .text, .symbol:
      return .empty
    }
  }

  /// The one colour that `part` has, where it lies inside of a fill or a box; else nil.
  @inline(__always)
  func color(in part: PixelRect) -> Color? {
    switch self {
    case .fill(let rect, let color):
      return color.isOpaque && rect.contains(part) ? color : nil
    case .box(let box):
      return box.fill.isOpaque && box.insideRect.contains(part) ? box.fill : nil
    case .glyph, .text, .symbol:
      return nil
    }
  }
}
