internal import CSDL2
import NumberField

/// SDL's clock as a screen's: milliseconds since the screen's own stood at zero.
struct TicksClock {
  /// SDL's ticks (`SDL_GetTicks64`) when the screen's clock stood at zero.
  private let epoch: Int

  /// A clock that shows `time` now.
  init(showing time: Milliseconds) {
    epoch = Int(SDL_GetTicks64()) - time
  }

  /// The time now.
  var now: Milliseconds { Int(SDL_GetTicks64()) - epoch }

  /// The time at which SDL heard of something. SDL's stamps are 32 bits of its clock: the difference to now is
  /// taken in 32 bits too, so that it stays right when they start again at zero.
  func time(of stamp: UInt32) -> Milliseconds {
    let ticks = SDL_GetTicks64()
    let age = Int32(bitPattern: UInt32(truncatingIfNeeded: ticks) &- stamp)
    return Int(ticks) - Int(max(0, age)) - epoch
  }
}
