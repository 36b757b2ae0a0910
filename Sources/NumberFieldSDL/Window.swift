internal import CSDL2
public import NumberField
import NumberFieldRaster

/// A window that shows a screen and hands it what a person does.
///
/// ```swift
/// let screen = Screen()
/// screen.addSubview(field)
/// let window = try Window(screen, title: "Till", fonts: try FontLibrary())
/// try await window.run()
/// ```
///
/// The screen is drawn into the window's surface (`SDL_GetWindowSurface`), and only what changed is drawn and
/// shown (`SDL_UpdateWindowSurfaceRects`). While nothing happens the process sleeps in
/// `SDL_WaitEventTimeout`; main-actor tasks and streams run after each batch of events, and wake the window
/// when they become ready. Best call ``run()`` before the program suspends for the first time: then
/// everything, SDL too, stays on the main thread.
@MainActor
public final class Window {
  /// What is shown.
  public let screen: Screen
  /// Whether it is still there.
  public var isOpen: Bool { handle != nil }
  /// How many frames were shown so far: it stands still while nothing changes.
  public internal(set) var framesShown = 0
  /// How many pixels those frames painted.
  public internal(set) var pixelsShown = 0
  /// The text in the window's title bar (`SDL_SetWindowTitle`).
  public var title: String {
    didSet { handle?.setTitle(title) }
  }

  let video: VideoSystem
  var handle: WindowHandle?
  let painter: Painter
  /// Pixels of the canvas to the point where that was asked for; nil follows the display.
  var forcedScale: Double?
  var translator = EventTranslator()
  /// What is drawn into where the surface has another format.
  var bitmap: Bitmap?
  var surfaceIdentity: WindowSurface.Identity?
  var needsRedraw = true
  var failuresInARow = 0
  var failure: SDLFailure?
  /// The size that was asked for, and the pixels that it makes: as long as the window has so many, it has
  /// that size.
  var wish: (points: Size, pixels: PixelSize)
  var clock: TicksClock

  /// Opens a window of the screen's size in points; the screen measures its text in `fonts` from now on.
  ///
  /// - Parameters:
  ///   - screen: what to show. It should be shown by one window only.
  ///   - title: the text in the title bar.
  ///   - fonts: what to measure and draw text with.
  ///   - scale: pixels to the point; nil follows the display (drawable size ÷ window size).
  ///   - isFullscreen: whether to fill the display (`SDL_WINDOW_FULLSCREEN_DESKTOP`), and to ask an X11 compositor to
  ///     leave the window alone (`SDL_HINT_VIDEO_X11_NET_WM_BYPASS_COMPOSITOR`).
  ///   - isResizable: whether a person may change the size.
  ///   - hidesPointer: whether there is no mouse pointer, for panels with fingers only (`SDL_ShowCursor`).
  ///   - keepsAwake: whether the screen saver is kept off (`SDL_DisableScreenSaver`).
  ///   - usesSystemClipboard: whether copied text goes to other programs; otherwise the screen's own
  ///     clipboard stays.
  /// - Throws: `SDLFailure.noDisplay` where there is nothing to show it on, others where SDL fails.
  public init(
    _ screen: Screen, title: String, fonts: FontLibrary, scale: Double? = nil, isFullscreen: Bool = false,
    isResizable: Bool = true, hidesPointer: Bool = false, keepsAwake: Bool = false,
    usesSystemClipboard: Bool = true
  ) throws(SDLFailure) {
    EventLoop.shared.interruptWait()
    video = try VideoSystem.start()
    guard WakeEvent.isAvailable else { throw .last("SDL_RegisterEvents") }
    self.screen = screen
    self.title = title
    painter = Painter(glyphs: fonts)
    forcedScale = scale.map { $0.isFinite ? min(max($0, 0.25), 16) : 1 }
    let factor = forcedScale ?? 1
    wish = (
      screen.size,
      PixelSize(
        width: Int((screen.size.width * factor).rounded()),
        height: Int((screen.size.height * factor).rounded()))
    )
    var flags = SDL_WINDOW_ALLOW_HIGHDPI.rawValue
    if isFullscreen { flags |= SDL_WINDOW_FULLSCREEN_DESKTOP.rawValue }
    if isResizable { flags |= SDL_WINDOW_RESIZABLE.rawValue }
    // Nothing shows through a window that fills the display, and a compositor would copy each frame once more.
    SDL_SetHint(SDL_HINT_VIDEO_X11_NET_WM_BYPASS_COMPOSITOR, isFullscreen ? "1" : "0")
    let handle = try WindowHandle(title: title, size: wish.pixels, flags: flags)
    self.handle = handle
    clock = TicksClock(showing: screen.now)
    screen.measurer = fonts
    screen.onNeedsRefresh = { EventLoop.shared.refreshIsNeeded() }
    if usesSystemClipboard { screen.clipboard = SystemClipboard() }
    SDL_ShowCursor(hidesPointer ? SDL_DISABLE : SDL_ENABLE)
    if keepsAwake { SDL_DisableScreenSaver() } else { SDL_EnableScreenSaver() }
    // The size that the system really gave; the first frame is drawn when the loop begins.
    try fit(try handle.surface())
    EventLoop.shared.add(self)
  }

  /// Shows the window and handles its events until it is closed; its other windows are served meanwhile.
  ///
  /// Several windows may run at once, each in a task of its own. A cancelled task stops running its window
  /// and leaves it open.
  public func run() async throws(SDLFailure) {
    await withTaskCancellationHandler {
      await EventLoop.shared.run(self)
    } onCancel: {
      WakeEvent.push()
    }
    if let failure {
      self.failure = nil
      throw failure
    }
  }

  /// Closes the window (`SDL_DestroyWindow`) and ends its ``run()``; nothing where it is closed already.
  public func close() {
    guard handle != nil else { return }
    EventLoop.shared.interruptWait()
    handle = nil
    screen.onNeedsRefresh = nil
    bitmap = nil
    EventLoop.shared.remove(self)
    WakeEvent.push()
  }

  /// Ends the wait for events, from any thread: what changed on the main actor is shown.
  ///
  /// Not needed after changing a field on the main actor, which is noticed by itself.
  public nonisolated func wake() {
    WakeEvent.push()
  }

  // MARK: For the loop

  /// What events name the window by.
  var id: UInt32? { handle?.id }

  /// Milliseconds until its screen has something to do by itself; nil where it never has, or nobody would see
  /// it.
  var timeToDeadline: Int? {
    guard let handle, !handle.isHidden else { return nil }
    if needsRedraw { return 0 }
    guard let deadline = screen.nextDeadline else { return nil }
    return max(0, deadline - now)
  }

  /// The time on the screen's clock.
  var now: Milliseconds { clock.now }

  /// The time on the screen's clock at which SDL heard of something.
  func time(of stamp: UInt32) -> Milliseconds { clock.time(of: stamp) }

  /// Brings the screen's clock up to now.
  func tellTime() { screen.advance(to: now) }

  /// Takes in an event of this window.
  func take(_ event: SDL_Event) {
    switch translator.translate(event) {
    case .input(let input):
      screen.advance(to: time(of: event.common.timestamp))
      screen.send(input)
    case .window(.closed): close()
    case .window(.exposed), .window(.resized): needsRedraw = true
    case .window(.hidden), nil: break
    }
  }
}
