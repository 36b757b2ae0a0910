import CSDL2
import NumberField
import NumberFieldRaster
import NumberFieldSDL
import Testing

/// A program with a renderer of its own, which draws into memory (`SDL_CreateSoftwareRenderer`).
@MainActor
final class Host {
  let surface: UnsafeMutablePointer<SDL_Surface>
  let renderer: OpaquePointer

  init(width: Int = 400, height: Int = 300) throws {
    surface = try #require(
      SDL_CreateRGBSurfaceWithFormat(
        0, CInt(width), CInt(height), 32, SDL_PIXELFORMAT_ARGB8888.rawValue))
    renderer = try #require(SDL_CreateSoftwareRenderer(surface))
  }

  isolated deinit {
    SDL_DestroyRenderer(renderer)
    SDL_FreeSurface(surface)
  }

  /// Fills everything with one colour, whatever viewport and clip say, as a program clears its frame.
  func clear(_ color: Color) {
    SDL_SetRenderDrawColor(renderer, color.red, color.green, color.blue, 255)
    SDL_RenderClear(renderer)
  }

  /// What the renderer has drawn so far.
  func picture() throws -> Bitmap {
    SDL_RenderFlush(renderer)
    let size = PixelSize(width: Int(surface.pointee.w), height: Int(surface.pointee.h))
    let words = try #require(surface.pointee.pixels).assumingMemoryBound(to: UInt32.self)
    return try #require(
      Bitmap(size: size, pixels: Array(UnsafeBufferPointer(start: words, count: size.width * size.height))))
  }

  /// All that can be asked of a renderer's state, as text.
  var state: String {
    var view = SDL_Rect()
    var clip = SDL_Rect()
    var scale: (Float, Float) = (0, 0)
    var logical: (CInt, CInt) = (0, 0)
    var color: (UInt8, UInt8, UInt8, UInt8) = (0, 0, 0, 0)
    var mode = SDL_BLENDMODE_NONE
    SDL_RenderGetViewport(renderer, &view)
    SDL_RenderGetClipRect(renderer, &clip)
    SDL_RenderGetScale(renderer, &scale.0, &scale.1)
    SDL_RenderGetLogicalSize(renderer, &logical.0, &logical.1)
    SDL_GetRenderDrawColor(renderer, &color.0, &color.1, &color.2, &color.3)
    SDL_GetRenderDrawBlendMode(renderer, &mode)
    return "\(view) \(clip) \(SDL_RenderIsClipEnabled(renderer)) \(scale) \(logical) \(color) \(mode) "
      + "\(String(describing: SDL_GetRenderTarget(renderer))) \(SDL_RenderGetIntegerScale(renderer))"
  }
}

extension EmbeddedScreen {
  /// Hands over an event that a test has made.
  @discardableResult
  func hand(_ event: SDL_Event) -> Bool {
    var event = event
    return handle(&event)
  }
}
