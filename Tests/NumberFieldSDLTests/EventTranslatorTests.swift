import CSDL2
import NumberField
import Testing

@testable import NumberFieldSDL

@Suite("SDL's events as inputs")
struct EventTranslatorTests {
  private func translator() -> EventTranslator {
    var translator = EventTranslator()
    translator.size = Size(width: 200, height: 100)
    return translator
  }

  private func input(_ event: SDL_Event) -> InputEvent? {
    var translator = translator()
    guard case .input(let input)? = translator.translate(event) else { return nil }
    return input
  }

  // MARK: Mouse and fingers

  @Test("Buttons of the mouse")
  func buttons() {
    let place = Point(x: 12, y: 34)
    #expect(input(Events.button(1, 12, 34)) == .down(.mouse, at: place))
    #expect(input(Events.button(1, 12, 34, isDown: false)) == .up(.mouse, at: place))
    #expect(input(Events.button(2, 12, 34)) == .down(.middleMouse, at: place))
    #expect(input(Events.button(3, 12, 34)) == .down(.otherMouse, at: place))
    #expect(input(Events.button(9, 12, 34, isDown: false)) == .up(.otherMouse, at: place))
    #expect(input(Events.motion(12, 34)) == .moved(.mouse, at: place))
  }

  @Test("Mouse coordinates become points")
  func scaled() {
    var translator = translator()
    translator.pointsPerUnit = 1 / 1.5
    #expect(translator.translate(Events.motion(150, 75)) == .input(.moved(.mouse, at: Point(x: 100, y: 50))))
  }

  @Test("A mouse that SDL makes of a finger, and a finger that it makes of the mouse, are dropped")
  func madeUp() {
    let mouse = nf_touch_mouse_id()
    #expect(input(Events.motion(1, 1, which: mouse)) == nil)
    #expect(input(Events.button(1, 1, 1, which: mouse)) == nil)
    #expect(input(Events.finger(SDL_FINGERDOWN, 0.5, 0.5, touch: nf_mouse_touch_id())) == nil)
  }

  @Test("Fingers come in parts of the window, the last place inside, those beyond clamped")
  func fingers() throws {
    #expect(input(Events.finger(SDL_FINGERDOWN, 0.5, 0.25)) == .down(.finger(7), at: Point(x: 100, y: 25)))
    #expect(input(Events.finger(SDL_FINGERMOTION, 0, 0)) == .moved(.finger(7), at: Point()))
    let whole = Rect(width: 200, height: 100)
    for (x, y) in [(1, 1), (1.5, 7), (-3, -0.1), (.nan, .infinity), (-.infinity, 1)] as [(Float, Float)] {
      guard case .up(.finger(7), let place)? = input(Events.finger(SDL_FINGERUP, x, y)) else {
        Issue.record("no finger at \(x), \(y)")
        continue
      }
      #expect(whole.contains(place), "\(x), \(y)")
    }
  }

  @Test("The wheel turns where the mouse is, up positive, in precise notches")
  func wheel() {
    var translator = translator()
    _ = translator.translate(Events.motion(20, 30))
    let place = Point(x: 20, y: 30)
    #expect(translator.translate(Events.wheel(1)) == .input(.wheel(1, at: place)))
    #expect(translator.translate(Events.wheel(0, precise: 0.25)) == .input(.wheel(0.25, at: place)))
    #expect(
      translator.translate(Events.wheel(1, precise: 1, isFlipped: true)) == .input(.wheel(-1, at: place)))
    #expect(translator.translate(Events.wheel(0)) == nil)
    #expect(translator.translate(Events.wheel(2, precise: .nan)) == .input(.wheel(2, at: place)))
  }

  // MARK: Keys and text

  @Test(
    "Keys that control",
    arguments: [
      (SDLK_BACKSPACE, .backspace), (SDLK_LEFT, .left), (SDLK_RIGHT, .right),
      (SDLK_UP, .up), (SDLK_DOWN, .down), (SDLK_HOME, .home), (SDLK_END, .end), (SDLK_PAGEUP, .pageUp),
      (SDLK_PAGEDOWN, .pageDown), (SDLK_RETURN, .return), (SDLK_KP_ENTER, .return), (SDLK_ESCAPE, .escape),
      (SDLK_TAB, .tab), (SDLK_APPLICATION, .menu),
    ] as [(SDL_KeyCode, KeyboardKey)])
  func controls(code: SDL_KeyCode, key: KeyboardKey) {
    #expect(input(Events.key(code)) == .key(key, [], isRepeat: false))
    #expect(input(Events.key(code, KMOD_RSHIFT, repeats: true)) == .key(key, .shift, isRepeat: true))
    #expect(input(Events.key(code, isDown: false)) == nil)
  }

  @Test("Digits and separators are no keys, with NumLock or without a number pad")
  func digitsAreText() {
    for code in [SDLK_0, SDLK_9, SDLK_PERIOD, SDLK_COMMA, SDLK_MINUS, SDLK_a, SDLK_F5, SDLK_LSHIFT] {
      #expect(input(Events.key(code)) == nil)
    }
    for code in [SDLK_KP_0, SDLK_KP_5, SDLK_KP_8, SDLK_KP_PERIOD, SDLK_KP_COMMA, SDLK_KP_MINUS] {
      #expect(input(Events.key(code, KMOD_NUM)) == nil)
    }
  }

  @Test("Without NumLock the number pad moves; Shift turns NumLock around")
  func numberPad() {
    let expected: [(SDL_KeyCode, KeyboardKey?)] = [
      (SDLK_KP_1, .end), (SDLK_KP_2, .down), (SDLK_KP_3, .pageDown), (SDLK_KP_4, .left), (SDLK_KP_5, nil),
      (SDLK_KP_6, .right), (SDLK_KP_7, .home), (SDLK_KP_8, .up), (SDLK_KP_9, .pageUp), (SDLK_KP_0, nil),
      (SDLK_KP_PERIOD, .delete),
    ]
    for (code, key) in expected {
      #expect(input(Events.key(code)) == key.map { .key($0, [], isRepeat: false) })
      #expect(input(Events.key(code, KMOD_LSHIFT)) == nil)
      let both = SDL_Keymod(rawValue: KMOD_NUM.rawValue | KMOD_LSHIFT.rawValue)
      #expect(input(Events.key(code, both)) == key.map { .key($0, [], isRepeat: false) })
    }
  }

  @Test("Letters count as commands with Ctrl, by their place on keyboards that are not Latin")
  func commands() {
    for (code, key) in [(SDLK_a, .a), (SDLK_c, .c), (SDLK_v, .v), (SDLK_x, .x), (SDLK_y, .y), (SDLK_z, .z)]
      as [(SDL_KeyCode, KeyboardKey)]
    {
      #expect(input(Events.key(code, KMOD_LCTRL)) == .key(key, .command, isRepeat: false))
    }
    let undo = SDL_Keymod(rawValue: KMOD_RCTRL.rawValue | KMOD_LSHIFT.rawValue)
    #expect(input(Events.key(SDLK_z, undo)) == .key(.z, [.command, .shift], isRepeat: false))
    #expect(input(Events.key(SDLK_b, KMOD_LCTRL)) == nil)
    let cyrillic = Events.key(SDL_KeyCode(rawValue: 0x441), KMOD_LCTRL, scancode: SDL_SCANCODE_C)
    #expect(input(cyrillic) == .key(.c, .command, isRepeat: false))
  }

  #if !os(macOS)
    @Test("Insert and Delete reach the clipboard with Shift and Ctrl")
    func clipboardKeys() {
      #expect(input(Events.key(SDLK_INSERT)) == nil)
      #expect(input(Events.key(SDLK_INSERT, KMOD_RSHIFT)) == .key(.v, .command, isRepeat: false))
      #expect(input(Events.key(SDLK_INSERT, KMOD_LCTRL)) == .key(.c, .command, isRepeat: false))
      #expect(input(Events.key(SDLK_DELETE, repeats: true)) == .key(.delete, [], isRepeat: true))
      #expect(input(Events.key(SDLK_DELETE, KMOD_LSHIFT)) == .key(.x, .command, isRepeat: false))
      #expect(input(Events.key(SDLK_DELETE, KMOD_LCTRL)) == .key(.delete, .command, isRepeat: false))
      #expect(input(Events.key(SDLK_INSERT, KMOD_LALT)) == nil)
    }
  #endif

  @Test("Text is what was committed, and no control character", arguments: ["5", ".", "12,5", "٥", "-"])
  func text(text: String) {
    #expect(input(Events.text(text)) == .text(text))
    #expect(input(Events.text(text, type: SDL_TEXTEDITING)) == nil)
  }

  @Test("No text", arguments: ["", "\u{8}", "\r", "\u{7F}", "1\n"])
  func noText(text: String) {
    #expect(input(Events.text(text)) == nil)
  }

  @Test("Text of 32 bytes without an end, and of broken UTF-8, is read to its end")
  func longText() {
    #expect(input(Events.text(String(repeating: "8", count: 40))) == .text(String(repeating: "8", count: 32)))
    var event = Events.text("1")
    withUnsafeMutableBytes(of: &event.text.text) { $0[1] = 0xFF }
    #expect(input(event) == .text("1\u{FFFD}"))
  }

  @Test(
    "What arrives while keys of commands are held is no text",
    arguments: [
      KMOD_LCTRL, KMOD_RCTRL, KMOD_LALT, KMOD_RALT, KMOD_MODE, KMOD_LGUI,
    ])
  func commandText(held: SDL_Keymod) {
    var translator = translator()
    _ = translator.translate(Events.key(SDLK_1, held))
    #expect(translator.translate(Events.text("1")) == nil)
    _ = translator.translate(Events.key(SDLK_1, KMOD_NONE, isDown: false))
    #expect(translator.translate(Events.text("1")) == .input(.text("1")))
    _ = translator.translate(Events.key(SDLK_1, held))
    _ = translator.translate(Events.window(SDL_WINDOWEVENT_FOCUS_LOST))
    #expect(translator.translate(Events.text("1")) == .input(.text("1")))
  }

  // MARK: The window

  @Test(
    "What happens to a window",
    arguments: [
      (SDL_WINDOWEVENT_EXPOSED, .window(.exposed)), (SDL_WINDOWEVENT_RESTORED, .window(.exposed)),
      (SDL_WINDOWEVENT_SIZE_CHANGED, .window(.resized)), (SDL_WINDOWEVENT_DISPLAY_CHANGED, .window(.resized)),
      (SDL_WINDOWEVENT_MINIMIZED, .window(.hidden)), (SDL_WINDOWEVENT_CLOSE, .window(.closed)),
      (SDL_WINDOWEVENT_FOCUS_GAINED, .input(.windowFocus(true))),
      (SDL_WINDOWEVENT_FOCUS_LOST, .input(.windowFocus(false))),
      (SDL_WINDOWEVENT_LEAVE, .input(.pointerLeft)),
      (SDL_WINDOWEVENT_MOVED, nil), (SDL_WINDOWEVENT_ENTER, nil),
    ] as [(SDL_WindowEventID, EventMeaning?)])
  func window(kind: SDL_WindowEventID, meaning: EventMeaning?) {
    var translator = translator()
    #expect(translator.translate(Events.window(kind)) == meaning)
  }

  @Test("Events of any bytes mean something or nothing, and nothing worse")
  func anyBytes() {
    var generator = SystemRandomNumberGenerator()
    var translator = translator()
    let types = [
      SDL_WINDOWEVENT, SDL_KEYDOWN, SDL_KEYUP, SDL_TEXTINPUT, SDL_TEXTEDITING, SDL_MOUSEMOTION,
      SDL_MOUSEWHEEL,
      SDL_MOUSEBUTTONDOWN, SDL_FINGERDOWN, SDL_FINGERMOTION, SDL_DROPFILE, SDL_LASTEVENT,
    ]
    for round in 0..<20_000 {
      var event = SDL_Event()
      withUnsafeMutableBytes(of: &event) { bytes in
        for index in bytes.indices { bytes[index] = UInt8.random(in: 0...255, using: &generator) }
      }
      event.type = types[round % types.count].rawValue
      if case .input(let input)? = translator.translate(event), case .down(.finger, let place) = input {
        #expect(place.x >= 0 && place.x < 200 && place.y >= 0 && place.y < 100)
      }
      _ = EventTranslator.windowID(of: event)
    }
  }
}
