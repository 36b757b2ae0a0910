/// How a view keeps its place when its screen is resized: distances from the screen's edges, in points.
///
/// Two opposite pins stretch the view, one holds it at its size, none leaves it where its frame puts it.
///
/// ```swift
/// field.pins = Pins(left: 32, right: 32, top: 76, height: 40)
/// ```
public struct Pins: Hashable, Sendable {
  /// From the screen's left edge to the view's.
  public var left: Double?
  /// From the view's right edge to the screen's.
  public var right: Double?
  /// From the screen's top edge to the view's.
  public var top: Double?
  /// From the view's bottom edge to the screen's.
  public var bottom: Double?
  /// A fixed width.
  public var width: Double?
  /// A fixed height.
  public var height: Double?
  /// From the screen's middle to the view's, to the right.
  public var centerX: Double?
  /// From the screen's middle to the view's, downwards.
  public var centerY: Double?

  /// Makes a set of pins; what is left out is not pinned.
  public init(
    left: Double? = nil, right: Double? = nil, top: Double? = nil, bottom: Double? = nil,
    width: Double? = nil, height: Double? = nil, centerX: Double? = nil, centerY: Double? = nil
  ) {
    self.left = left
    self.right = right
    self.top = top
    self.bottom = bottom
    self.width = width
    self.height = height
    self.centerX = centerX
    self.centerY = centerY
  }

  /// The frame that the pins give in a screen of `size`, taking from `frame` whatever they leave open.
  public func frame(in size: Size, from frame: Rect) -> Rect {
    let across = Self.span(
      near: left, far: right, length: width, middle: centerX, of: size.width, from: (frame.x, frame.width))
    let down = Self.span(
      near: top, far: bottom, length: height, middle: centerY, of: size.height, from: (frame.y, frame.height))
    return Rect(x: across.start, y: down.start, width: across.length, height: down.length)
  }

  private static func span(
    near: Double?, far: Double?, length: Double?, middle: Double?, of whole: Double,
    from old: (start: Double, length: Double)
  ) -> (start: Double, length: Double) {
    if let near, let far, length == nil { return (near, max(0, whole - near - far)) }
    let length = max(0, length ?? old.length)
    if let near { return (near, length) }
    if let far { return (whole - far - length, length) }
    if let middle { return (whole / 2 + middle - length / 2, length) }
    return (old.start, length)
  }
}
