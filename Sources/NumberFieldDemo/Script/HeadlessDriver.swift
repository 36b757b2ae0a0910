import NumberField
import NumberFieldSDL

/// Plays a script without a window, in virtual time: nothing sleeps, every run is the same.
@MainActor
final class HeadlessDriver: ScriptDriver {
  let screen: Screen
  private let output: HeadlessOutput

  /// Makes a driver that draws with `fonts`; the screen's clock starts where it is.
  init(_ screen: Screen, fonts: FontLibrary) {
    self.screen = screen
    output = HeadlessOutput(screen, fonts: fonts)
    output.draw()
  }

  func send(_ event: InputEvent) {
    screen.send(event)
    // As a window does: the frame that shows an input is the next one.
    output.draw()
  }

  func wait(_ duration: Milliseconds) {
    let end = screen.now + duration
    // Everything that happens by itself happens at its own time, and is seen.
    while let deadline = screen.nextDeadline, deadline <= end {
      screen.advance(to: deadline)
      output.draw()
    }
    screen.advance(to: end)
    output.draw()
  }

  func resize(to size: Size) {
    screen.resize(to: size, scale: screen.scale)
    output.draw()
  }

  func rescale(to scale: Double) {
    screen.resize(to: screen.size, scale: scale)
    output.draw()
  }

  func writeSnapshot(to path: String) throws(Failure) {
    try output.snapshot().write(to: path)
  }
}
