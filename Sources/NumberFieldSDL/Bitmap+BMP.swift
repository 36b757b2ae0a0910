internal import CSDL2
import NumberField
public import NumberFieldRaster

extension Bitmap {
  /// Writes the bitmap to a BMP file of 24 bits to the pixel, the same as `SDL_SaveBMP_RW` writes, whole or not at all.
  ///
  /// The bytes go into a file beside it that then takes its place, so that nobody ever sees half a picture. A
  /// device or a pipe is written to directly. Needs no memory for a second picture.
  ///
  /// ```swift
  /// try output.snapshot().writeBMP(to: "done.bmp")
  /// ```
  public func writeBMP(to path: String) throws(BitmapFileError) {
    do throws(WholeFile.Failure) {
      let file = try BMPFile(self)
      try WholeFile.write(to: path, file.forEachPiece)
    } catch {
      throw .unwritable(path: path, reason: error.reason)
    }
  }

  /// The bytes of such a file, for whoever keeps pictures elsewhere.
  public func bmpBytes() throws(BitmapFileError) -> [UInt8] {
    do throws(WholeFile.Failure) {
      let file = try BMPFile(self)
      var bytes: [UInt8] = []
      bytes.reserveCapacity(file.length)
      try file.forEachPiece { bytes += $0 }
      return bytes
    } catch {
      throw .unwritable(path: "a bitmap", reason: error.reason)
    }
  }

  /// Reads a BMP file of any depth (`SDL_LoadBMP_RW`); every pixel becomes opaque.
  public init(contentsOfBMP path: String) throws(BitmapFileError) {
    ThreadMemory.giveBackAtEnd()
    guard let file = SDL_RWFromFile(path, "rb") else { throw .unreadable(path: path, reason: sdlError()) }
    defer { SDL_RWclose(file) }
    guard let loaded = nf_load_bmp(file) else { throw .unreadable(path: path, reason: sdlError()) }
    defer { SDL_FreeSurface(loaded) }
    guard let surface = SDL_ConvertSurfaceFormat(loaded, SDL_PIXELFORMAT_XRGB8888.rawValue, 0),
      let pixels = surface.pointee.pixels
    else { throw .unreadable(path: path, reason: sdlError()) }
    defer { SDL_FreeSurface(surface) }
    let size = PixelSize(width: Int(surface.pointee.w), height: Int(surface.pointee.h))
    let pitch = Int(surface.pointee.pitch)
    var words: [UInt32] = []
    words.reserveCapacity(size.width * size.height)
    for row in 0..<size.height {
      let line = (pixels + row * pitch).assumingMemoryBound(to: UInt32.self)
      words.append(
        contentsOf: UnsafeBufferPointer(start: line, count: size.width))
    }
    guard let bitmap = Bitmap(size: size, pixels: words) else {
      throw .unreadable(path: path, reason: "its size is impossible")
    }
    self = bitmap
  }
}

/// SDL's last message, copied; to be asked for right after a failure.
private func sdlError() -> String { String(cString: SDL_GetError()) }
