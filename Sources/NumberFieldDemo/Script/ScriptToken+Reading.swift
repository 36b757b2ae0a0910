/// Taking a line apart.
extension ScriptToken {
  /// The tokens of a line; a `#` where a token could begin starts a comment.
  static func tokens(of line: String) throws(ScriptProblem) -> [ScriptToken] {
    var tokens: [ScriptToken] = []
    var reader = Reader(rest: line.unicodeScalars[...])
    while let token = try reader.next() { tokens.append(token) }
    return tokens
  }

  private struct Reader {
    var rest: Substring.UnicodeScalarView

    mutating func next() throws(ScriptProblem) -> ScriptToken? {
      rest = rest.drop(while: ScriptToken.isSpace)
      guard let first = rest.first, first != "#" else { return nil }
      if first == "\"" {
        rest.removeFirst()
        return .string(try string())
      }
      let word = rest.prefix { !ScriptToken.isSpace($0) }
      rest = rest[word.endIndex...]
      return .word(String(word))
    }

    /// Reads on behind an opening quote, past the closing one.
    private mutating func string() throws(ScriptProblem) -> String {
      var text = String.UnicodeScalarView()
      while let scalar = rest.popFirst() {
        switch scalar {
        case "\"":
          if let next = rest.first, !ScriptToken.isSpace(next) { throw .textAfterString }
          return String(text)
        case "\\": text.append(try escape())
        default: text.append(scalar)
        }
      }
      throw .unterminatedString
    }

    /// Reads what follows a backslash.
    private mutating func escape() throws(ScriptProblem) -> Unicode.Scalar {
      switch rest.popFirst() {
      case "\"": return "\""
      case "\\": return "\\"
      case "n": return "\n"
      case "u":
        let digits = rest.dropFirst().prefix { $0.properties.isASCIIHexDigit }
        let behind = rest[digits.endIndex...]
        guard rest.first == "{", behind.first == "}", digits.count <= 8,
          let value = UInt32(String(digits), radix: 16), let scalar = Unicode.Scalar(value)
        else { throw .badEscape("\\u" + String(rest.prefix(min(10, digits.count + 2)))) }
        rest = behind.dropFirst()
        return scalar
      case .some(let other): throw .badEscape("\\" + String(other))
      case nil: throw .unterminatedString
      }
    }
  }

  fileprivate static func isSpace(_ scalar: Unicode.Scalar) -> Bool { scalar == " " || scalar == "\t" }
}
