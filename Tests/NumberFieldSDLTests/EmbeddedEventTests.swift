import CSDL2
import NumberField
import NumberFieldSDL
import Testing

/// Whose event it is: the fields', or the program's.
@MainActor
@Suite("Embedded screens and the program's events", .serialized, .sharedSDL)
struct EmbeddedEventTests {
  private let fonts: FontLibrary
  private let host: Host

  init() throws {
    fonts = try Fonts.dejaVu()
    host = try Host()
  }

  private final class Clock {
    var time: Milliseconds = 0
  }
  private let clock = Clock()

  /// One field at 10, 10, 180 x 40, and the pad below it when it is up.
  private func panelScreen() -> Screen {
    let screen = Screen(size: Size(width: 200, height: 240))
    screen.reducesMotion = true
    screen.addSubview(NumberField(frame: Rect(x: 10, y: 10, width: 180, height: 40)))
    return screen
  }

  private func panel(at origin: Point = Point(x: 100, y: 20)) throws -> (EmbeddedScreen, NumberField) {
    let screen = panelScreen()
    let field = screen.fields[0]
    let clock = self.clock
    let panel = EmbeddedScreen(screen, fonts: fonts, usesSystemClipboard: false, clock: { clock.time })
    try panel.draw(into: host.renderer, at: Rect(x: origin.x, y: origin.y, width: 200, height: 240))
    return (panel, field)
  }

  private func tap(_ panel: EmbeddedScreen, _ x: Int32, _ y: Int32) -> (Bool, Bool) {
    let down = panel.hand(Events.button(1, x, y))
    clock.time += 50
    let up = panel.hand(Events.button(1, x, y, isDown: false))
    clock.time += 50
    return (down, up)
  }

  @Test("Nothing is used before the first drawing")
  func undrawn() {
    let panel = EmbeddedScreen(Screen(), fonts: fonts, usesSystemClipboard: false)
    #expect(!panel.hand(Events.button(1, 10, 10)))
    #expect(!panel.hand(Events.key(SDLK_TAB)))
  }

  @Test(
    "A tap on the field is used and edits, a digit is typed on the pad, a tap elsewhere ends and is not used")
  func mouse() throws {
    let (panel, field) = try panel()
    #expect(tap(panel, 200, 50) == (true, true))
    #expect(field.isFirstResponder)
    let key = try #require(panel.screen.keyFrame(.digit(7))).center
    #expect(tap(panel, 100 + Int32(key.x), 20 + Int32(key.y)) == (true, true))
    #expect(field.text == "7")
    #expect(tap(panel, 350, 50) == (false, false))
    #expect(!field.isFirstResponder)
  }

  @Test("The program may keep the edit when it is pressed itself")
  func keepsEditing() throws {
    let (panel, field) = try panel()
    panel.endsEditingOutside = false
    _ = tap(panel, 200, 50)
    #expect(tap(panel, 350, 50) == (false, false))
    #expect(field.isFirstResponder)
  }

  @Test(
    "A press keeps its pointer: dragged off the panel it is still used, dragged on to it still the program's")
  func capture() throws {
    let (panel, _) = try panel()
    #expect(panel.hand(Events.button(1, 200, 50)))
    #expect(panel.hand(Events.motion(390, 290)))
    #expect(panel.hand(Events.button(1, 390, 290, isDown: false)))
    #expect(!panel.hand(Events.button(3, 390, 290)))
    #expect(!panel.hand(Events.motion(200, 50)))
    #expect(!panel.hand(Events.button(3, 200, 50, isDown: false)))
    #expect(panel.hand(Events.motion(200, 50)))
    #expect(!panel.hand(Events.motion(390, 290)))
  }

  @Test("Fingers are counted by their own, in parts of the window")
  func fingers() throws {
    let (panel, field) = try panel()
    #expect(panel.hand(Events.finger(SDL_FINGERDOWN, 0.5, 50.0 / 300, id: 1)))
    #expect(!panel.hand(Events.finger(SDL_FINGERDOWN, 0.95, 0.5, id: 2)))
    #expect(!panel.hand(Events.finger(SDL_FINGERMOTION, 0.5, 0.5, id: 2)))
    #expect(!panel.hand(Events.finger(SDL_FINGERUP, 0.5, 0.5, id: 2)))
    #expect(panel.hand(Events.finger(SDL_FINGERUP, 0.5, 50.0 / 300, id: 1)))
    #expect(field.isFirstResponder)
  }

  @Test("The mouse that SDL makes of a finger goes where the finger went, and does nothing twice")
  func madeUp() throws {
    let (panel, field) = try panel()
    let mouse = nf_touch_mouse_id()
    #expect(panel.hand(Events.motion(200, 50, which: mouse)))
    #expect(panel.hand(Events.button(1, 200, 50, which: mouse)))
    #expect(!field.isFirstResponder)
    #expect(panel.hand(Events.motion(390, 290, which: mouse)))
    #expect(panel.hand(Events.button(1, 390, 290, isDown: false, which: mouse)))
    #expect(!panel.hand(Events.motion(390, 290, which: mouse)))
    #expect(!panel.hand(Events.button(1, 390, 290, which: mouse)))
    #expect(!panel.hand(Events.button(1, 200, 50, isDown: false, which: mouse)))
    #expect(!field.isFirstResponder)
    let touch = nf_mouse_touch_id()
    #expect(panel.hand(Events.finger(SDL_FINGERDOWN, 0.5, 0.2, touch: touch)))
    #expect(panel.hand(Events.finger(SDL_FINGERUP, 0.95, 0.2, touch: touch)))
    #expect(!panel.hand(Events.finger(SDL_FINGERDOWN, 0.95, 0.2, touch: touch)))
    #expect(!field.isFirstResponder)
  }

  @Test("Keys and text are the field's while it is edited, and the program's else")
  func keys() throws {
    let (panel, field) = try panel()
    let five = Events.key(SDLK_5, scancode: SDL_SCANCODE_5)
    #expect(!panel.hand(five) && !panel.hand(Events.text("5")) && !panel.hand(Events.key(SDLK_TAB)))
    // The key that was the program's when it went down stays so.
    _ = tap(panel, 200, 50)
    #expect(!panel.hand(Events.key(SDLK_5, scancode: SDL_SCANCODE_5, isDown: false)))
    #expect(panel.hand(five) && panel.hand(Events.text("5")))
    #expect(field.text == "5")
    #expect(panel.hand(Events.key(SDLK_KP_8, KMOD_NUM, scancode: SDL_SCANCODE_KP_8)))
    #expect(panel.hand(Events.text("m", type: SDL_TEXTEDITING)))
    for (code, modifiers) in [(SDLK_F5, KMOD_NONE), (SDLK_s, KMOD_LCTRL), (SDLK_LSHIFT, KMOD_LSHIFT)] {
      #expect(!panel.hand(Events.key(code, modifiers)), "\(code)")
    }
    #expect(!panel.hand(Events.key(SDLK_LEFT, KMOD_LALT)))
    #expect(panel.hand(Events.key(SDLK_a, KMOD_LCTRL)))
    #expect(field.isAllSelected)
    let enter = Events.key(SDLK_RETURN, scancode: SDL_SCANCODE_RETURN)
    #expect(panel.hand(enter))
    #expect(!field.isFirstResponder)
    // The releases that follow an edit belong to its presses.
    #expect(panel.hand(Events.key(SDLK_RETURN, scancode: SDL_SCANCODE_RETURN, isDown: false)))
    #expect(panel.hand(Events.key(SDLK_5, scancode: SDL_SCANCODE_5, isDown: false)))
    #expect(!panel.hand(Events.key(SDLK_5, scancode: SDL_SCANCODE_5, isDown: false)))
  }

  @Test("A field that can only be read takes the keys that move, and leaves what types")
  func readOnly() throws {
    let (panel, field) = try panel()
    field.isReadOnly = true
    _ = tap(panel, 200, 50)
    #expect(panel.hand(Events.key(SDLK_RIGHT)))
    #expect(!panel.hand(Events.key(SDLK_5)) && !panel.hand(Events.text("5")))
  }

  @Test("The wheel is the panel's where the mouse is over it")
  func wheel() throws {
    let (panel, field) = try panel()
    field.stepValue = 1
    _ = tap(panel, 200, 50)
    panel.hand(Events.motion(200, 50))
    #expect(panel.hand(Events.wheel(1)))
    #expect(field.value == 1)
    panel.hand(Events.motion(390, 290))
    #expect(!panel.hand(Events.wheel(1)))
    #expect(field.value == 1)
  }

  @Test("Windows and renderers are the program's too")
  func shared() throws {
    let (panel, _) = try panel()
    for kind in [
      SDL_WINDOWEVENT_FOCUS_LOST, SDL_WINDOWEVENT_LEAVE, SDL_WINDOWEVENT_CLOSE, SDL_WINDOWEVENT_EXPOSED,
    ] {
      #expect(!panel.hand(Events.window(kind)))
    }
    var quit = SDL_Event()
    quit.type = SDL_QUIT.rawValue
    #expect(!panel.hand(quit))
  }

  @Test("When the window loses the focus the pressed key goes dark and counts for nothing")
  func focusLost() throws {
    let (panel, field) = try panel()
    _ = tap(panel, 200, 50)
    let key = try #require(panel.screen.keyFrame(.digit(7))).center
    let (x, y) = (100 + Int32(key.x), 20 + Int32(key.y))
    #expect(panel.hand(Events.button(1, x, y)))
    panel.hand(Events.window(SDL_WINDOWEVENT_FOCUS_LOST))
    #expect(panel.hand(Events.button(1, x, y, isDown: false)))
    #expect(field.text == "0" && field.isFirstResponder)
  }

  @Test("Text input runs while a field takes it, and stays on where the program had it on")
  func textInput() throws {
    // Here, and not where the suite begins: starting SDL's video, as others do, starts it.
    SDL_StopTextInput()
    let (panel, _) = try panel()
    #expect(SDL_IsTextInputActive() == SDL_FALSE)
    _ = tap(panel, 200, 50)
    #expect(SDL_IsTextInputActive() == SDL_TRUE)
    _ = tap(panel, 350, 50)
    #expect(SDL_IsTextInputActive() == SDL_FALSE)
    SDL_StartTextInput()
    _ = tap(panel, 200, 50)
    _ = tap(panel, 350, 50)
    #expect(SDL_IsTextInputActive() == SDL_TRUE)
    SDL_StopTextInput()
  }

  @Test("A panel that goes away while it is edited takes text input with it")
  func goneWhileEditing() throws {
    SDL_StopTextInput()
    do {
      let (panel, _) = try panel()
      _ = tap(panel, 200, 50)
      #expect(SDL_IsTextInputActive() == SDL_TRUE)
    }
    #expect(SDL_IsTextInputActive() == SDL_FALSE)
  }

  @Test("In one window one field is edited: whoever begins last takes it, whoever is asked first")
  func twoPanels() throws {
    let (left, leftField) = try panel(at: Point(x: 0, y: 20))
    let (right, rightField) = try panel(at: Point(x: 200, y: 20))
    #expect(tap(left, 100, 50) == (true, true))
    // The right one hears of it first, and the left one not at all.
    #expect(tap(right, 300, 50) == (true, true))
    #expect(rightField.isFirstResponder && !leftField.isFirstResponder)
    #expect(SDL_IsTextInputActive() == SDL_TRUE)
    #expect(!left.hand(Events.text("5")) && right.hand(Events.text("5")))
    #expect(leftField.text == "0" && rightField.text == "5")
    // The program's own code moves the focus as well.
    leftField.becomeFirstResponder()
    #expect(left.hand(Events.key(SDLK_RIGHT)))
    #expect(!rightField.isFirstResponder && leftField.isFirstResponder)
    leftField.resignFirstResponder()
  }

  @Test("In two windows each has its own edit, and hears of its own events")
  func twoWindows() throws {
    try #require(SDL_InitSubSystem(SDL_INIT_VIDEO) == 0)
    defer { SDL_QuitSubSystem(SDL_INIT_VIDEO) }
    SDL_StopTextInput()
    let windows = try (0..<2).map { _ in
      // Not within `#require`, where the title would be gone before the call.
      let window = SDL_CreateWindow("Host", 0, 0, 200, 240, SDL_WINDOW_HIDDEN.rawValue)
      return try #require(window)
    }
    defer { for window in windows { SDL_DestroyWindow(window) } }
    var panels: [EmbeddedScreen] = []
    var renderers: [OpaquePointer] = []
    defer { for renderer in renderers { SDL_DestroyRenderer(renderer) } }
    for window in windows {
      let renderer = try #require(SDL_CreateRenderer(window, -1, SDL_RENDERER_SOFTWARE.rawValue))
      renderers.append(renderer)
      let panel = EmbeddedScreen(panelScreen(), fonts: fonts, usesSystemClipboard: false)
      try panel.draw(into: renderer, at: Rect(width: 200, height: 240))
      #expect(panel.windowID == SDL_GetWindowID(window))
      panels.append(panel)
    }
    for (index, panel) in panels.enumerated() {
      for isDown in [true, false] {
        let event = Events.button(1, 100, 30, isDown: isDown, window: panel.windowID ?? 0)
        #expect(!panels[1 - index].hand(event))
        #expect(panel.hand(event))
      }
    }
    // Both are edited: keys go by window.
    for (index, panel) in panels.enumerated() {
      #expect(panel.screen.firstResponder != nil)
      var text = Events.text("\(index + 3)")
      text.text.windowID = panel.windowID ?? 0
      #expect(!panels[1 - index].hand(text) && panel.hand(text))
    }
    #expect(panels.map { $0.screen.fields[0].text } == ["3", "4"])
    for panel in panels {
      panel.screen.endEditing()
      panel.releaseTexture()
    }
  }

  @Test("Copied text goes to the system's clipboard, which the program's own video brings")
  func clipboard() throws {
    try #require(SDL_InitSubSystem(SDL_INIT_VIDEO) == 0)
    defer { SDL_QuitSubSystem(SDL_INIT_VIDEO) }
    let screen = panelScreen()
    let panel = EmbeddedScreen(screen, fonts: fonts)
    try panel.draw(into: host.renderer, at: Rect(width: 200, height: 240))
    let field = screen.fields[0]
    field.value = 42
    field.becomeFirstResponder()
    #expect(panel.hand(Events.key(SDLK_c, KMOD_LCTRL)))
    let text = try #require(SDL_GetClipboardText())
    defer { SDL_free(text) }
    #expect(String(cString: text) == "42")
    field.resignFirstResponder()
  }

  @Test("A scale, a viewport and a frame of the program's own lead events to the right place")
  func places() throws {
    let (panel, field) = try panel()
    var view = SDL_Rect(x: 40, y: 30, w: 300, h: 260)
    SDL_RenderSetViewport(host.renderer, &view)
    try panel.draw(into: host.renderer, at: Rect(x: 10, width: 200, height: 240))
    // The field's corner is at 40 + 10 + 10, 30 + 10.
    #expect(tap(panel, 58, 45) == (true, true))
    #expect(!field.isFirstResponder)
    #expect(tap(panel, 61, 45) == (true, true))
    #expect(field.isFirstResponder)
    field.resignFirstResponder()
    SDL_RenderSetViewport(host.renderer, nil)
    panel.eventFrame = Rect(x: 300, y: 200, width: 100, height: 120)
    #expect(tap(panel, 61, 45) == (false, false))
    #expect(tap(panel, 350, 215) == (true, true))
    #expect(field.isFirstResponder)
    field.resignFirstResponder()
  }

  @Test("Between views without a background a press is the program's")
  func withoutBackground() throws {
    let (panel, field) = try panel()
    panel.drawsBackground = false
    #expect(tap(panel, 200, 100) == (false, false))
    #expect(tap(panel, 200, 50) == (true, true))
    #expect(field.isFirstResponder)
    #expect(tap(panel, 200, 90) == (false, false))
    #expect(!field.isFirstResponder)
  }

  @Test("Events of any bytes are used or not, and nothing worse")
  func anyBytes() throws {
    let (panel, field) = try panel()
    panel.drawsBackground = false
    field.becomeFirstResponder()
    var generator = SystemRandomNumberGenerator()
    let types = [
      SDL_WINDOWEVENT, SDL_KEYDOWN, SDL_KEYUP, SDL_TEXTINPUT, SDL_TEXTEDITING, SDL_MOUSEMOTION,
      SDL_MOUSEWHEEL,
      SDL_MOUSEBUTTONDOWN, SDL_MOUSEBUTTONUP, SDL_FINGERDOWN, SDL_FINGERMOTION, SDL_FINGERUP, SDL_USEREVENT,
    ]
    for round in 0..<5_000 {
      var event = SDL_Event()
      withUnsafeMutableBytes(of: &event) { bytes in
        for index in bytes.indices { bytes[index] = UInt8.random(in: 0...255, using: &generator) }
      }
      event.type = types[round % types.count].rawValue
      panel.handle(&event)
    }
    field.resignFirstResponder()
  }
}
