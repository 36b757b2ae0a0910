#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Files that are written whole or not at all.
enum WholeFile {
  /// Why not, in the system's words.
  struct Failure: Error {
    var reason: String

    init(reason: String) { self.reason = reason }

    /// The failure of the system call that was made just now.
    init() { reason = String(cString: strerror(errno)) }
  }

  /// Takes the next bytes of a file.
  typealias Write = (UnsafeRawBufferPointer) throws(Failure) -> Void

  /// Writes the bytes that `content` hands out into a new file beside `path`, which then takes its place.
  static func write(to path: String, _ content: (Write) throws(Failure) -> Void) throws(Failure) {
    var status = stat()
    let exists = stat(path, &status) == 0
    if exists, status.st_mode & S_IFMT != S_IFREG {
      // A device, a pipe, or a folder: the system says what is wrong with it.
      let file = open(path, O_WRONLY | O_CLOEXEC)
      guard file >= 0 else { throw Failure() }
      try writeAll(content, to: file)
      return
    }
    if exists, access(path, W_OK) != 0 { throw Failure() }
    let target = exists ? resolved(path) : path
    let temporary = "\(target).\(newName()).part"
    let file = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard file >= 0 else { throw Failure() }
    do throws(Failure) {
      try writeAll(content, to: file)
      if rename(temporary, target) != 0 { throw Failure() }
    } catch {
      unlink(temporary)
      throw error
    }
  }

  /// Writes and closes; a disk that is full may say so only at the end.
  private static func writeAll(
    _ content: (Write) throws(Failure) -> Void, to file: CInt
  ) throws(Failure) {
    var failure: Failure?
    do throws(Failure) {
      try content { (bytes) throws(Failure) in
        var rest = bytes[...]
        while !rest.isEmpty {
          let count = systemWrite(file, UnsafeRawBufferPointer(rebasing: rest))
          if count > 0 {
            rest = rest.dropFirst(count)
          } else if count == 0 || errno != EINTR {
            throw Failure()
          }
        }
      }
    } catch {
      failure = error
    }
    if close(file) != 0, failure == nil { failure = Failure() }
    if let failure { throw failure }
  }

  private static func systemWrite(_ file: CInt, _ bytes: UnsafeRawBufferPointer) -> Int {
    #if canImport(Darwin)
      Darwin.write(file, bytes.baseAddress, bytes.count)
    #elseif canImport(Musl)
      Musl.write(file, bytes.baseAddress, bytes.count)
    #else
      Glibc.write(file, bytes.baseAddress, bytes.count)
    #endif
  }

  /// Twelve letters that nobody else has thought of: to write a number takes more of the library, from as many pages.
  private static func newName() -> String {
    var random = UInt64.random(in: 0...UInt64.max)
    var name = ""
    for _ in 0..<12 {
      name.unicodeScalars.append(Unicode.Scalar(UInt8(ascii: "a") + UInt8(random & 15)))
      random >>= 4
    }
    return name
  }

  /// Where links lead: the file they point to is replaced, not the link.
  private static func resolved(_ path: String) -> String {
    guard let real = realpath(path, nil) else { return path }
    defer { free(real) }
    return String(cString: real)
  }
}
