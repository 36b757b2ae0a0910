public import NumberField

extension Scene {
  /// Where this picture differs from an `old` one: outside of it every pixel is the same.
  ///
  /// Compares all pieces by their index, and costs time in proportion to the count of items.
  ///
  /// ```swift
  /// let damage = newScene.damage(from: oldScene)   // empty where the two are equal
  /// ```
  public func damage(from old: Scene) -> Damage {
    let bounds = PixelRect(size: size)
    var damage = Damage()
    if size != old.size || background != old.background {
      damage.add(bounds, within: bounds)
      return damage
    }
    let nothing = ScenePiece()
    for index in 0..<max(pieces.count, old.pieces.count) {
      damage.add(
        from: index < old.pieces.count ? old.pieces[index] : nothing,
        to: index < pieces.count ? pieces[index] : nothing, within: bounds)
    }
    return damage
  }
}

extension Damage {
  /// Adds where two states of one piece differ, and says whether they differ at all.
  ///
  /// What is equal at both ends of the two lists is left out. Between, lists of the same length differ item by
  /// item; else all that is there was or is something new.
  @discardableResult
  mutating func add(from old: borrowing ScenePiece, to new: borrowing ScenePiece, within bounds: PixelRect)
    -> Bool
  {
    let old = old.items.span
    let new = new.items.span
    let shorter = Swift.min(old.count, new.count)
    var start = 0
    while start < shorter, old[start].isSame(as: new[start]) { start += 1 }
    if start == old.count, start == new.count { return false }
    var end = 0
    while end < shorter - start, old[old.count - 1 - end].isSame(as: new[new.count - 1 - end]) { end += 1 }
    if old.count == new.count {
      for index in start..<new.count - end where !old[index].isSame(as: new[index]) {
        add(old[index].bounds, within: bounds)
        add(new[index].bounds, within: bounds)
      }
    } else {
      for index in start..<old.count - end { add(old[index].bounds, within: bounds) }
      for index in start..<new.count - end { add(new[index].bounds, within: bounds) }
    }
    return true
  }
}
