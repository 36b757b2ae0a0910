import Foundation
import Testing

@testable import NumberFieldDemo

@Suite("JSON lines")
struct JSONTests {
  @Test(
    "numbers are as short as they can be and read back",
    arguments: [
      (12, "12"), (0.1, "0.1"), (-0.0, "0"), (-1.5, "-1.5"), (99999.99, "99999.99"),
      (1e15, "1000000000000000"),
      (1e16, "1e+16"), (456789123456789.58, "456789123456789.56"), (0.00001, "1e-05"), (.infinity, "null"),
      (.nan, "null"),
    ])
  func numbers(number: Double, text: String) {
    #expect(JSON.number(number).text == text)
  }

  @Test(
    "times are seconds, exactly",
    arguments: [
      (0, "0"), (1, "0.001"), (250, "0.25"), (1000, "1"), (1500, "1.5"), (60_070, "60.07"), (-250, "-0.25"),
    ])
  func times(milliseconds: Int, text: String) {
    #expect(JSON.seconds(milliseconds: milliseconds).text == text)
  }

  @Test(
    "strings are quoted, and escaped where they must be",
    arguments: [
      ("", #""""#), ("12.", #""12.""#), (#"a"b\c"#, #""a\"b\\c""#), ("\n\r\t\u{8}\u{C}", #""\n\r\t\b\f""#),
      ("\u{0}\u{1F}\u{7F}", "\"\\u0000\\u001f\u{7F}\""), ("€ 👍🏽 ٣", "\"€ 👍🏽 ٣\""), ("\r\n", #""\r\n""#),
    ])
  func strings(string: String, text: String) throws {
    #expect(JSON.string(string).text == text)
    let back = try JSONSerialization.jsonObject(with: Data(text.utf8), options: .fragmentsAllowed)
    #expect(back as? String == string)
  }

  @Test("objects keep the order of their keys; nothing is spaced")
  func objects() {
    let value = JSON.object([
      ("b", .integer(1)), ("a", .array([.null, .bool(true), .bool(false), .object([]), .array([])])),
    ])
    #expect(value.text == #"{"b":1,"a":[null,true,false,{},[]]}"#)
  }
}
