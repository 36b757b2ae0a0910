/// How a view keeps its place when its screen is resized: distances from the screen's edges, or from a
/// neighbour's, in points.
///
/// Two opposite pins stretch the view, one holds it at its size, none leaves it where its frame puts it.
///
/// ```swift
/// title.pins = Pins(left: 32, right: 32, top: 36, height: 24)
/// field.pins = Pins(left: 32, right: 32, top: 16, height: 40).anchored(top: .bottom(of: title))
/// ```
///
/// Pins are followed when the screen is resized, and when a neighbour moves, with the next picture. Distances
/// count inwards: `right: 32` is 32 points from the view's right edge to the screen's.
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
  /// What each of these is counted from instead, where that is not the screen's own edge, its middle, or
  /// nothing.
  public var anchors = Anchors()

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
  ///
  /// Neighbours count where they stand now.
  @MainActor
  public func frame(in size: Size, from frame: Rect) -> Rect {
    let across = span(.across, of: size.width, from: (frame.x, frame.width))
    let down = span(.down, of: size.height, from: (frame.y, frame.height))
    return Rect(x: across.start, y: down.start, width: across.length, height: down.length)
  }
}

/// One of the two directions in which things are laid out, each without regard to the other.
enum Axis {
  case across
  case down
}

extension Pins {
  /// Start and length in one direction, on a screen that is `whole` points long.
  @MainActor
  func span(
    _ axis: Axis, of whole: Double, from old: (start: Double, length: Double)
  ) -> (start: Double, length: Double) {
    /// Where a pin is counted from; nil where its neighbour is gone, which leaves the pin open.
    func origin(_ anchor: Anchor?, else usual: Double) -> Double? {
      guard let anchor else { return usual }
      return anchor.place(axis, of: whole)
    }
    func extent(_ anchor: Anchor?) -> Double? {
      guard let anchor else { return 0 }
      return anchor.length(axis, of: whole)
    }
    let near: Double?
    let far: Double?
    let middle: Double?
    let length: Double?
    switch axis {
    case .across:
      near = left.flatMap { pin in origin(anchors.left, else: 0).map { $0 + pin } }
      far = right.flatMap { pin in origin(anchors.right, else: whole).map { $0 - pin } }
      middle = centerX.flatMap { pin in origin(anchors.centerX, else: whole / 2).map { $0 + pin } }
      length = width.flatMap { pin in extent(anchors.width).map { $0 + pin } }
    case .down:
      near = top.flatMap { pin in origin(anchors.top, else: 0).map { $0 + pin } }
      far = bottom.flatMap { pin in origin(anchors.bottom, else: whole).map { $0 - pin } }
      middle = centerY.flatMap { pin in origin(anchors.centerY, else: whole / 2).map { $0 + pin } }
      length = height.flatMap { pin in extent(anchors.height).map { $0 + pin } }
    }
    return Pins.span(near: near, far: far, length: length, middle: middle, from: old)
  }

  /// Two of near edge, far edge, middle and length are enough; the old length stands in for a second one.
  private static func span(
    near: Double?, far: Double?, length: Double?, middle: Double?, from old: (start: Double, length: Double)
  ) -> (start: Double, length: Double) {
    let given = length.map { max(0, $0) }
    if let near {
      if let given { return (near, given) }
      if let far { return (near, max(0, far - near)) }
      return (near, middle.map { max(0, 2 * ($0 - near)) } ?? max(0, old.length))
    }
    if let far {
      let length = given ?? middle.map { max(0, 2 * (far - $0)) } ?? max(0, old.length)
      return (far - length, length)
    }
    let length = given ?? max(0, old.length)
    if let middle { return (middle - length / 2, length) }
    return (old.start, length)
  }
}
