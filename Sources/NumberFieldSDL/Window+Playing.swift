internal import CSDL2
public import NumberField

// What a script does to a window in place of a person.
extension Window {
  /// Makes an input happen as if the system had sent it: an event in SDL's queue (`SDL_PushEvent`), which
  /// takes the way of all others through the window's loop.
  ///
  /// Returns when the screen has heard of it; while nobody calls ``run()`` that is not before somebody does.
  /// Does nothing where the window is closed. Mouse coordinates are rounded down to whole units, as SDL's
  /// are.
  ///
  /// ```swift
  /// await window.play(.down(.mouse, at: field.frame.center))
  /// await window.play(.up(.mouse, at: field.frame.center))
  /// ```
  public func play(_ input: InputEvent) async {
    guard let id else { return }
    EventLoop.shared.interruptWait()
    let maker = EventMaker(windowID: id, pointsPerUnit: translator.pointsPerUnit, size: translator.size)
    if let events = maker.events(for: input) {
      // Where the queue takes no more it is handed over on the spot: no input is lost.
      for var event in events where SDL_PushEvent(&event) < 0 {
        event.common.timestamp = SDL_GetTicks()
        take(event)
        WakeEvent.push()
      }
    } else {
      // SDL knows of no touch that is taken away.
      screen.advance(to: now)
      screen.send(input)
      WakeEvent.push()
    }
    await EventLoop.shared.nextTurn()
  }

  /// Asks for another size in points, and for so many pixels to the point (`SDL_SetWindowSize`); nil leaves
  /// the scale.
  ///
  /// The system decides what comes of it, and when: the screen's size is right as soon as it is so.
  public func resize(to size: Size, scale: Double? = nil) {
    guard let handle else { return }
    EventLoop.shared.interruptWait()
    if let scale, scale.isFinite { forcedScale = min(max(scale, 0.25), 16) }
    let factor = forcedScale ?? 1
    wish = (
      size,
      PixelSize(width: Int(saturating: size.width * factor), height: Int(saturating: size.height * factor))
    )
    handle.setSize(wish.pixels)
    // Looked at anew even where the count of pixels stays.
    surfaceIdentity = nil
    needsRedraw = true
    WakeEvent.push()
  }
}

extension Int {
  /// The nearest whole number, at most what a window can have.
  fileprivate init(saturating length: Double) {
    self = length.isFinite ? Int(Swift.min(Swift.max(length.rounded(), 1), 16384)) : 1
  }
}
