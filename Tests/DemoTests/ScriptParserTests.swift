import Foundation
import NumberField
import Testing

@testable import NumberFieldDemo

@Suite("Reading scripts")
struct ScriptParserTests {
  @Test("the guide has every command")
  func guide() throws {
    let page = SampleScripts.folder.deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Documentation/Guide.docc/Articles/TestingWithBitmaps.md")
    let text = try String(contentsOf: page, encoding: .utf8)
    for form in ScriptForm.all { #expect(text.contains("`\(form.usage)`"), "\(form.usage) is not there") }
    for key in KeyMeaning.named.map(\.name) { #expect(text.contains("`\(key)`") || key.count == 1) }
  }

  private let parser = ScriptParser(file: "a.script", fields: ["length", "quantity", "price"])

  /// A key as scripts write it.
  private static func key(_ text: String) -> PadKey {
    let token: ScriptToken = text.hasPrefix("\"") ? .string(String(text.dropFirst().dropLast())) : .word(text)
    guard let key = PadKey(token) else { preconditionFailure("no key \(text)") }
    return key
  }

  @Test(
    "every command is read",
    arguments: [
      ("focus length", .focus(field: "length")),
      ("blur", .blur),
      (
        #"tap 1 . < 00 sign clear done next "+10""#,
        .tap(["1", ".", "<", "00", "sign", "clear", "done", "next", "\"+10\""].map(key))
      ),
      ("hold < 1200", .hold(key("<"), milliseconds: 1200)),
      ("down 60 440", .down(.mouse, at: Point(x: 60, y: 440))),
      ("down 60.5 -1 finger 2", .down(.finger(2), at: Point(x: 60.5, y: -1))),
      ("move 1 2", .move(.mouse, to: Point(x: 1, y: 2))),
      ("move 1 2 finger 0", .move(.finger(0), to: Point(x: 1, y: 2))),
      ("up", .up(.mouse)),
      ("up finger 3", .up(.finger(3))),
      ("cancel", .cancel(.mouse)),
      ("cancel finger 1", .cancel(.finger(1))),
      (#"type "12.5""#, .type("12.5")),
      (#"paste "1 234,5\n""#, .paste("1 234,5\n")),
      ("wait 0", .wait(milliseconds: 0)),
      ("resize 320 480", .resize(Size(width: 320, height: 480))),
      ("scale 1.25", .scale(1.25)),
      ("snapshot done.bmp", .snapshot(file: "done.bmp")),
      (#"snapshot "a b/c.bmp""#, .snapshot(file: "a b/c.bmp")),
      ("print", .print),
      (#"expect length text "1""#, .expect(.field("length", .text("1")))),
      ("expect length value -1.5e3", .expect(.field("length", .value(-1500)))),
      (#"expect price exact "0.05""#, .expect(.field("price", .exact("0.05")))),
      ("expect price editing true", .expect(.field("price", .editing(true)))),
      ("expect price selected false", .expect(.field("price", .selected(false)))),
      ("expect price caret 4", .expect(.field("price", .caret(4)))),
      ("expect keyboard false", .expect(.keyboard(false))),
      ("expect rejection none", .expect(.rejection(nil))),
      ("expect rejection tooManyDigits", .expect(.rejection("tooManyDigits"))),
    ] as [(String, ScriptCommand)])
  func commands(line: String, command: ScriptCommand) throws {
    #expect(try parser.command(in: line) == command)
    #expect(try parser.command(in: "\t" + line + "  # why") == command)
  }

  @Test(
    "a wrong line is told with file and line",
    arguments: [
      ("tpa 1", #"unknown command "tpa"; did you mean "tap"?"#),
      (
        "frobnicate",
        #"unknown command "frobnicate"; there are focus, blur, tap, hold, down, move, up, cancel, type, "#
          + "key, paste, set, wait, resize, scale, snapshot, print, expect"
      ),
      (#""tap" 1"#, "expected: a command first"),
      ("focus", "expected: focus NAME"),
      ("focus length price", "expected: focus NAME"),
      ("focus width", #"unknown field "width"; there are length, quantity, price"#),
      ("blur now", "expected: blur"),
      ("tap", "expected: tap KEY…"),
      (
        "tap 1 x",
        #"unknown key "x" of the pad; there are 0 1 2 3 4 5 6 7 8 9 00 . < sign clear done next, and a scene's own keys in quotes"#
      ),
      ("hold <", "expected: hold KEY MS"),
      ("hold < soon", #"expected milliseconds (a whole number up to 1000000000), found "soon""#),
      ("wait", "expected: wait MS"),
      ("wait -1", #"expected milliseconds (a whole number up to 1000000000), found "-1""#),
      ("wait 1.5", #"expected milliseconds (a whole number up to 1000000000), found "1.5""#),
      (
        "wait 99999999999999999999",
        #"expected milliseconds (a whole number up to 1000000000), found "99999999999999999999""#
      ),
      ("down 1", "expected: down X Y [finger N]"),
      ("down a 1", #"expected a number of points, found "a""#),
      ("down inf 1", #"expected a number of points, found "inf""#),
      ("down 1 2 toe 1", "expected: down X Y [finger N]"),
      ("down 1 2 finger", "expected: down X Y [finger N]"),
      ("down 1 2 finger x", #"expected a finger's number, found "x""#),
      ("up 1 2", "expected: up [finger N]"),
      ("type 12", "expected: type \"TEXT\""),
      (#"type "12"#, "a string has no closing quote"),
      (#"type "\q""#, #"unknown escape "\q"; there are \" \\ \n and \u{…}"#),
      ("key", "expected: key NAME…"),
      ("key Hyper+A", #"unknown key "Hyper+A"; keys are named as in Backspace, KP_5, Shift+Left, Ctrl+A"#),
      ("paste", "expected: paste \"TEXT\""),
      ("resize 0 10", #"expected a side of 1 to 8192 points, found "0""#),
      ("resize 10", "expected: resize W H"),
      ("scale 9", #"expected a scale of 0.5 to 8, found "9""#),
      ("snapshot", "expected: snapshot FILE.bmp"),
      ("snapshot done.png", #"snapshots are BMP files: "done.png" does not end in .bmp"#),
      ("snapshot .bmp", #"snapshots are BMP files: ".bmp" does not end in .bmp"#),
      (#"snapshot """#, "a snapshot needs a name that ends in .bmp"),
      ("snapshot ../done.bmp", #"the snapshot "../done.bmp" would leave the output folder"#),
      ("snapshot a/../../b.bmp", #"the snapshot "a/../../b.bmp" would leave the output folder"#),
      ("snapshot /etc/done.bmp", #"the snapshot "/etc/done.bmp" would leave the output folder"#),
      ("print all", "expected: print"),
      ("expect", "expected: expect NAME text|value|exact|editing|selected|caret VALUE"),
      ("expect length", "expected: expect NAME text|value|exact|editing|selected|caret VALUE"),
      ("expect length colour red", "expected: expect NAME text|value|exact|editing|selected|caret VALUE"),
      ("expect length text 12", "expected: expect NAME text \"…\""),
      ("expect length value many", #"expected a number, found "many""#),
      ("expect length editing yes", "expected: expect NAME editing true|false"),
      ("expect length caret -1", #"expected a count of characters, found "-1""#),
      ("expect width text \"1\"", #"unknown field "width"; there are length, quantity, price"#),
      ("expect action", #"expected: expect action "NAME"|none"#),
      ("expect keyboard up", "expected: expect keyboard true|false"),
      (
        "expect rejection exceedsMaximun", #"unknown reason "exceedsMaximun"; did you mean "exceedsMaximum"?"#
      ),
      ("set", "expected: set NAME PROPERTY VALUE"),
      ("set length", "expected: set NAME PROPERTY VALUE"),
      ("set length maxvalue 1", #"unknown property "maxvalue"; did you mean "maxValue"?"#),
      ("set length maxValue", "maxValue: expected a number, found nothing"),
      ("set length maxValue many", "maxValue: expected a number, found \"many\""),
      ("set length isEnabled 1", "isEnabled: expected true or false, found 1"),
      ("set length decimalPlace 1.5", "decimalPlace: expected a whole number, found 1.5"),
      ("set length textAlignment middle", #"textAlignment: expected "left" or "right", found "middle""#),
      ("set length value 1 2", "expected: set NAME PROPERTY VALUE"),
      (
        "set length tintColor #FF0000",
        ##"tintColor: expected a colour, "#RRGGBB", "#RRGGBBAA" or a name such as "secondaryText", found nothing"##
      ),
    ])
  func wrong(line: String, words: String) {
    let failure = #expect(throws: Failure.self) { try parser.parse(bytes: Array("print\n\n\(line)".utf8)) }
    #expect(failure?.line == "a.script:3: " + words)
    #expect(failure?.exitCode == 2)
  }

  @Test("lines are counted as editors count them, whatever ends them")
  func lines() throws {
    let script = try parser.parse(bytes: Array("\u{FEFF}# first\r\n\r\nblur\r\n  wait 5".utf8))
    #expect(
      script.lines == [
        Script.Line(place: ScriptPlace(file: "a.script", line: 3), command: .blur),
        Script.Line(place: ScriptPlace(file: "a.script", line: 4), command: .wait(milliseconds: 5)),
      ])
    #expect(try parser.parse(bytes: []) == Script())
  }

  @Test("bytes that are no text are told with their line")
  func notText() {
    let failure = #expect(throws: Failure.self) {
      try parser.parse(bytes: Array("blur\n".utf8) + [0xFF, 0xFE])
    }
    #expect(failure?.line == "a.script:2: not UTF-8 text")
  }
}
