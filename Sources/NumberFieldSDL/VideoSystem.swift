internal import CSDL2
import NumberField

/// SDL's video, running: whoever needs it holds it, and it stops when nobody does (`SDL_QuitSubSystem`).
@MainActor
final class VideoSystem {
  /// The one that runs.
  private(set) static weak var current: VideoSystem?

  /// The driver in use (`SDL_GetCurrentVideoDriver`): `x11`, `wayland`, `dummy`, …
  let driver: String
  private var cursors: [Cursor: OpaquePointer] = [:]
  private var shownCursor = Cursor.arrow

  /// The one that runs, or a new one.
  static func start() throws(SDLFailure) -> VideoSystem {
    if let current { return current }
    ThreadMemory.giveBackAtEnd()
    let new = try VideoSystem()
    current = new
    return new
  }

  /// Starts video and nothing else (`SDL_InitSubSystem`): an initialised joystick or sensor wakes the wait
  /// every three seconds.
  private init() throws(SDLFailure) {
    let versions = LibraryVersions.current
    guard versions.sdl >= LibraryVersions.neededSDL else {
      throw .outdated(library: "SDL", found: "\(versions.sdl)", needed: "\(LibraryVersions.neededSDL)")
    }
    SDL_SetMainReady()
    // The panel brings its own keypad; a mouse is no finger; the first click counts.
    SDL_SetHint("SDL_ENABLE_SCREEN_KEYBOARD", "0")
    SDL_SetHint(SDL_HINT_MOUSE_TOUCH_EVENTS, "0")
    SDL_SetHint(SDL_HINT_MOUSE_FOCUS_CLICKTHROUGH, "1")
    let passesOverWayland = VideoSystem.passOverWayland()
    let isRunning = SDL_InitSubSystem(SDL_INIT_VIDEO) == 0
    let reason = isRunning ? "" : String(cString: SDL_GetError())
    if passesOverWayland { SDL_ResetHint(SDL_HINT_VIDEODRIVER) }
    guard isRunning else { throw .noDisplay(reason: reason) }
    WakeEvent.reset()
    driver = SDL_GetCurrentVideoDriver().map { String(cString: $0) } ?? ""
    guard VideoSystem.shows(driver) else {
      SDL_QuitSubSystem(SDL_INIT_VIDEO)
      throw .noDisplay(
        reason: driver.isEmpty
          ? "SDL does not say which driver it has"
          : "SDL finds only its driver \(driver), which shows nothing")
    }
    // On X11 the surface is the fastest way and the only one without OpenGL. On Wayland the hint leaves none
    // at all.
    if driver == "x11" { SDL_SetHint(SDL_HINT_FRAMEBUFFER_ACCELERATION, "0") }
    // Without a desktop SDL takes its renderer for full OpenGL first, and loads OpenGL ES for it: all stays black.
    if driver == "KMSDRM" { SDL_SetHint(SDL_HINT_FRAMEBUFFER_ACCELERATION, "opengles2") }
    // Dropped files carry memory that nobody here would free.
    for type in [SDL_DROPFILE, SDL_DROPTEXT, SDL_DROPBEGIN, SDL_DROPCOMPLETE] {
      SDL_EventState(type.rawValue, SDL_IGNORE)
    }
    // SDL takes text in from the start; here that begins with editing.
    SDL_StopTextInput()
  }

  isolated deinit {
    for cursor in cursors.values { SDL_FreeCursor(cursor) }
    SDL_QuitSubSystem(SDL_INIT_VIDEO)
  }

  /// Keeps SDL from trying Wayland where there can be none (`SDL_GetVideoDriver`): its library would complain on the
  /// standard error stream. Answers whether it did so, and nothing where somebody asks for a driver.
  private static func passOverWayland() -> Bool {
    guard SDL_getenv("XDG_RUNTIME_DIR") == nil, SDL_GetHint(SDL_HINT_VIDEODRIVER) == nil else { return false }
    let drivers = (0..<SDL_GetNumVideoDrivers()).compactMap {
      SDL_GetVideoDriver($0).map { String(cString: $0) }
    }
    guard drivers.contains("wayland") else { return false }
    SDL_SetHint(SDL_HINT_VIDEODRIVER, drivers.filter { $0 != "wayland" }.joined(separator: ","))
    return true
  }

  /// Whether a driver shows something, or was asked for by name (`SDL_VIDEODRIVER`).
  private static func shows(_ driver: String) -> Bool {
    guard ["", "dummy", "offscreen", "evdev"].contains(driver) else { return true }
    // The hint reads the variable.
    guard let wish = SDL_GetHint(SDL_HINT_VIDEODRIVER) else { return false }
    return String(cString: wish).split(separator: ",").contains { $0 == driver }
  }

  /// Shows another mouse pointer (`SDL_SetCursor`); nothing where it is shown already.
  func show(_ cursor: Cursor) {
    if cursor == shownCursor { return }
    shownCursor = cursor
    if cursors[cursor] == nil {
      cursors[cursor] = SDL_CreateSystemCursor(
        cursor == .iBeam ? SDL_SYSTEM_CURSOR_IBEAM : SDL_SYSTEM_CURSOR_ARROW)
    }
    // A driver without pointers has none to show.
    if let known = cursors[cursor] { SDL_SetCursor(known) }
  }

  /// Takes text from the keyboard, or leaves it (`SDL_StartTextInput`, `SDL_StopTextInput`); nothing where it
  /// is so.
  func takeText(_ isWanted: Bool) {
    guard isWanted != (SDL_IsTextInputActive() == SDL_TRUE) else { return }
    if isWanted { SDL_StartTextInput() } else { SDL_StopTextInput() }
  }
}
