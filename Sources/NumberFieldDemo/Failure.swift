import NumberField
import NumberFieldFoundation

/// Why the demo ends before its time; what is said of it, and the exit code, stand in `Failure+Words.swift`.
enum Failure: Error, Equatable, Sendable {
  /// The command line is wrong.
  case usage(UsageProblem)
  /// A file that should be read cannot be.
  case unreadable(path: String, reason: String)
  /// A file or a folder that should be written cannot be.
  case unwritable(path: String, reason: String)
  /// A scene file is wrong: one line for each error.
  case scene([String])
  /// The picture has more pixels than pictures may have.
  case tooLarge(PictureSize)
  /// A script is wrong, or asks for what cannot be done.
  case script(ScriptPlace, ScriptProblem)
  /// What a script expects is not so.
  case expectation(ScriptPlace, Mismatch)
  /// The person closed the window while a script played.
  case windowClosed(ScriptPlace)
  /// There is no window, no font or no surface to be had; what went wrong, in words.
  case unavailable(String)
}

/// What is wrong with a command line.
enum UsageProblem: Error, Equatable, Sendable {
  /// No option has this name; the nearest name, if one is near.
  case unknownOption(String, nearest: String?)
  /// An option that takes a value stands without one.
  case missingValue(option: String, placeholder: String)
  /// An option that takes no value has one.
  case unexpectedValue(option: String, value: String)
  /// A value that the option cannot take.
  case badValue(option: String, value: String, wanted: String)
  /// A place whose numbers nobody knows how to write.
  case badLocale(LocaleError)
  /// A word that belongs to no option.
  case unexpectedArgument(String)
}

/// A line of a script, as messages name it.
struct ScriptPlace: Hashable, Sendable {
  /// The script's path as it was given, or `<stdin>`.
  var file: String
  /// The line's number, from 1.
  var line: Int
}

/// What a script expected, and what was there; both as the script language writes them.
struct Mismatch: Hashable, Sendable {
  /// What was looked at: `length text`, `keyboard`.
  var subject: String
  /// What the script said.
  var wanted: String
  /// What was so.
  var found: String
}

/// What is wrong with a line of a script.
enum ScriptProblem: Error, Equatable, Sendable {
  // Found while reading.
  case notUTF8
  case unterminatedString
  case textAfterString
  case badEscape(String)
  case unknownCommand(String, nearest: String?)
  /// Too few words, too many, or words where strings belong; how the command is written.
  case wrongForm(usage: String)
  case notANumber(String, wanted: String)
  case unknownPadKey(String)
  case unknownKey(String)
  case unknownReason(String, nearest: String?)
  case unknownField(String, known: [String])
  /// A property that there is not, or a value that does not fit it.
  case property(PropertyError)
  case badSnapshotName(String, SnapshotNameProblem)

  // Found while playing.
  /// The pad is not up, so that the key cannot be tapped.
  case padIsDown(key: String)
  /// The pad is up and has no such key.
  case noSuchPadKey(String)
  /// The middle of the field lies under the pad or outside the window.
  case outOfReach(field: String)
  /// Fields and pad leave no place where a tap meets nothing.
  case nowhereFree
  /// The picture would have more pixels than pictures may have.
  case tooLarge(PictureSize)
  /// The property cannot be set on this field, or the window cannot do it.
  case impossible(String)
}

/// Why a snapshot cannot have a name.
enum SnapshotNameProblem: Equatable, Sendable {
  /// There is none.
  case empty
  /// It does not end in `.bmp`.
  case notBMP
  /// It would leave the output folder.
  case escapes
}
