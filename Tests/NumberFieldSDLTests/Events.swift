import CSDL2

/// Events of SDL's, made by hand.
enum Events {
  static func key(
    _ code: SDL_KeyCode, _ modifiers: SDL_Keymod = KMOD_NONE, scancode: SDL_Scancode = SDL_SCANCODE_UNKNOWN,
    isDown: Bool = true, repeats: Bool = false
  ) -> SDL_Event {
    var event = SDL_Event()
    event.key = SDL_KeyboardEvent()
    event.key.type = (isDown ? SDL_KEYDOWN : SDL_KEYUP).rawValue
    event.key.keysym.sym = SDL_Keycode(bitPattern: code.rawValue)
    event.key.keysym.scancode = scancode
    event.key.keysym.mod = UInt16(truncatingIfNeeded: modifiers.rawValue)
    event.key.repeat = repeats ? 1 : 0
    return event
  }

  static func text(_ text: String, type: SDL_EventType = SDL_TEXTINPUT) -> SDL_Event {
    var event = SDL_Event()
    event.text = SDL_TextInputEvent()
    event.text.type = type.rawValue
    withUnsafeMutableBytes(of: &event.text.text) { $0.copyBytes(from: text.utf8.prefix(32)) }
    return event
  }

  static func motion(_ x: Int32, _ y: Int32, which: UInt32 = 0) -> SDL_Event {
    var event = SDL_Event()
    event.motion = SDL_MouseMotionEvent()
    event.motion.type = SDL_MOUSEMOTION.rawValue
    (event.motion.x, event.motion.y, event.motion.which) = (x, y, which)
    return event
  }

  static func button(
    _ button: Int32, _ x: Int32, _ y: Int32, isDown: Bool = true, which: UInt32 = 0, window: UInt32 = 0
  ) -> SDL_Event {
    var event = SDL_Event()
    event.button = SDL_MouseButtonEvent()
    event.button.type = (isDown ? SDL_MOUSEBUTTONDOWN : SDL_MOUSEBUTTONUP).rawValue
    event.button.button = UInt8(button)
    (event.button.x, event.button.y, event.button.which) = (x, y, which)
    event.button.windowID = window
    return event
  }

  static func wheel(_ y: Int32, precise: Float = 0, isFlipped: Bool = false) -> SDL_Event {
    var event = SDL_Event()
    event.wheel = SDL_MouseWheelEvent()
    event.wheel.type = SDL_MOUSEWHEEL.rawValue
    event.wheel.y = y
    event.wheel.preciseY = precise
    event.wheel.direction = (isFlipped ? SDL_MOUSEWHEEL_FLIPPED : SDL_MOUSEWHEEL_NORMAL).rawValue
    return event
  }

  static func finger(
    _ type: SDL_EventType, _ x: Float, _ y: Float, id: Int64 = 7, touch: Int64 = 1
  ) -> SDL_Event {
    var event = SDL_Event()
    event.tfinger = SDL_TouchFingerEvent()
    event.tfinger.type = type.rawValue
    (event.tfinger.x, event.tfinger.y, event.tfinger.fingerId, event.tfinger.touchId) = (x, y, id, touch)
    return event
  }

  static func window(_ kind: SDL_WindowEventID, window: UInt32 = 0) -> SDL_Event {
    var event = SDL_Event()
    event.window = SDL_WindowEvent()
    event.window.type = SDL_WINDOWEVENT.rawValue
    event.window.event = UInt8(kind.rawValue)
    event.window.windowID = window
    return event
  }
}
