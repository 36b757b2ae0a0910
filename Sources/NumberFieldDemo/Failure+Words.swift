import NumberField
import NumberFieldFoundation
import NumberFieldSDL

/// The one place where failures become words and exit codes.
extension Failure {
  /// What the process ends with: 1 for an expectation that is not met, 2 for bad usage or a bad file, 3 where
  /// no window, font or surface can be had.
  var exitCode: Int32 {
    switch self {
    case .expectation, .windowClosed: 1
    case .usage, .unreadable, .unwritable, .scene, .tooLarge, .script: 2
    case .unavailable: 3
    }
  }

  /// For the standard error stream, one line (or one for each error of a scene): what is wrong, and the way out where one is known.
  var line: String {
    switch self {
    case .usage(let problem): "numberfield-demo: \(problem.words)"
    case .unreadable(let path, let reason): "numberfield-demo: cannot read \"\(path)\": \(reason)"
    case .unwritable(let path, let reason): "numberfield-demo: cannot write \"\(path)\": \(reason)"
    case .scene(let lines): lines.joined(separator: "\n")
    case .tooLarge(let picture):
      "numberfield-demo: \(picture.complaint); a smaller --size or --scale is possible"
    case .script(let place, let problem): "\(place): \(problem.words)"
    case .expectation(let place, let mismatch): "\(place): \(mismatch)"
    case .windowClosed(let place): "\(place): the window was closed before the script ended"
    case .unavailable(let words): "numberfield-demo: \(words)"
    }
  }
}

extension Failure {
  /// What SDL cannot do, with the way out that this program has.
  init(_ failure: SDLFailure) {
    switch failure {
    case .noDisplay(let reason):
      self = .unavailable("no display for a window (\(reason)); --headless makes bitmaps instead")
    default:
      self = .unavailable(failure.description)
    }
  }

  /// Why a storyboard is no screen.
  init(_ problem: StoryboardProblem) {
    switch problem {
    case .file(let line): self = .scene([line])
    case .noReader(let words): self = .unavailable(words)
    }
  }

  /// Why no text can be drawn, with the way out that this program has.
  init(_ failure: FontFailure) {
    switch failure {
    case .notFound: self = .unavailable("\(failure); --font FILE names one")
    case .unreadable:
      self = .unavailable("\(failure); name a TrueType or OpenType file, or leave out --font and --bold-font")
    default: self = .unavailable(failure.description)
    }
  }
}

extension PictureSize {
  fileprivate var complaint: String {
    "a picture of \(Int(width)) × \(Int(height)) pixels is too large (at most \(Int(Limits.pixels)) in all)"
  }
}

extension ScriptPlace: CustomStringConvertible {
  var description: String { "\(file):\(line)" }
}

extension Mismatch: CustomStringConvertible {
  var description: String { "expected \(subject) \(wanted), found \(found)" }
}

extension UsageProblem {
  fileprivate var words: String {
    switch self {
    case .unknownOption(let name, let nearest):
      "unknown option \"\(name)\"; " + (nearest.map { "did you mean \($0)?" } ?? "--help lists the options")
    case .missingValue(let option, let placeholder):
      "\(option) needs a value: \(option) \(placeholder)"
    case .unexpectedValue(let option, let value):
      "\(option) takes no value, found \"\(value)\""
    case .badValue(let option, let value, let wanted):
      "\(option): expected \(wanted), found \"\(value)\""
    case .badLocale(let error): "--locale: \(error)"
    case .unexpectedArgument(let word):
      "unexpected argument \"\(word)\"; --help lists the options"
    }
  }
}

extension ScriptProblem {
  fileprivate var words: String {
    switch self {
    case .notUTF8: "not UTF-8 text"
    case .unterminatedString: "a string has no closing quote"
    case .textAfterString: "after a string's closing quote comes a space or the end of the line"
    case .badEscape(let escape):
      "unknown escape \"\(escape)\"; there are \\\" \\\\ \\n and \\u{…}"
    case .unknownCommand(let word, let nearest):
      "unknown command \"\(word)\"; "
        + (nearest.map { "did you mean \"\($0)\"?" } ?? "there are \(ScriptForm.names)")
    case .wrongForm(let usage): "expected: \(usage)"
    case .notANumber(let word, let wanted): "expected \(wanted), found \"\(word)\""
    case .unknownPadKey(let word):
      "unknown key \"\(word)\" of the pad; there are "
        + KeyMeaning.named.map(\.name).joined(separator: " ") + ", and a scene's own keys in quotes"
    case .unknownKey(let word):
      "unknown key \"\(word)\"; keys are named as in Backspace, KP_5, Shift+Left, Ctrl+A"
    case .unknownReason(let word, let nearest): "unknown reason \"\(word)\"" + didYouMean(nearest)
    case .unknownField(let name, let known):
      "unknown field \"\(name)\"; there are \(known.joined(separator: ", "))"
    case .property(let error): error.description
    case .badSnapshotName(_, .empty): "a snapshot needs a name that ends in .bmp"
    case .badSnapshotName(let name, .notBMP): "snapshots are BMP files: \"\(name)\" does not end in .bmp"
    case .badSnapshotName(let name, .escapes): "the snapshot \"\(name)\" would leave the output folder"
    case .padIsDown(let key): "the keypad is not up, so there is no key \"\(key)\" to tap"
    case .noSuchPadKey(let key): "the keypad has no key \"\(key)\""
    case .outOfReach(let field): "the middle of \"\(field)\" is covered or outside the window"
    case .nowhereFree: "no place is free of fields and keypad, so there is nowhere to tap"
    case .tooLarge(let picture): picture.complaint
    case .impossible(let what): what
    }
  }

  private func didYouMean(_ nearest: String?) -> String {
    nearest.map { "; did you mean \"\($0)\"?" } ?? ""
  }
}
