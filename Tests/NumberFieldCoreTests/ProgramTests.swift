import Testing

@testable import NumberFieldCore

/// What the program sets, before, during and after an edit.
struct ProgramTests {
  @Test(arguments: [
    ("1.005", 2, "1.01"), ("2.675", 2, "2.68"), ("0.125", 2, "0.13"), ("-0.125", 2, "-0.13"),
    ("-0.004", 2, "0.00"),
    ("-0.005", 2, "-0.01"), ("99.995", 2, "100.00"), ("0", 2, "0.00"), ("5", 0, "5"), ("4.5", 0, "5"),
    ("-4.5", 0, "-5"),
    ("0.4", 0, "0"), ("-0.4", 0, "0"), ("1.23456", 15, "1.234560000000000"), ("1234567", 3, "1234567.000"),
    ("99999999999999999999999999999999999999", 15, "99999999999999999999999999999999999999.000000000000000"),
    ("-12345678901234567890123456789012345678", 0, "-12345678901234567890123456789012345678"),
    ("9999999999999999999999999999999999999.9", 0, "10000000000000000000000000000000000000"),
    ("0.00000000000000000001", 15, "0.000000000000000"), ("0.0000000000000005", 15, "0.000000000000001"),
    ("10000000000000000000", 1, "10000000000000000000.0"),
    ("1000000000000000000.9", 1, "1000000000000000000.9"),
  ]) func isShownFixedPoint(number: String, places: Int, text: String) throws {
    var entry = NumberEntry(rules: .of(places))
    _ = entry.setNumber(try #require(ExactDecimal(number)))
    #expect(entry.shownText == text)
    // A look at it changes nothing.
    entry.begin()
    #expect(entry.shownText == text)
    #expect(entry.isAllSelected)
    #expect(entry.end() == false)
    #expect(entry.number == ExactDecimal(number))
  }

  @Test func tidyAtTheEnd() {
    for (keys, text, number) in [
      ("1 .", "1.00", "1"), ("clear", "0.00", "0"), (".", "0.00", "0"), ("-", "0.00", "0"),
      ("- 0 . 0", "0.00", "0"),
      ("1 0 0 home del", "0.00", "0"), ("1 . 5 home del", "0.50", "0.5"), ("- 7", "-7.00", "-7"),
    ] {
      let player = Player(.of(2, min: "-10"), number: 5)
      _ = player.play(keys)
      #expect(player.entry.end() == false)
      #expect(player.entry.shownText == text)
      #expect(player.entry.number == ExactDecimal(number))
      #expect(player.entry.isEditing == false)
      #expect(player.entry.hasSelection == false)
    }
  }

  @Test func theSameNumberChangesNothing() {
    let player = Player(.of(2))
    _ = player.play("1 . left")
    let marked = player.marked
    #expect(player.entry.setNumber(1) == false)
    #expect(player.entry.setValue(1) == false)
    #expect(player.marked == marked)
    #expect(player.entry.canUndo)
  }

  @Test func anotherNumberShowsAtOnce() {
    let player = Player(.of(2), number: 9)
    _ = player.play("1 2 3")
    #expect(player.entry.setValue(0.1) == true)
    #expect(player.marked == "[0.10]")
    #expect(player.entry.number == ExactDecimal("0.1"))
    #expect(player.entry.canUndo == false)
    #expect(player.play("7 undo undo").joined(separator: " ") == "7 0.10 =")
    _ = player.press("8")
    #expect(player.entry.cancel() == true)
    #expect(player.entry.number == ExactDecimal("0.1"))
    #expect(player.entry.shownText == "0.10")
  }

  @Test func escapeGoesBack() {
    let player = Player(.of(2, max: "10"), number: 50)
    _ = player.play("7 . 5")
    player.entry.rules.maximum = 5
    #expect(player.entry.cancel() == true)
    #expect(player.entry.number == 50)
    player.entry.begin()
    #expect(player.entry.cancel() == false)
    #expect(player.entry.cancel() == false)
  }

  @Test func unfitDoublesAreIgnored() {
    var entry = NumberEntry(rules: .of(2))
    for value in [Double.nan, .infinity, -.infinity, 1e38, -1e38, 1e300, -0.0, 0] {
      #expect(entry.setValue(value) == false)
      #expect(entry.number == 0)
    }
    #expect(entry.setValue(9.9e37) == true)
    #expect(entry.value == 9.9e37)
    // What a handler reads as a Double and writes back is the number that it was told.
    let exact = ExactDecimal("0.12345678901234567890123")
    #expect(entry.setNumber(exact ?? .zero) == true)
    #expect(entry.setValue(entry.value) == false)
    #expect(entry.number == exact)
  }

  @Test func inputsCountOnlyWhileEditing() {
    var entry = NumberEntry(rules: .of(2, step: "1"))
    for key in [
      "1", ".", "-", "<", "del", "clear", "all", "left", "@0", "@0-1", "up", "undo", "redo", "\"5\"", "cut",
      "00",
    ] {
      #expect(entry.apply(Player.input(key)) == .nothing)
    }
    #expect(entry.end() == false)
    entry.begin()
    _ = entry.apply(.digit(5))
    let text = entry.shownText
    entry.begin()
    #expect(entry.shownText == text)
    #expect(entry.canUndo)
  }

  @Test func readOnlyCanBeSelectedAndCopied() {
    var rules = NumberRules.of(2, step: "1")
    rules.isReadOnly = true
    let player = Player(rules, number: 1234)
    for key in [
      "1", "00", ".", "-", "<", "del", "clear", "up", "undo", "redo", "\"5\"", "\"x\"", "cut", "'x",
    ] {
      #expect(player.press(key) == "=")
    }
    #expect(
      player.play("@1-3 Sright left all").joined(separator: " ") == "1[23]4.00 1[234].00 1|234.00 [1234.00]")
    #expect(player.entry.selectedText == "1234.00")
    #expect(player.entry.end() == false)
    #expect(player.entry.number == 1234)
  }

  @Test func emptyIsAStateOfItsOwn() {
    var entry = NumberEntry(rules: .of(2, min: "5", empty: true))
    #expect(entry.isEmpty && entry.shownText.isEmpty)
    entry.begin()
    #expect(entry.isAllSelected == false)
    #expect(entry.apply(.digit(7)) == .changed)
    #expect(entry.isEmpty == false)
    #expect(entry.end() == false)
    #expect(entry.shownText == "7.00")
    entry.begin()
    #expect(entry.apply(.clear) == .changed)
    // Nothing is not raised to a minimum.
    #expect(entry.end() == false)
    #expect(entry.isEmpty && entry.number == 0)
    entry.begin()
    _ = entry.apply(.digit(7))
    #expect(entry.apply(.undo) == .changed)
    #expect(entry.isEmpty)
    #expect(entry.cancel() == false)
    #expect(entry.isEmpty)
    // 0 is what it has: written back, it stays empty.
    #expect(entry.setNumber(0) == false)
    #expect(entry.isEmpty)
    #expect(entry.setEmpty(false) == true)
    #expect(entry.setEmpty(false) == false)
    #expect(entry.shownText == "0.00")
    #expect(entry.setEmpty(true) == true)
    #expect(entry.setEmpty(true) == false)
    #expect(entry.isEmpty)
    entry.rules.allowsEmpty = false
    #expect(entry.shownText == "0.00")
    entry.rules.allowsEmpty = true
    #expect(entry.isEmpty)
    #expect(entry.setNumber(3) == true)
    #expect(entry.shownText == "3.00")
    entry.begin()
    #expect(entry.setEmpty(true) == true)
    #expect(entry.isEmpty && entry.number == 0 && entry.canUndo == false)
    #expect(entry.end() == false)
    #expect(entry.isEmpty)
  }

  @Test func withoutEmptinessThereIsZero() {
    var entry = NumberEntry(rules: .of(0, min: "5"))
    entry.begin()
    _ = entry.apply(.clear)
    #expect(entry.isEmpty)
    #expect(entry.end() == true)
    #expect(entry.shownText == "5")
    entry.rules.allowsEmpty = true
    #expect(entry.shownText == "5")
  }

  /// An old caret may not lie beyond the end of a text that the program has made shorter.
  @Test func whatNobodyEditsIsSelectedNowhere() {
    var entry = NumberEntry(rules: .of(2, empty: true))
    entry.setNumber(123_456)
    entry.begin()
    entry.end()
    for change in [{ entry.setNumber(1) }, { entry.setEmpty(true) }, { entry.setEmpty(false) }] {
      #expect(change() == true)
      #expect(entry.selection == entry.shownCount..<entry.shownCount)
      #expect(entry.caret == entry.shownCount && entry.selectedText == "")
    }
  }
}
