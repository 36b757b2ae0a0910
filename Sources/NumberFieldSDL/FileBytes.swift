#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The bytes of a small file, read in one piece: what reads in them asks the system for nothing more, and whatever
/// happens to the file does not happen to them.
///
/// They are read and not mapped: a mapped file that somebody cuts short ends the process that looks at it.
final class FileBytes {
  /// Good for as long as this lives.
  let bytes: UnsafeRawBufferPointer
  private let memory: UnsafeMutableRawPointer

  /// Reads a file; nil where it is empty, larger than `limit` bytes, no plain file, or cannot be read.
  init?(path: String, limit: Int) {
    // What is no plain file may keep whoever opens it waiting.
    let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard file >= 0 else { return nil }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    let size = Int(status.st_size)
    guard size > 0, size <= limit, let memory = FileBytes.pages(size) else { return nil }
    var count = 0
    while count < size {
      let more = read(file, memory + count, size - count)
      if more > 0 {
        count += more
      } else if more == 0 || errno != EINTR {
        munmap(memory, size)
        return nil
      }
    }
    self.memory = memory
    bytes = UnsafeRawBufferPointer(start: memory, count: size)
  }

  deinit {
    munmap(memory, bytes.count)
  }

  /// Memory whose pages are there: one by one, at the first touch of each, they cost as much as reading does.
  private static func pages(_ size: Int) -> UnsafeMutableRawPointer? {
    #if os(Linux)
      let flags = MAP_PRIVATE | MAP_ANONYMOUS | MAP_POPULATE
    #else
      let flags = MAP_PRIVATE | MAP_ANON
    #endif
    let memory = mmap(nil, size, PROT_READ | PROT_WRITE, CInt(flags), -1, 0)
    return memory == MAP_FAILED ? nil : memory
  }
}
