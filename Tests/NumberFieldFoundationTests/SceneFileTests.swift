import Foundation
import NumberField
import NumberFieldCore
import NumberFieldFoundation
import Testing

@MainActor
struct SceneFileTests {
  private func views(_ json: String) throws -> NamedViews {
    try SceneFile(json: Data(json.utf8)).makeScreen().views
  }

  private func field(_ json: String) throws -> NumberField {
    try #require(try views("{\"fields\": [\(json)]}")["field1"])
  }

  @Test func anEmptySceneIsAnEmptyScreen() throws {
    let scene = try SceneFile(json: Data("{}".utf8))
    #expect(scene.size == Size(width: 375, height: 667) && scene.title == nil && scene.fieldNames.isEmpty)
    #expect(scene.makeScreen().screen.subviews.isEmpty)
  }

  @Test func theScreensOwnProperties() throws {
    let scene = try SceneFile(
      json: Data(
        """
        {"title": "Till", "size": {"width": 800, "height": 480.5}, "backgroundColor": "#102030", "reducesMotion": true}
        """.utf8))
    let screen = scene.makeScreen().screen
    #expect(scene.title == "Till")
    #expect(screen.size == Size(width: 800, height: 480.5))
    #expect(screen.backgroundColor == Color(argb: 0xFF10_2030))
    #expect(screen.reducesMotion)
  }

  @Test func everyPropertyOfAField() throws {
    let field = try field(
      """
      {"value": "-1234.50", "maxValue": "456789123456789.58", "minValue": -5000, "stepValue": 0.1, "decimalPlace": 2,
       "allowsEmpty": true, "placeholder": "none", "textAlignment": "left", "isPrefixAndSuffixStickToSides": false,
       "highlightedColor": "#01020304", "isEnabled": false, "isReadOnly": true, "usesGroupingSeparator": true,
       "symbols": {"decimalSeparator": ",", "groupingSeparator": "'", "minusSign": "−", "digits": "٠١٢٣٤٥٦٧٨٩",
         "primaryGroupingSize": 4, "secondaryGroupingSize": 2, "minimumGroupingDigits": 1},
       "keypad": "till", "keyboardHeight": 300, "keyboardBorderColor": "#000001", "keyboardTextColor": "#000002",
       "keyboardBackgroundColor": "#000003", "keyboardDecimalPlaceColor": "#000004",
       "keyboardBackspaceColor": "#000005", "keyboardDimsRefusedKeys": true, "backgroundColor": "#000006",
       "tintColor": "#000007", "isHidden": true, "tag": -42,
       "layer": {"borderWidth": 0.5, "borderColor": "#000008", "cornerRadius": 4},
       "prefixLabel": {"text": "P", "font": {"family": "DejaVu Sans", "size": 16.5, "weight": "bold"},
         "textColor": "#000009", "isHidden": true},
       "valueLabel": {"font": {"size": 20}, "textColor": "#00000A"},
       "suffixLabel": {"text": null, "isHidden": false}}
      """)
    #expect(field.exactText == "-1234.5")
    #expect(field.exactMaxValue?.description == "456789123456789.58")
    #expect(field.minValue == -5000 && field.exactStepValue.description == "0.1" && field.decimalPlace == 2)
    #expect(field.allowsEmpty && field.placeholder == "none" && field.textAlignment == .left)
    #expect(!field.isPrefixAndSuffixStickToSides && field.highlightedColor == Color(argb: 0x0401_0203))
    #expect(!field.isEnabled && field.isReadOnly && field.usesGroupingSeparator && field.isHidden)
    #expect(field.symbols.digits.first == "٠" && field.symbols.primaryGroupingSize == 4)
    #expect(field.symbols.secondaryGroupingSize == 2 && field.symbols.minimumGroupingDigits == 1)
    #expect(field.text == "−١٢٣٤,٥٠")
    #expect(field.keypad?.accessoryColumn.map(\.meaning) == [.backspace, .clear, .done])
    #expect(field.keyboardHeight == 300 && field.keyboardDimsRefusedKeys && field.tag == -42)
    let colors = [
      field.keyboardBorderColor, field.keyboardTextColor, field.keyboardBackgroundColor,
      field.keyboardDecimalPlaceColor, field.keyboardBackspaceColor, field.backgroundColor, field.tintColor,
      field.layer.borderColor, field.prefixLabel.textColor, field.valueLabel.textColor,
    ]
    #expect(colors == (1...10).map { Color(argb: 0xFF00_0000 + $0) })
    #expect(field.layer.borderWidth == 0.5 && field.layer.cornerRadius == 4)
    #expect(field.prefixLabel.text == "P" && field.prefixLabel.isHidden && !field.suffixLabel.isHidden)
    #expect(field.prefixLabel.font == Font(family: "DejaVu Sans", size: 16.5, weight: .bold))
    #expect(field.valueLabel.font == .systemFont(ofSize: 20) && field.suffixLabel.text == nil)
  }

  @Test func numbersAreExactHoweverTheyAreWritten() throws {
    #expect(try field("{\"value\": 0.1}").exactText == "0.1")
    #expect(try field("{\"value\": 456789123456789.58}").exactText == "456789123456789.58")
    #expect(
      try field("{\"value\": \"0.00000000000000000000000001\"}").exactText == "0.00000000000000000000000001")
    #expect(try field("{\"value\": 1e3}").exactText == "1000")
    #expect(try field("{\"exactValue\": 12345678901234567890}").exactText == "12345678901234567890")
    #expect(try field("{\"maxValue\": 0}").exactMaxValue == nil)
    #expect(try field("{\"maxValue\": -3}").exactMaxValue == nil)
    #expect(try field("{\"exactMaxValue\": \"-3\", \"minValue\": -5}").exactMaxValue == -3)
    #expect(try field("{\"minValue\": null}").exactMinValue == nil)
    let empty = try field("{\"value\": null, \"allowsEmpty\": true, \"placeholder\": \"?\"}")
    #expect(empty.isEmpty)
  }

  @Test func placesOfTheSceneAndOfAField() throws {
    let views = try views(
      """
      {"locale": "de_DE", "fieldDefaults": {"decimalPlace": 1, "usesGroupingSeparator": true, "value": 1234.5},
       "fields": [{"name": "a"}, {"name": "b", "locale": "en_IN", "value": 1234567},
                  {"name": "c", "symbols": {"decimalSeparator": "·"}}]}
      """)
    #expect(views["a"]?.text == "1.234,5")
    #expect(views["b"]?.text == "12,34,567.0")
    #expect(views["c"]?.text == "1.234·5")
    #expect(views["d"] == nil)
  }

  @Test func aSeparatorAloneMayBeWhatTheOtherIsUnseen() throws {
    #expect(try field("{\"symbols\": {\"decimalSeparator\": \",\"}}").symbols.decimalSeparator == ",")
    #expect(try field("{\"symbols\": {\"groupingSeparator\": \"'\"}}").symbols.groupingSeparator == "'")
  }

  @Test func labelsStandWhereTheySay() throws {
    let views = try views(
      """
      {"labelDefaults": {"textColor": "#112233", "font": {"size": 12}},
       "labels": [
         {"name": "title", "frame": {"x": 1, "y": 2, "width": 3, "height": 4}, "text": "Hello",
          "font": {"weight": "bold"}, "textAlignment": "center", "backgroundColor": "#FFFFFF"},
         {"pins": {"right": 10, "bottom": 20, "width": 100, "height": 30}, "isHidden": true}]}
      """)
    let title = try #require(views.label("title"))
    #expect(title.frame == Rect(x: 1, y: 2, width: 3, height: 4))
    #expect(
      title.text == "Hello" && title.font == .boldSystemFont(ofSize: 12) && title.textAlignment == .center)
    #expect(title.textColor == Color(argb: 0xFF11_2233) && title.backgroundColor == .white)
    let other = try #require(views.label("label2"))
    #expect(other.frame == Rect(x: 265, y: 617, width: 100, height: 30) && other.isHidden)
  }

  @Test func pinsNameOtherViews() throws {
    let views = try views(
      """
      {"fields": [
        {"name": "below", "pins": {"left": {"of": "above"}, "top": {"of": "above", "edge": "bottom", "distance": 8},
          "width": {"of": "above", "fraction": 0.5, "distance": -4}, "height": {"of": "above"}}},
        {"name": "above", "pins": {"left": 10, "right": 10, "top": 20, "height": 40}},
        {"name": "beside", "pins": {"left": {"of": "below", "edge": "right", "distance": 8},
          "right": {"of": "above"}, "top": {"of": "below"}, "height": 40}},
        {"name": "right", "pins": {"left": {"fraction": 0.75}, "right": {"distance": 5}, "centerY": {"edge": "center"},
          "height": 10}}]}
      """)
    #expect(views["above"]?.frame == Rect(x: 10, y: 20, width: 355, height: 40))
    #expect(views["below"]?.frame == Rect(x: 10, y: 68, width: 173.5, height: 40))
    #expect(views["beside"]?.frame == Rect(x: 191.5, y: 68, width: 173.5, height: 40))
    #expect(views["right"]?.frame == Rect(x: 281.25, y: 328.5, width: 88.75, height: 10))
  }

  @Test func theColumnFollowsTheWindow() throws {
    let scene = try SceneFile(
      json: Data(
        """
        {"layout": {"margins": 10, "spacing": 5, "columnSpacing": 20, "rowHeight": 30, "sectionSpacing": 15,
          "titleHeight": 18},
         "fields": [{"name": "a"}, [{"name": "b"}, {"name": "c", "share": 2, "height": 50}]],
         "sections": [{"title": "More", "fields": [{"name": "d", "height": 60}]}, {"fields": [{"name": "e"}]}]}
        """.utf8))
    let (screen, views) = scene.makeScreen()
    #expect(scene.fieldNames == ["a", "b", "c", "d", "e"])
    func check(_ width: Double) {
      let inner = width - 20
      let part = (inner - 20) / 3
      #expect(views["a"]?.frame == Rect(x: 10, y: 10, width: inner, height: 30))
      #expect(views["b"]?.frame.isNear(Rect(x: 10, y: 45, width: part, height: 30)) == true)
      #expect(views["c"]?.frame.isNear(Rect(x: 30 + part, y: 45, width: 2 * part, height: 50)) == true)
      #expect(views.label("label1")?.frame == Rect(x: 10, y: 110, width: inner, height: 18))
      #expect(views["d"]?.frame == Rect(x: 10, y: 133, width: inner, height: 60))
      #expect(views["e"]?.frame == Rect(x: 10, y: 208, width: inner, height: 30))
    }
    check(375)
    screen.resize(to: Size(width: 1024, height: 300), scale: 2)
    check(1024)
  }

  @Test func aSceneCanBeMadeTwiceAndOnAScreenOfOnesOwn() throws {
    let scene = try SceneFile(json: Data("{\"fields\": [{\"name\": \"a\"}]}".utf8))
    let screen = Screen(size: Size(width: 500, height: 300))
    let first = scene.populate(screen)
    let second = scene.populate(screen)
    #expect(first["a"] !== second["a"] && screen.fields.count == 2)
    #expect(first["a"]?.frame.width == 436)
  }

  @Test func bytesInOtherEncodingsAndWithAMark() throws {
    let text = "{\"title\": \"Größe\"}"
    for encoding in [String.Encoding.utf8, .utf16, .utf16BigEndian, .utf32LittleEndian] {
      #expect(try SceneFile(json: try #require(text.data(using: encoding))).title == "Größe")
    }
    #expect(try SceneFile(json: Data([0xEF, 0xBB, 0xBF]) + Data(text.utf8)).title == "Größe")
  }
}

extension Rect {
  /// Equal but for what arithmetic leaves behind.
  func isNear(_ other: Rect) -> Bool {
    abs(x - other.x) < 1e-9 && abs(y - other.y) < 1e-9 && abs(width - other.width) < 1e-9
      && abs(height - other.height) < 1e-9
  }
}
