@testable import NumberFieldCore

/// Plays a line of keys, and writes down what is shown after each.
///
/// Keys stand apart by spaces: `7`, `00`, `.`, `-`, `<` (backspace), `del`, `clear`, `cut`, `undo`, `redo`, `all`,
/// `left`, `right`, `home`, `end` (`S` in front of them extends), `up`, `down`, `pgup`, `pgdn`, `@3` (caret to shown
/// place 3), `@1-3` (selects), `"text"` (pastes; `_` is a space), `'x` (a typed character).
final class Player {
  var entry: NumberEntry

  init(_ rules: NumberRules = NumberRules(), number: ExactDecimal? = nil) {
    entry = NumberEntry(rules: rules)
    if let number { entry.setNumber(number) }
    entry.begin()
  }

  /// Plays the keys; what is shown after each, refusals as `!reason`, moves and nothings as `|text` and `=`.
  func play(_ keys: String) -> [String] {
    keys.split(separator: " ").map { press(String($0)) }
  }

  func press(_ key: String) -> String {
    switch entry.apply(Player.input(key)) {
    case .nothing: "="
    case .moved: marked
    case .changed: entry.shownText
    case .rejected(let rejection): "!" + rejection.reason.rawValue
    }
  }

  /// The shown text with the caret as `|`, or the selection in brackets.
  var marked: String {
    let text = Array(entry.shownText)
    let selection = entry.selection
    let (head, tail) = (String(text[..<selection.lowerBound]), String(text[selection.upperBound...]))
    return selection.isEmpty ? head + "|" + tail : head + "[" + entry.selectedText + "]" + tail
  }

  static func input(_ key: String) -> EntryInput {
    if key.first == "@" {
      let places = key.dropFirst().split(separator: "-").compactMap { Int($0) }
      return places.count == 2 ? .select(from: places[0], to: places[1]) : .placeCaret(at: places[0])
    }
    if key.first == "\"" {
      return .paste(String(key.dropFirst().dropLast().map { $0 == "_" ? " " : $0 }))
    }
    if key.first == "'", let character = key.dropFirst().first { return .character(character) }
    if key.count == 1, let digit = Int(key) { return .digit(digit) }
    let moves: [String: CaretMove] = ["left": .left, "right": .right, "home": .home, "end": .end]
    if let move = moves[key] { return .move(move, extending: false) }
    if key.first == "S", let move = moves[String(key.dropFirst())] { return .move(move, extending: true) }
    let inputs: [String: EntryInput] = [
      "00": .doubleZero, ".": .separator, "-": .minus, "<": .backspace, "del": .deleteForward,
      "clear": .clear,
      "cut": .cut, "undo": .undo, "redo": .redo, "all": .selectAll, "up": .step(1), "down": .step(-1),
      "pgup": .step(10), "pgdn": .step(-10),
    ]
    return inputs[key] ?? .character("?")
  }
}

extension NumberRules {
  /// Rules in one line, limits as texts.
  static func of(
    _ places: Int = 0, max: String? = nil, min: String? = nil, step: String = "0", grouping: Bool = false,
    symbols: NumberSymbols = NumberSymbols(), empty: Bool = false
  ) -> NumberRules {
    var rules = NumberRules()
    rules.decimalPlace = places
    rules.maximum = max.flatMap { ExactDecimal($0) }
    rules.minimum = min.flatMap { ExactDecimal($0) }
    rules.step = ExactDecimal(step) ?? .zero
    rules.usesGroupingSeparator = grouping
    rules.symbols = symbols
    rules.allowsEmpty = empty
    return rules
  }
}
