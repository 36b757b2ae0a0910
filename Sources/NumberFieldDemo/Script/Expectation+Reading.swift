import NumberFieldCore

/// Reading what follows `expect`.
extension Expectation {
  init(_ words: inout ScriptArguments) throws(ScriptProblem) {
    switch words.tokens.first {
    case .word("keyboard"):
      words.usage = "expect keyboard true|false"
      _ = try words.word()
      self = .keyboard(try words.flag())
    case .word("rejection"):
      words.usage = "expect rejection REASON|none"
      _ = try words.word()
      self = .rejection(try Self.reason(&words))
    case .word("action"):
      words.usage = "expect action \"NAME\"|none"
      _ = try words.word()
      self = .action(try Self.action(&words))
    default:
      words.usage = "expect NAME text|value|exact|editing|selected|caret VALUE"
      self = .field(try words.field(), try FieldExpectation(&words))
    }
  }

  private static func reason(_ words: inout ScriptArguments) throws(ScriptProblem) -> String? {
    let word = try words.word()
    if word == "none" { return nil }
    guard reasons.contains(word) else {
      throw .unknownReason(word, nearest: nearest(to: word, among: reasons + ["none"]))
    }
    return word
  }

  private static func action(_ words: inout ScriptArguments) throws(ScriptProblem) -> String? {
    switch try words.token() {
    case .word("none"): nil
    case .word(let name), .string(let name): name
    }
  }

  /// The reasons' names.
  static let reasons = RejectionReason.allCases.map(\.rawValue)
}

extension FieldExpectation {
  fileprivate init(_ words: inout ScriptArguments) throws(ScriptProblem) {
    switch try words.word() {
    case "text":
      words.usage = "expect NAME text \"…\""
      self = .text(try words.string())
    case "value":
      words.usage = "expect NAME value N"
      self = .value(try words.number("a number"))
    case "exact":
      words.usage = "expect NAME exact \"…\""
      self = .exact(try words.string())
    case "editing":
      words.usage = "expect NAME editing true|false"
      self = .editing(try words.flag())
    case "selected":
      words.usage = "expect NAME selected true|false"
      self = .selected(try words.flag())
    case "caret":
      words.usage = "expect NAME caret N"
      self = .caret(try words.wholeNumber("a count of characters"))
    default: throw .wrongForm(usage: words.usage)
    }
  }
}
