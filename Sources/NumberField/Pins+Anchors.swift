extension Pins {
  /// A place on a neighbour, or on the screen, from which a pin's distance is counted.
  ///
  /// ```swift
  /// // Two fields side by side, 8 points apart, whatever the window's width:
  /// first.pins = Pins(left: 16, right: 4, top: 76, height: 40).anchored(right: .screen(0.5))
  /// second.pins = Pins(left: 4, right: 16, top: 76, height: 40).anchored(left: .screen(0.5))
  /// // A label under the first, as wide as it is:
  /// hint.pins = Pins(left: 0, top: 4, width: 0, height: 20)
  ///   .anchored(left: .left(of: first), top: .bottom(of: first), width: .width(of: first))
  /// ```
  ///
  /// Neighbours are held weakly. One that was taken off the screen counts where it stood last; one that is
  /// gone leaves the pin open. A ring of neighbours is cut where it closes: there a view counts where it
  /// stood before.
  public struct Anchor: Hashable, Sendable {
    private let neighbour: Neighbour?
    /// How far across (or down) the neighbour: 0 is its left or top edge, 0.5 its middle, 1 its right or
    /// bottom edge. For a width or height: how much of it.
    public let fraction: Double

    private init(_ view: View?, _ fraction: Double) {
      neighbour = view.map { Neighbour($0) }
      self.fraction = fraction
    }

    /// The neighbour; nil where the anchor is on the screen, or the neighbour is gone.
    public var view: View? { neighbour?.view }

    /// A fraction of the screen, from its left or top edge.
    public static func screen(_ fraction: Double) -> Anchor { Anchor(nil, fraction) }
    /// A fraction of a neighbour, from its left or top edge.
    public static func fraction(_ fraction: Double, of view: View) -> Anchor { Anchor(view, fraction) }
    /// A neighbour's left edge.
    public static func left(of view: View) -> Anchor { Anchor(view, 0) }
    /// A neighbour's right edge.
    public static func right(of view: View) -> Anchor { Anchor(view, 1) }
    /// A neighbour's top edge.
    public static func top(of view: View) -> Anchor { Anchor(view, 0) }
    /// A neighbour's bottom edge.
    public static func bottom(of view: View) -> Anchor { Anchor(view, 1) }
    /// A neighbour's middle, across or down.
    public static func center(of view: View) -> Anchor { Anchor(view, 0.5) }
    /// A neighbour's width.
    public static func width(of view: View) -> Anchor { Anchor(view, 1) }
    /// A neighbour's height.
    public static func height(of view: View) -> Anchor { Anchor(view, 1) }

    /// The place in points of the screen; nil where the neighbour is gone.
    @MainActor
    func place(_ axis: Axis, of whole: Double) -> Double? {
      guard neighbour != nil else { return fraction * whole }
      guard let frame = view?.frame else { return nil }
      return axis == .across ? frame.x + fraction * frame.width : frame.y + fraction * frame.height
    }

    /// The part of the neighbour's length; nil where it is gone.
    @MainActor
    func length(_ axis: Axis, of whole: Double) -> Double? {
      guard neighbour != nil else { return fraction * whole }
      guard let frame = view?.frame else { return nil }
      return fraction * (axis == .across ? frame.width : frame.height)
    }
  }

  /// What each pin is counted from; nil is the screen's own edge or middle, and for a width or height
  /// nothing.
  public struct Anchors: Hashable, Sendable {
    /// What `left` is counted from.
    public var left: Anchor?
    /// What `right` is counted from.
    public var right: Anchor?
    /// What `top` is counted from.
    public var top: Anchor?
    /// What `bottom` is counted from.
    public var bottom: Anchor?
    /// What `width` is added to.
    public var width: Anchor?
    /// What `height` is added to.
    public var height: Anchor?
    /// What `centerX` is counted from.
    public var centerX: Anchor?
    /// What `centerY` is counted from.
    public var centerY: Anchor?

    /// Makes anchors that are all the screen's own.
    public init() {}

    /// The neighbours in one direction.
    func neighbours(_ axis: Axis) -> [View] {
      switch axis {
      case .across: [left, right, centerX, width].compactMap { $0?.view }
      case .down: [top, bottom, centerY, height].compactMap { $0?.view }
      }
    }

    var hasNeighbours: Bool {
      self != Anchors() && !(neighbours(.across).isEmpty && neighbours(.down).isEmpty)
    }
  }

  /// The same pins, counted from other places; those that are left out are counted from where they were.
  public func anchored(
    left: Anchor? = nil, right: Anchor? = nil, top: Anchor? = nil, bottom: Anchor? = nil,
    width: Anchor? = nil, height: Anchor? = nil, centerX: Anchor? = nil, centerY: Anchor? = nil
  ) -> Pins {
    var pins = self
    if let left { pins.anchors.left = left }
    if let right { pins.anchors.right = right }
    if let top { pins.anchors.top = top }
    if let bottom { pins.anchors.bottom = bottom }
    if let width { pins.anchors.width = width }
    if let height { pins.anchors.height = height }
    if let centerX { pins.anchors.centerX = centerX }
    if let centerY { pins.anchors.centerY = centerY }
    return pins
  }
}

/// A view that is held weakly and still has an identity when it is gone.
private struct Neighbour: Hashable, Sendable {
  weak let view: View?
  private let identity: ObjectIdentifier

  init(_ view: View) {
    self.view = view
    identity = ObjectIdentifier(view)
  }

  static func == (one: Neighbour, other: Neighbour) -> Bool { one.identity == other.identity }
  func hash(into hasher: inout Hasher) { hasher.combine(identity) }
}
