import NumberField
import NumberFieldCore

/// What the command line asks for.
struct Options: Equatable, Sendable {
  /// What to do at all.
  enum Request: Equatable, Sendable {
    /// Open the demo.
    case run
    /// Print the options.
    case help
    /// Print the versions.
    case version
  }

  var request = Request.run
  /// The script to play: a path, or `-` for the standard input.
  var script: String?
  /// Whether pictures are made instead of a window.
  var isHeadless = false
  /// The folder for pictures, as it was given.
  var output: String?
  /// The file that says which fields there are; nil is the demo's own three.
  var scene: String?
  /// The size of the window's inside, in points; nil is the scene's own.
  var size: Size?
  /// Pixels to a point; nil is what the display says, and 1 without one.
  var scale: Double?
  /// Colours and sizes; nil is the scene's own.
  var theme: Theme?
  /// The font file for regular text; nil is the system's.
  var font: String?
  /// The font file for bold text; nil is the system's.
  var boldFont: String?
  /// Separators, sign and digits of a place; nil leaves the fields their own.
  var symbols: NumberSymbols?
  var isFullscreen = false
  /// Whether the pad appears and disappears at once.
  var isStill = false
  /// Whether each key clicks.
  var clicks = false
  /// Whether each event is printed.
  var printsEvents = false
}
