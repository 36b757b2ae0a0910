import NumberField

/// What the painter's canvas shows: a copy of the scene in its own room, and where each piece of it is.
///
/// The picture is cut into bands of some rows each, and every band knows its pieces: so painting a small part looks
/// at the pieces nearby, however many there are elsewhere. Bands overlap: one begins in the middle of the one before
/// it, so that what is no higher than half a band lies in one.
struct ShownScene: ~Copyable {
  /// Rows of pixels from the top of one band to the top of the next, which is half a band.
  static let bandStep: Int32 = 64

  private(set) var size = PixelSize(width: 0, height: 0)
  private(set) var background = Color.white
  private(set) var pieces: [ScenePiece] = []
  /// For each band the indices of the pieces in it, back to front.
  private(set) var bands: [[Int32]] = []
  /// All of the picture.
  private(set) var bounds = PixelRect.empty

  /// Becomes equal to `scene` in the pieces that may have changed, and adds to `damage` where they differ; returns
  /// whether the whole picture differs, since its size or its background does.
  mutating func update(
    from scene: borrowing Scene, changes: borrowing SceneChanges, within canvas: PixelRect,
    damage: inout Damage
  ) -> Bool {
    let isWhole = size != scene.size || background != scene.background
    background = scene.background
    if size != scene.size { resize(to: scene.size) }
    let visible = bounds.intersection(canvas)
    if changes.isEverything || scene.pieces.count != pieces.count {
      updateAll(from: scene, within: visible, damage: &damage)
    } else {
      let changed = changes.list.span
      for place in changed.indices where pieces.indices.contains(changed[place].piece) {
        if changed[place].isTint,
          damage.add(
            &pieces[changed[place].piece], tintedAs: scene.pieces.span, changed[place].piece, within: visible)
        {
          continue
        }
        update(
          changed[place].piece, from: scene.pieces.span, after: changed[place].kept, within: visible,
          damage: &damage)
      }
    }
    return isWhole
  }

  private mutating func updateAll(
    from scene: borrowing Scene, within visible: PixelRect, damage: inout Damage
  ) {
    let shared = min(scene.pieces.count, pieces.count)
    for index in 0..<shared { update(index, from: scene.pieces.span, within: visible, damage: &damage) }
    let nothing = ScenePiece()
    for index in shared..<pieces.count {
      displace(index, from: pieces[index].bounds)
      damage.add(&pieces[index], becoming: nothing, within: visible)
    }
    makePieces(scene.pieces.count)
    for index in shared..<pieces.count {
      update(index, from: scene.pieces.span, within: visible, damage: &damage)
    }
  }

  /// Cuts another size into bands and enters all pieces anew.
  private mutating func resize(to size: PixelSize) {
    self.size = size
    bounds = PixelRect(size: size)
    for band in bands.indices { bands[band].removeAll(keepingCapacity: true) }
    // Rows that no canvas will ever have would cost room for nothing: the last band holds all that is below.
    let step = Int(ShownScene.bandStep)
    let count = min((bounds.height + step - 1) / step, 1024)
    if bands.count > count { bands.removeLast(bands.count - count) }
    while bands.count < count { bands.append([]) }
    for index in pieces.indices { place(index) }
  }

  private mutating func update(
    _ index: Int, from new: Span<ScenePiece>, after kept: Int = 0, within visible: PixelRect,
    damage: inout Damage
  ) {
    let old = pieces[index].bounds
    damage.add(&pieces[index], becoming: new[index], after: kept, within: visible)
    if isPlaced(old, for: new[index].bounds) { return }
    displace(index, from: old)
    place(index)
  }

  private mutating func makePieces(_ count: Int) {
    if pieces.count > count { pieces.removeLast(pieces.count - count) }
    while pieces.count < count { pieces.append(ScenePiece()) }
  }

  /// The last band that begins at a row of the picture or above it.
  func band(ofRow row: Int32) -> Int { min(Int(row / ShownScene.bandStep), bands.count - 1) }

  /// The bands that a rectangle in the picture is in.
  private func bands(of rect: PixelRect) -> ClosedRange<Int> {
    max(0, band(ofRow: rect.top) - 1)...band(ofRow: rect.bottom - 1)
  }

  /// Whether a piece with some bounds is in the bands where it has to be with others.
  private func isPlaced(_ old: PixelRect, for new: PixelRect) -> Bool {
    if old == new { return true }
    let (seen, seenNew) = (old.intersection(bounds), new.intersection(bounds))
    if seen.isEmpty || seenNew.isEmpty { return seen.isEmpty && seenNew.isEmpty }
    return bands(of: seen) == bands(of: seenNew)
  }

  /// Enters a piece into its bands.
  private mutating func place(_ index: Int) {
    let seen = pieces[index].bounds.intersection(bounds)
    if seen.isEmpty { return }
    for band in bands(of: seen) {
      bands[band].insert(Int32(index), at: bands[band].firstIndex(notBefore: Int32(index)))
    }
  }

  /// Takes a piece out of the bands where it is with some bounds.
  private mutating func displace(_ index: Int, from old: PixelRect) {
    let seen = old.intersection(bounds)
    if seen.isEmpty { return }
    for band in bands(of: seen) {
      bands[band].remove(at: bands[band].firstIndex(notBefore: Int32(index)))
    }
  }
}

extension [Int32] {
  /// Where `value` is, or belongs, in ascending numbers.
  fileprivate func firstIndex(notBefore value: Int32) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if self[middle] < value { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
