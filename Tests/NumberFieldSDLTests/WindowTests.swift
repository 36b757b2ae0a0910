import CSDL2
import NumberField
import NumberFieldRaster
import Testing

@testable import NumberFieldSDL

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Windows on SDL's dummy driver, which has surfaces and events but shows nothing.
@MainActor
@Suite("Windows without a display", .serialized, .sharedSDL)
struct WindowTests {
  private let fonts: FontLibrary

  init() throws {
    fonts = try Fonts.dejaVu()
  }

  private func screen() -> (Screen, NumberField) {
    let screen = Screen(size: Size(width: 200, height: 300))
    screen.reducesMotion = true
    let field = NumberField()
    field.frame = Rect(x: 10, y: 10, width: 180, height: 40)
    screen.addSubview(field)
    return (screen, field)
  }

  private func push(_ event: SDL_Event) {
    var event = event
    SDL_PushEvent(&event)
  }

  /// Opens a window and lets what opening it brings pass.
  private func open(_ screen: Screen, scale: Double? = nil) throws -> Window {
    let window = try Window(screen, title: "Test", fonts: fonts, scale: scale)
    EventLoop.shared.step()
    return window
  }

  @Test("The first turn shows all of the screen, the next nothing")
  func idle() throws {
    let (screen, _) = screen()
    let window = try open(screen)
    defer { window.close() }
    EventLoop.shared.step()
    let frames = window.framesShown
    let pixels = window.pixelsShown
    #expect(frames >= 1 && pixels >= 200 * 300)
    for _ in 0..<5 { EventLoop.shared.step() }
    #expect(window.framesShown == frames && window.pixelsShown == pixels)
  }

  @Test("A window shows the same pixels as a headless output", arguments: [1, 1.25, 1.5, 2, 3])
  func samePixels(scale: Double) throws {
    let (screen, field) = screen()
    let window = try open(screen, scale: scale)
    defer { window.close() }
    field.prefixLabel.text = "LENGTH"
    EventLoop.shared.step()
    let (other, otherField) = self.screen()
    other.resize(to: other.size, scale: scale)
    otherField.prefixLabel.text = "LENGTH"
    let shown = try #require(window.snapshot())
    #expect(shown == HeadlessOutput(other, fonts: fonts).snapshot())
    #expect(screen.size == Size(width: 200, height: 300) && screen.scale == scale)
  }

  @Test("A panel's window hides the pointer and keeps the screen on; the next window need not")
  func panel() throws {
    let (panel, _) = screen()
    let window = try Window(
      panel, title: "Panel", fonts: fonts, isFullscreen: true, hidesPointer: true, keepsAwake: true)
    #expect(SDL_ShowCursor(SDL_QUERY) == SDL_DISABLE && SDL_IsScreenSaverEnabled() == SDL_FALSE)
    #expect(SDL_GetHintBoolean(SDL_HINT_VIDEO_X11_NET_WM_BYPASS_COMPOSITOR, SDL_FALSE) == SDL_TRUE)
    window.close()
    let (other, _) = screen()
    let plain = try open(other)
    defer { plain.close() }
    #expect(SDL_ShowCursor(SDL_QUERY) == SDL_ENABLE && SDL_IsScreenSaverEnabled() == SDL_TRUE)
    #expect(SDL_GetHintBoolean(SDL_HINT_VIDEO_X11_NET_WM_BYPASS_COMPOSITOR, SDL_TRUE) == SDL_FALSE)
  }

  @Test("A burst of inputs is one frame, the next one")
  func burst() throws {
    let (screen, field) = screen()
    let window = try open(screen)
    defer { window.close() }
    EventLoop.shared.step()
    let frames = window.framesShown
    let id = try #require(window.id)
    push(Events.button(1, 100, 30, window: id))
    for x in 0..<100 { push(Events.motion(Int32(100 + x % 3), 30)) }
    push(Events.button(1, 100, 30, isDown: false, window: id))
    EventLoop.shared.step()
    #expect(field.isFirstResponder)
    #expect(window.framesShown == frames + 1)
  }

  @Test("Each window gets its own events, and those of no window go where the last one went")
  func severalWindows() throws {
    let (first, firstField) = screen()
    let (second, secondField) = screen()
    let one = try open(first)
    let two = try open(second)
    defer {
      one.close()
      two.close()
    }
    push(Events.button(1, 100, 30, window: one.id ?? 99))
    push(Events.button(1, 100, 30, isDown: false))
    push(Events.button(1, 100, 30, window: 99_999))
    EventLoop.shared.step()
    #expect(firstField.isFirstResponder && !secondField.isFirstResponder)
    push(Events.window(SDL_WINDOWEVENT_CLOSE, window: one.id ?? 99))
    EventLoop.shared.step()
    #expect(!one.isOpen && two.isOpen)
  }

  @Test("Text is taken only while a field is edited")
  func textInput() throws {
    let (screen, field) = screen()
    let window = try open(screen)
    defer { window.close() }
    #expect(SDL_IsTextInputActive() == SDL_FALSE)
    field.becomeFirstResponder()
    EventLoop.shared.step()
    #expect(SDL_IsTextInputActive() == SDL_TRUE)
    field.resignFirstResponder()
    EventLoop.shared.step()
    #expect(SDL_IsTextInputActive() == SDL_FALSE)
  }

  @Test(
    "Exposed, restored, resized: all of it is drawn again, once",
    arguments: [
      SDL_WINDOWEVENT_EXPOSED, SDL_WINDOWEVENT_RESTORED, SDL_WINDOWEVENT_SIZE_CHANGED,
    ])
  func exposed(kind: SDL_WindowEventID) throws {
    let (screen, _) = screen()
    let window = try open(screen)
    defer { window.close() }
    EventLoop.shared.step()
    let before = (window.framesShown, window.pixelsShown)
    push(Events.window(kind, window: window.id ?? 99))
    EventLoop.shared.step()
    EventLoop.shared.step()
    #expect(window.framesShown == before.0 + 1)
    #expect(window.pixelsShown == before.1 + 200 * 300)
  }

  @Test("A window of another size gives the screen that size, and a new surface is drawn whole")
  func resized() throws {
    let (screen, _) = screen()
    let window = try open(screen, scale: 2)
    defer { window.close() }
    let handle = try #require(SDL_GetWindowFromID(window.id ?? 0))
    SDL_SetWindowSize(handle, 300, 500)
    EventLoop.shared.step()
    #expect(screen.size == Size(width: 150, height: 250) && screen.scale == 2)
    let (other, _) = self.screen()
    other.resize(to: screen.size, scale: 2)
    let shown = try #require(window.snapshot())
    #expect(shown == HeadlessOutput(other, fonts: fonts).snapshot())
  }

  @Test("Stamps of events are times of the screen's clock, also when SDL's clock starts again at zero")
  func stamps() throws {
    let (screen, _) = screen()
    screen.advance(to: 5000)
    let window = try open(screen)
    defer { window.close() }
    let before = window.now
    let ticks = UInt32(truncatingIfNeeded: SDL_GetTicks64())
    let after = window.now
    #expect(before >= 5000)
    // A millisecond may go by between two looks at a clock.
    #expect((before - 1...after + 1).contains(window.time(of: ticks)))
    // Half a minute ago, whatever the clock stood at; and never later than now.
    #expect((before - 30_001...after - 29_999).contains(window.time(of: ticks &- 30_000)))
    #expect(window.time(of: ticks &+ 60_000) <= window.now)
  }

  @Test("What a task does after a long sleep happens then, and a pad that it raises slides")
  func tasksKnowTheTime() throws {
    let (screen, field) = screen()
    screen.reducesMotion = false
    let window = try open(screen)
    defer { window.close() }
    window.clock = TicksClock(showing: window.now + 60_000)
    var times: [Milliseconds] = []
    field.addEventAction { times.append($0.time) }
    EventLoop.shared.step { field.becomeFirstResponder() }
    #expect(times.count == 1 && times.allSatisfy { $0 >= 60_000 })
    #expect(screen.isKeyboardMoving)
  }

  @Test("A screen that is not to be seen is not drawn")
  func hidden() throws {
    let (screen, field) = screen()
    let window = try open(screen)
    defer { window.close() }
    EventLoop.shared.step()
    let handle = try #require(SDL_GetWindowFromID(window.id ?? 0))
    field.becomeFirstResponder()
    screen.send(.key(.end, [], isRepeat: false))
    EventLoop.shared.step()
    #expect(window.timeToDeadline != nil, "the caret blinks")
    SDL_HideWindow(handle)
    field.prefixLabel.text = "hidden"
    EventLoop.shared.step()
    let frames = window.framesShown
    EventLoop.shared.step()
    #expect(window.framesShown == frames && window.timeToDeadline == nil)
    SDL_ShowWindow(handle)
    EventLoop.shared.step()
    #expect(window.framesShown == frames + 1)
  }

  @Test("SDL_QUIT closes all windows, and closing twice is nothing")
  func quit() throws {
    let one = try open(screen().0)
    let two = try open(screen().0)
    var event = SDL_Event()
    event.type = SDL_QUIT.rawValue
    push(event)
    EventLoop.shared.step()
    #expect(!one.isOpen && !two.isOpen)
    one.close()
    #expect(one.snapshot() == nil)
  }

  @Test("The clipboard keeps text, and without video there is none")
  func clipboard() throws {
    let clipboard = SystemClipboard()
    if VideoSystem.current == nil {
      clipboard.text = "nobody keeps this"
      #expect(clipboard.text == nil && clipboard.primaryText == nil)
    }
    let window = try open(screen().0)
    defer { window.close() }
    clipboard.text = "12.5"
    #expect(clipboard.text == "12.5")
    clipboard.text = nil
    #expect(clipboard.text == nil)
    #expect(window.screen.clipboard is SystemClipboard)
  }

  @Test("Tasks and streams run while a window is open, and end its run by closing it")
  func tasks() async throws {
    let (screen, field) = screen()
    let window = try open(screen)
    let (numbers, continuation) = AsyncStream.makeStream(of: Int.self)
    let consumer = Task {
      var sum = 0
      for await number in numbers {
        sum += number
        field.prefixLabel.text = "\(sum)"
      }
      window.close()
      return sum
    }
    Task.detached {
      for number in 1...10 { continuation.yield(number) }
      continuation.finish()
    }
    try await window.run()
    #expect(await consumer.value == 55)
    #expect(!window.isOpen)
  }

  @Test("Two windows run at once, and the one that is left goes on when the other is closed")
  func twoRuns() async throws {
    let one = try open(screen().0)
    let two = try open(screen().0)
    let first = Task { try await one.run() }
    let second = Task { try await two.run() }
    await Task.yield()
    one.close()
    try await first.value
    #expect(two.isOpen)
    push(Events.window(SDL_WINDOWEVENT_CLOSE, window: two.id ?? 99))
    try await second.value
    #expect(!two.isOpen)
  }

  @Test("A cancelled task leaves its window open")
  func cancelled() async throws {
    let window = try open(screen().0)
    defer { window.close() }
    let task = Task { try await window.run() }
    await Task.yield()
    task.cancel()
    try await task.value
    #expect(window.isOpen)
  }

  @Test("Waking from another thread ends the wait")
  func wakes() async throws {
    let window = try open(screen().0)
    defer { window.close() }
    let run = Task { try await window.run() }
    await Task.detached { window.wake() }.value
    window.close()
    try await run.value
  }

  @Test("Ten thousand events in one batch are all heard, and shown in one frame")
  func manyEvents() throws {
    let (screen, field) = screen()
    field.maxValue = 0
    let window = try open(screen)
    defer { window.close() }
    field.becomeFirstResponder()
    EventLoop.shared.step()
    let frames = window.framesShown
    var changes = 0
    field.addAction(for: .editingChanged) { _ in changes += 1 }
    for count in 0..<10_000 {
      push(count % 2 == 0 ? Events.text("7") : Events.key(SDLK_BACKSPACE))
    }
    EventLoop.shared.step()
    #expect(changes == 10_000)
    #expect(window.framesShown == frames + 1)
    #expect(field.text == "")
    #expect(SDL_HasEvents(SDL_FIRSTEVENT.rawValue, SDL_LASTEVENT.rawValue) == SDL_FALSE)
  }

  @Test("Without a display there is an error that says so")
  func noDisplay() throws {
    try #require(VideoSystem.current == nil)
    SDL_SetHintWithPriority(SDL_HINT_VIDEODRIVER, "no-such-driver", SDL_HINT_OVERRIDE)
    #expect(throws: SDLFailure.noDisplay(reason: "no-such-driver not available")) {
      try Window(screen().0, title: "Test", fonts: fonts)
    }
  }

  @Test(
    "Drivers that show nothing are no display",
    .enabled(
      if: ["DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER"].allSatisfy { (name: String) in getenv(name) == nil
      }))
  func nothingToShowItOn() throws {
    try #require(VideoSystem.current == nil)
    SDL_ResetHint(SDL_HINT_VIDEODRIVER)
    let failure = #expect(throws: SDLFailure.self) {
      try Window(screen().0, title: "Test", fonts: fonts)
    }
    guard case .noDisplay(let reason)? = failure else {
      Issue.record("\(String(describing: failure))")
      return
    }
    #expect(!reason.isEmpty)
  }
}
