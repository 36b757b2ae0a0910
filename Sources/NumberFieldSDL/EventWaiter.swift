internal import CSDL2
import Synchronization

/// Waits for events on a thread of its own while the main actor does other things.
///
/// This is the way where the main queue cannot be run from inside the loop (see ``MainQueue``): a program
/// that has suspended before it opens its window has left the main thread already, and its main-actor code
/// runs on whatever thread Dispatch gives it. What is kept up then is that no two threads are in SDL at once:
/// whoever calls SDL on the main actor meanwhile ends the wait first (``interrupt()``).
@MainActor
final class EventWaiter {
  private struct Request {
    var timeout: CInt
    var continuation: CheckedContinuation<Void, Never>
  }

  /// What both threads know.
  private final class Shared: Sendable {
    let request = Mutex<Request?>(nil)
    let asked: Semaphore
    let parked: Semaphore

    init?() {
      guard let asked = Semaphore(), let parked = Semaphore() else { return nil }
      self.asked = asked
      self.parked = parked
    }

    /// Starts the thread (`SDL_CreateThread`), which lives as long as the process. From out here, not from
    /// the main actor: a closure made there may run nowhere else.
    func start() -> Bool {
      let argument = Unmanaged.passRetained(self).toOpaque()
      let thread = SDL_CreateThread(
        { argument in
          if let argument { Unmanaged<Shared>.fromOpaque(argument).takeUnretainedValue().serve() }
          return 0
        }, "events", argument)
      guard let thread else { return false }
      SDL_DetachThread(thread)
      return true
    }

    private func serve() -> Never {
      while true {
        asked.wait()
        guard let request = request.withLock({ $0.take() }) else { continue }
        SDL_WaitEventTimeout(nil, request.timeout)
        parked.signal()
        request.continuation.resume()
      }
    }
  }

  private let shared: Shared
  /// Whether the thread is in SDL now.
  private(set) var isWaiting = false

  /// Starts the thread; nil where there is none to be had.
  init?() {
    guard let shared = Shared(), shared.start() else { return nil }
    self.shared = shared
  }

  /// Returns when there is an event, or after `timeout` milliseconds (-1: never before an event).
  func wait(_ timeout: CInt) async {
    isWaiting = true
    await withCheckedContinuation { continuation in
      shared.request.withLock { $0 = Request(timeout: timeout, continuation: continuation) }
      shared.asked.signal()
    }
    park()
  }

  /// Ends the wait that is going on, and returns when its thread is out of SDL.
  func interrupt() {
    guard isWaiting else { return }
    WakeEvent.push()
    park()
  }

  private func park() {
    guard isWaiting else { return }
    shared.parked.wait()
    isWaiting = false
  }
}
