// The keypad on its way up, up, and on its way down.
extension Screen {
  /// Whether the pad is up or on its way there.
  public final var isKeyboardShown: Bool { pad.slide.to > 0 }

  /// Whether the pad is on its way up or down.
  public final var isKeyboardMoving: Bool { pad.slide.isMoving(at: now) }

  /// Where the pad stands now, in points of the screen; nil while nothing of it is in sight.
  public final var keyboardFrame: Rect? {
    layOutPadIfNeeded()
    guard pad.field != nil else { return nil }
    let height = Double(pad.size.height) / scale
    return Rect(x: 0, y: Double(padTop) / scale, width: size.width, height: height)
  }

  /// Where a key of the pad stands now, in points of the screen; nil where there is none of that meaning, or no pad.
  public final func keyFrame(_ meaning: KeyMeaning) -> Rect? {
    layOutPadIfNeeded()
    guard isKeyboardShown, let cell = pad.cells.first(where: { $0.key.meaning == meaning }) else {
      return nil
    }
    let rect = cell.rect.offset(x: 0, y: padTop)
    return Rect(
      x: Double(rect.x) / scale, y: Double(rect.y) / scale, width: Double(rect.width) / scale,
      height: Double(rect.height) / scale)
  }

  /// The row of pixels where the pad begins now.
  final var padTop: Int {
    let screen = Int(pixels: size.height * scale)
    return screen - Int(pixels: Double(pad.size.height) * pad.slide.position(at: now))
  }

  /// Points of the screen that the pad leaves free when it has come to rest.
  final var freeHeight: Double {
    guard isKeyboardShown, let field = pad.field else { return size.height }
    return size.height - Pad.height(for: field, in: size)
  }

  final func raisePad(for field: NumberField) {
    guard field.keypad != nil, !field.isReadOnly, field.keyboardHeight > 0 else {
      lowerPad()
      return
    }
    pad.layOut(for: field, in: size, with: pen)
    needsPadLayout = false
    movePad(to: 1)
  }

  final func lowerPad() {
    cancelTouches()
    movePad(to: 0)
    if pad.slide.position(at: now) == 0 { pad.leave() }
  }

  private func movePad(to position: Double) {
    if reducesMotion {
      pad.slide.jump(to: position)
    } else {
      pad.slide.move(to: position, at: now, duration: Timing.slide)
    }
    setNeedsLayout()
  }

  final func hidePadAtOnce() {
    pad.slide.jump(to: 0)
    pad.leave()
    setNeedsLayout()
  }

  /// Something changed that `field`'s pad shows.
  final func padChanged(of field: NumberField) {
    if firstResponder === field {
      let shows = field.keypad != nil && field.keyboardHeight > 0
      if shows != isKeyboardShown {
        if shows { raisePad(for: field) } else { lowerPad() }
        reveal(animated: true)
        return
      }
    }
    guard pad.field === field else { return }
    cancelTouches()
    needsPadLayout = true
    setNeedsLayout()
    reveal(animated: true)
  }

  final func layOutPadIfNeeded() {
    guard needsPadLayout else { return }
    needsPadLayout = false
    if let field = pad.field { pad.layOut(for: field, in: size, with: pen) }
  }
}
