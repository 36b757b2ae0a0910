import NumberFieldCore

// One keystroke judged: the number and the shown text are up to date after each.
extension Cases {
  /// A draft of so many digits, two of them decimals where there is room.
  private static func draft(_ digits: Int, grouped: Bool) -> NumberEntry {
    var entry = NumberEntry()
    entry.rules.decimalPlace = digits > 2 ? 2 : 0
    if grouped { entry.rules.usesGroupingSeparator = true }
    entry.begin()
    for index in 0..<digits {
      if digits > 2 && index == digits - 2 { _ = entry.apply(.separator) }
      _ = entry.apply(.digit(1 + index * 7 % 9))
    }
    return entry
  }

  /// What was computed, kept so that nobody leaves it out.
  private static var sink = 0

  private static func keystroke(
    _ name: String, _ title: String, digits: Int, grouped: Bool, goal: Double?, inputs: [EntryInput]
  ) -> Case {
    Case(
      name, title, floor: Floor.Work("keystroke", digits), goal: goal, mostAllocations: 0, cycle: inputs.count
    ) {
      var entry = draft(digits - 1, grouped: grouped)
      return { count in
        var next = 0
        for _ in 0..<count {
          if entry.apply(inputs[next]) == .changed { sink &+= entry.number.hashValue &+ entry.shownCount }
          next = next + 1 == inputs.count ? 0 : next + 1
        }
      }
    }
  }

  static var keystrokes: [Case] {
    [2, 15, 38].flatMap { digits in
      [false, true].map { grouped in
        keystroke(
          "key-\(digits)\(grouped ? "-grouped" : "")",
          "a digit or a backspace at \(digits) digits\(grouped ? ", grouped" : "")", digits: digits,
          grouped: grouped, goal: digits == 2 ? nil : digits == 15 ? 1 : 2, inputs: [.digit(7), .backspace])
      }
    } + [
      keystroke(
        "key-separator", "a separator or a backspace after 15 digits", digits: 16, grouped: false, goal: nil,
        inputs: [.backspace, .backspace, .backspace, .separator, .digit(4), .digit(5)]),
      keystroke(
        "key-refused", "a digit that is refused after 15 digits", digits: 16, grouped: false, goal: nil,
        inputs: [.digit(7)]),
    ]
  }
}
