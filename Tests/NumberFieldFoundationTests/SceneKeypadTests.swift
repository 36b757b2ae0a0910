import Foundation
import NumberField
import NumberFieldFoundation
import Testing

@MainActor
struct SceneKeypadTests {
  private func typist(
    _ field: String, action: SceneFile.Action? = nil
  ) throws -> (screen: Screen, field: NumberField) {
    let scene = try SceneFile(json: Data("{\"fields\": [\(field)]}".utf8))
    let (screen, views) = scene.makeScreen(action: action)
    let field = try #require(views["field1"])
    field.becomeFirstResponder()
    screen.advance(to: 500)
    return (screen, field)
  }

  private func tap(_ key: KeyMeaning, on screen: Screen) throws {
    let place = try #require(screen.keyFrame(key)).center
    screen.send(.down(.mouse, at: place))
    screen.send(.up(.mouse, at: place))
    screen.advance(to: screen.now + 100)
  }

  @Test func presetsHaveNames() throws {
    for (name, key) in [("standard", KeyMeaning.backspace), ("till", .doubleZero), ("form", .next)] {
      let (screen, _) = try typist("{\"keypad\": \"\(name)\"}")
      #expect(screen.keyFrame(key) != nil)
    }
    let (screen, field) = try typist("{\"keypad\": null}")
    #expect(field.keypad == nil && !screen.isKeyboardShown)
  }

  @Test func rowsOfKeys() throws {
    let (screen, field) = try typist(
      """
      {"decimalPlace": 1, "keypad": {"rows": [["1", "2"], ["00", "."], ["<", "clear"], ["sign", "next"],
        [{"key": "done", "title": "OK", "span": 2, "backgroundColor": "#00FF00"}, "0"]], "gainsSignKey": false}}
      """)
    let keypad = try #require(field.keypad)
    #expect(
      keypad.rows.map { $0.map(\.meaning) } == [
        [.digit(1), .digit(2)], [.doubleZero, .separator], [.backspace, .clear], [.sign, .next],
        [.done, .digit(0)],
      ])
    #expect(keypad.rows[4][0].title == "OK" && keypad.rows[4][0].span == 2 && !keypad.gainsSignKey)
    #expect(keypad.rows[4][0].backgroundColor == .green)
    try tap(.digit(2), on: screen)
    try tap(.doubleZero, on: screen)
    #expect(field.text == "200")
  }

  @Test func keysThatAddAndSetGoThroughTheRules() throws {
    let (screen, field) = try typist(
      """
      {"decimalPlace": 2, "maxValue": 100, "value": 1.5, "locale": "de_DE", "usesGroupingSeparator": true,
       "keypad": {"preset": "till", "accessoryRow": [{"adds": 10}, {"adds": "-0.25"}, {"sets": "99.99", "title": "all"}]}}
      """)
    var events: [String] = []
    field.addEventAction { events.append("\($0.kind) \($0.text)") }
    try tap(.action("+10"), on: screen)
    #expect(field.exactText == "11.5")
    try tap(.action("-0.25"), on: screen)
    #expect(field.exactText == "11.25" && field.text == "11,25")
    try tap(.action("99.99"), on: screen)
    #expect(field.exactText == "99.99")
    try tap(.action("+10"), on: screen)
    #expect(field.exactText == "99.99" && field.lastRejection?.reason == .exceedsMaximum)
    #expect(
      events == [
        "editingChanged 11,5", "editingChanged 11,25", "editingChanged 99,99", "editingRejected 99,99",
      ])
    #expect(field.keypad?.accessoryRow.map(\.title) == ["+10", "-0.25", "all"])
  }

  @Test func keysThatCallTheProgram() throws {
    var calls: [String] = []
    let (screen, field) = try typist(
      "{\"keypad\": {\"accessoryColumn\": [{\"action\": \"vat\", \"title\": \"VAT\"}, {\"action\": \"open\"}]}}"
    ) { name, field in
      calls.append(name)
      field.value = 19
    }
    try tap(.action("vat"), on: screen)
    try tap(.action("open"), on: screen)
    #expect(calls == ["vat", "open"] && field.value == 19)
    #expect(field.keypad?.rows.count == 4)
  }

  @Test func defaultsOfTheSceneAndAFieldsOwn() throws {
    let scene = try SceneFile(
      json: Data(
        """
        {"fieldDefaults": {"keypad": {"accessoryRow": ["clear"]}},
         "fields": [{}, {"keypad": "form"}, {"keypad": null}, {"keypad": {"rows": [["1"]]}}]}
        """.utf8))
    let views = scene.makeScreen().views
    #expect(views["field1"]?.keypad?.accessoryRow.map(\.meaning) == [.clear])
    #expect(views["field2"]?.keypad?.accessoryRow.isEmpty == true)
    #expect(views["field2"]?.keypad?.accessoryColumn.count == 2)
    #expect(views["field3"].map { $0.keypad == nil } == true)
    #expect(views["field4"]?.keypad?.rows.count == 1)
  }
}
