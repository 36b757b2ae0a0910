internal import CSDL2

/// Tells which repeats of a held key come too late to count: after a stall the server hands out all that the keyboard has
/// made meanwhile at once, and a held Backspace would empty the field in one frame.
///
/// SDL notes when it took an event in (`SDL_KeyboardEvent.timestamp`, milliseconds), and takes in at once what has
/// waited. So of repeats with less than ten milliseconds from one to the next, which no keyboard makes, only the first
/// counts.
struct KeyRepeats {
  private static let least: UInt32 = 10

  private var key = SDL_Keycode(0)
  private var time: UInt32 = 0
  /// Whether the text that comes next is that of a repeat that did not count.
  private(set) var dropsText = false

  /// Whether a key's event counts; to be asked once for each, in their order.
  mutating func counts(_ event: SDL_KeyboardEvent) -> Bool {
    dropsText = false
    guard event.type == SDL_KEYDOWN.rawValue else { return true }
    let isRepeat = event.repeat != 0 && event.keysym.sym == key
    // Events that a program made itself may have no time.
    if isRepeat, event.timestamp != 0, event.timestamp &- time < KeyRepeats.least {
      dropsText = true
      return false
    }
    key = event.keysym.sym
    time = event.timestamp
    return true
  }
}
