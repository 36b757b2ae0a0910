import Foundation
import NumberField
import NumberFieldFoundation
import NumberFieldInterfaceBuilder
import Testing

@MainActor
struct StoryboardErrorTests {
  private func error(_ text: String) -> String? { error(Data(text.utf8)) }

  private func error(_ data: Data) -> String? {
    do throws(InterfaceBuilderError) {
      _ = try InterfaceBuilderFile(data)
      return nil
    } catch {
      return error.description
    }
  }

  private nonisolated static let head =
    "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\" version=\"3.0\">"

  @Test(
    arguments: [
      ("", "line 1: there is no XML element"),
      ("<a", "line 1: there is no XML element"),
      ("garbage", "line 1: there is no XML element"),
      (
        "<document>\n<objects>\n</document>",
        "line 3: a closing tag is not the one of the element that is open"
      ),
      ("\(head)\n<objects>\n", "line 3: the file ends within <objects> of line 2"),
      ("\(head)</document>\n<b/>", "line 2: something stands behind the outermost element"),
      ("\(head)\n<objects a='1' a='2'/></document>", "line 2: an attribute stands twice"),
      (
        "\(head)\n<objects a=1/></document>",
        "line 2: the value of an attribute is not in quotes, or does not end"
      ),
      ("\(head)&nothing;</document>", "line 1: there is an unknown entity"),
      (
        "<html/>",
        "line 1: expected a storyboard or xib for iOS, found <html>"
      ),
      (
        "<document type=\"com.apple.InterfaceBuilder3.Cocoa.XIB\"/>",
        "line 1: expected a storyboard or xib for iOS, found the type \"com.apple.InterfaceBuilder3.Cocoa.XIB\""
      ),
      (
        "\(head)<objects/></document>",
        "line 1: there is no view controller with a view, and no view, to make a screen of"
      ),
    ])
  func brokenFilesHaveALine(_ text: String, _ expected: String) {
    #expect(error(text) == expected)
  }

  @Test func bytesThatFoundationsParserWouldTrapOn() throws {
    #expect(
      error(Data("<document>\n<l".utf8) + [0xDA] + Data(" fi".utf8)) == "line 2: the bytes are not UTF-8 text"
    )
    #expect(
      error(Data("<l t=\"\" ".utf8) + [0xD1] + Data("=\"c".utf8)) == "line 1: the bytes are not UTF-8 text")
    #expect(
      error("\(Self.head)\n<?m?></document>") == "line 2: instructions to programs are not allowed here")
    for text in [
      "<a xmlns=\"\"/>", "<a xmlns:b=\"\"/>", "<b:a b:c=\"\"/>", "<a>&#0;</a>", "<a b=\"&#xD800;\"/>",
    ] {
      #expect(error(text) != nil)
    }
  }

  @Test func otherEncodingsAndAMark() throws {
    for encoding in [String.Encoding.utf8, .utf16] {
      let data = try #require(StoryboardSamples.xib.data(using: encoding))
      #expect(try InterfaceBuilderFile(data).fieldNames == ["price"])
    }
    #expect(
      try InterfaceBuilderFile([0xEF, 0xBB, 0xBF] + Data(StoryboardSamples.xib.utf8)).fieldNames == ["price"])
  }

  @Test func messagesForTools() {
    let broken = #expect(throws: InterfaceBuilderError.self) {
      try InterfaceBuilderFile(Data("<a>\n</b>".utf8))
    }
    #expect(broken?.line == 2)
    #expect(broken?.message(file: "Main.storyboard").hasPrefix("Main.storyboard:2: ") == true)
  }

  @Test func entitiesAreRefused() throws {
    var laughs = "<?xml version=\"1.0\"?>\n<!DOCTYPE document [<!ENTITY l0 \"lol\">"
    for level in 1...20 {
      laughs += "<!ENTITY l\(level) \"" + String(repeating: "&l\(level - 1);", count: 10) + "\">"
    }
    laughs += "]>\n\(Self.head)&l20;</document>"
    #expect(error(laughs) == "line 2: a document type is not allowed here")
    #expect(error(try #require(laughs.data(using: .utf16))) == "line 2: a document type is not allowed here")
    let outside =
      "<!DOCTYPE document [<!ENTITY x SYSTEM \"file:///etc/hostname\">]>\(Self.head)&x;</document>"
    #expect(error(outside) == "line 1: a document type is not allowed here")
  }

  @Test func nothingIsTooDeepOrTooLarge() {
    let deep = Self.head + String(repeating: "<view>", count: 100_000)
    #expect(error(deep) == "line 1: elements stand more than 200 deep")
    let views = String(repeating: "<view id=\"a\"/>", count: 5000)
    #expect(
      error("\(Self.head)<objects><view><subviews>\(views)</subviews></view></objects></document>")
        == "line 1: there are more than 4000 views")
    #expect(
      error(Self.head + String(repeating: "<a/>", count: 200_001) + "</document>")
        == "line 1: there are more than 200000 elements")
    #expect(
      error(Data(repeating: UInt8(ascii: " "), count: 17 << 20))
        == "17825792 bytes are too many; at most 16777216 are read")
    #expect(error(Data([0xFF, 0xFE, 0x00])) != nil && error(Data([0x3C, 0xFF, 0x3E, 0x3C, 0x2F])) != nil)
  }

  @Test func namesAreUniqueWhateverTheFileSays() throws {
    let text = """
      \(Self.head)<objects><view id="v"><subviews>
      <view id="a" customClass="NumberField"/><view id="a" customClass="NumberField"/><view customClass="NumberField"/>
      <view id="b b" customClass="NumberField"/>
      </subviews></view></objects></document>
      """
    #expect(try InterfaceBuilderFile(Data(text.utf8)).fieldNames == ["a", "a_", "view", "view_"])
  }

  @Test func longChainsOfViewsAreLaidOutSoon() throws {
    // Each one stands on the one before, and all are equally wide: what a solver takes longest for.
    var text =
      Self.head
      + "<objects><view id=\"v\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"1000\" height=\"10\"/><subviews>"
    for index in 0..<400 {
      text +=
        "<view id=\"f\(index)\" customClass=\"NumberField\" translatesAutoresizingMaskIntoConstraints=\"NO\"/>"
    }
    text += "</subviews><constraints>"
    for index in 1..<400 {
      text +=
        "<constraint firstItem=\"f\(index)\" firstAttribute=\"leading\" secondItem=\"f\(index - 1)\" secondAttribute=\"trailing\"/>"
      text +=
        "<constraint firstItem=\"f\(index)\" firstAttribute=\"width\" secondItem=\"f\(index - 1)\" secondAttribute=\"width\"/>"
    }
    text +=
      "<constraint firstItem=\"f0\" firstAttribute=\"leading\" secondItem=\"v\" secondAttribute=\"leading\"/>"
    text += "<constraint firstAttribute=\"trailing\" secondItem=\"f399\" secondAttribute=\"trailing\"/>"
    text += "</constraints></view></objects></document>"
    let (screen, views) = try InterfaceBuilderFile(Data(text.utf8)).makeScreen()
    screen.resize(to: Size(width: 4000, height: 10), scale: 1)
    screen.layoutIfNeeded()
    #expect(
      abs((views["f200"]?.frame.x ?? 0) - 2000) < 1e-2 && abs((views["f200"]?.frame.width ?? 0) - 10) < 1e-2)
  }

  @Test func tangledConstraintsDoNotTakeForever() throws {
    var random = SeededRandom(seed: 3)
    var text =
      Self.head + "<objects><view id=\"v\"><rect key=\"frame\" width=\"1000\" height=\"10\"/><subviews>"
    let count = 1500
    for index in 0..<count {
      text +=
        "<view id=\"f\(index)\" customClass=\"NumberField\" translatesAutoresizingMaskIntoConstraints=\"NO\">"
      text += "<rect key=\"frame\" x=\"\(index)\" y=\"1\" width=\"2\" height=\"3\"/></view>"
    }
    text += "</subviews><constraints>"
    for _ in 0..<3 * count {
      let one = Int.random(in: 0..<count, using: &random)
      let other = Int.random(in: 0..<count, using: &random)
      let first = ["leading", "width", "centerX"].randomElement(using: &random) ?? ""
      let second = ["trailing", "width", "leading"].randomElement(using: &random) ?? ""
      text += "<constraint firstItem=\"f\(one)\" firstAttribute=\"\(first)\" secondItem=\"f\(other)\""
      text += " secondAttribute=\"\(second)\" multiplier=\"0.5\" constant=\"1\"/>"
    }
    text += "</constraints></view></objects></document>"
    let file = try InterfaceBuilderFile(Data(text.utf8))
    #expect(file.notes.contains { $0.text.hasPrefix("the constraints are too entangled") })
    #expect(file.makeScreen().views["f7"]?.frame == Rect(x: 7, y: 1, width: 2, height: 3))
  }

  @Test func laterConstraintsOfLessPriorityGiveWay() throws {
    let text = """
      \(Self.head)<objects><view id="v"><rect key="frame" x="0" y="0" width="300" height="100"/><subviews>
      <view id="a" customClass="NumberField" translatesAutoresizingMaskIntoConstraints="NO">
      <rect key="frame" x="1" y="2" width="3" height="4"/>
      <constraints><constraint firstAttribute="width" constant="50" priority="250" id="c1"/>
      <constraint firstAttribute="width" constant="80" priority="999" id="c2"/>
      <constraint firstAttribute="height" constant="44" placeholder="YES" id="c3"/>
      <constraint firstAttribute="height" constant="55" id="c4"/></constraints>
      <variation key="default"><mask key="constraints"><exclude reference="c4"/></mask></variation></view>
      </subviews><constraints>
      <constraint firstItem="a" firstAttribute="width" secondItem="v" secondAttribute="width" multiplier="1:2" priority="500" id="c5"/>
      <constraint firstItem="a" firstAttribute="centerX" secondItem="v" secondAttribute="trailing" multiplier="0.75" id="c6"/>
      <constraint firstItem="zzz" firstAttribute="top" secondItem="a" secondAttribute="top" id="c7"/>
      </constraints></view></objects></document>
      """
    let file = try InterfaceBuilderFile(Data(text.utf8))
    #expect(file.makeScreen().views["a"]?.frame == Rect(x: 185, y: 2, width: 80, height: 4))
    #expect(file.notes.map(\.text) == ["a constraint to a view that is not there is left out"])
  }

  @Test(arguments: [StoryboardSamples.xcode8, StoryboardSamples.xcode15, StoryboardSamples.xib])
  func brokenStoryboardsAreScreensOrErrorsWithALine(_ sample: String) {
    let sample = Data(sample.utf8)
    var mutator = Mutator(seed: UInt64(sample.count))
    var (screens, refusals) = (0, 0)
    for round in 0..<600 {
      let data = mutator.mutated(sample)
      do throws(InterfaceBuilderError) {
        let file = try InterfaceBuilderFile(data)
        let (screen, views) = file.makeScreen()
        screens += 1
        for note in file.notes { #expect(note.line > 0 && note.text.count < 400) }
        for (_, field) in views.fields {
          field.becomeFirstResponder()
          screen.send(.text("7"))
        }
        screen.resize(to: Size(width: 200, height: 100), scale: 2)
        _ = screen.refresh()
      } catch {
        refusals += 1
        #expect(error.line != nil && error.description.count < 400, "round \(round)")
      }
    }
    #expect(screens > 10 && refusals > 100)
  }
}
