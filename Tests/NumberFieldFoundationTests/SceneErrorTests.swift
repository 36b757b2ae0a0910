import Foundation
import NumberFieldFoundation
import Testing

struct SceneErrorTests {
  private func errors(_ json: String) -> [String] { errors(Data(json.utf8)) }

  private func errors(_ data: Data) -> [String] {
    do throws(SceneFileErrors) {
      _ = try SceneFile(json: data)
      return []
    } catch {
      return error.all.map(\.description)
    }
  }

  @Test func errorsNameThePathAndAllComeAtOnce() {
    #expect(
      errors(
        """
        {"titel": "x", "size": {"width": 0, "height": "1"},
         "fields": [{"name": "a b"}, {"maxvalue": 3}, {"maxValue": "abc", "decimalPlace": 16, "layer": {"boderWidth": 1}},
           [{"frame": {"x": 1}}], {"prefixLabel": {"font": {"weight": "heavy"}}}, 7],
         "labels": [{"text": 3}]}
        """) == [
          "size.width: expected a number from 1 to 100000, found 0",
          "size.height: expected a number, found \"1\"",
          "labels[0].text: expected a string or null, found 3",
          "labels[0]: expected exactly one of \"frame\", \"pins\"",
          "fields[0].name: expected a name without spaces, quotes or #, found \"a b\"",
          "fields[1].maxvalue: unknown key; did you mean \"maxValue\"?",
          "fields[2].decimalPlace: expected a whole number from 0 to 15, found 16",
          "fields[2].maxValue: expected a number, found \"abc\"",
          "fields[2].layer.boderWidth: unknown key; did you mean \"borderWidth\"?",
          "fields[3][0].frame: a field that shares a row takes its place from the row",
          "fields[4].prefixLabel.font.weight: expected \"regular\" or \"bold\", found \"heavy\"",
          "fields[5]: expected an object (a field), or an array, found 7",
          "titel: unknown key; did you mean \"title\"?",
        ])
  }

  @Test(
    arguments: [
      ("[]", "expected an object, found an array"),
      ("7", "expected an object, found 7"),
      ("{\"fields\": {}}", "fields: expected an array, found an object"),
      ("{\"fields\": [[]]}", "fields[0]: expected 1 to 20 elements, found 0"),
      ("{\"fields\": [{\"value\": true}]}", "fields[0].value: expected a number or null, found true"),
      ("{\"fields\": [{\"isEnabled\": 1}]}", "fields[0].isEnabled: expected true or false, found 1"),
      (
        "{\"fields\": [{\"decimalPlace\": 1.5}]}",
        "fields[0].decimalPlace: expected a whole number, found 1.5"
      ),
      ("{\"fields\": [{\"value\": \"1e5\"}]}", "fields[0].value: expected a number or null, found \"1e5\""),
      ("{\"fields\": [{\"value\": 1e200}]}", "fields[0].value: expected at most 38 digits, found 1e+200"),
      (
        "{\"fields\": [{\"textColor\": \"#FFFFFF\"}]}",
        "fields[0].textColor: unknown key; did you mean \"tintColor\"?"
      ),
      (
        "{\"fields\": [{\"tintColor\": \"red\"}]}",
        "fields[0].tintColor: expected a colour, \"#RRGGBB\", \"#RRGGBBAA\" or a name such as \"secondaryText\", found \"red\""
      ),
      (
        "{\"fields\": [{\"valueLabel\": {\"text\": \"5\"}}]}",
        "fields[0].valueLabel.text: the value label says what the field shows; set \"value\""
      ),
      (
        "{\"fields\": [{\"maxValue\": 5, \"minValue\": 6}]}",
        "fields[0].minValue: the lower limit 6 is above the upper limit 5"
      ),
      (
        "{\"fieldDefaults\": {\"minValue\": 6}, \"fields\": [{\"exactMaxValue\": \"-5\"}]}",
        "fields[0].exactMaxValue: the lower limit 6 is above the upper limit -5"
      ),
      (
        "{\"fields\": [{\"frame\": {\"x\": 0, \"y\": 0, \"width\": 1e300, \"height\": 1}}]}",
        "fields[0].frame.width: expected a number from 0 to 100000, found 1e+300"
      ),
      (
        "{\"fields\": [{\"symbols\": {\"decimalSeparator\": \"1\"}}]}",
        "fields[0].symbols: the decimal separator \"1\" is a digit, too"
      ),
      (
        "{\"fields\": [{\"symbols\": {\"decimalSeparator\": \".\", \"groupingSeparator\": \".\"}}]}",
        "fields[0].symbols: the decimal separator and the grouping separator are both \".\""
      ),
      (
        "{\"fieldDefaults\": {\"symbols\": {\"decimalSeparator\": \",\"}}, \"fields\": [{\"usesGroupingSeparator\": true}]}",
        "fields[0]: the decimal separator and the grouping separator are both \",\""
      ),
      (
        "{\"locale\": \"ar_EG\", \"fields\": [{\"symbols\": {\"minusSign\": \"٣\"}}]}",
        "fields[0].symbols: the minus sign \"٣\" is a digit, too"
      ),
      (
        "{\"fields\": [{\"maxValue\": 5, \"exactMaxValue\": 6}]}",
        "fields[0]: \"maxValue\" and \"exactMaxValue\" cannot stand together"
      ),
      (
        "{\"fields\": [{\"frame\": {\"x\": 0, \"y\": 0, \"width\": 1, \"height\": 1}, \"pins\": {}}]}",
        "fields[0]: \"frame\" and \"pins\" cannot stand together"
      ),
      (
        "{\"fields\": [{\"frame\": {\"x\": 0, \"y\": 0, \"width\": 1}}]}",
        "fields[0].frame: \"height\" is missing"
      ),
      (
        "{\"fields\": [{\"name\": \"a\"}, [{}, {\"name\": \"a\"}]]}",
        "fields[1][1].name: the name is taken by fields[0]"
      ),
      (
        "{\"fields\": [{\"name\": \"length\"}, {\"pins\": {\"top\": {\"of\": \"lenght\"}}}]}",
        "fields[1].pins.top.of: no field or label has the name \"lenght\"; did you mean \"length\"?"
      ),
      (
        "{\"fields\": [{\"name\": \"a\", \"pins\": {\"left\": {\"of\": \"a\"}}}]}",
        "fields[0].pins.left.of: a view cannot be pinned to itself"
      ),
      (
        "{\"fields\": [{\"pins\": {\"left\": {\"edge\": \"top\"}}}]}",
        "fields[0].pins.left.edge: expected \"left\", \"center\" or \"right\", found \"top\""
      ),
      (
        "{\"locale\": \"xx_YY\"}",
        "locale: unknown locale \"xx_YY\"; identifiers are written as in de_DE, en_IN or ar_EG"
      ),
      (
        "{\"fields\": [{\"keypad\": \"tils\"}]}",
        "fields[0].keypad: expected \"standard\", \"till\", \"form\" or null, found \"tils\""
      ),
      (
        "{\"fields\": [{\"keypad\": {\"rows\": [[{\"key\": \"1\", \"adds\": 1}]]}}]}",
        "fields[0].keypad.rows[0][0]: expected exactly one of \"key\", \"action\", \"adds\", \"sets\""
      ),
      (
        "{\"fields\": [{\"symbols\": {\"digits\": \"0123456788\", \"decimalSeparator\": \"..\"}}]}",
        "fields[0].symbols.decimalSeparator: expected a string of one character, found \"..\""
      ),
      ("{\"a b\": 1}", "[\"a b\"]: unknown key"),
      (
        "{\"sections\": [{\"title\": 1}]}",
        "sections[0].title: expected a string, or an object (a title), found 1"
      ),
    ])
  func eachMistakeHasItsWords(_ json: String, _ expected: String) {
    #expect(errors(json).first == expected)
  }

  @Test(
    arguments: [
      ("", "line 1, column 1: unexpected end of file"),
      (
        "{\"a\":1,\n  \"é\" 2}",
        #"line 2, column 7: unexpected "2"; is a comma or a colon missing before it?"#
      ),
      ("{\n\"fields\": [\n", "line 3, column 1: unexpected end of file"),
      ("{\"a\":\n 1e400}", "line 2, column 2: a number beyond all bounds"),
      ("{\"a\": 01}", "line 1, column 8: number with leading zero"),
      ("{'a': 1}", #"line 1, column 2: unexpected "'"; text stands in double quotes, "…""#),
      ("{\n\"a\": \"\\ud800\"}", "line 2, column 7: half of a surrogate pair"),
      ("{\"a\": \"\\udc00\"}", "line 1, column 8: half of a surrogate pair"),
      ("{\"a\": \"\\uD83D\\uDE00 \\ud800x\"}", "line 1, column 21: half of a surrogate pair"),
      ("{\"a\": \"\\u12\"}", "line 1, column 10: invalid hex encoded sequence in \"12\"}\""),
      ("{\"a\": \"\\q\"}", "line 1, column 8: invalid escape sequence"),
      ("{\"a\": \"\n\"}", "line 1, column 8: unescaped control character"),
    ])
  func brokenJSONHasALineAndAColumn(_ json: String, _ expected: String) {
    #expect(errors(json) == [expected])
  }

  @Test(
    arguments: [
      ("{fields: []}", #"2: unexpected "f"; names and text stand in double quotes, "…""#),
      ("{“fields”: []}", #"2: unexpected "“"; text stands in double quotes, "…""#),
      (#"{"fields" []}"#, #"11: unexpected "["; is a comma or a colon missing before it?"#),
      (#"{"fields": [1 2]}"#, #"15: unexpected "2"; is a comma or a colon missing before it?"#),
      (#"{"title": "a" "b": 1}"#, #"15: unexpected """; is a comma or a colon missing before it?"#),
      (#"{"title": True}"#, #"11: unexpected "T"; there are true, false and null"#),
      (#"{"title": .5}"#, #"11: unexpected "."; numbers are written as in 5 and 0.5"#),
      (#"{"title": "a" // b"#, #"15: unexpected "/"; JSON has no comments"#),
      ("root:x:0:0", #"1: unexpected "r"; names and text stand in double quotes, "…""#),
      (#"{"fields": [}"#, #"13: unexpected "}""#),
      // What would break the line, or do something to a terminal.
      (
        "t\n  \"$schema\": \"../numberfield-scen{",
        "2: unexpected end of line; is a comma or a colon missing before it?"
      ),
      ("t\r\n", "2: unexpected end of line; is a comma or a colon missing before it?"),
      ("\u{4}", "1: unexpected U+0004"),
    ])
  func brokenJSONIsToldWithTheWayOut(_ json: String, _ expected: String) {
    #expect(errors(json) == ["line 1, column \(expected)"])
  }

  @Test func aKeyThatStandsTwiceIsToldWhereItStandsAgain() {
    #expect(
      errors(
        """
        { "title": "title", "fields": [
            { "name": "a", "suffixLabel": { "text": "}, \\"a\\"" }, "decimalPlace": 2,
              "suffixLabel": { "text": "kg", "text": "g" } },
            { "name": "b" } ],
          "title": "Till" }
        """) == [
          #"line 3, column 7: the key "suffixLabel" stands twice"#,
          #"line 3, column 38: the key "text" stands twice"#,
          #"line 5, column 3: the key "title" stands twice"#,
        ])
    #expect(errors(#"{ "title": "fields", "fields": [{ "name": "title" }, { "name": "name" }] }"#) == [])
  }

  @Test func placesAreCountedInCharactersWhateverTheEncoding() throws {
    for encoding in [String.Encoding.utf8, .utf16, .utf16BigEndian, .utf16LittleEndian, .utf32] {
      let data = try #require("{\"é\": 1,\n\"é\" 2}".data(using: encoding))
      #expect(
        errors(data) == [#"line 2, column 5: unexpected "2"; is a comma or a colon missing before it?"#])
    }
    #expect(
      errors(Data([0xEF, 0xBB, 0xBF]) + Data("{\"a\" 1}".utf8)) == [
        #"line 1, column 6: unexpected "1"; is a comma or a colon missing before it?"#
      ])
  }

  @Test func messagesForTools() throws {
    let broken = #expect(throws: SceneFileErrors.self) { try SceneFile(json: Data("{\"a\" 1}".utf8)) }
    #expect(
      broken?.all.first?.message(file: "till.json")
        == #"till.json:1:6: unexpected "1"; is a comma or a colon missing before it?"#)
    let wrong = #expect(throws: SceneFileErrors.self) {
      try SceneFile(json: Data("{\"size\": 1, \"b\": 2}".utf8))
    }
    #expect(
      wrong?.all.map { $0.message(file: "till.json") } == [
        "till.json: size: expected an object, found 1", "till.json: b: unknown key",
      ])
  }

  @Test func nothingIsTooDeepTooLargeOrTooBroken() {
    for text in [
      String(repeating: "[", count: 200_000), String(repeating: "{\"a\":", count: 200_000),
      "{\"fields\":" + String(repeating: "[", count: 500) + String(repeating: "]", count: 500) + "}",
    ] {
      #expect(!errors(text).isEmpty)
    }
    #expect(
      errors(Data([0x7B, 0x22, 0xFF, 0x22, 0x3A, 0x31, 0x7D])).first?.hasPrefix("line 1, column 3") == true)
    #expect(errors(Data([0])).count == 1 && errors(Data([0xFF, 0xFE])).count == 1)
    #expect(
      errors(Data(repeating: UInt8(ascii: " "), count: 17 << 20))
        == ["17825792 bytes are too many; a scene has at most 16777216"])
    // Long texts are quoted shortly.
    let long = errors("{\"fields\": [{\"maxValue\": \"\(String(repeating: "9", count: 100_000))\"}]}")
    #expect((long.first?.count ?? 1000) < 120)
    // Many fields, and many errors.
    let many = "{\"fields\": [" + Array(repeating: "{\"x\": 1}", count: 5000).joined(separator: ",") + "]}"
    #expect(errors(many).count == 1000)
  }
}
