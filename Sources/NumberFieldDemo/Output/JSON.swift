/// A JSON value whose keys keep their order, so that equal states print equal lines.
///
/// ```swift
/// JSON.object([("name", .string("length")), ("value", .number(12))]).text   // {"name":"length","value":12}
/// ```
enum JSON {
  case null
  case bool(Bool)
  case number(Double)
  /// A whole number.
  case integer(Int)
  /// A time in milliseconds, written in seconds.
  case seconds(milliseconds: Int)
  case string(String)
  case array([JSON])
  case object([(key: String, value: JSON)])

  /// The value on one line, without spaces.
  var text: String {
    var text = ""
    write(to: &text)
    return text
  }

  private func write(to text: inout String) {
    switch self {
    case .null: text += "null"
    case .bool(let flag): text += flag ? "true" : "false"
    case .number(let number): text += Self.shortest(number)
    case .integer(let number): text += String(number)
    case .seconds(let milliseconds): text += Self.seconds(milliseconds)
    case .string(let string): Self.write(string, to: &text)
    case .array(let values):
      text += "["
      for (index, value) in values.enumerated() {
        if index > 0 { text += "," }
        value.write(to: &text)
      }
      text += "]"
    case .object(let members):
      text += "{"
      for (index, member) in members.enumerated() {
        if index > 0 { text += "," }
        Self.write(member.key, to: &text)
        text += ":"
        member.value.write(to: &text)
      }
      text += "}"
    }
  }

  /// The shortest digits that read back as the number; `null` for what JSON cannot say.
  static func shortest(_ number: Double) -> String {
    guard number.isFinite else { return "null" }
    guard number != 0 else { return "0" }
    let text = number.description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  /// Milliseconds as seconds, exactly: 250 is `0.25`.
  private static func seconds(_ milliseconds: Int) -> String {
    let (whole, rest) = milliseconds.magnitude.quotientAndRemainder(dividingBy: 1000)
    var text = (milliseconds < 0 ? "-" : "") + String(whole)
    if rest > 0 {
      var decimals = String(1000 + rest).dropFirst()
      while decimals.last == "0" { decimals.removeLast() }
      text += "." + decimals
    }
    return text
  }

  private static func write(_ string: String, to text: inout String) {
    text += "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      case "\u{8}": text += "\\b"
      case "\u{C}": text += "\\f"
      case "\0"..<" ":
        let hex = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - hex.count) + hex
      default: text.unicodeScalars.append(scalar)
      }
    }
    text += "\""
  }
}
