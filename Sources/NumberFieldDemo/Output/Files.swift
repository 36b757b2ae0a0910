#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Reading files whole.
enum Files {
  /// The most that is read: far more than any script, and an end to `/dev/zero`.
  static let limit = 16 << 20

  /// The bytes of the file at `path`, or of the standard input where it is `-`.
  static func read(_ path: String) throws(Failure) -> [UInt8] {
    let isInput = path == "-"
    let name = isInput ? "standard input" : path
    let descriptor = isInput ? STDIN_FILENO : open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .unreadable(path: name, reason: systemWords(errno)) }
    defer { if !isInput { close(descriptor) } }
    return try read(descriptor, as: name)
  }

  /// What an open file still has, under a name for messages.
  static func read(_ descriptor: Int32, as name: String) throws(Failure) -> [UInt8] {
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 64 << 10)
    while true {
      let count = chunk.withUnsafeMutableBytes { systemRead(descriptor, $0) }
      if count == 0 { return bytes }
      guard count > 0 else {
        if errno == EINTR { continue }
        throw .unreadable(path: name, reason: systemWords(errno))
      }
      bytes += chunk[..<count]
      guard bytes.count <= limit else {
        throw .unreadable(path: name, reason: "it is larger than \(limit >> 20) MiB")
      }
    }
  }

  private static func systemRead(_ descriptor: Int32, _ buffer: UnsafeMutableRawBufferPointer) -> Int {
    #if canImport(Glibc)
      Glibc.read(descriptor, buffer.baseAddress, buffer.count)
    #elseif canImport(Musl)
      Musl.read(descriptor, buffer.baseAddress, buffer.count)
    #else
      Darwin.read(descriptor, buffer.baseAddress, buffer.count)
    #endif
  }
}

/// The folder into which bitmaps are written.
struct OutputFolder: Equatable, Sendable {
  /// The folder's path, as it was given.
  var path: String

  /// Makes the folder, and those above it, where they are missing.
  func prepare() throws(Failure) { try Self.make(path) }

  /// The path of a file in the folder; makes the folders in between.
  ///
  /// The name has been judged when the script was read: it stays inside the folder.
  func file(_ name: String) throws(Failure) -> String {
    let full = path.hasSuffix("/") ? path + name : path + "/" + name
    if let slash = full.lastIndex(of: "/") { try Self.make(String(full[..<slash])) }
    return full
  }

  private static func make(_ path: String) throws(Failure) {
    var end = path.startIndex
    while end < path.endIndex {
      end = path[path.index(after: end)...].firstIndex(of: "/") ?? path.endIndex
      let part = String(path[..<end])
      if mkdir(part, 0o777) == 0 || errno == EEXIST || errno == EISDIR { continue }
      // A folder that is there may stand in one where none may be made.
      let reason = errno
      if access(part, X_OK) != 0 { throw .unwritable(path: path, reason: systemWords(reason)) }
    }
    var status = stat()
    guard stat(path, &status) == 0 else { throw .unwritable(path: path, reason: systemWords(errno)) }
    guard status.st_mode & S_IFMT == S_IFDIR else {
      throw .unwritable(path: path, reason: systemWords(ENOTDIR))
    }
    guard access(path, W_OK | X_OK) == 0 else { throw .unwritable(path: path, reason: systemWords(errno)) }
  }
}
