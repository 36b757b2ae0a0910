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
    for line in 0..<area.height { Canvas.set(row + line &* stride, count: width, to: pixel) }
  }

  /// Sets pixels in a row to one word, 16 at a time as far as they go.
  @inline(__always)
  static func set(_ row: UnsafeMutablePointer<UInt32>, count: Int, to pixel: UInt32) {
    let block = SIMD16<UInt32>(repeating: pixel)
    var place = UnsafeMutableRawPointer(row)
    var left = count
    while left >= 16 {
      place.storeBytes(of: block, as: SIMD16<UInt32>.self)
      place += 64
      left &-= 16
    }
    while left > 0 {
      place.storeBytes(of: pixel, as: UInt32.self)
      place += 4
      left &-= 1
    }
  }

  /// Copies pixels in a row: few of them, as glyphs have them, four at a time and the last four once more.
  @inline(__always)
  private static func copy(
    _ source: UnsafePointer<UInt32>, to row: UnsafeMutablePointer<UInt32>, count: Int
  ) {
    if count < 4 || count > 48 { return row.update(from: source, count: count) }
    let from = UnsafeRawPointer(source)
    let to = UnsafeMutableRawPointer(row)
    let last = (count &- 4) &* 4
    var place = 0
    while place < last {
      to.storeBytes(
        of: from.loadUnaligned(fromByteOffset: place, as: SIMD4<UInt32>.self), toByteOffset: place,
        as: SIMD4<UInt32>.self)
      place &+= 16
    }
    to.storeBytes(
      of: from.loadUnaligned(fromByteOffset: last, as: SIMD4<UInt32>.self), toByteOffset: last,
      as: SIMD4<UInt32>.self)
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
    let column = area.x - rect.x
    let line = area.y - rect.y
    let width = max(0, min(area.width, image.width - column))
    let height = max(0, min(area.height, image.height - line))
    if width < area.width || height < area.height { fill(area, with: paper) }
    guard width > 0, height > 0 else { return }
    // As raw bytes: `update(from:count:)` would look at each row for overlaps first.
    let word = MemoryLayout<UInt32>.stride
    var row = UnsafeMutableRawPointer(pointer(x: area.left, y: area.top))
    var source = UnsafeRawPointer(image.pixels + (line &* image.width &+ column))
    for _ in 0..<height {
      row.copyMemory(from: source, byteCount: width &* word)
      row += stride &* word
      source += image.width &* word
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
