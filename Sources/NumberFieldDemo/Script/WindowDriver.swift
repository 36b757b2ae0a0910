import NumberField
import NumberFieldSDL

/// Plays a script in a window, in real time: inputs are events in SDL's queue, as if the system sent them.
@MainActor
final class WindowDriver: ScriptDriver {
  private let window: Window

  var screen: Screen { window.screen }

  init(_ window: Window) { self.window = window }

  /// Waits until there is something to be seen, as a person does.
  func waitForWindow() async {
    while window.framesShown == 0, window.isOpen, !Task.isCancelled { await wait(10) }
  }

  func send(_ event: InputEvent) async { await window.play(event) }

  func wait(_ duration: Milliseconds) async {
    // Cancelled where the window is closed; the player sees that by itself.
    try? await Task.sleep(for: .milliseconds(duration))
  }

  func resize(to size: Size) async throws(ScriptProblem) {
    window.resize(to: size)
    try await settle("the window cannot be \(size.width) × \(size.height) points") {
      self.screen.size == size
    }
  }

  func rescale(to scale: Double) async throws(ScriptProblem) {
    let size = screen.size
    window.resize(to: size, scale: scale)
    try await settle("the window cannot show \(scale) pixels to a point") {
      self.screen.scale == scale && self.screen.size == size
    }
  }

  func writeSnapshot(to path: String) throws(Failure) {
    guard let bitmap = window.snapshot() else {
      throw .unwritable(path: path, reason: "the window has no picture")
    }
    try bitmap.write(to: path)
  }

  /// Waits until the system has done what it was asked for; a second is more than any takes.
  private func settle(_ complaint: String, until isDone: () -> Bool) async throws(ScriptProblem) {
    for _ in 0..<50 {
      if isDone() || Task.isCancelled { return }
      await wait(20)
    }
    throw .impossible("\(complaint): the system keeps it otherwise")
  }
}
