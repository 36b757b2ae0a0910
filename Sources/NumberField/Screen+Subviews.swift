// Which views stand on a screen, and where.
extension Screen {
  /// Puts a view on the screen, above those that are there; one that stands on another screen leaves it first.
  public final func addSubview(_ view: View) {
    view.screen?.remove(view)
    view.screen = self
    handTheme(to: view)
    subviews.append(view)
    setNeedsPinning()
  }

  final func remove(_ view: View) {
    guard view.screen === self else { return }
    // What the end of an edit tells is told when the field is gone, so that no handler can begin another.
    events.hold { takeOut(view) }
  }

  private func takeOut(_ view: View) {
    if let field = view as? NumberField {
      field.resignFirstResponder()
      dropTouches(of: field)
      if lastTap?.field === field { lastTap = nil }
      if pad.field === field { hidePadAtOnce() }
    }
    subviews.removeAll { $0 === view }
    view.screen = nil
    takeTheme(from: view)
    view.pieceIndex = nil
    view.isMarked = false
    marked.removeAll { $0 === view }
    setNeedsLayout()
  }

  /// The fields in the order in which Tab goes through them: the order in which they were added.
  public final var fields: [NumberField] { subviews.compactMap { $0 as? NumberField } }

  /// The topmost enabled field at a point of the content.
  final func field(at point: Point) -> NumberField? {
    for view in subviews.reversed() where !view.isHidden {
      guard let field = view as? NumberField, field.frame.contains(point) else { continue }
      return field.isEnabled ? field : nil
    }
    return nil
  }
}
