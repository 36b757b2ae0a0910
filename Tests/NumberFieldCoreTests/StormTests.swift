import Testing

@testable import NumberFieldCore

/// Random inputs, thousands of them, and what has to hold after each.
struct StormTests {
  /// Everything that can be seen of an entry.
  struct Sight: Equatable {
    var text: String
    var number: ExactDecimal
    var selection: Range<Int>
    var caret: Int
    var canUndo: Bool
    var canRedo: Bool

    init(_ entry: NumberEntry) {
      text = entry.shownText
      number = entry.number
      selection = entry.selection
      caret = entry.caret
      canUndo = entry.canUndo
      canRedo = entry.canRedo
    }
  }

  static func rules(_ dice: inout Dice) -> NumberRules {
    .of(
      dice.pick([0, 0, 1, 2, 2, 3, 15]),
      max: dice.pick([nil, nil, "1000", "99999.99", "0.3", "25", "0", "-3"]),
      min: dice.pick([nil, nil, "-1000", "-0.5", "18", "0.05", "-20", "0"]),
      step: dice.pick(["0", "1", "0.25", "7"]),
      grouping: dice.chance(50),
      symbols: dice.pick([NumberSymbols(), .german, .indian, .arabic, .persian, .spanish]),
      empty: dice.chance(20))
  }

  static let keys = [
    "0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "0", "00", ".", ".", "-", "-", "<", "<", "<", "del",
    "clear", "cut",
    "all", "left", "right", "home", "end", "Sleft", "Sright", "Shome", "Send", "up", "down", "pgup", "pgdn",
    "undo", "redo",
    "undo", "'٣", "',", "'x", "\"1,234.5\"", "\"-3\"", "\".5\"", "\"00\"", "\"foo\"", "\"(12)\"", "\"_7_\"",
    "\"1.2.3\"",
    "\"99999999999999999999999999999999999999\"", "\"1.50000\"",
  ]

  static func key(_ dice: inout Dice) -> String {
    if dice.chance(6) { return "@\(dice.number(0...12))" }
    if dice.chance(6) { return "@\(dice.number(0...12))-\(dice.number(0...12))" }
    return dice.pick(keys)
  }

  @Test(arguments: 1...30) func everyInputHasOneAnswer(seed: Int) {
    var dice = Dice(seed: UInt64(seed))
    for _ in 0..<20 {
      let rules = StormTests.rules(&dice)
      let start = ExactDecimal(dice.decimalText(digits: 7)) ?? .zero
      let player = Player(rules, number: dice.chance(50) ? start : nil)
      let beginning = Sight(player.entry)
      var keys: [String] = []
      var accepted = 0
      for _ in 0..<60 {
        let key = StormTests.key(&dice)
        keys.append(key)
        let input = Player.input(key)
        let before = player.entry
        let answer = before.answer(to: input)
        let outcome = player.entry.apply(input)
        let story = "seed \(seed) \(rules) \(start): \(keys.joined(separator: " "))"
        check(answer == outcome, "\(story): answered \(answer)")
        StormTests.checkInvariants(player.entry, before: before, input, outcome, story)
        if outcome == .changed, input != .undo, input != .redo { accepted += 1 }
      }
      // Taken back as far as it goes, everything is as it was.
      var last = player.entry
      while player.entry.apply(.undo) == .changed { last = player.entry }
      var ending = Sight(last)
      ending.selection = beginning.selection
      ending.caret = beginning.caret
      ending.canRedo = beginning.canRedo
      check(
        ending == beginning,
        "seed \(seed) \(rules) \(start): \(keys.joined(separator: " ")) undone: \(ending)")
      check(player.entry.canRedo || accepted == 0, "\(keys)")
      check(player.entry.cancel() == false, "\(keys)")
    }
  }

  private static func checkInvariants(
    _ entry: NumberEntry, before: NumberEntry, _ input: EntryInput, _ outcome: EntryOutcome, _ story: String
  ) {
    let (now, then) = (Sight(entry), Sight(before))
    switch outcome {
    case .nothing: check(now == then, "\(story): nothing, but \(now)")
    case .rejected(let rejection):
      check(now == then, "\(story): refused, but \(now)")
      check(rejection.draft == then.text, story)
      check(before.refusal(of: input) == rejection.reason, story)
    case .moved:
      check(now.text == then.text && now.number == then.number && now != then, story)
    case .changed:
      check(now.text != then.text || now.number != then.number, story)
      let isHistory = input == .undo || input == .redo
      if let maximum = entry.rules.maximum, entry.number > maximum, !isHistory {
        // Above the maximum nobody gets by typing: only downwards from above it, or on the way to a number below 0.
        let isOnTheWay = maximum.isNegative && (!entry.draft.hasDigits || entry.draft.hasSign)
        check(entry.number <= before.number || isOnTheWay, story)
      }
      if entry.number.isNegative, !isHistory {
        check(entry.rules.allowsNegative || before.number.isNegative, story)
      }
    }
    checkText(entry, story)
  }

  /// The text is the number's, or a draft of it.
  private static func checkText(_ entry: NumberEntry, _ story: String) {
    let draft = (0..<entry.draft.count).map { entry.draft[$0] }
    let plain = String(decoding: draft, as: UTF8.self)
    check(entry.draft == Draft(draft), "\(story): the separator is lost in \(plain)")
    if entry.isFormatted {
      check(entry.draft == Draft(entry.number, decimalPlace: entry.rules.decimalPlace), "\(story): \(plain)")
    } else {
      let isDigitless = plain.isEmpty || plain == "-" || plain == "." || plain == "-."
      check((ExactDecimal(plain) ?? .zero) == entry.number, "\(story): \(plain) is \(entry.number)")
      check(isDigitless || ExactDecimal(plain) != nil, "\(story): \(plain)")
      check(entry.draft.decimalCount <= entry.rules.decimalPlace, "\(story): \(plain)")
    }
    check(entry.draft.count <= 55, "\(story): \(plain)")
    check(entry.isEmpty == plain.isEmpty && entry.shownText.unicodeScalars.count == entry.shownCount, story)
    check(entry.selection.upperBound <= entry.shownCount, story)
    // Without its marks, the shown text is the draft in the place's characters.
    let symbols = entry.rules.symbols
    let shown = (0..<entry.shownCount).map { entry.shownScalar(at: $0) }
    let marks = Set(shown.indices.filter { entry.groupedPlaces.character(at: $0).isMark })
    check(marks.allSatisfy { shown[$0] == symbols.groupingSeparator }, story)
    let unmarked = shown.indices.filter { !marks.contains($0) }.map { shown[$0] }
    check(unmarked == draft.map { symbols.scalar(for: $0) }, "\(story): \(plain)")
  }

  /// The end of any edit leaves the number within its limits (but for what the program set), and shows it.
  @Test(arguments: 1...10) func anyEditEndsTidily(seed: Int) {
    var dice = Dice(seed: UInt64(seed))
    for _ in 0..<60 {
      let rules = StormTests.rules(&dice)
      let player = Player(rules)
      let keys = (0..<dice.number(1...20)).map { _ in StormTests.key(&dice) }
      for key in keys { _ = player.press(key) }
      let (before, wasEmpty) = (player.entry.number, player.entry.isEmpty)
      let story = "seed \(seed) \(rules): \(keys.joined(separator: " "))"
      check(player.entry.end() == (before != player.entry.number), story)
      let entry = player.entry
      check(entry.isEmpty == (wasEmpty && rules.allowsEmpty), story)
      if !entry.isEmpty {
        check(entry.draft == Draft(entry.number, decimalPlace: rules.decimalPlace), story)
      }
      if entry.number != 0 {
        if let minimum = rules.effectiveMinimum { check(entry.number >= minimum, story) }
        if let maximum = rules.maximum { check(entry.number <= maximum, story) }
      }
    }
  }

  /// Rules and numbers that change amid the typing never leave an entry in pieces.
  @Test(arguments: 1...20) func changesWhileTyping(seed: Int) {
    var dice = Dice(seed: UInt64(seed))
    let player = Player()
    var story = "seed \(seed):"
    for _ in 0..<600 {
      switch dice.number(1...20) {
      case 1:
        player.entry.rules = StormTests.rules(&dice)
        story += " rules(\(player.entry.rules.decimalPlace))"
      case 2:
        let number = ExactDecimal(dice.decimalText(digits: 12)) ?? .zero
        player.entry.setNumber(number)
        story += " set(\(number))"
      case 3:
        player.entry.end()
        player.entry.begin()
        story += " again"
      case 4:
        player.entry.rules.decimalPlace = dice.number(0...15)
        story += " places(\(player.entry.rules.decimalPlace))"
      case 5: _ = player.entry.setEmpty(dice.chance(50))
      default:
        let key = StormTests.key(&dice)
        story += " " + key
        _ = player.press(key)
      }
      StormTests.checkText(player.entry, story)
    }
  }
}
