/// A piece of a script's line: a word, or a string in double quotes.
enum ScriptToken: Hashable, Sendable {
  /// Anything without quotes and spaces.
  case word(String)
  /// What stood between quotes, its escapes resolved.
  case string(String)
}

extension ScriptToken: CustomStringConvertible {
  /// The token as a script writes it.
  var description: String {
    switch self {
    case .word(let word): word
    case .string(let string): ScriptToken.quoted(string)
    }
  }

  /// A text as a script writes it: in quotes, with what needs one behind an escape.
  static func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case "\n": quoted += "\\n"
      case "\0"..<" ", "\u{7F}"..."\u{A0}", "\u{2000}"..."\u{200F}", "\u{2028}"..."\u{202F}",
        "\u{2066}"..."\u{2069}":
        // What prints as nothing, or as a plain space, is named: a message has to show why two texts differ.
        quoted += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }
}
