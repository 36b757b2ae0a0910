/// A rectangle of whole pixels: the right and bottom edges are the first column and row outside it.
///
/// Four 32-bit edges, so that a scene's items stay small and two of them compare in a few instructions.
///
/// ```swift
/// let key = PixelRect(x: 0, y: 408, width: 124, height: 65)
/// print(key.right, key.area)                     // 124 8060
/// ```
public struct PixelRect: Hashable, Sendable {
  /// The first column inside.
  public var left: Int32
  /// The first row inside.
  public var top: Int32
  /// The first column to the right of it.
  public var right: Int32
  /// The first row below it.
  public var bottom: Int32

  /// Makes a rectangle from its four edges.
  @inlinable
  public init(left: Int32, top: Int32, right: Int32, bottom: Int32) {
    self.left = left
    self.top = top
    self.right = right
    self.bottom = bottom
  }

  /// Makes a rectangle from its top left pixel and its size, in pixels.
  @inlinable
  public init(x: Int, y: Int, width: Int, height: Int) {
    // What lies beyond 32 bits is brought to their edge: nothing that far away is ever seen.
    self.init(
      left: Int32(clamping: x), top: Int32(clamping: y),
      right: Int32(clamping: x.addingReportingOverflow(width).partialValue),
      bottom: Int32(clamping: y.addingReportingOverflow(height).partialValue))
  }

  /// The rectangle without a pixel.
  @inlinable public static var empty: PixelRect { PixelRect(left: 0, top: 0, right: 0, bottom: 0) }

  /// The first column inside.
  @inlinable public var x: Int { Int(left) }
  /// The first row inside.
  @inlinable public var y: Int { Int(top) }
  /// Columns.
  @inlinable public var width: Int { Int(right) - Int(left) }
  /// Rows.
  @inlinable public var height: Int { Int(bottom) - Int(top) }
  /// Whether there is no pixel in it.
  @inlinable public var isEmpty: Bool { left >= right || top >= bottom }
  /// Count of pixels inside.
  @inlinable public var area: Int { isEmpty ? 0 : width &* height }

  /// What both rectangles have in common.
  @inlinable
  public func intersection(_ other: PixelRect) -> PixelRect {
    PixelRect(
      left: max(left, other.left), top: max(top, other.top),
      right: min(right, other.right), bottom: min(bottom, other.bottom))
  }

  /// The smallest rectangle that holds both; an empty one adds nothing.
  @inlinable
  public func union(_ other: PixelRect) -> PixelRect {
    if isEmpty { return other }
    if other.isEmpty { return self }
    return PixelRect(
      left: min(left, other.left), top: min(top, other.top),
      right: max(right, other.right), bottom: max(bottom, other.bottom))
  }

  /// Whether the two have a pixel in common.
  @inlinable
  public func intersects(_ other: PixelRect) -> Bool {
    left < other.right && other.left < right && top < other.bottom && other.top < bottom
  }

  /// Whether the pixel at `x`, `y` is inside.
  @inlinable
  public func contains(x: Int, y: Int) -> Bool {
    x >= Int(left) && x < Int(right) && y >= Int(top) && y < Int(bottom)
  }

  /// Whether every pixel of `other` is inside.
  @inlinable
  public func contains(_ other: PixelRect) -> Bool {
    left <= other.left && top <= other.top && right >= other.right && bottom >= other.bottom
  }

  /// The rectangle moved by whole pixels.
  @inlinable
  public func offset(x: Int, y: Int) -> PixelRect {
    // What would lie beyond 32 bits is brought to their edge.
    PixelRect(
      left: Int32(clamping: Int(left) &+ x), top: Int32(clamping: Int(top) &+ y),
      right: Int32(clamping: Int(right) &+ x), bottom: Int32(clamping: Int(bottom) &+ y))
  }

  /// Whether both have the same edges.
  @inlinable
  public static func == (one: PixelRect, other: PixelRect) -> Bool {
    one.left == other.left && one.top == other.top && one.right == other.right && one.bottom == other.bottom
  }
}

/// A size in whole pixels.
///
/// ```swift
/// let bitmap = Bitmap(size: PixelSize(width: 375, height: 667))
/// ```
public struct PixelSize: Hashable, Sendable {
  /// Columns.
  public var width: Int
  /// Rows.
  public var height: Int

  /// Makes a size of `width` by `height` pixels.
  public init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }
}
