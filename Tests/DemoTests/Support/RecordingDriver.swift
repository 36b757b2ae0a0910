import NumberField

@testable import NumberFieldDemo

/// Passes inputs on and writes them down with their times; draws nothing.
@MainActor
final class RecordingDriver: ScriptDriver {
  struct Input: Equatable {
    var time: Milliseconds
    var event: InputEvent
  }

  let screen: Screen
  private(set) var inputs: [Input] = []
  private(set) var snapshots: [String] = []

  init(_ screen: Screen) {
    self.screen = screen
    _ = screen.refresh()
  }

  func send(_ event: InputEvent) {
    inputs.append(Input(time: screen.now, event: event))
    screen.send(event)
  }

  func wait(_ duration: Milliseconds) {
    let end = screen.now + duration
    while let deadline = screen.nextDeadline, deadline <= end { screen.advance(to: deadline) }
    screen.advance(to: end)
  }

  func resize(to size: Size) { screen.resize(to: size, scale: screen.scale) }

  func rescale(to scale: Double) { screen.resize(to: screen.size, scale: scale) }

  func writeSnapshot(to path: String) { snapshots.append(path) }
}
