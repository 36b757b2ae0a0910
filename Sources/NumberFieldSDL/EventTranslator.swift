internal import CSDL2
import NumberField

/// What happened to a window itself.
enum WindowNews: Hashable {
  /// Some or all of its pixels are to be shown anew.
  case exposed
  /// Its size, its display or the display's scale may be another one.
  case resized
  /// Nobody sees it any more.
  case hidden
  /// It is to be closed.
  case closed
}

/// What an event of SDL's means for a window.
enum EventMeaning: Hashable {
  case input(InputEvent)
  case window(WindowNews)
}

/// Turns the events of one window, `SDL_Event`, into inputs of its screen: no call, no window, no clock.
///
/// It remembers what events do not repeat: which modifier keys are held when text arrives, and where the
/// mouse is when its wheel turns.
struct EventTranslator {
  /// Points to one unit of mouse coordinates.
  var pointsPerUnit = 1.0
  /// The window's size in points: fingers come in parts of it.
  var size = Size()
  private var modifiers = KeyModifiers()
  private var mouse = Point()
  private var repeats = KeyRepeats()

  /// What an event means; nil where it means nothing to a screen.
  mutating func translate(_ event: SDL_Event) -> EventMeaning? {
    switch SDL_EventType(rawValue: event.type) {
    case SDL_WINDOWEVENT: window(event.window)
    case SDL_KEYDOWN, SDL_KEYUP: key(event.key)
    case SDL_TEXTINPUT: text(event.text)
    case SDL_MOUSEMOTION: motion(event.motion)
    case SDL_MOUSEBUTTONDOWN, SDL_MOUSEBUTTONUP: button(event.button)
    case SDL_MOUSEWHEEL: wheel(event.wheel)
    case SDL_FINGERDOWN, SDL_FINGERMOTION, SDL_FINGERUP: finger(event.tfinger)
    default: nil
    }
  }

  /// Which window an event is for (`windowID`); nil for events of no window, 0 where SDL knew none.
  static func windowID(of event: SDL_Event) -> UInt32? {
    switch SDL_EventType(rawValue: event.type) {
    case SDL_WINDOWEVENT: event.window.windowID
    case SDL_KEYDOWN, SDL_KEYUP: event.key.windowID
    case SDL_TEXTINPUT: event.text.windowID
    case SDL_TEXTEDITING: event.edit.windowID
    case SDL_TEXTEDITING_EXT: event.editExt.windowID
    case SDL_MOUSEMOTION: event.motion.windowID
    case SDL_MOUSEBUTTONDOWN, SDL_MOUSEBUTTONUP: event.button.windowID
    case SDL_MOUSEWHEEL: event.wheel.windowID
    case SDL_FINGERDOWN, SDL_FINGERMOTION, SDL_FINGERUP: event.tfinger.windowID
    default: nil
    }
  }

  private mutating func window(_ event: SDL_WindowEvent) -> EventMeaning? {
    switch SDL_WindowEventID(rawValue: UInt32(event.event)) {
    case SDL_WINDOWEVENT_EXPOSED, SDL_WINDOWEVENT_SHOWN, SDL_WINDOWEVENT_RESTORED:
      return .window(.exposed)
    case SDL_WINDOWEVENT_RESIZED, SDL_WINDOWEVENT_SIZE_CHANGED, SDL_WINDOWEVENT_MAXIMIZED,
      SDL_WINDOWEVENT_DISPLAY_CHANGED:
      return .window(.resized)
    case SDL_WINDOWEVENT_HIDDEN, SDL_WINDOWEVENT_MINIMIZED: return .window(.hidden)
    case SDL_WINDOWEVENT_CLOSE: return .window(.closed)
    case SDL_WINDOWEVENT_LEAVE: return .input(.pointerLeft)
    case SDL_WINDOWEVENT_FOCUS_GAINED: return .input(.windowFocus(true))
    case SDL_WINDOWEVENT_FOCUS_LOST:
      // Whatever is let go of elsewhere is not told here.
      modifiers = []
      return .input(.windowFocus(false))
    default: return nil
    }
  }

  private mutating func key(_ event: SDL_KeyboardEvent) -> EventMeaning? {
    modifiers = KeyTranslator.modifiers(event.keysym)
    guard repeats.counts(event), event.type == SDL_KEYDOWN.rawValue,
      let (key, modifiers) = KeyTranslator.key(event.keysym)
    else { return nil }
    return .input(.key(key, modifiers, isRepeat: event.repeat != 0))
  }

  /// Committed text. What arrives while keys of commands are held is theirs: X11 makes a "1" of Ctrl+1.
  private func text(_ event: SDL_TextInputEvent) -> EventMeaning? {
    guard modifiers.isDisjoint(with: [.command, .alt]), !repeats.dropsText else { return nil }
    let text = withUnsafeBytes(of: event.text) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
    guard !text.isEmpty, !text.unicodeScalars.contains(where: { $0.value < 0x20 || $0.value == 0x7F }) else {
      return nil
    }
    return .input(.text(text))
  }

  private mutating func motion(_ event: SDL_MouseMotionEvent) -> EventMeaning? {
    guard event.which != nf_touch_mouse_id() else { return nil }
    mouse = point(event.x, event.y)
    return .input(.moved(.mouse, at: mouse))
  }

  private mutating func button(_ event: SDL_MouseButtonEvent) -> EventMeaning? {
    guard event.which != nf_touch_mouse_id() else { return nil }
    mouse = point(event.x, event.y)
    let pointer: Pointer =
      switch event.button {
      case UInt8(SDL_BUTTON_LEFT): .mouse
      case UInt8(SDL_BUTTON_MIDDLE): .middleMouse
      default: .otherMouse
      }
    let isDown = event.type == SDL_MOUSEBUTTONDOWN.rawValue
    return .input(isDown ? .down(pointer, at: mouse) : .up(pointer, at: mouse))
  }

  /// The wheel in notches, up positive, whichever way the system turns it (`SDL_MOUSEWHEEL_FLIPPED`).
  private func wheel(_ event: SDL_MouseWheelEvent) -> EventMeaning? {
    guard event.which != nf_touch_mouse_id() else { return nil }
    let precise = Double(event.preciseY)
    var notches = precise.isFinite && precise != 0 ? precise : Double(event.y)
    if event.direction == SDL_MOUSEWHEEL_FLIPPED.rawValue { notches = -notches }
    return notches == 0 ? nil : .input(.wheel(notches, at: mouse))
  }

  private func finger(_ event: SDL_TouchFingerEvent) -> EventMeaning? {
    guard event.touchId != nf_mouse_touch_id() else { return nil }
    let place = Point(x: part(event.x, of: size.width), y: part(event.y, of: size.height))
    let finger = Pointer.finger(event.fingerId)
    switch SDL_EventType(rawValue: event.type) {
    case SDL_FINGERDOWN: return .input(.down(finger, at: place))
    case SDL_FINGERMOTION: return .input(.moved(finger, at: place))
    default: return .input(.up(finger, at: place))
    }
  }

  private func point(_ x: Int32, _ y: Int32) -> Point {
    Point(x: Double(x) * pointsPerUnit, y: Double(y) * pointsPerUnit)
  }

  /// A finger's coordinate in points. 1.0 is the last place inside, for a rectangle does not hold its right
  /// edge.
  private func part(_ part: Float, of length: Double) -> Double {
    guard part > 0 else { return 0 }
    return max(0, min(Double(part) * length, length.nextDown))
  }
}
