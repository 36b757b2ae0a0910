/// A moment or a span in thousandths of a second.
///
/// The field never reads a clock: whoever drives a `Screen` tells it what time it is, a window by the events' own
/// stamps, a test by hand.
public typealias Milliseconds = Int

/// The spans of time that a screen knows.
enum Timing {
  /// A caret is on for so long, then off for so long.
  static let blink: Milliseconds = 500
  /// The pad slides in or out for so long.
  static let slide: Milliseconds = 250
  /// From one picture of a slide to the next.
  static let frame: Milliseconds = 16
  /// A held backspace begins to repeat.
  static let firstRepeat: Milliseconds = 400
  /// …and goes on.
  static let nextRepeat: Milliseconds = 60
  /// A touch-down this soon after a release on the same key is the contact's bounce.
  static let bounce: Milliseconds = 30
  /// Two taps that begin within this are a double tap.
  static let doubleTap: Milliseconds = 300
  /// A finger that rests so long on the field being edited asks for the menu.
  static let longPress: Milliseconds = 500
}

/// Something that moves from one number to another in time, slowly at both ends.
struct Slide: Equatable {
  private(set) var from: Double
  private(set) var to: Double
  private var start: Milliseconds = 0
  private var duration: Milliseconds = 0

  /// Stands still at `position`.
  init(at position: Double) {
    from = position
    to = position
  }

  /// Sets out for `target` from where it is now.
  mutating func move(to target: Double, at now: Milliseconds, duration: Milliseconds) {
    if target == to { return }
    from = position(at: now)
    to = target
    start = now
    self.duration = duration
  }

  /// Is at `position` at once.
  mutating func jump(to position: Double) {
    self = Slide(at: position)
  }

  func isMoving(at now: Milliseconds) -> Bool { from != to && now < start + duration }

  /// When it is to be drawn next: its frames are counted from its start, and the last one is its end.
  func nextFrame(after now: Milliseconds) -> Milliseconds {
    min(start + duration, start + ((now - start) / Timing.frame + 1) * Timing.frame)
  }

  /// Where it is: the ease-in-out curve of two parabolas.
  func position(at now: Milliseconds) -> Double {
    guard isMoving(at: now) else { return to }
    let part = Double(max(0, now - start)) / Double(duration)
    let eased = part < 0.5 ? 2 * part * part : 1 - 2 * (1 - part) * (1 - part)
    return from + (to - from) * eased
  }
}
