import Foundation
import NumberField
import NumberFieldFoundation
import NumberFieldInterfaceBuilder
import Testing

@MainActor
struct StoryboardTests {
  private func file(_ text: String) throws -> InterfaceBuilderFile {
    try InterfaceBuilderFile(Data(text.utf8))
  }

  // MARK: As Xcode 8 writes

  @Test func fieldsHaveTheirRuntimeAttributes() throws {
    let file = try file(StoryboardSamples.xcode8)
    #expect(file.title == "Parcel" && file.size == Size(width: 375, height: 667))
    #expect(file.fieldNames == ["length", "quantity", "fdC-01-aaa"])
    let (screen, views) = file.makeScreen()
    #expect(screen.backgroundColor == Color(argb: 0xFFF3_F3F3))
    let length = try #require(views["length"])
    #expect(length.exactMaxValue?.description == "99999.99" && length.decimalPlace == 2)
    #expect(length.prefixLabel.text == "LENGTH" && length.suffixLabel.text == "cm")
    #expect(!length.isPrefixAndSuffixStickToSides && length.highlightedColor == .orange)
    #expect(length.layer.cornerRadius == 4 && length.layer.borderWidth == 0.5)
    #expect(length.layer.borderColor == .lightGray && length.backgroundColor == .white)
    let quantity = try #require(views["quantity"])
    #expect(
      quantity.textAlignment == .left && quantity.value == 12 && !quantity.isHidden && quantity.keypad == nil)
    #expect(views["fdC-01-aaa"]?.isHidden == true && views["fdC-01-aaa"]?.tag == 7)
  }

  @Test func labelsHaveTextFontAndColour() throws {
    let views = try file(StoryboardSamples.xcode8).makeScreen().views
    let title = try #require(views.label("titleLabel"))
    #expect(
      title.text == "Parcel" && title.font == .boldSystemFont(ofSize: 20) && title.textAlignment == .center)
    #expect(title.textColor == .lightGray)
    let ready = try #require(views.label("lbB-01-aaa"))
    #expect(
      ready.font == Font(family: "Helvetica Neue", size: 13, weight: .bold) && ready.textColor == .black)
    #expect(ready.textAlignment == .left)
  }

  @Test func constraintsHoldViewsWhenTheScreenIsResized() throws {
    let (screen, views) = try file(StoryboardSamples.xcode8).makeScreen()
    func check(_ size: Size) {
      #expect(
        views.label("titleLabel")?.frame == Rect(x: size.width / 2 - 37.5, y: 36, width: 75, height: 24))
      #expect(views["length"]?.frame == Rect(x: 32, y: 76, width: size.width - 64, height: 40))
      // Two of equal width beside each other, under the first.
      let half = (size.width - 64 - 16) / 2
      #expect(views["quantity"]?.frame.isNear(Rect(x: 32, y: 132, width: half, height: 40)) == true)
      #expect(views["fdC-01-aaa"]?.frame.isNear(Rect(x: 48 + half, y: 132, width: half, height: 40)) == true)
      // It stands above a button that is not shown, at the bottom.
      #expect(views.label("lbB-01-aaa")?.frame == Rect(x: 16, y: size.height - 67, width: 60, height: 21))
    }
    check(Size(width: 375, height: 667))
    screen.resize(to: Size(width: 1024, height: 600), scale: 1)
    check(Size(width: 1024, height: 600))
  }

  @Test func whatIsLeftOutIsNotedOnce() throws {
    let notes = try file(StoryboardSamples.xcode8).notes.map(\.text)
    #expect(
      notes == [
        "the runtime attribute \"maxvalue\" is left out: no such property; did you mean \"maxValue\"?",
        "the runtime attribute \"layer.shadowOffset\" is left out: no such property",
        "the runtime attribute \"tag\" is left out: a point does not fit it",
        "the runtime attribute \"tintColor\" is left out: expected a colour, \"#RRGGBB\", \"#RRGGBBAA\" or a name such as \"secondaryText\", found \"red\"",
        "<button> is left out",
        "numberOfLines=\"0\" of <label> is left out",
        "a constraint with \"lessThanOrEqual\" is left out",
        "a constraint that contradicts others is left out",
      ])
    let note = try file(StoryboardSamples.xcode8).notes[4]
    let line = StoryboardSamples.xcode8.split(separator: "\n")[note.line - 1]
    #expect(
      line.contains("<button")
        && note.message(file: "Main.storyboard") == "Main.storyboard:\(note.line): <button> is left out")
  }

  // MARK: As Xcode 15 writes

  @Test func safeAreasStacksAndContainers() throws {
    let file = try file(StoryboardSamples.xcode15)
    #expect(
      file.title == "Chamber" && file.fieldNames == ["temperature", "pressure", "fdC-15-bbb", "fdD-15-bbb"])
    let (screen, views) = file.makeScreen()
    func check(_ size: Size) throws {
      let inner = size.width - 32
      let card = try #require(screen.subviews.first { !($0 is Label) && !($0 is NumberField) })
      #expect(card.frame == Rect(x: 16, y: 36, width: inner, height: 120))
      #expect(views.label("lbA-15-bbb")?.frame == Rect(x: 28, y: 86, width: 100, height: 20))
      #expect(views["temperature"]?.frame == Rect(x: 136, y: 74, width: inner - 132, height: 44))
      let height = (size.height - 491 - 172 - 10) / 2
      #expect(views["pressure"]?.frame.isNear(Rect(x: 16, y: 172, width: inner, height: height)) == true)
      let half = (inner - 20) / 2
      let top = 182 + height
      #expect(views["fdC-15-bbb"]?.frame.isNear(Rect(x: 16, y: top, width: half, height: height)) == true)
      #expect(
        views["fdD-15-bbb"]?.frame.isNear(Rect(x: 36 + half, y: top, width: half, height: height)) == true)
      // No constraints: as drawn, in a box that stands as drawn.
      #expect(views.label("lbB-15-bbb")?.frame == Rect(x: 45, y: 505, width: 42, height: 21))
    }
    try check(Size(width: 393, height: 852))
    screen.resize(to: Size(width: 800, height: 900), scale: 2)
    try check(Size(width: 800, height: 900))
  }

  @Test func systemAndNamedColoursAndTextStyles() throws {
    let (screen, views) = try file(StoryboardSamples.xcode15).makeScreen()
    #expect(screen.backgroundColor == Color(argb: 0xFFF2_F2F7))
    let temperature = try #require(views["temperature"])
    #expect(temperature.backgroundColor == .white && temperature.tintColor == Color(argb: 0xFF33_6699))
    #expect(temperature.minValue == -80 && temperature.exactStepValue.description == "0.1")
    #expect(temperature.usesGroupingSeparator && temperature.symbols.decimalSeparator == ",")
    #expect(temperature.suffixLabel.text == "°C")
    let label = try #require(views.label("lbA-15-bbb"))
    #expect(label.font == .boldSystemFont(ofSize: 17) && label.textColor == Color(argb: 0x993C_3C43))
    #expect(views.label("lbB-15-bbb")?.isHidden == true)
    #expect(views.label("lbB-15-bbb")?.font == .boldSystemFont(ofSize: 15))
    let card = try #require(screen.subviews.first)
    #expect(card.layer.cornerRadius == 12 && card.backgroundColor == Color(argb: 0xFFF2_F2F7))
    #expect(
      try file(StoryboardSamples.xcode15).notes.map(\.text) == [
        "the runtime attribute \"icon\" is left out: no such property",
        "class GraphView counts as a plain view",
        "a constraint between width and height is left out",
      ])
  }

  // MARK: Xibs

  @Test func xibsWithAutoresizingMasks() throws {
    let file = try file(StoryboardSamples.xib)
    #expect(file.size == Size(width: 320, height: 200) && file.fieldNames == ["price"] && file.notes.isEmpty)
    let (screen, views) = file.makeScreen()
    #expect(views["price"]?.frame == Rect(x: 20, y: 20, width: 280, height: 40))
    #expect(views["price"]?.suffixLabel.text == "a\nb" && views["price"]?.backgroundColor.alpha == 0)
    screen.resize(to: Size(width: 640, height: 400), scale: 1)
    #expect(views["price"]?.frame == Rect(x: 20, y: 20, width: 600, height: 40))
    #expect(views.label("lbA-09-ccc")?.frame == Rect(x: 520, y: 370, width: 100, height: 20))
    #expect(views.label("lbA-09-ccc")?.textAlignment == .right)
    #expect(views.label("lbB-09-ccc")?.frame == Rect(x: 270, y: 190, width: 100, height: 20))
  }

  @Test func aXibOfNothingButAField() throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
      <view id="f" customClass="NumberField"><rect key="frame" x="0.0" y="0.0" width="200" height="40"/>
      <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/></view></objects></document>
      """
    let (screen, views) = try file(text).makeScreen()
    #expect(screen.size == Size(width: 200, height: 40))
    #expect(views["f"]?.frame == Rect(x: 0, y: 0, width: 200, height: 40))
  }

  @Test func fieldsFromStoryboardsWork() throws {
    let (screen, views) = try file(StoryboardSamples.xcode8).makeScreen()
    let length = try #require(views["length"])
    screen.send(.down(.mouse, at: length.frame.center))
    screen.send(.up(.mouse, at: length.frame.center))
    screen.send(.text("123456.5"))
    #expect(length.exactText == "12345.5" && screen.lastRejection == nil)
    _ = screen.refresh()
    #expect(!screen.scene.pieces.isEmpty)
  }
}
