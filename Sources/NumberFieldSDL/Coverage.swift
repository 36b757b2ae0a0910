import NumberField

/// How much of each pixel something inks, 0 to 255, cropped to what is inked, and where that lies about the
/// pen.
final class Coverage: Sendable {
  let metrics: GlyphMetrics
  let bytes: [UInt8]

  /// What it costs to keep: its bytes, and something for the object and its place in a table.
  var cost: Int { bytes.count + 160 }

  /// Coverage of nothing.
  init(advance: Int = 0) {
    metrics = GlyphMetrics(advance: advance, ink: .empty)
    bytes = []
  }

  /// Takes over bytes that fill the ink's rectangle.
  init(metrics: GlyphMetrics, bytes: [UInt8]) {
    self.metrics = metrics
    self.bytes = bytes
  }

  /// Copies the inked part of a drawing whose pen stood at column `pen` on row `baseline`.
  init(
    cropping pixels: UnsafePointer<UInt8>, stride: Int, size: PixelSize, pen: Int, baseline: Int, advance: Int
  ) {
    var left = size.width
    var right = 0
    var top = size.height
    var bottom = 0
    for row in 0..<size.height {
      let line = UnsafeBufferPointer(start: pixels + row * stride, count: size.width)
      guard let first = line.firstIndex(where: { $0 != 0 }),
        let last = line.lastIndex(where: { $0 != 0 })
      else { continue }
      left = min(left, first)
      right = max(right, last + 1)
      top = min(top, row)
      bottom = row + 1
    }
    guard left < right else {
      metrics = GlyphMetrics(advance: advance, ink: .empty)
      bytes = []
      return
    }
    let width = right - left
    metrics = GlyphMetrics(
      advance: advance, ink: PixelRect(x: left - pen, y: top - baseline, width: width, height: bottom - top))
    bytes = [UInt8](unsafeUninitializedCapacity: width * (bottom - top)) { buffer, count in
      for row in top..<bottom {
        for column in 0..<width {
          buffer[(row - top) * width + column] = pixels[row * stride + left + column]
        }
      }
      count = width * (bottom - top)
    }
  }

  /// The same ink about another pen: moved to the right, with another advance.
  func placed(right shift: Int, advance: Int) -> Coverage {
    Coverage(
      metrics: GlyphMetrics(
        advance: advance, ink: metrics.ink.isEmpty ? .empty : metrics.ink.offset(x: shift, y: 0)),
      bytes: bytes)
  }

  /// Several pieces in a row as one: each starts where the pen of the one before ends.
  static func joined(_ pieces: [Coverage]) -> Coverage {
    if pieces.count == 1 { return pieces[0] }
    var pen = 0
    var ink = PixelRect.empty
    var placed: [(rect: PixelRect, piece: Coverage)] = []
    for piece in pieces {
      if !piece.metrics.ink.isEmpty {
        let rect = piece.metrics.ink.offset(x: pen, y: 0)
        ink = ink.union(rect)
        placed.append((rect, piece))
      }
      pen += piece.metrics.advance
    }
    var bytes = [UInt8](repeating: 0, count: ink.area)
    for (rect, piece) in placed {
      for row in 0..<rect.height {
        let start = (rect.y - ink.y + row) * ink.width + rect.x - ink.x
        for column in 0..<rect.width {
          bytes[start + column] = max(bytes[start + column], piece.bytes[row * rect.width + column])
        }
      }
    }
    return Coverage(metrics: GlyphMetrics(advance: pen, ink: ink), bytes: bytes)
  }
}
