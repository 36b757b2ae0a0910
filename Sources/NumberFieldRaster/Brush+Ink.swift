import NumberField

/// Where something of ink on paper is drawn.
struct InkPlace {
  /// The pixels of the whole.
  var rect: PixelRect
  /// Those of them that are to be drawn.
  var area: PixelRect
  var ink: Color
  var paper: Color
}

/// Drawing for the first time what is copied from then on.
extension Brush {
  /// Draws a glyph or a text from the coverage that `source` hands out.
  mutating func draw(
    _ key: ImageKey, of text: String = "", at place: InkPlace, on canvas: Canvas,
    from source: ((UnsafePointer<UInt8>, Int, PixelSize) -> Void) -> Void
  ) {
    statistics.glyphsTinted += 1
    tints.prepare(ink: place.ink, paper: place.paper)
    var isDrawn = false
    source { coverage, stride, size in
      if isDrawn { return }
      isDrawn = true
      let width = max(0, min(size.width, stride))
      let height = max(0, size.height)
      if images.holds(width: width, height: height) {
        let image = images.insert(key, of: text, width: width, height: height)
        for row in 0..<height {
          for column in 0..<width {
            image.pixels[row * width + column] = tints[coverage[row * stride + column]]
          }
        }
        canvas.copy(image, to: place.rect, area: place.area, paper: tints[0])
      } else {
        canvas.fill(place.area, with: tints[0])
        let inked = PixelRect(size: PixelSize(width: width, height: height))
          .offset(x: place.rect.x, y: place.rect.y).intersection(place.area)
        for y in inked.top..<max(inked.top, inked.bottom) {
          let row = canvas.pointer(x: inked.left, y: y)
          let source = coverage + (Int(y) - place.rect.y) * stride + inked.x - place.rect.x
          for column in 0..<max(0, inked.width) { row[column] = tints[source[column]] }
        }
      }
    }
    if !isDrawn { drawNothing(key, of: text, at: place, on: canvas) }
  }

  /// Remembers that there is no ink at all.
  private mutating func drawNothing(
    _ key: ImageKey, of text: String, at place: InkPlace, on canvas: Canvas
  ) {
    canvas.fill(place.area, with: tints[0])
    if images.holds(width: 0, height: 0) { _ = images.insert(key, of: text, width: 0, height: 0) }
  }

  /// Draws a symbol from its strokes.
  mutating func draw(_ kind: SceneItem.Symbol.Kind, _ key: ImageKey, at place: InkPlace, on canvas: Canvas) {
    statistics.glyphsTinted += 1
    tints.prepare(ink: place.ink, paper: place.paper)
    let shape = SymbolShape(kind, width: place.rect.width, height: place.rect.height)
    if images.holds(width: place.rect.width, height: place.rect.height) {
      let image = images.insert(key, width: place.rect.width, height: place.rect.height)
      for row in 0..<image.height {
        draw(shape, row: row, first: 0, count: image.width, to: image.pixels + row * image.width)
      }
      canvas.copy(image, to: place.rect, area: place.area, paper: tints[0])
    } else {
      for y in place.area.top..<place.area.bottom {
        draw(
          shape, row: Int(y) - place.rect.y, first: place.area.x - place.rect.x, count: place.area.width,
          to: canvas.pointer(x: place.area.left, y: y))
      }
    }
  }

  /// Draws `count` pixels of a symbol's row, from column `first` on.
  private func draw(
    _ shape: SymbolShape, row: Int, first: Int, count: Int, to pixels: UnsafeMutablePointer<UInt32>
  ) {
    withUnsafeTemporaryAllocation(of: Int.self, capacity: count) { counts in
      counts.initialize(repeating: 0)
      shape.count(row: row, first: first, into: counts)
      for column in 0..<count {
        pixels[column] = tints[UInt8(truncatingIfNeeded: SymbolShape.coverage(counts[column]))]
      }
    }
  }
}
