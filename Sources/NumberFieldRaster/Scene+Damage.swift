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
      var piece = index < old.pieces.count ? old.pieces[index] : nothing
      damage.add(&piece, becoming: index < pieces.count ? pieces[index] : nothing, within: bounds)
    }
    return damage
  }
}

extension Damage {
  /// Gives a piece's last item its new ink, and adds where it is; false where more than that may differ.
  @inline(__always)
  mutating func add(
    _ old: inout ScenePiece, tintedAs new: Span<ScenePiece>, _ index: Int, within bounds: PixelRect
  ) -> Bool {
    guard let rect = old.takeTint(of: new, index) else { return false }
    add(rect, within: bounds)
    return true
  }

  /// Makes a piece equal to its new state, and adds where the two differ.
  ///
  /// Items of a piece mostly stand side by side: they join on the way, so that few rectangles are added.
  mutating func add(
    _ old: inout ScenePiece, becoming new: borrowing ScenePiece, after kept: Int = 0, within bounds: PixelRect
  ) {
    var joined = PixelRect.empty
    old.become(new, after: kept) { rect in
      if joined.contains(rect) || rect.isEmpty { return }
      if joined.isEmpty {
        joined = rect
      } else if let union = Damage.union(joined, rect) {
        joined = union
      } else {
        add(joined, within: bounds)
        joined = rect
      }
    }
    add(joined, within: bounds)
  }
}
