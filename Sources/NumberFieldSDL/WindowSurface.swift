internal import CSDL2
import NumberField
import NumberFieldRaster

/// The pixels behind a window, for as long as one frame is drawn: a view of an `SDL_Surface` that SDL owns.
@MainActor
struct WindowSurface {
  /// What tells one surface from another: where it lies, and how.
  struct Identity: Equatable {
    var pixels: UnsafeMutableRawPointer?
    var size: PixelSize
    var pitch: Int
    var format: UInt32
  }

  let identity: Identity
  private let surface: UnsafeMutablePointer<SDL_Surface>

  init(_ surface: UnsafeMutablePointer<SDL_Surface>) {
    self.surface = surface
    identity = Identity(
      pixels: surface.pointee.pixels,
      size: PixelSize(width: Int(surface.pointee.w), height: Int(surface.pointee.h)),
      pitch: Int(surface.pointee.pitch), format: surface.pointee.format.pointee.format)
  }

  /// Whether nobody has drawn on it yet: SDL puts a new surface, of a display that was plugged in again say, where the
  /// old one was, so that it looks like that one. What tells them apart is a mark in the data that SDL leaves to the
  /// program.
  var isNew: Bool { surface.pointee.userdata == nil }

  /// Marks it as one that will be drawn on.
  func mark() { surface.pointee.userdata = UnsafeMutableRawPointer(surface) }

  /// The size in pixels.
  var size: PixelSize { identity.size }

  /// Whether its pixels are words `0xXXRRGGBB`, so that the canvas can draw right into it.
  var isDirect: Bool {
    [SDL_PIXELFORMAT_XRGB8888.rawValue, SDL_PIXELFORMAT_ARGB8888.rawValue].contains(identity.format)
      && identity.pitch % 4 == 0
  }

  /// Hands its pixels to `body` (`SDL_LockSurface` where that is needed).
  func withCanvas<Result>(_ body: (Canvas) -> Result) throws(SDLFailure) -> Result {
    try lock()
    defer { unlock() }
    guard let pixels = surface.pointee.pixels else {
      throw .call(function: "SDL_GetWindowSurface", reason: "the surface has no pixels")
    }
    return body(
      Canvas(
        pixels: pixels.assumingMemoryBound(to: UInt32.self), size: size, stride: identity.pitch / 4))
  }

  /// Copies rectangles of a picture into a surface of another format (`SDL_ConvertPixels`).
  func copy(_ rects: some Collection<PixelRect>, from bitmap: Bitmap) throws(SDLFailure) {
    try lock()
    defer { unlock() }
    let bytes = Int(surface.pointee.format.pointee.BytesPerPixel)
    let width = bitmap.size.width
    let result = bitmap.pixels.withUnsafeBufferPointer { words -> CInt in
      guard let source = words.baseAddress, let target = surface.pointee.pixels else { return 0 }
      for rect in rects {
        let result = SDL_ConvertPixels(
          CInt(rect.width), CInt(rect.height), SDL_PIXELFORMAT_XRGB8888.rawValue,
          source + rect.y * width + rect.x, CInt(width * 4), identity.format,
          target + rect.y * identity.pitch + rect.x * bytes, CInt(identity.pitch))
        if result != 0 { return result }
      }
      return 0
    }
    guard result == 0 else { throw .last("SDL_ConvertPixels") }
  }

  /// A copy of all pixels of a direct surface.
  func bitmap() throws(SDLFailure) -> Bitmap {
    try lock()
    defer { unlock() }
    guard isDirect, let pixels = surface.pointee.pixels else { return Bitmap(size: size) }
    var words: [UInt32] = []
    for row in 0..<size.height {
      let line = (pixels + row * identity.pitch).assumingMemoryBound(to: UInt32.self)
      words.append(contentsOf: UnsafeBufferPointer(start: line, count: size.width))
    }
    return Bitmap(size: size, pixels: words) ?? Bitmap(size: size)
  }

  private func lock() throws(SDLFailure) {
    guard nf_must_lock(surface) == 0 || SDL_LockSurface(surface) == 0 else { throw .last("SDL_LockSurface") }
  }

  private func unlock() {
    if nf_must_lock(surface) != 0 { SDL_UnlockSurface(surface) }
  }
}
