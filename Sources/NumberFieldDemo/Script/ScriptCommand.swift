import NumberField

/// A script: its commands in order, each with the place where it stands.
struct Script: Equatable, Sendable {
  /// A command, and the line that it stands in.
  struct Line: Equatable, Sendable {
    var place: ScriptPlace
    var command: ScriptCommand
  }

  /// The lines that hold a command.
  var lines: [Line] = []

  /// Whether it writes pictures.
  var writesFiles: Bool {
    lines.contains { if case .snapshot = $0.command { true } else { false } }
  }
}

/// Something that a script does; see the demo's documentation for the words.
enum ScriptCommand: Equatable, Sendable {
  /// Taps the field's middle.
  case focus(field: String)
  /// Taps where nothing is.
  case blur
  /// Taps keys of the pad.
  case tap([PadKey])
  /// Keeps a key of the pad pressed.
  case hold(PadKey, milliseconds: Int)
  case down(Pointer, at: Point)
  case move(Pointer, to: Point)
  /// Lifts it where it is.
  case up(Pointer)
  case cancel(Pointer)
  /// Text from the keyboard.
  case type(String)
  /// Keys of the keyboard.
  case key([KeyStroke])
  /// Puts text on the clipboard, and pastes.
  case paste(String)
  /// The program sets a property of a field.
  case set(field: String, PropertyChange)
  case wait(milliseconds: Int)
  case resize(Size)
  case scale(Double)
  /// Writes the picture into the output folder.
  case snapshot(file: String)
  /// Prints the state.
  case print
  case expect(Expectation)
}

/// What a script expects to be so.
enum Expectation: Hashable, Sendable {
  case field(String, FieldExpectation)
  /// Whether the pad is up, or on its way up.
  case keyboard(Bool)
  /// Why the last input was refused; nil where it was not.
  case rejection(String?)
  /// Which of a scene's own keys the last input pressed; nil where it pressed none.
  case action(String?)
}

/// What a script expects of a field.
enum FieldExpectation: Hashable, Sendable {
  case text(String)
  case value(Double)
  case exact(String)
  case editing(Bool)
  case selected(Bool)
  case caret(Int)
}
