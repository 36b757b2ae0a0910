import Testing

@testable import NumberFieldCore

/// Rules that are set in any order, and while somebody types.
struct RulesTests {
  /// All orders of so many things.
  static func orders(_ count: Int) -> [[Int]] {
    if count == 0 { return [[]] }
    return orders(count - 1).flatMap { order in
      (0...order.count).map { place in
        var longer = order
        longer.insert(count - 1, at: place)
        return longer
      }
    }
  }

  static let setters: [@Sendable (inout NumberEntry) -> Void] = [
    { $0.setNumber(ExactDecimal("-1234567.895") ?? .zero) },
    { $0.rules.maximum = 1000 },
    { $0.rules.minimum = -50 },
    { $0.rules.decimalPlace = 2 },
    { $0.rules.symbols = .german },
    { $0.rules.usesGroupingSeparator = true },
    { $0.rules.allowsEmpty = true },
  ]

  @Test(arguments: [false, true]) func anyOrderIsTheSame(isEditing: Bool) {
    let orders = RulesTests.orders(RulesTests.setters.count)
    #expect(orders.count == 5040)
    for order in orders {
      var entry = NumberEntry()
      if isEditing { entry.begin() }
      for index in order { RulesTests.setters[index](&entry) }
      let isRight =
        entry.shownText == "-1.234.567,90" && entry.number == ExactDecimal("-1234567.895")
        && entry.isAllSelected == isEditing && !entry.canUndo && !entry.isEmpty
        && entry.rules == .of(2, max: "1000", min: "-50", grouping: true, symbols: .german, empty: true)
      #expect(isRight, "\(order): \(entry.shownText)")
    }
  }

  @Test func countOfDecimalsIsClamped() {
    var rules = NumberRules()
    for (count, clamped) in [(-1, 0), (0, 0), (15, 15), (16, 15), (.max, 15), (.min, 0)] {
      rules.decimalPlace = count
      #expect(rules.decimalPlace == clamped)
    }
  }

  @Test func aDraftThatFitsIsKept() {
    let player = Player(.of(2), number: 5)
    _ = player.play("1 . 5")
    player.entry.rules.decimalPlace = 4
    #expect(player.marked == "1.5|")
    player.entry.rules.decimalPlace = 1
    #expect(player.marked == "1.5|")
    player.entry.rules.decimalPlace = 0
    #expect(player.marked == "[2]")
    #expect(player.entry.number == ExactDecimal("1.5"))
    #expect(player.entry.canUndo == false)
    player.entry.rules.decimalPlace = 3
    #expect(player.marked == "[1.500]")
    _ = player.play("7 .")
    player.entry.rules.decimalPlace = 0
    #expect(player.marked == "[7]")
    #expect(player.entry.end() == false)
  }

  @Test func anUntouchedDraftFollows() {
    let player = Player(.of(2), number: ExactDecimal("1.23456"))
    player.entry.rules.decimalPlace = 4
    #expect(player.marked == "[1.2346]")
    _ = player.play("1 undo")
    player.entry.rules.decimalPlace = 1
    #expect(player.marked == "[1.2]")
    player.entry.rules.decimalPlace = 3
    _ = player.play("9 undo")
    #expect(player.marked == "[1.235]")
    #expect(player.entry.end() == false)
    #expect(player.entry.number == ExactDecimal("1.23456"))
  }

  @Test func tighterRulesStartUndoAnew() {
    for tighten: (inout NumberRules) -> Void in [
      { $0.maximum = 50 }, { $0.minimum = 5 }, { $0.minimum = nil }, { $0.decimalPlace = 1 },
    ] {
      let player = Player(.of(2, max: "100", min: "-100"), number: 9)
      _ = player.play("1 2")
      tighten(&player.entry.rules)
      #expect(player.entry.canUndo == false)
      #expect(player.marked == "12|")
    }
    for loosen: (inout NumberRules) -> Void in [
      { $0.maximum = 500 }, { $0.maximum = nil }, { $0.minimum = -500 }, { $0.decimalPlace = 3 },
      { $0.step = 1 },
      { $0.symbols = .german }, { $0.usesGroupingSeparator = true }, { $0.maximum = 100 },
    ] {
      let player = Player(.of(2, max: "100", min: "-100"), number: 9)
      _ = player.play("1 2")
      loosen(&player.entry.rules)
      #expect(player.entry.canUndo)
    }
  }

  @Test func symbolsChangeUnderTheCaret() {
    let player = Player(.of(2), number: 5)
    _ = player.play("1 2 3 4 . 5 left left left")
    #expect(player.marked == "123|4.5")
    player.entry.rules.usesGroupingSeparator = true
    #expect(player.marked == "1,23|4.5")
    player.entry.rules.symbols = .french
    #expect(player.marked == "1\u{202F}23|4,5")
    player.entry.rules.symbols = .arabic
    #expect(player.marked == "١٬٢٣|٤٫٥")
  }

  @Test func symbolsAreKeptSound() {
    var symbols = NumberSymbols(
      decimalSeparator: "\u{200F}", groupingSeparator: "\u{61C}", minusSign: "\u{200E}")
    #expect(symbols == NumberSymbols())
    symbols.digits = ["1"]
    #expect(symbols == NumberSymbols())
    #expect(symbols.digits == Array("0123456789".unicodeScalars))
    symbols.primaryGroupingSize = -3
    symbols.secondaryGroupingSize = .max
    symbols.minimumGroupingDigits = 0
    #expect(
      (symbols.primaryGroupingSize, symbols.secondaryGroupingSize, symbols.minimumGroupingDigits) == (
        0, 38, 1
      ))
    symbols.primaryGroupingSize = 3
    symbols.secondaryGroupingSize = 0
    #expect(symbols.secondaryGroupingSize == 3)
    #expect(symbols == NumberSymbols())
    #expect(symbols.hashValue == NumberSymbols().hashValue)
    #expect(symbols.digit(-1) == "0" && symbols.digit(10) == "0")
    #expect(NumberSymbols.arabic.digit(3) == "٣")
  }

  @Test func outsideOfTheText() {
    let player = Player(.of(0), number: 12)
    #expect(player.entry.shownScalar(at: -1) == " ")
    #expect(player.entry.shownScalar(at: 2) == " ")
    #expect(player.entry.shownScalar(at: .max) == " ")
    #expect(player.entry.apply(.placeCaret(at: .min)) == .moved)
    #expect(player.entry.caret == 0)
    #expect(player.entry.apply(.select(from: .max, to: .min)) == .moved)
    #expect(player.entry.selection == 0..<2)
    #expect((player.entry.caret, player.entry.anchor) == (0, 2))
  }
}
