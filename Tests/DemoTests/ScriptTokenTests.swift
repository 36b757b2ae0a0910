import Testing

@testable import NumberFieldDemo

@Suite("A script's tokens")
struct ScriptTokenTests {
  @Test(
    "words, strings and comments are told apart",
    arguments: [
      ("", []),
      ("   \t ", []),
      ("# all of it", []),
      ("  tap 1\t2 ", [.word("tap"), .word("1"), .word("2")]),
      ("tap 1 # and so on", [.word("tap"), .word("1")]),
      ("a#b", [.word("a#b")]),
      (##"type "# no comment""##, [.word("type"), .string("# no comment")]),
      (#"type """#, [.word("type"), .string("")]),
      (#"type "a\"b\\c\nd""#, [.word("type"), .string("a\"b\\c\nd")]),
      (#"type "\u{41}\u{20AC}\u{1F44D}\u{0}""#, [.word("type"), .string("A€👍\0")]),
      ("type \"١٢ é\"", [.word("type"), .string("١٢ é")]),
      ("wrong\"quote", [.word("wrong\"quote")]),
    ] as [(String, [ScriptToken])])
  func tokens(line: String, expected: [ScriptToken]) throws {
    #expect(try ScriptToken.tokens(of: line) == expected)
  }

  @Test(
    "broken strings are told",
    arguments: [
      (#"type "abc"#, .unterminatedString),
      (#"type "abc\"#, .unterminatedString),
      (#"type "abc\""#, .unterminatedString),
      (#"type "a"b"#, .textAfterString),
      (#"type "a""b""#, .textAfterString),
      (#"type "\t""#, .badEscape(#"\t"#)),
      (#"type "\u{D800}""#, .badEscape(#"\u{D800}"#)),
      (#"type "\u{110000}""#, .badEscape(#"\u{110000}"#)),
      (#"type "\u{}""#, .badEscape(#"\u{}"#)),
      (#"type "\u41""#, .badEscape(#"\u41""#)),
      (#"type "\u{123456789}""#, .badEscape(#"\u{123456789"#)),
    ] as [(String, ScriptProblem)])
  func broken(line: String, problem: ScriptProblem) {
    #expect(throws: problem) { try ScriptToken.tokens(of: line) }
  }

  @Test(
    "what is quoted reads back, and shows what would not be seen",
    arguments: [
      ("12.5", #""12.5""#), ("a\"b\\", #""a\"b\\""#), ("a\nb", #""a\nb""#), ("1\u{A0}2", #""1\u{A0}2""#),
      ("1\u{202F}2\u{200F}\u{1}", #""1\u{202F}2\u{200F}\u{1}""#), ("é٣👍", #""é٣👍""#),
    ])
  func quoted(text: String, expected: String) throws {
    #expect(ScriptToken.quoted(text) == expected)
    #expect(try ScriptToken.tokens(of: expected) == [.string(text)])
  }
}
