internal import CSDL2
import NumberField

/// Turns inputs back into the events that SDL would have sent for them: what `EventTranslator` does, the
/// other way.
///
/// Mouse coordinates are whole units, as SDL's are.
struct EventMaker {
  /// What events name the window by.
  var windowID: UInt32
  /// Points to one unit of mouse coordinates.
  var pointsPerUnit: Double
  /// The window's size in points: fingers come in parts of it.
  var size: Size

  /// The events for an input, in order; nil where SDL has none of the kind.
  func events(for input: InputEvent) -> [SDL_Event]? {
    switch input {
    case .down(.finger(let id), let point): [finger(SDL_FINGERDOWN, id, at: point)]
    case .moved(.finger(let id), let point): [finger(SDL_FINGERMOTION, id, at: point)]
    case .up(.finger(let id), let point): [finger(SDL_FINGERUP, id, at: point)]
    case .down(let pointer, let point): [button(SDL_MOUSEBUTTONDOWN, pointer, at: point)]
    case .up(let pointer, let point): [button(SDL_MOUSEBUTTONUP, pointer, at: point)]
    case .moved(_, let point): [motion(at: point)]
    case .wheel(let notches, let point): [motion(at: point), wheel(notches)]
    // The modifiers are let go of with the key.
    case .key(let key, let modifiers, let isRepeat):
      [
        self.key(SDL_KEYDOWN, key, modifiers, isRepeat: isRepeat),
        self.key(SDL_KEYUP, key, [], isRepeat: false),
      ]
    case .text(let text): texts(text)
    case .windowFocus(let isFocused):
      [window(isFocused ? SDL_WINDOWEVENT_FOCUS_GAINED : SDL_WINDOWEVENT_FOCUS_LOST)]
    case .pointerLeft: [window(SDL_WINDOWEVENT_LEAVE)]
    case .cancelled: nil
    }
  }

  private func button(_ type: SDL_EventType, _ pointer: Pointer, at point: Point) -> SDL_Event {
    let isDown = type == SDL_MOUSEBUTTONDOWN
    var button = SDL_MouseButtonEvent()
    button.type = type.rawValue
    button.windowID = windowID
    button.state = UInt8(isDown ? SDL_PRESSED : SDL_RELEASED)
    button.clicks = 1
    button.button =
      switch pointer {
      case .middleMouse: UInt8(SDL_BUTTON_MIDDLE)
      case .otherMouse: UInt8(SDL_BUTTON_RIGHT)
      case .mouse, .finger: UInt8(SDL_BUTTON_LEFT)
      }
    button.x = units(point.x)
    button.y = units(point.y)
    return SDL_Event(button: button)
  }

  private func motion(at point: Point) -> SDL_Event {
    var motion = SDL_MouseMotionEvent()
    motion.type = SDL_MOUSEMOTION.rawValue
    motion.windowID = windowID
    motion.x = units(point.x)
    motion.y = units(point.y)
    return SDL_Event(motion: motion)
  }

  private func wheel(_ notches: Double) -> SDL_Event {
    var wheel = SDL_MouseWheelEvent()
    wheel.type = SDL_MOUSEWHEEL.rawValue
    wheel.windowID = windowID
    wheel.direction = SDL_MOUSEWHEEL_NORMAL.rawValue
    wheel.y = Int32(exactly: notches.rounded()) ?? 0
    wheel.preciseY = Float(notches)
    return SDL_Event(wheel: wheel)
  }

  private func finger(_ type: SDL_EventType, _ id: Int64, at point: Point) -> SDL_Event {
    var finger = SDL_TouchFingerEvent()
    finger.type = type.rawValue
    finger.windowID = windowID
    finger.touchId = 1
    finger.fingerId = id
    finger.x = Float(point.x / max(size.width, 1))
    finger.y = Float(point.y / max(size.height, 1))
    finger.pressure = 1
    return SDL_Event(tfinger: finger)
  }

  private func key(
    _ type: SDL_EventType, _ key: KeyboardKey, _ modifiers: KeyModifiers, isRepeat: Bool
  ) -> SDL_Event {
    var event = SDL_KeyboardEvent()
    event.type = type.rawValue
    event.windowID = windowID
    event.state = UInt8(type == SDL_KEYDOWN ? SDL_PRESSED : SDL_RELEASED)
    event.repeat = isRepeat ? 1 : 0
    event.keysym = KeyTranslator.keysym(key, modifiers)
    return SDL_Event(key: event)
  }

  /// An event holds 31 bytes of text: longer texts come in several, broken between characters where they can
  /// be.
  private func texts(_ text: String) -> [SDL_Event] {
    let capacity = MemoryLayout.size(ofValue: SDL_TextInputEvent().text) - 1
    var pieces: [[UInt8]] = [[]]
    for character in text {
      let bytes = Array(String(character).utf8)
      guard bytes.count <= capacity else { continue }
      if pieces[pieces.count - 1].count + bytes.count > capacity { pieces.append([]) }
      pieces[pieces.count - 1] += bytes
    }
    return pieces.map { bytes in
      var event = SDL_TextInputEvent()
      event.type = SDL_TEXTINPUT.rawValue
      event.windowID = windowID
      withUnsafeMutableBytes(of: &event.text) { $0.copyBytes(from: bytes) }
      return SDL_Event(text: event)
    }
  }

  private func window(_ kind: SDL_WindowEventID) -> SDL_Event {
    var event = SDL_WindowEvent()
    event.type = SDL_WINDOWEVENT.rawValue
    event.windowID = windowID
    event.event = UInt8(truncatingIfNeeded: kind.rawValue)
    return SDL_Event(window: event)
  }

  private func units(_ points: Double) -> Int32 {
    Int32(exactly: (points / pointsPerUnit).rounded(.down)) ?? 0
  }
}
