internal import CSDL2
import Synchronization

/// An event of our own that ends a wait, from any thread (`SDL_RegisterEvents`, `SDL_PushEvent`).
enum WakeEvent {
  private static let type = SDL_RegisterEvents(1)
  /// Whether one is on its way, so that a thousand wakes are one event.
  private static let isPending = Atomic(false)

  /// Whether SDL has a number left for an event of ours: without one no task could end a wait.
  static var isAvailable: Bool { type != UInt32.max }

  /// Ends the wait that is going on, or the next one.
  ///
  /// SDL refuses an event where its queue is full, and where memory is short for a moment. A full queue is awake
  /// anyway; for the other the event is offered again.
  static func push() {
    guard isAvailable, !isPending.exchange(true, ordering: .acquiringAndReleasing) else { return }
    var event = SDL_Event()
    event.user = SDL_UserEvent()
    event.type = type
    for _ in 0..<4 where SDL_PushEvent(&event) > 0 { return }
    isPending.store(false, ordering: .releasing)
  }

  /// SDL's queue begins anew: what was on its way is lost.
  static func reset() { isPending.store(false, ordering: .releasing) }

  /// Whether an event is one; from then on another can be sent.
  static func take(_ event: SDL_Event) -> Bool {
    guard event.type == type else { return false }
    isPending.store(false, ordering: .releasing)
    return true
  }
}
