import Foundation

#if canImport(Glibc)
  import Glibc
#endif

extension Process {
  /// Starts the process with no signal blocked.
  ///
  /// Tests run on threads that block nearly all signals, and a child inherits that from the thread that starts it:
  /// it would not hear `terminate()`.
  func start() throws {
    var none = sigset_t()
    var before = sigset_t()
    sigemptyset(&none)
    pthread_sigmask(SIG_SETMASK, &none, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    try run()
  }
}
