internal import CSDL2
import NumberField
import NumberFieldRaster

/// The texture that holds an embedded screen's picture: the only holder of an `SDL_Texture`.
///
/// It is not freed by itself: SDL frees it with its renderer, and nobody tells whether that is still there.
@MainActor
final class ScreenTexture {
  /// Whose texture it is.
  let renderer: OpaquePointer
  let size: PixelSize
  private let texture: OpaquePointer

  /// Makes a streaming texture (`SDL_CreateTexture`) that is drawn pixel by pixel.
  init(_ renderer: OpaquePointer, size: PixelSize) throws(SDLFailure) {
    // The format that every renderer has; the fourth byte is 255 all over.
    guard
      let texture = SDL_CreateTexture(
        renderer, SDL_PIXELFORMAT_ARGB8888.rawValue, CInt(SDL_TEXTUREACCESS_STREAMING.rawValue),
        CInt(clamping: size.width), CInt(clamping: size.height))
    else { throw .last("SDL_CreateTexture") }
    self.renderer = renderer
    self.size = size
    self.texture = texture
    SDL_SetTextureScaleMode(texture, SDL_ScaleModeNearest)
  }

  /// Uploads some rectangles of a picture of the texture's size (`SDL_UpdateTexture`).
  func upload(_ rects: some Collection<PixelRect>, from bitmap: Bitmap) throws(SDLFailure) {
    let width = bitmap.size.width
    let result = bitmap.pixels.withUnsafeBufferPointer { words -> CInt in
      guard let source = words.baseAddress else { return 0 }
      for rect in rects {
        var area = SDL_Rect(x: rect.left, y: rect.top, w: CInt(rect.width), h: CInt(rect.height))
        let result = SDL_UpdateTexture(texture, &area, source + rect.y * width + rect.x, CInt(width * 4))
        if result != 0 { return result }
      }
      return 0
    }
    guard result == 0 else { throw .last("SDL_UpdateTexture") }
  }

  /// How much of what is beneath it hides, 255 all (`SDL_SetTextureAlphaMod`, `SDL_SetTextureBlendMode`).
  var opacity: UInt8 = 0 {
    didSet {
      if opacity == oldValue { return }
      SDL_SetTextureAlphaMod(texture, opacity)
      SDL_SetTextureBlendMode(texture, opacity == 255 ? SDL_BLENDMODE_NONE : SDL_BLENDMODE_BLEND)
    }
  }

  /// Draws a part of it (`SDL_RenderCopyF`).
  func draw(_ part: PixelRect, at target: SDL_FRect) throws(SDLFailure) {
    var source = SDL_Rect(x: part.left, y: part.top, w: CInt(part.width), h: CInt(part.height))
    var target = target
    guard SDL_RenderCopyF(renderer, texture, &source, &target) == 0 else { throw .last("SDL_RenderCopyF") }
  }

  /// Frees it (`SDL_DestroyTexture`): only while its renderer lives, and as the last thing done with it.
  func destroy() { SDL_DestroyTexture(texture) }
}
