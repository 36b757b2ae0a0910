internal import CSDL2
import NumberField
public import NumberFieldRaster

extension Bitmap {
  /// Writes the bitmap to a BMP file of 24 bits to the pixel (`SDL_SaveBMP_RW`), whole or not at all.
  ///
  /// The bytes go into a file beside it that then takes its place, so that nobody ever sees half a picture. A
  /// device or a pipe is written to directly.
  ///
  /// ```swift
  /// try output.snapshot().writeBMP(to: "done.bmp")
  /// ```
  public func writeBMP(to path: String) throws(BitmapFileError) {
    do throws(WholeFile.Failure) {
      try WholeFile.write(try bmp(), to: path)
    } catch {
      throw .unwritable(path: path, reason: error.reason)
    }
  }

  /// The bytes of such a file, for whoever keeps pictures elsewhere (`SDL_SaveBMP_RW`).
  public func bmpBytes() throws(BitmapFileError) -> [UInt8] {
    do throws(WholeFile.Failure) {
      return try bmp()
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

  /// The bytes of the file.
  private func bmp() throws(WholeFile.Failure) -> [UInt8] {
    ThreadMemory.giveBackAtEnd()
    guard size.width > 0, size.height > 0 else {
      throw WholeFile.Failure(reason: "a picture without pixels has no file")
    }
    // Headers of the longest kind, and rows of three bytes to the pixel that end at a multiple of four.
    var bytes = [UInt8](repeating: 0, count: 256 + ((size.width * 3 + 3) & ~3) * size.height)
    let written = pixels.withUnsafeBytes { source -> Int64? in
      guard
        // SDL only reads: for writing the pixels would be copied first.
        let surface = SDL_CreateRGBSurfaceWithFormatFrom(
          UnsafeMutableRawPointer(mutating: source.baseAddress), CInt(clamping: size.width),
          CInt(clamping: size.height), 32,
          CInt(clamping: size.width * 4), SDL_PIXELFORMAT_XRGB8888.rawValue)
      else { return nil }
      defer { SDL_FreeSurface(surface) }
      return bytes.withUnsafeMutableBytes { target -> Int64? in
        guard let stream = SDL_RWFromMem(target.baseAddress, CInt(clamping: target.count)) else { return nil }
        defer { SDL_RWclose(stream) }
        return nf_save_bmp(surface, stream) == 0 ? SDL_RWsize(stream) : nil
      }
    }
    guard written != nil else { throw WholeFile.Failure(reason: sdlError()) }
    // The file's length stands in its header.
    let length = Int(bytes[2]) | Int(bytes[3]) << 8 | Int(bytes[4]) << 16 | Int(bytes[5]) << 24
    bytes.removeLast(max(0, bytes.count - length))
    return bytes
  }
}

/// SDL's last message, copied; to be asked for right after a failure.
private func sdlError() -> String { String(cString: SDL_GetError()) }
