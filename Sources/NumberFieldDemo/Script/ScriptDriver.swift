import NumberField

/// What carries a script's inputs to a screen, and its time: virtual without a window, real in one.
@MainActor
protocol ScriptDriver: AnyObject {
  var screen: Screen { get }
  /// Sends an input as a person would make it.
  func send(_ event: InputEvent) async
  /// Lets time go by.
  func wait(_ duration: Milliseconds) async
  /// Gives the window another size, in points.
  func resize(to size: Size) async throws(ScriptProblem)
  /// Gives the picture another count of pixels to a point.
  func rescale(to scale: Double) async throws(ScriptProblem)
  /// Writes the picture as it stands now.
  func writeSnapshot(to path: String) throws(Failure)
}
