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

  /// Waits for the end, on whatever thread this is, and for so many seconds at most; whether it came.
  ///
  /// By looking: `waitUntilExit` waits for ever on another thread than the one that started the process, and a test that
  /// has slept goes on on any. After the end it waits for nothing, and is what makes Foundation let go of the process:
  /// until then it and its source of a run loop hold each other.
  @discardableResult
  func waitForEnd(within seconds: Int = 300) -> Bool {
    for _ in 0..<(seconds * 200) where isRunning { usleep(5000) }
    if isRunning { return false }
    waitUntilExit()
    return true
  }

  /// Ends the process and waits for its end, for two seconds at most before it is killed.
  func end() {
    terminate()
    if !waitForEnd(within: 2) { killAndWait() }
  }

  /// Ends the process at once.
  func killAndWait() {
    // A number of 0 or less would mean whole groups of processes.
    if isRunning, processIdentifier > 0 { kill(processIdentifier, SIGKILL) }
    waitForEnd(within: 5)
  }
}
