internal import CSDL2
import NumberField

/// A window of SDL's: the only holder of an `SDL_Window`.
@MainActor
final class WindowHandle {
  /// What events name it by (`SDL_GetWindowID`).
  let id: UInt32
  private let window: OpaquePointer

  /// Opens a window (`SDL_CreateWindow`) of a size in SDL's units.
  init(title: String, size: PixelSize, flags: UInt32) throws(SDLFailure) {
    let center = CInt(nf_window_position_centered())
    guard
      let window = SDL_CreateWindow(
        title, center, center, CInt(clamping: max(1, size.width)), CInt(clamping: max(1, size.height)), flags)
    else { throw .last("SDL_CreateWindow") }
    self.window = window
    id = SDL_GetWindowID(window)
  }

  isolated deinit {
    SDL_DestroyWindow(window)
  }

  /// The size in SDL's units (`SDL_GetWindowSize`), which mouse coordinates count in.
  var size: PixelSize {
    var width: CInt = 0
    var height: CInt = 0
    SDL_GetWindowSize(window, &width, &height)
    return PixelSize(width: Int(width), height: Int(height))
  }

  /// Asks for another size in SDL's units (`SDL_SetWindowSize`).
  func setSize(_ size: PixelSize) {
    SDL_SetWindowSize(window, CInt(clamping: size.width), CInt(clamping: size.height))
  }

  /// Gives the window another title (`SDL_SetWindowTitle`).
  func setTitle(_ title: String) { SDL_SetWindowTitle(window, title) }

  /// Whether it cannot be seen (`SDL_GetWindowFlags`).
  var isHidden: Bool {
    SDL_GetWindowFlags(window) & (SDL_WINDOW_HIDDEN.rawValue | SDL_WINDOW_MINIMIZED.rawValue) != 0
  }

  /// The pixels behind the window (`SDL_GetWindowSurface`). SDL keeps them until the window changes; it has
  /// to be asked before each use.
  func surface() throws(SDLFailure) -> WindowSurface {
    guard let surface = SDL_GetWindowSurface(window) else { throw .last("SDL_GetWindowSurface") }
    return WindowSurface(surface)
  }

  /// Shows some rectangles of the surface (`SDL_UpdateWindowSurfaceRects`).
  func update(_ rects: some Collection<PixelRect>) throws(SDLFailure) {
    let result = withUnsafeTemporaryAllocation(of: SDL_Rect.self, capacity: rects.count) { buffer -> CInt in
      for (index, rect) in rects.enumerated() {
        buffer.initializeElement(
          at: index,
          to: SDL_Rect(x: rect.left, y: rect.top, w: CInt(rect.width), h: CInt(rect.height)))
      }
      return SDL_UpdateWindowSurfaceRects(window, buffer.baseAddress, CInt(buffer.count))
    }
    guard result == 0 else { throw .last("SDL_UpdateWindowSurfaceRects") }
  }
}
