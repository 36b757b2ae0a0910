import NumberField

/// The tokens behind a command's name, taken one after the other.
struct ScriptArguments {
  var tokens: ArraySlice<ScriptToken>
  /// How the command is written, for messages.
  var usage: String
  /// The names that fields have.
  var fields: [String]

  /// Whether nothing is left.
  var isEmpty: Bool { tokens.isEmpty }

  /// The next token, whatever it is.
  mutating func token() throws(ScriptProblem) -> ScriptToken {
    guard let token = tokens.popFirst() else { throw .wrongForm(usage: usage) }
    return token
  }

  /// The next token, which has to be a word.
  mutating func word() throws(ScriptProblem) -> String {
    guard case .word(let word) = try token() else { throw .wrongForm(usage: usage) }
    return word
  }

  /// The next token, which has to be a string.
  mutating func string() throws(ScriptProblem) -> String {
    guard case .string(let string) = try token() else { throw .wrongForm(usage: usage) }
    return string
  }

  /// The name of a field.
  mutating func field() throws(ScriptProblem) -> String {
    let name: String
    switch try token() {
    // A scene's names may have spaces in them.
    case .word(let word), .string(let word): name = word
    }
    guard fields.contains(name) else { throw .unknownField(name, known: fields) }
    return name
  }

  /// A number within a range; `wanted` says which, for messages.
  mutating func number(_ wanted: String, in range: ClosedRange<Double>? = nil) throws(ScriptProblem) -> Double
  {
    let word = try word()
    guard let number = DecimalText.number(word), range?.contains(number) != false else {
      throw .notANumber(word, wanted: wanted)
    }
    return number
  }

  /// A whole number, 0 or more.
  mutating func wholeNumber(_ wanted: String) throws(ScriptProblem) -> Int {
    let word = try word()
    guard let number = DecimalText.wholeNumber(word) else { throw .notANumber(word, wanted: wanted) }
    return number
  }

  /// A time in milliseconds.
  mutating func milliseconds() throws(ScriptProblem) -> Int {
    try wholeNumber("milliseconds (a whole number up to 1000000000)")
  }

  /// `true` or `false`.
  mutating func flag() throws(ScriptProblem) -> Bool {
    switch try word() {
    case "true": true
    case "false": false
    default: throw .wrongForm(usage: usage)
    }
  }

  /// Two numbers: points from the left and from the top.
  mutating func point() throws(ScriptProblem) -> Point {
    Point(x: try number("a number of points"), y: try number("a number of points"))
  }

  /// `finger N`, or nothing for the mouse.
  mutating func pointer() throws(ScriptProblem) -> Pointer {
    guard !isEmpty else { return .mouse }
    guard try word() == "finger" else { throw .wrongForm(usage: usage) }
    return .finger(Int64(try wholeNumber("a finger's number")))
  }

  /// A key of the pad.
  mutating func padKey() throws(ScriptProblem) -> PadKey {
    let token = try token()
    guard let key = PadKey(token) else { throw .unknownPadKey(token.description) }
    return key
  }

  /// Fails where tokens are left.
  func end() throws(ScriptProblem) {
    guard isEmpty else { throw .wrongForm(usage: usage) }
  }
}
