internal import CSDL2

/// A semaphore of SDL's: the only holder of an `SDL_sem`. SDL's semaphores may be used from any thread.
final class Semaphore: @unchecked Sendable {
  private let semaphore: OpaquePointer

  /// Makes one that stands at zero (`SDL_CreateSemaphore`); nil where there is none to be had.
  init?() {
    guard let semaphore = SDL_CreateSemaphore(0) else { return nil }
    self.semaphore = semaphore
  }

  deinit {
    SDL_DestroySemaphore(semaphore)
  }

  /// Sleeps until it is above zero, and takes one (`SDL_SemWait`).
  func wait() { SDL_SemWait(semaphore) }

  /// Adds one (`SDL_SemPost`).
  func signal() { SDL_SemPost(semaphore) }
}
