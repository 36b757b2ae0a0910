import Foundation
import NumberField
import NumberFieldFoundation
import NumberFieldInterfaceBuilder
import Testing

/// Labels as wide as their text: our font may be wider than that of the file.
@MainActor
struct StoryboardLabelTests {
  /// A screen 200 points wide, with a label of 14 characters (140 points as blocks) drawn 60 wide at 70.
  private func shown(_ constraints: String, beside: String = "", label: String = "") throws -> String {
    let file = try InterfaceBuilderFile(
      Data(
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
            <objects>
                <view id="root">
                    <rect key="frame" x="0.0" y="0.0" width="200" height="100"/>
                    <subviews>
                        <label text="A title of ours" translatesAutoresizingMaskIntoConstraints="NO" id="title" \(label)>
                            <rect key="frame" x="70" y="10" width="60" height="24"/>
                            <fontDescription key="fontDescription" type="system" pointSize="17"/>
                        </label>
                        \(beside)
                    </subviews>
                    <constraints>
                        <constraint firstItem="title" firstAttribute="top" secondItem="root" secondAttribute="top" constant="10" id="top"/>
                        \(constraints)
                    </constraints>
                </view>
            </objects>
        </document>
        """.utf8))
    let (screen, views) = file.makeScreen()
    #expect(views.label("title")?.frame == Rect(x: 70, y: 10, width: 60, height: 24))
    _ = screen.refresh()
    return "\(screen.scene)".split(separator: "\n").first { $0.contains("text") }.map { String($0) } ?? ""
  }

  private func constraint(_ item: String, _ first: String, _ other: String, _ second: String, _ points: Int)
    -> String
  {
    "<constraint firstItem=\"\(item)\" firstAttribute=\"\(first)\" secondItem=\"\(other)\" "
      + "secondAttribute=\"\(second)\" constant=\"\(points)\" id=\"\(item)\(first)\(points)\"/>"
  }

  /// Where a text begins and how wide it is, of a line of a scene.
  private func extent(_ line: String) -> (text: String, x: Int, width: Int)? {
    guard let match = line.firstMatch(of: #/text "([^"]*)" (-?\d+),\d+ (\d+)x/#) else { return nil }
    return (String(match.1), Int(match.2) ?? 0, Int(match.3) ?? 0)
  }

  @Test func oneConstraintHoldsTheTextAtItsPlace() throws {
    let middle = try #require(extent(shown(constraint("title", "centerX", "root", "centerX", 0))))
    #expect(middle.text == "A title of ours" && abs(middle.x + middle.width / 2 - 100) <= 1)
    let left = try #require(extent(shown(constraint("title", "leading", "root", "leading", 70))))
    #expect(left.text == "A title of ours" && abs(left.x - 70) <= 1)
    let right = try #require(extent(shown(constraint("root", "trailing", "title", "trailing", 70))))
    #expect(right.text == "A title of ours" && abs(right.x + right.width - 130) <= 1)
  }

  @Test func whatStandsBesideALabelIsNotCovered() throws {
    let other = """
      <view translatesAutoresizingMaskIntoConstraints="NO" id="field" customClass="NumberField">
          <rect key="frame" x="138" y="10" width="50" height="24"/>
      </view>
      """
    let line = try shown(
      constraint("title", "leading", "root", "leading", 70)
        + constraint("field", "leading", "title", "trailing", 8), beside: other)
    #expect(line.contains("…"))
  }

  @Test func aWidthThatIsSaidIsKept() throws {
    let width = "<constraint firstItem=\"title\" firstAttribute=\"width\" constant=\"60\" id=\"w\"/>"
    let line = try shown(constraint("title", "leading", "root", "leading", 70) + width)
    #expect(line.contains("…"))
  }
}
