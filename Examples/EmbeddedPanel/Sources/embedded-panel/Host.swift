import CSDL2

/// A small SDL2 program without number fields: a window, a renderer, and a picture that moves.
///
/// Nothing here knows of NumberField; it stands for the program that you already have.
@MainActor
final class Host {
  let window: OpaquePointer
  let renderer: OpaquePointer
  /// Which renderer SDL took: `opengl`, `software`, …
  let rendererName: String
  private(set) var presses = 0

  /// Opens a window of 640 × 480 with a renderer of the given name, or with whichever SDL likes best.
  init(renderer name: String?) throws(HostFailure) {
    SDL_SetMainReady()
    guard SDL_Init(SDL_INIT_VIDEO) == 0 else { throw .last("SDL_Init") }
    if let name { SDL_SetHint(SDL_HINT_RENDER_DRIVER, name) }
    guard
      let window = SDL_CreateWindow("Embedded panel", 60, 60, 640, 480, SDL_WINDOW_RESIZABLE.rawValue)
    else { throw .last("SDL_CreateWindow") }
    guard let renderer = SDL_CreateRenderer(window, -1, 0) else { throw .last("SDL_CreateRenderer") }
    self.window = window
    self.renderer = renderer
    var info = SDL_RendererInfo()
    SDL_GetRendererInfo(renderer, &info)
    rendererName = info.name.map { String(cString: $0) } ?? "unknown"
  }

  /// Ends everything; nothing of SDL may be used any more.
  func close() {
    SDL_DestroyRenderer(renderer)
    SDL_DestroyWindow(window)
    SDL_Quit()
  }

  /// Draws the moving background as it is at `time` milliseconds: bars that run to the left, a block that bounces.
  func drawBackground(at time: Int) {
    var width: CInt = 0
    var height: CInt = 0
    SDL_GetRendererOutputSize(renderer, &width, &height)
    SDL_SetRenderDrawBlendMode(renderer, SDL_BLENDMODE_NONE)
    SDL_SetRenderDrawColor(renderer, 24, 32, 48, 255)
    SDL_RenderClear(renderer)
    SDL_SetRenderDrawColor(renderer, 36, 52, 80, 255)
    var bar = SDL_Rect(x: -CInt(time / 8 % 80), y: 0, w: 40, h: height)
    while bar.x < width {
      SDL_RenderFillRect(renderer, &bar)
      bar.x += 80
    }
    let place = CInt(time / 4 % 600)
    let bounce = place < 300 ? place : 600 - place
    // A press makes the block another colour: the program still hears of what is its own.
    SDL_SetRenderDrawColor(renderer, 230, presses % 2 == 0 ? 140 : 220, 40, 255)
    var block = SDL_Rect(x: 40 + bounce, y: 60 + bounce, w: 60, h: 60)
    SDL_RenderFillRect(renderer, &block)
  }

  /// What the program does with an event that nobody else has used.
  ///
  /// - Returns: Whether it goes on.
  func handle(_ event: SDL_Event) -> Bool {
    switch SDL_EventType(rawValue: event.type) {
    case SDL_QUIT: return false
    case SDL_KEYDOWN where event.key.keysym.sym == SDL_Keycode(SDLK_ESCAPE.rawValue): return false
    case SDL_MOUSEBUTTONDOWN: presses += 1
    default: break
    }
    return true
  }

  /// Writes what the renderer has drawn to a BMP file.
  func writePicture(to path: String) throws(HostFailure) {
    var width: CInt = 0
    var height: CInt = 0
    SDL_GetRendererOutputSize(renderer, &width, &height)
    guard
      let surface = SDL_CreateRGBSurfaceWithFormat(0, width, height, 24, SDL_PIXELFORMAT_BGR24.rawValue)
    else { throw .last("SDL_CreateRGBSurfaceWithFormat") }
    defer { SDL_FreeSurface(surface) }
    let pitch = surface.pointee.pitch
    guard
      SDL_RenderReadPixels(renderer, nil, SDL_PIXELFORMAT_BGR24.rawValue, surface.pointee.pixels, pitch) == 0
    else { throw .last("SDL_RenderReadPixels") }
    guard let file = SDL_RWFromFile(path, "wb"), SDL_SaveBMP_RW(surface, file, 1) == 0 else {
      throw .last("SDL_SaveBMP")
    }
  }
}

/// What SDL could not do.
struct HostFailure: Error, CustomStringConvertible {
  let description: String

  static func last(_ function: String) -> HostFailure {
    HostFailure(description: "\(function): \(String(cString: SDL_GetError()))")
  }
}
