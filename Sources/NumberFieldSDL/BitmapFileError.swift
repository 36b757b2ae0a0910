/// Why a bitmap file cannot be written or read.
///
/// ```swift
/// do {
///   try output.snapshot().writeBMP(to: "missing/folder/done.bmp")
/// } catch {
///   print(error)       // cannot write missing/folder/done.bmp: No such file or directory
/// }
/// ```
public enum BitmapFileError: Error, Hashable, Sendable {
  /// The file cannot be written: its folder is missing, it may not be written, the disk is full. Whatever was
  /// there before is still there, whole.
  case unwritable(path: String, reason: String)
  /// The file cannot be read, or is no BMP.
  case unreadable(path: String, reason: String)
}

extension BitmapFileError: CustomStringConvertible {
  /// One line that names the file.
  public var description: String {
    switch self {
    case .unwritable(let path, let reason): "cannot write \(path): \(reason)"
    case .unreadable(let path, let reason): "cannot read \(path): \(reason)"
    }
  }
}
