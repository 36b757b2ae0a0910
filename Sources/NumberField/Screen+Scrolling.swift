// Content that is higher than what the pad leaves free.
extension Screen {
  /// Points between the field being edited and the edge of what is free.
  private static let clearance = 8.0

  /// The bottom of the lowest view that is shown.
  private var contentHeight: Double {
    subviews.reduce(0) { $1.isHidden ? $0 : max($0, $1.frame.maxY) }
  }

  /// How far the content can be scrolled up.
  final var mostScroll: Double {
    let height = contentHeight
    // What fits does not scroll; what does not gets some room below it.
    return height > freeHeight ? height + Screen.clearance - freeHeight : 0
  }

  /// A point of the screen as a point of the content.
  final func content(_ point: Point) -> Point {
    Point(x: point.x, y: point.y + scroll.position(at: now))
  }

  /// Where a view stands now, in points of the screen: its frame less what the content is scrolled up.
  public final func place(of view: View) -> Rect {
    applyPins()
    var place = view.frame
    place.y -= scroll.position(at: now)
    return place
  }

  /// Scrolls so that the field being edited can be seen, and no further than the content goes.
  final func reveal(animated: Bool) {
    applyPins()
    var target = min(max(scroll.to, 0), mostScroll)
    if let field = firstResponder {
      // Where there is no room for all of it, its middle is seen, where the number stands.
      let clearance = min(Screen.clearance, (freeHeight - field.frame.height) / 2)
      let lowest = field.frame.y - clearance
      let highest = field.frame.maxY + clearance - freeHeight
      target = min(max(target, highest), max(0, lowest))
    }
    scroll(to: target, animated: animated)
  }

  /// Scrolls to a place: points of content above the screen's top edge.
  final func scroll(to target: Double, animated: Bool) {
    if target == scroll.to && (animated || !scroll.isMoving(at: now)) { return }
    if animated && !reducesMotion {
      scroll.move(to: target, at: now, duration: Timing.slide)
    } else {
      scroll.jump(to: target)
    }
    setNeedsLayout()
  }
}
