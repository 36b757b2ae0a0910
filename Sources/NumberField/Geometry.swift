/// A place on the screen, in points; the origin is the top left corner.
///
/// ```swift
/// screen.send(.down(.mouse, at: Point(x: 60, y: 90)))
/// ```
public struct Point: Hashable, Sendable {
  /// The origin: the top left corner.
  public static let zero = Point()

  /// Points from the left edge.
  public var x: Double
  /// Points from the top edge.
  public var y: Double

  /// Makes the point that stands `x` points from the left and `y` points from the top.
  public init(x: Double = 0, y: Double = 0) {
    self.x = x
    self.y = y
  }
}

/// A width and a height, in points.
///
/// ```swift
/// let screen = Screen(size: Size(width: 800, height: 480))
/// ```
public struct Size: Hashable, Sendable {
  /// No width and no height.
  public static let zero = Size()

  /// Points from left to right.
  public var width: Double
  /// Points from top to bottom.
  public var height: Double

  /// Makes a size of `width` by `height` points.
  public init(width: Double = 0, height: Double = 0) {
    self.width = width
    self.height = height
  }
}

/// A rectangle, in points.
///
/// ```swift
/// field.frame = Rect(x: 32, y: 76, width: 311, height: 40)
/// ```
public struct Rect: Hashable, Sendable {
  /// An empty rectangle at the origin.
  public static let zero = Rect()

  /// Points from the left edge of the screen to the rectangle's left edge.
  public var x: Double
  /// Points from the top edge of the screen to the rectangle's top edge.
  public var y: Double
  /// Points from left to right.
  public var width: Double
  /// Points from top to bottom.
  public var height: Double

  /// Makes a rectangle with its top left corner at `x`, `y`.
  public init(x: Double = 0, y: Double = 0, width: Double = 0, height: Double = 0) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// The right edge.
  public var maxX: Double { x + width }
  /// The bottom edge.
  public var maxY: Double { y + height }
  /// The point in the middle.
  public var center: Point { Point(x: x + width / 2, y: y + height / 2) }
  /// The width and the height.
  public var size: Size { Size(width: width, height: height) }

  /// Whether `point` lies in the rectangle; its left and top edges belong to it, its right and bottom edges do not.
  public func contains(_ point: Point) -> Bool {
    point.x >= x && point.x < maxX && point.y >= y && point.y < maxY
  }

  /// The rectangle grown by `distance` points on each side (shrunk where it is negative).
  public func outset(by distance: Double) -> Rect {
    Rect(x: x - distance, y: y - distance, width: width + 2 * distance, height: height + 2 * distance)
  }
}
