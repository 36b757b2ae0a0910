// Where input falls in.
extension Screen {
  /// Takes in what a person did; the next refresh shows it.
  ///
  /// Each input is answered on the spot, with its events, in the order in which inputs arrive. Coordinates are points of
  /// the screen; those outside of it are taken as they are,
  /// and a finger that goes down or up at coordinates that are no numbers is cancelled.
  public final func send(_ event: InputEvent) {
    applyPins()
    switch event {
    case .down(let pointer, let point):
      if !(point.x.isFinite && point.y.isFinite) { return cancel(pointer) }
      if pointer == .mouse { hover = point }
      down(pointer, at: point)
    case .moved(let pointer, let point): if point.x.isFinite && point.y.isFinite { moved(pointer, to: point) }
    case .up(let pointer, let point):
      // A finger that is lifted nowhere is lifted all the same.
      if point.x.isFinite && point.y.isFinite { up(pointer, at: point) } else { cancel(pointer) }
    case .cancelled(let pointer): cancel(pointer)
    case .wheel(let notches, let point): wheel(notches, at: point)
    case .key(let key, let modifiers, let isRepeat): press(key, modifiers, isRepeat: isRepeat)
    case .text(let text): type(text)
    case .windowFocus(let isFocused): windowFocusChanged(isFocused)
    case .pointerLeft:
      hover = nil
      cancel(.mouse)
      cancel(.middleMouse)
    }
  }

  /// An input of a person begins: what it is not refused for is not refused.
  final func noteInput() {
    refusals.forget()
    firstResponder?.refusals.forget()
  }

  private func windowFocusChanged(_ isFocused: Bool) {
    if isFocused == isWindowFocused { return }
    isWindowFocused = isFocused
    caretStart = now
    if isFocused {
      firstResponder?.setNeedsDisplay()
    } else {
      cancelTouches()
      firstResponder?.setNeedsDisplay()
    }
  }

  private func wheel(_ notches: Double, at point: Point) {
    guard notches.isFinite, notches != 0 else { return }
    noteInput()
    if let field = firstResponder, self.field(at: content(point)) === field, field.exactStepValue > .zero {
      field.perform(.step(notches > 0 ? max(1, Int(pixels: notches)) : min(-1, Int(pixels: notches))))
    } else if mostScroll > 0 {
      let target = scroll.position(at: now) - notches * Screen.wheelStep
      scroll(to: min(max(target, 0), mostScroll), animated: false)
    }
  }

  /// Points that one notch of the wheel scrolls.
  private static let wheelStep = 40.0

  // MARK: What a driver asks

  /// Whether text should be taken from the keyboard now: only while a field is edited that can change.
  public final var wantsTextInput: Bool {
    guard let field = firstResponder else { return false }
    return !field.isReadOnly
  }

  /// What the mouse pointer should look like where it is: a bar over an enabled field.
  public final var cursor: Cursor {
    guard let hover, !(pad.field != nil && hover.y * scale >= Double(padTop)) else { return .arrow }
    if let menu, menu.frame.contains(hover) { return .arrow }
    return field(at: content(hover)) == nil ? .arrow : .iBeam
  }
}
