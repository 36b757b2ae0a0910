// What happens by itself as time goes by: blinks, repeats, slides.
extension Screen {
  /// Tells the screen what time it is; a time that is not later than the last changes nothing.
  ///
  /// A driver calls it at `nextDeadline` and before each input. After a stall a held backspace catches up by one repeat
  /// at most, and a blink or a slide is where it would be by now.
  public final func advance(to time: Milliseconds) {
    let before = now
    guard time > before else { return }
    now = time
    if let field = firstResponder, isCaretBlinking, isCaretOn(at: before) != isCaretOn(at: time) {
      markValue(of: field)
    }
    if pad.slide.isMoving(at: before) || scroll.isMoving(at: before) {
      if pad.slide.to == 0 && !pad.slide.isMoving(at: now) { pad.leave() }
      setNeedsLayout()
    }
    if !touches.isEmpty { advanceTouches() }
  }

  /// When something happens next by itself; nil when nothing will. Always later than `now`.
  public final var nextDeadline: Milliseconds? {
    var next = Milliseconds.max
    if pad.slide.isMoving(at: now) { next = min(next, pad.slide.nextFrame(after: now)) }
    if scroll.isMoving(at: now) { next = min(next, scroll.nextFrame(after: now)) }
    if isCaretBlinking {
      next = min(next, caretStart + ((now - caretStart) / Timing.blink + 1) * Timing.blink)
    }
    for touch in touches {
      if let due = touch.due { next = min(next, due) }
    }
    return next == .max ? nil : max(next, now + 1)
  }
}
