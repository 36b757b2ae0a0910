import NumberField

/// Where a person would put a finger.
extension Screen {
  /// The middle of a field as it stands now; nil where a tap there would not meet it, because the pad covers
  /// it or it lies outside of the window.
  func place(toTap field: NumberField) -> Point? {
    let middle = place(of: field).center
    guard field.screen === self, !field.isHidden, contains(middle), keyboardFrame?.contains(middle) != true
    else { return nil }
    return middle
  }

  /// A place where nothing is: no view and no pad, if possible not near one either; nil where there is none.
  func freePlace() -> Point? {
    // Room for a finger first, then any gap.
    for margin in [12.0, 4, 0] {
      if let place = freePlace(margin: margin) { return place }
    }
    return nil
  }

  /// The first place, row by row, that keeps a distance in points from everything and from the edges.
  private func freePlace(margin: Double) -> Point? {
    var obstacles = subviews.filter { !$0.isHidden }.map { place(of: $0).outset(by: margin) }
    if let pad = keyboardFrame { obstacles.append(pad.outset(by: margin)) }
    let step = 4.0
    var point = Point(x: margin, y: margin)
    while point.y < size.height - margin {
      point.x = margin
      while point.x < size.width - margin {
        // Nothing is met between here and the far edge of what is in the way.
        guard let obstacle = obstacles.first(where: { $0.contains(point) }) else { return point }
        point.x = max(point.x + step, obstacle.maxX.rounded(.up))
      }
      point.y += step
    }
    return nil
  }

  private func contains(_ point: Point) -> Bool {
    point.x >= 0 && point.y >= 0 && point.x < size.width && point.y < size.height
  }
}
