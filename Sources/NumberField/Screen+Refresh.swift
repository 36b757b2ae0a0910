// From state to picture: pieces are made again only where something changed.
extension Screen {
  /// Brings `scene` up to date and says which of its pieces may have changed since the last refresh.
  ///
  /// Costs nothing but a few comparisons when nothing changed. A screen is shown by one driver: the changes are told
  /// once. Others may take `scene` as a whole.
  public final func refresh() -> SceneChanges {
    refreshed()
    changes.removeAll()
    applyPins()
    layOutPadIfNeeded()
    if needsLayout {
      needsLayout = false
      drawEverything()
    } else {
      if !marked.isEmpty { drawMarked() }
      if !pad.marked.isEmpty { drawMarkedKeys() }
    }
    return changes
  }

  private func drawMarked() {
    for index in marked.indices {
      let view = marked[index]
      view.isMarked = false
      guard let piece = view.pieceIndex else { continue }
      let kept = view.redraw(&scene.pieces[piece], on: self)
      changes.add(piece, after: kept)
    }
    marked.empty()
  }

  /// Fills a piece anew in its own room; it is taken out of the scene meanwhile.
  private func fill(_ index: Int, _ body: (inout ScenePiece) -> Void) {
    var piece = ScenePiece()
    swap(&piece, &scene.pieces[index])
    piece.beginAgain()
    body(&piece)
    piece.endAgain()
    swap(&piece, &scene.pieces[index])
  }

  private func drawMarkedKeys() {
    for place in pad.marked.indices {
      let cell = pad.marked[place]
      let piece = padPiece + 1 + cell
      // Of a key that was drawn before, the title's ink is all that can be another.
      if pad.cells[cell].isEnabled, scene.pieces[piece].tintLast(of: 2, pad.ink(of: cell)) {
        changes.add(tinted: piece)
      } else {
        let top = padTop
        fill(piece) { pad.draw(cell, &$0, top: top) }
        changes.add(piece, after: 0)
      }
    }
    pad.forgetMarks()
  }

  /// Lists the pieces anew: views in sight, the pad's sheet and keys, the menu.
  private func drawEverything() {
    let pen = self.pen
    for view in marked { view.isMarked = false }
    marked.empty()
    scene.size = PixelSize(width: max(1, pen.pixels(size.width)), height: max(1, pen.pixels(size.height)))
    scene.background = paper
    changes.isEverything = true
    var count = 0
    let bounds = scene.bounds
    for view in subviews {
      view.pieceIndex = nil
      if !pen.pixelRect(view.frame).intersects(bounds) { continue }
      view.pieceIndex = count
      // A hidden view keeps its piece, empty, so that showing it moves no other.
      withPiece(&count) { if !view.isHidden { view.draw(&$0, with: pen) } }
      view.isStale = false
    }
    padPiece = count
    if pad.field != nil {
      let top = padTop
      withPiece(&count) { pad.drawSheet(&$0, top: top) }
      for cell in pad.cells.indices {
        withPiece(&count) { pad.draw(cell, &$0, top: top) }
      }
    }
    pad.needsDrawing = false
    pad.forgetMarks()
    if let menu { withPiece(&count) { menu.draw(&$0, with: pen, in: theme) } }
    scene.pieces.removeLast(scene.pieces.count - count)
  }

  /// Hands out the next piece, making it where there are not so many yet.
  private func withPiece(_ count: inout Int, _ body: (inout ScenePiece) -> Void) {
    if count == scene.pieces.count { scene.pieces.append(ScenePiece()) }
    fill(count, body)
    count += 1
  }
}
