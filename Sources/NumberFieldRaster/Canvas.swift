public import NumberField

/// Where pixels go: memory that belongs to somebody else, such as a window's surface, a bitmap or a locked texture.
///
/// Pixels are 32-bit words `0xFFRRGGBB`, row after row; whoever makes a canvas keeps the memory alive while it is
/// painted on. What lies outside is never touched: whatever is drawn is clipped.
///
/// ```swift
/// let canvas = Canvas(pixels: surfacePixels, size: PixelSize(width: 375, height: 667), stride: pitch / 4)
/// painter.paint(screen.scene, changes: changes, on: canvas)
/// ```
public struct Canvas {
  /// The first pixel of the first row.
  let pixels: UnsafeMutablePointer<UInt32>
  /// Words from one row to the next.
  let stride: Int
  /// All of it, as a rectangle.
  let bounds: PixelRect

  /// The size in pixels.
  public var size: PixelSize { PixelSize(width: bounds.width, height: bounds.height) }

  /// Makes a canvas of `size` pixels in rows that start `stride` pixels apart.
  ///
  /// A size below 0 counts as 0, and rows are no longer than their stride.
  public init(pixels: UnsafeMutablePointer<UInt32>, size: PixelSize, stride: Int) {
    self.pixels = pixels
    self.stride = stride
    bounds = PixelRect(size: PixelSize(width: min(size.width, stride), height: size.height))
  }
}

/// Drawing of areas that lie inside the canvas: callers clip first.
extension Canvas {
  /// The pixel at a place.
  @inline(__always)
  func pointer(x: Int32, y: Int32) -> UnsafeMutablePointer<UInt32> {
    pixels + (Int(y) &* stride &+ Int(x))
  }

  /// Sets every pixel of `area` to one word.
  func fill(_ area: PixelRect, with pixel: UInt32) {
    let width = area.width
    let row = pointer(x: area.left, y: area.top)
    if width == stride { return Canvas.set(row, count: width * area.height, to: pixel) }
    let start = UnsafeMutableRawPointer(row)
    let step = stride &* 4
    let column = Column(target: start, end: start + area.height &* step, step: step, pixel: pixel)
    switch width {
    case 4...8: column.fill(width, SIMD4<UInt32>.self)
    case 9...16: column.fill(width, SIMD8<UInt32>.self)
    case 17...32: column.fill(width, SIMD16<UInt32>.self)
    case 33...64: column.fill(width, SIMD32<UInt32>.self)
    default:
      var place = row
      let end = row + area.height &* stride
      while place != end {
        Canvas.set(place, count: width, to: pixel)
        place += stride
      }
    }
  }

  /// Sets pixels in a row to one word: 32 at a time as far as they go, then four, the last four once more.
  @inline(__always)
  static func set(_ row: UnsafeMutablePointer<UInt32>, count: Int, to pixel: UInt32) {
    if count < 4 {
      for index in 0..<max(0, count) { row[index] = pixel }
      return
    }
    let block = SIMD32<UInt32>(repeating: pixel)
    let four = SIMD4<UInt32>(repeating: pixel)
    var place = UnsafeMutableRawPointer(row)
    let last = place + (count &- 4) &* 4
    var blocks = count >> 5
    while blocks > 0 {
      place.storeBytes(of: block, as: SIMD32<UInt32>.self)
      place += 128
      blocks &-= 1
    }
    while place < last {
      place.storeBytes(of: four, as: SIMD4<UInt32>.self)
      place += 16
    }
    last.storeBytes(of: four, as: SIMD4<UInt32>.self)
  }

  /// Lays a colour that lets something through over every pixel of `area`.
  func blend(_ area: PixelRect, with color: Color) {
    var row = pointer(x: area.left, y: area.top)
    for _ in 0..<area.height {
      for column in 0..<area.width {
        row[column] = color.mixed(over: Color(argb: row[column])).argb
      }
      row += stride
    }
  }

  /// Copies the part of `image` that lies in `area`; the image's top left pixel stands at that of `rect`, and where
  /// it does not reach there is `paper`.
  func copy(_ image: Image, to rect: PixelRect, area: PixelRect, paper: UInt32) {
    let column = area.x &- rect.x
    let line = area.y &- rect.y
    let width = max(0, min(area.width, image.width &- column))
    let height = max(0, min(area.height, image.height &- line))
    if width < area.width || height < area.height { fill(area, with: paper) }
    guard width > 0, height > 0 else { return }
    let start = UnsafeMutableRawPointer(pointer(x: area.left, y: area.top))
    let rows = Rows(
      target: start, end: start + height &* stride &* 4, targetStep: stride &* 4,
      source: UnsafeRawPointer(image.pixels + (line &* image.width &+ column)), sourceStep: image.width &* 4)
    // Glyphs have short rows: those are not worth a call each.
    switch width {
    case 4...8: rows.copy(of: width, SIMD4<UInt32>.self, SIMD4<UInt32>.self)
    case 9...12: rows.copy(of: width, SIMD8<UInt32>.self, SIMD4<UInt32>.self)
    case 13...16: rows.copy(of: width, SIMD8<UInt32>.self, SIMD8<UInt32>.self)
    case 17...20: rows.copy(of: width, SIMD16<UInt32>.self, SIMD4<UInt32>.self)
    case 21...24: rows.copy(of: width, SIMD16<UInt32>.self, SIMD8<UInt32>.self)
    case 25...32: rows.copy(of: width, SIMD16<UInt32>.self, SIMD16<UInt32>.self)
    case 33...48: rows.copy(of: width, SIMD32<UInt32>.self, SIMD16<UInt32>.self)
    case 49...64: rows.copy(of: width, SIMD32<UInt32>.self, SIMD32<UInt32>.self)
    default: rows.copy(width)
    }
  }
}

/// A narrow area that is set to one word.
private struct Column {
  var target: UnsafeMutableRawPointer
  /// Where the row would begin that is not set any more.
  let end: UnsafeMutableRawPointer
  let step: Int
  let pixel: UInt32

  /// Sets rows that are no shorter than `Half`, and no longer than two of them: the first pixels and the last, so that
  /// some in the middle are set twice.
  @inline(__always)
  consuming func fill<Half: SIMD>(_ width: Int, _ half: Half.Type) where Half.Scalar == UInt32 {
    let last = width &* 4 &- MemoryLayout<Half>.size
    let block = Half(repeating: pixel)
    while target != end {
      target.storeBytes(of: block, as: Half.self)
      target.storeBytes(of: block, toByteOffset: last, as: Half.self)
      target += step
    }
  }
}

/// Rows of pixels on their way from a picture to a canvas, as raw bytes.
private struct Rows {
  var target: UnsafeMutableRawPointer
  /// Where the row would begin that is not copied any more.
  let end: UnsafeMutableRawPointer
  var targetStep: Int
  var source: UnsafeRawPointer
  var sourceStep: Int

  /// Copies rows that are no shorter than a `Head` or a `Tail`, and no longer than both together: the first pixels and
  /// the last, so that some in the middle may be copied twice.
  @inline(__always)
  consuming func copy<Head: SIMD, Tail: SIMD>(of width: Int, _ head: Head.Type, _ tail: Tail.Type) {
    let last = width &* 4 &- MemoryLayout<Tail>.size
    while target != end {
      target.storeBytes(of: source.loadUnaligned(as: Head.self), as: Head.self)
      let rest = source.loadUnaligned(fromByteOffset: last, as: Tail.self)
      target.storeBytes(of: rest, toByteOffset: last, as: Tail.self)
      target += targetStep
      source += sourceStep
    }
  }

  /// Copies rows of any width.
  consuming func copy(_ width: Int) {
    while target != end {
      // `update(from:count:)` would look at each row for overlaps first.
      target.copyMemory(from: source, byteCount: width &* 4)
      target += targetStep
      source += sourceStep
    }
  }
}

extension PixelRect {
  /// The rectangle of a picture's size, from 0, 0. Below 0 counts as 0; sizes beyond what any memory holds are cut,
  /// so that sums of areas stay within an `Int`.
  init(size: PixelSize) {
    let most = 1 << 28
    self.init(
      left: 0, top: 0, right: Int32(max(0, min(size.width, most))),
      bottom: Int32(max(0, min(size.height, most))))
  }
}
