#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The standard output, line by line: each line is with its reader as soon as it is printed.
///
/// A reader that has gone away (`| head -1`) is no error: what follows is dropped, and `isClosed` says so.
@MainActor
final class LineOutput {
  private let descriptor: Int32
  /// Whether the reader has gone away.
  private(set) var isClosed = false
  /// Why lines cannot be written, where that is not the reader's doing (a full disk).
  private(set) var failure: Failure?
  /// Called once, when the reader goes away or writing fails.
  var onEnd: (@MainActor () -> Void)?

  /// Prints to a file descriptor, by default the standard output.
  init(descriptor: Int32 = STDOUT_FILENO) {
    self.descriptor = descriptor
    // A closed pipe is to be an answer of write(), not the process's death in the middle of a picture.
    signal(SIGPIPE, SIG_IGN)
  }

  /// Writes the line and its line end at once.
  func print(_ line: String) {
    guard !isClosed, failure == nil else { return }
    var line = line + "\n"
    let code = line.withUTF8 { writeAll(UnsafeRawBufferPointer($0), to: descriptor) }
    switch code {
    case 0: return
    case EPIPE: isClosed = true
    default: failure = .unwritable(path: "standard output", reason: systemWords(code))
    }
    onEnd?()
  }
}

/// Writes all bytes, however many calls that takes; 0, or the `errno` that stopped it.
func writeAll(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) -> Int32 {
  var rest = bytes
  while let start = rest.baseAddress, !rest.isEmpty {
    let count = write(descriptor, start, rest.count)
    if count >= 0 {
      rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(count))
    } else if errno == EAGAIN {
      var room = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
      _ = poll(&room, 1, -1)
    } else if errno != EINTR {
      return errno
    }
  }
  return 0
}

/// The system's words for an `errno`.
func systemWords(_ code: Int32) -> String { String(cString: strerror(code)) }

/// Says a line on the standard error stream.
func complain(_ line: String) {
  var line = line + "\n"
  _ = line.withUTF8 { writeAll(UnsafeRawBufferPointer($0), to: STDERR_FILENO) }
}
