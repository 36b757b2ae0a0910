import NumberField

/// Painting all that is seen in a part of a scene.
extension Brush {
  /// Paints a part of the picture: what is no higher than half a band lies in one, what is higher is painted step by
  /// step.
  @MainActor
  mutating func paint(_ rect: PixelRect, of scene: borrowing ShownScene, on canvas: Canvas) {
    statistics.pixelsTouched += rect.area
    let step = ShownScene.bandStep
    var part = rect
    while part.top < rect.bottom {
      let band = scene.band(ofRow: part.top)
      let isLast = band == scene.bands.count - 1 || rect.bottom - part.top <= step
      part.bottom = isLast ? rect.bottom : Int32(band + 1) * step
      let indices = scene.bands.span
      paint(part, indices[band].span, scene.pieces.span, background: scene.background, on: canvas)
      part.top = part.bottom
    }
  }

  /// Paints the pieces of one band in `part`: upwards from the last item that hides all beneath it.
  @MainActor
  private mutating func paint(
    _ part: PixelRect, _ indices: Span<Int32>, _ pieces: Span<ScenePiece>, background: Color,
    on canvas: Canvas
  ) {
    var place = indices.count
    var first = 0
    var ground: Color? = background
    holes.begin(part)
    // Pieces that have anything in the part.
    var met = 0
    search: while place > 0 {
      place &-= 1
      let piece = Int(indices[place])
      guard pieces[piece].bounds.intersects(part) else { continue }
      met &+= 1
      let items = pieces[piece].items.span
      first = items.count
      while first > 0 {
        first &-= 1
        if items[first].hides(part) {
          ground = items[first].color(in: part)
          if ground != nil {
            statistics.itemsPainted += 1
            first &+= 1
          }
          break search
        }
        if holes.isWorthwhile { holes.add(items[first].solidRect) }
      }
    }
    if let ground {
      if holes.isWorthwhile {
        holes.fillAround(part, with: ground.argb | 0xFF00_0000, on: canvas)
      } else {
        canvas.fill(part, with: ground.argb | 0xFF00_0000)
      }
    }
    while met > 0 {
      let piece = Int(indices[place])
      if pieces[piece].bounds.intersects(part) {
        met &-= 1
        let items = pieces[piece].items.span
        while first < items.count {
          draw(items, first, in: part, on: canvas)
          first &+= 1
        }
      }
      first = 0
      place &+= 1
    }
  }
}

/// Parts of a ground that need no colour, since something large and opaque is painted upon them anyway: the keys of
/// a pad, the insides of fields.
struct Holes {
  /// Pixels that are quicker painted twice than left out.
  private static let fewest = 1024

  private var part = PixelRect.empty
  private var rects = InlineArray<8, PixelRect>(repeating: .empty)
  private var count = 0
  /// Whether the part is so large that there can be any.
  private(set) var isWorthwhile = false

  /// Begins with another part, without any.
  @inline(__always)
  mutating func begin(_ part: PixelRect) {
    self.part = part
    count = 0
    isWorthwhile = part.width &* part.height > Holes.fewest
  }

  /// Leaves out an opaque rectangle, if that is worth it and there is room to note it.
  @inline(__always)
  mutating func add(_ rect: PixelRect) {
    guard count < 8 else { return }
    let hole = rect.intersection(part)
    guard !hole.isEmpty, hole.width &* hole.height >= Holes.fewest else { return }
    rects[count] = hole
    count += 1
  }

  /// Fills what is not left out of `rect`, from the hole at `index` on.
  func fillAround(_ rect: PixelRect, from index: Int = 0, with pixel: UInt32, on canvas: Canvas) {
    var index = index
    while index < count, !rects[index].intersects(rect) { index += 1 }
    if index == count { return canvas.fill(rect, with: pixel) }
    let hole = rects[index].intersection(rect)
    let parts: InlineArray<4, PixelRect> = [
      PixelRect(left: rect.left, top: rect.top, right: rect.right, bottom: hole.top),
      PixelRect(left: rect.left, top: hole.top, right: hole.left, bottom: hole.bottom),
      PixelRect(left: hole.right, top: hole.top, right: rect.right, bottom: hole.bottom),
      PixelRect(left: rect.left, top: hole.bottom, right: rect.right, bottom: rect.bottom),
    ]
    for side in parts.indices where !parts[side].isEmpty {
      fillAround(parts[side], from: index + 1, with: pixel, on: canvas)
    }
  }
}
