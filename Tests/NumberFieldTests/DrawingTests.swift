import Testing

@testable import NumberField

/// What a field looks like, read as text: where labels, highlight, caret and keys stand.
@MainActor
struct DrawingTests {
  /// The items of the field's piece after a refresh.
  private func items(_ harness: Harness) -> [SceneItem] {
    _ = harness.screen.refresh()
    guard let index = harness.field.pieceIndex else { return [] }
    return harness.screen.scene.pieces[index].items
  }

  private func fills(_ harness: Harness, _ color: Color) -> [PixelRect] {
    items(harness).compactMap {
      if case .fill(let rect, color) = $0 { return rect }
      return nil
    }
  }

  private func shown(_ harness: Harness) -> String {
    var text = ""
    for case .glyph(let glyph) in items(harness) { text.unicodeScalars.append(glyph.scalar) }
    return text
  }

  @Test func theCaretBlinksAndEachEditPutsItOnAgain() {
    let harness = Harness()
    harness.focus()
    let tint = harness.field.tintColor
    #expect(fills(harness, tint).isEmpty)
    #expect(fills(harness, harness.field.highlightedColor).count == 1)
    #expect(harness.screen.nextDeadline == nil)
    harness.type("5")
    #expect(fills(harness, tint).count == 1)
    #expect(fills(harness, harness.field.highlightedColor).isEmpty)
    harness.advance(by: 499)
    #expect(fills(harness, tint).count == 1)
    harness.advance(by: 1)
    #expect(fills(harness, tint).isEmpty)
    harness.advance(by: 500)
    #expect(fills(harness, tint).count == 1)
    harness.advance(by: 700)
    #expect(fills(harness, tint).isEmpty)
    harness.type("5")
    #expect(fills(harness, tint).count == 1)
    harness.advance(by: 499)
    #expect(fills(harness, tint).count == 1)
  }

  @Test func theCaretIsTwoPointsWideAndSeventyPercentHigh() {
    let harness = Harness()
    harness.focus()
    harness.type("5")
    // One digit of 10 pixels ends at the right edge, less margin, gap and the empty suffix.
    #expect(
      fills(harness, harness.field.tintColor) == [PixelRect(x: 343 - 5 - 4, y: 76 + 6, width: 2, height: 28)])
  }

  @Test func anEmptyDraftShowsTheCaret() {
    let harness = Harness()
    harness.focus()
    harness.key(.backspace)
    #expect(harness.field.text.isEmpty)
    #expect(fills(harness, harness.field.tintColor).count == 1)
  }

  @Test func aLongValueIsSetSmallerThenCut() {
    let harness = Harness { $0.prefixLabel.text = "PREFIX" }
    harness.field.value = 123_456_789_012
    harness.field.frame.width = 150
    #expect(shown(harness) == "123456789012")
    harness.field.frame.width = 110
    #expect(shown(harness).hasSuffix("…"))
    #expect(shown(harness).hasPrefix("12"))
    harness.focus()
    #expect(shown(harness).hasPrefix("…"))
    #expect(shown(harness).hasSuffix("12"))
    harness.key(.home)
    #expect(shown(harness).hasPrefix("12"))
    for glyph in items(harness) {
      if case .glyph(let glyph) = glyph { #expect(glyph.font.descriptor.size64 >= 17 * 32) }
    }
  }

  /// The shaped texts of the field's piece from left to right, with the columns in which they are seen.
  private func texts(_ harness: Harness) -> [(text: String, columns: Range<Int>)] {
    items(harness).compactMap {
      guard case .text(let run) = $0 else { return nil }
      let seen = run.rect.intersection(run.clip)
      return (run.text, seen.x..<seen.x + seen.width)
    }
    .sorted { $0.1.lowerBound < $1.1.lowerBound }
  }

  @Test func aValueThatItsPrefixLeavesNoRoomIsNeverGoneWithoutAMark() {
    for prefix in ["A PREFIX AS LONG AS THE FIELD IS WIDE", String(repeating: "x", count: 1000)] {
      let harness = Harness { $0.prefixLabel.text = prefix }
      harness.field.value = 123_456
      #expect(shown(harness) == "12…")
      harness.field.suffixLabel.text = "cm"
      #expect(shown(harness) == "12…")
      let texts = texts(harness)
      #expect(texts.count == 2)
      #expect(texts[0].text.hasSuffix("…") && texts[1].text == "cm")
      #expect(texts[0].columns.upperBound <= texts[1].columns.lowerBound)
      harness.focus()
      harness.type("7")
      #expect(shown(harness) == "7")
      harness.type("890")
      #expect(shown(harness) == "…90")
      harness.type("12")
      for _ in 0..<3 { harness.key(.left) }
      #expect(shown(harness) == "…9…")
      #expect(fills(harness, harness.field.tintColor).count == 1)
    }
  }

  @Test func aPlaceholderWithoutRoomIsCutWithAMark() {
    let harness = Harness {
      $0.allowsEmpty = true
      $0.suffixLabel.text = "cm"
      $0.placeholder = "a placeholder that is longer than its field"
      $0.clearValue()
    }
    let texts = texts(harness)
    #expect(texts.count == 2)
    #expect(texts[0].text.hasPrefix("a place") && texts[0].text.hasSuffix("…"))
    #expect(texts[0].columns.upperBound <= texts[1].columns.lowerBound)
  }

  @Test func aDisabledFieldIsDimmed() {
    let harness = Harness()
    let before = items(harness)
    harness.field.isEnabled = false
    let after = items(harness)
    guard case .glyph(let plain) = before.last, case .glyph(let dimmed) = after.last else {
      Issue.record("no glyphs")
      return
    }
    #expect(plain.ink == .black)
    #expect(dimmed.ink == Color.black.mixed(over: .white, amount: 102))
    #expect(plain.rect == dimmed.rect)
  }

  @Test func aPlaceholderStandsInAnEmptyFieldOnly() {
    let harness = Harness {
      $0.allowsEmpty = true
      $0.placeholder = "none"
      $0.clearValue()
    }
    func placeholder() -> Bool {
      items(harness).contains {
        if case .text(let run) = $0 { return run.text == "none" }
        return false
      }
    }
    #expect(harness.field.isEmpty && harness.field.value == 0)
    #expect(placeholder())
    harness.focus()
    #expect(!placeholder())
    harness.type("4")
    harness.key(.return)
    #expect(!placeholder())
    harness.focus()
    harness.key(.backspace)
    harness.key(.return)
    #expect(harness.field.isEmpty)
    #expect(placeholder())
  }

  @Test func aTapChangesTwoPiecesAndNothingElseEver() {
    let harness = Harness()
    harness.addField("other")
    harness.focus()
    _ = harness.screen.refresh()
    #expect(harness.screen.refresh().isEmpty)
    harness.down(harness.point(of: .digit(1)))
    let pressed = harness.screen.refresh()
    #expect(!pressed.isEverything && pressed.pieces.count == 1)
    harness.up(harness.point(of: .digit(1)))
    let released = harness.screen.refresh()
    #expect(!released.isEverything && released.pieces.count == 2)
    #expect(harness.screen.refresh().isEmpty)
  }

  @Test func showingAndHidingAViewMovesNoOtherPiece() {
    let harness = Harness()
    let label = Label("refused")
    label.frame = Rect(x: 32, y: 244, width: 311, height: 20)
    label.isHidden = true
    harness.screen.addSubview(label)
    harness.focus()
    _ = harness.screen.refresh()
    for isHidden in [false, true] {
      label.isHidden = isHidden
      let changes = harness.screen.refresh()
      #expect(!changes.isEverything)
      #expect(changes.pieces == [label.pieceIndex])
      #expect(harness.screen.scene.pieces[1].items.isEmpty == isHidden)
    }
  }

  @Test func thePadStandsWhereTheOriginalsDoes() {
    let harness = Harness()
    harness.focus()
    #expect(harness.screen.keyboardFrame == Rect(x: 0, y: 407, width: 375, height: 260))
    #expect(harness.screen.keyFrame(.digit(1)) == Rect(x: 0, y: 408, width: 124, height: 64))
    #expect(harness.screen.keyFrame(.backspace) == Rect(x: 251, y: 603, width: 124, height: 64))
    #expect(harness.screen.keyFrame(.clear) == nil)
  }

  @Test func aLowWindowGivesThePadSixtyPercentAndSmallerTitles() {
    let harness = Harness(size: Size(width: 300, height: 200)) { $0.frame.y = 10 }
    harness.focus()
    #expect(harness.screen.keyboardFrame?.height == 120)
    _ = harness.screen.refresh()
    let titles = harness.screen.scene.pieces.flatMap(\.items).compactMap { item -> Int? in
      if case .glyph(let glyph) = item, glyph.scalar == "7" { return glyph.font.descriptor.size64 / 64 }
      return nil
    }
    #expect(titles == [18])
  }

  @Test func withReducedMotionThePadIsThereAtOnce() {
    let harness = Harness()
    harness.screen.reducesMotion = true
    harness.tap(harness.field)
    #expect(!harness.screen.isKeyboardMoving)
    #expect(harness.screen.keyboardFrame?.y == 407)
    harness.key(.return)
    #expect(harness.screen.keyboardFrame == nil)
  }

  @Test func thePadSlidesInAQuarterOfASecond() {
    let harness = Harness()
    harness.down(harness.field.frame.center)
    harness.up(harness.field.frame.center)
    harness.screen.advance(to: harness.screen.now + 125)
    #expect(harness.screen.keyboardFrame?.y == 537)
    harness.screen.advance(to: harness.screen.now + 124)
    #expect(harness.screen.isKeyboardMoving)
    harness.screen.advance(to: harness.screen.now + 1)
    #expect(!harness.screen.isKeyboardMoving)
  }

  @Test func dimmedKeysAreThoseThatWouldBeRefused() {
    let harness = Harness {
      $0.maxValue = 25
      $0.keyboardDimsRefusedKeys = true
    }
    harness.focus()
    harness.tap(keys: "2")
    let dimmed = harness.screen.pad.cells.filter(\.isDimmed).map(\.key.meaning)
    #expect(dimmed == [.digit(6), .digit(7), .digit(8), .digit(9)])
    harness.tap(keys: "9")
    #expect(harness.screen.lastRejection?.reason == .exceedsMaximum)
  }

  @Test func theMenuCopiesAndPastesForFingers() {
    let harness = Harness { $0.value = 42 }
    harness.focus()
    harness.down(harness.field.frame.center, .finger(7))
    harness.advance(by: 500)
    guard let menu = harness.screen.menu else {
      Issue.record("no menu")
      return
    }
    harness.up(harness.field.frame.center, .finger(7))
    #expect(menu.items == [.copy, .paste])
    harness.tap(menu.itemFrame(0).center, .finger(7))
    #expect(harness.screen.clipboard.text == "42")
    #expect(harness.screen.menu == nil)
    #expect(harness.field.isFirstResponder && harness.field.isAllSelected)
  }
}
