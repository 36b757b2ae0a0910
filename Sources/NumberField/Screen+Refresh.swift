// From state to picture: pieces are made again only where something changed.
extension Screen {
  /// Brings `scene` up to date and says which of its pieces may have changed since the last refresh.
  ///
  /// Costs nothing but a few comparisons when nothing changed. A screen is shown by one driver: the changes are told
  /// once. Others may take `scene` as a whole.
  public final func refresh() -> SceneChanges {
    refreshed()
    changes.isEverything = false
    changes.pieces.removeAll(keepingCapacity: true)
    applyPins()
    layOutPadIfNeeded()
    if needsLayout {
      needsLayout = false
      drawEverything()
    } else {
      if !marked.isEmpty { drawMarked() }
      if pad.hasMarks { drawMarkedKeys() }
    }
    return changes
  }

  private func drawMarked() {
    let pen = self.pen
    for view in marked {
      view.isMarked = false
      if let index = view.pieceIndex { redraw(index) { if !view.isHidden { view.draw(&$0, with: pen) } } }
    }
    marked.removeAll(keepingCapacity: true)
  }

  /// Makes one piece again, which may have changed then.
  private func redraw(_ index: Int, _ body: (inout ScenePiece) -> Void) {
    fill(index, body)
    changes.pieces.append(index)
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
    let top = padTop
    for cell in pad.cells.indices where pad.cells[cell].isMarked {
      let index = padPiece + 1 + cell
      if pad.cells[cell].isEnabled && scene.pieces[index].items.count == 2 {
        pad.redraw(cell, &scene.pieces[index])
        changes.pieces.append(index)
      } else {
        redraw(index) { pad.draw(cell, &$0, top: top) }
      }
    }
    pad.forgetMarks()
  }

  /// Lists the pieces anew: views in sight, the pad's sheet and keys, the menu.
  private func drawEverything() {
    let pen = self.pen
    for view in marked { view.isMarked = false }
    marked.removeAll(keepingCapacity: true)
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
