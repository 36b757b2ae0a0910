internal import CSDL2
import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The main queue, on which main-actor tasks stand in line, run from inside an event loop that blocks in SDL.
///
/// SDL wants all its video calls, the wait among them, on the thread that started it, and the wait really
/// sleeps. A main-actor task that becomes ready meanwhile stands in the main queue, which nobody runs while
/// the loop sleeps. So the loop does what every foreign run loop does: Dispatch has a file descriptor that
/// becomes readable when the queue has work, and a function that runs what is in it. A thread of its own
/// sleeps on that descriptor and ends SDL's wait by an event. It wakes only when there is work: an idle
/// window wakes nobody.
///
/// That works on the main thread, and only as long as nobody else runs the queue: before the program's first
/// suspension (an `async` main that has suspended once leaves the main thread for good), and not inside a
/// task that another run loop has started. Elsewhere ``EventWaiter`` is used.
@MainActor
final class MainQueue {
  static let shared = MainQueue()

  /// Readable when the queue has work; negative where there is no such thing.
  private let handle: CInt
  private var isWatching = false
  private var watcher: Watcher?

  private init() {
    handle = nf_is_main_thread() != 0 ? nf_main_queue_handle() : -1
  }

  /// Whether the queue can be run from here, found out by trying.
  func canRun() -> Bool {
    guard handle >= 0, nf_is_main_thread() != 0 else { return false }
    let probe = Probe()
    Task { probe.hasRun = true }
    run()
    return probe.hasRun
  }

  private final class Probe {
    var hasRun = false
  }

  /// Whether there is work now.
  var hasWork: Bool {
    var descriptor = pollfd(fd: handle, events: Int16(POLLIN), revents: 0)
    return poll(&descriptor, 1, 0) > 0
  }

  /// Runs what stands in the queue now; what that adds runs the next time.
  func run() {
    var count: UInt64 = 0
    _ = read(handle, &count, MemoryLayout.size(ofValue: count))
    nf_drain_main_queue()
  }

  /// Makes sure that work which comes while the loop sleeps ends the sleep; answers whether that can be had.
  func watch() -> Bool {
    if watcher == nil { watcher = Watcher(handle: handle) }
    watcher?.arm()
    return watcher != nil
  }

  /// A thread that sleeps until the queue has work, then tells the loop, once for each time that it is armed.
  private final class Watcher: Sendable {
    private let handle: CInt
    private let isArmed = Atomic(false)
    private let armed: Semaphore

    /// Starts the thread (`SDL_CreateThread`), which lives as long as the process; nil where there is none to
    /// be had.
    init?(handle: CInt) {
      guard let armed = Semaphore() else { return nil }
      self.handle = handle
      self.armed = armed
      let this = Unmanaged.passRetained(self).toOpaque()
      guard
        let thread = SDL_CreateThread(
          { argument in
            if let argument { Unmanaged<Watcher>.fromOpaque(argument).takeUnretainedValue().watch() }
            return 0
          }, "main queue", this)
      else { return nil }
      SDL_DetachThread(thread)
    }

    func arm() {
      if !isArmed.exchange(true, ordering: .acquiringAndReleasing) { armed.signal() }
    }

    private func watch() -> Never {
      while true {
        armed.wait()
        var descriptor = pollfd(fd: handle, events: Int16(POLLIN), revents: 0)
        _ = poll(&descriptor, 1, -1)
        isArmed.store(false, ordering: .releasing)
        WakeEvent.push()
      }
    }
  }
}
