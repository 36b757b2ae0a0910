import NumberFieldRaster
import NumberFieldSDL

extension Bitmap {
  /// Writes a BMP file, whole or not at all.
  func write(to path: String) throws(Failure) {
    do {
      try writeBMP(to: path)
    } catch .unwritable(let path, let reason) {
      throw .unwritable(path: path, reason: reason)
    } catch {
      throw .unwritable(path: path, reason: error.description)
    }
  }
}
