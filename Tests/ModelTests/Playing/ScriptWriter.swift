import NumberField

@testable import NumberFieldDemo

/// Writes a sequence as a script that the demo can play, with what the model expects at its end.
///
/// Taps on text and drags become caret keys, which lead to the same selection in whatever font.
enum ScriptWriter {
  static func script(_ actions: [Action]) -> String {
    var model = ModelScreen()
    var lines: [String] = []
    for action in actions where model.canPlay(action) {
      let before = model
      model.play(action)
      lines += self.lines(action, before, model)
    }
    for (name, field) in zip(ModelScreen.names, model.fields) {
      lines.append("expect \(name) text \(quoted(field.text))")
      lines.append("expect \(name) exact \(quoted(field.number.text))")
    }
    if let focus = model.focus {
      lines.append("expect \(ModelScreen.names[focus]) caret \(model.fields[focus].shownCaret)")
    }
    lines.append("expect rejection \(model.rejection?.rawValue ?? "none")")
    return lines.joined(separator: "\n") + "\n"
  }

  private static func quoted(_ text: String) -> String { ScriptToken.quoted(text) }

  private static func lines(_ action: Action, _ before: ModelScreen, _ after: ModelScreen) -> [String] {
    switch action {
    case .focus(let field), .tap(let field, _), .doubleTap(let field, _), .drag(let field, _, _):
      var lines: [String] = []
      if before.focus != field { lines.append("focus \(ModelScreen.names[field])") }
      // The first tap of two selects all by itself.
      if after.focus == field, before.focus == field { lines.append(selecting(after.fields[field])) }
      return lines
    case .blur: return ["blur"]
    case .pad(let key): return ["tap \(key.name)"]
    case .hold(let key, let time): return ["hold \(key.name) \(time)"]
    case .chord(let one, let other):
      // The first key may be the one that ends the edit.
      return one == .done ? ["tap \(one.name)"] : ["tap \(one.name) \(other.name)"]
    case .type(let text): return ["type \(quoted(text))"]
    case .key(let key, let modifiers): return ["key \(name(of: key, modifiers))"]
    case .paste(let text): return ["paste \(quoted(text))"]
    case .set(let field, let change):
      return change.script.map { "set \(ModelScreen.names[field]) \($0)" }
    case .wait(let time): return ["wait \(time)"]
    case .wheel(let isUp): return ["key \(isUp ? "Up" : "Down")"]
    case .windowFocus(let isFocused):
      return ["# the window \(isFocused ? "gets" : "loses") the keyboard's attention"]
    }
  }

  private static func selecting(_ field: ModelField) -> String {
    if field.anchor == 0, field.head == field.draft.count, !field.draft.isEmpty { return "key Ctrl+A" }
    var keys = ["Home"] + Array(repeating: "Right", count: field.anchor)
    let way = field.head < field.anchor ? "Shift+Left" : "Shift+Right"
    keys += Array(repeating: way, count: abs(field.head - field.anchor))
    return "key " + keys.joined(separator: " ")
  }

  private static func name(of key: KeyboardKey, _ modifiers: KeyModifiers) -> String {
    let name =
      switch key {
      case .pageUp: "PageUp"
      case .pageDown: "PageDown"
      default: "\(key)".capitalized
      }
    var prefix = ""
    if modifiers.contains(.shift) { prefix += "Shift+" }
    if modifiers.contains(.command) { prefix += "Ctrl+" }
    if modifiers.contains(.alt) { prefix += "Alt+" }
    return prefix + name
  }
}

extension Change {
  /// Property and value, as scripts set them.
  var script: [String] {
    func word(_ value: Double) -> String { "\(value)" }
    func quoted(_ text: some StringProtocol) -> String { ScriptToken.quoted(String(text)) }
    return switch self {
    case .value(let value): ["value \(word(value))"]
    case .exactValue(let text): ["exactValue \(quoted(text))"]
    case .maxValue(let value): ["maxValue \(word(value))"]
    case .exactMaxValue(let text): ["exactMaxValue \(text.map { quoted($0) } ?? "none")"]
    case .minValue(let value): ["minValue \(value.map(word) ?? "none")"]
    case .exactMinValue(let text): ["exactMinValue \(text.map { quoted($0) } ?? "none")"]
    case .decimalPlace(let places): ["decimalPlace \(places)"]
    case .stepValue(let value): ["stepValue \(word(value))"]
    case .allowsEmpty(let flag): ["allowsEmpty \(flag)"]
    case .grouping(let flag): ["usesGroupingSeparator \(flag)"]
    case .isReadOnly(let flag): ["isReadOnly \(flag)"]
    case .isEnabled(let flag): ["isEnabled \(flag)"]
    case .prefix(let text): ["prefixLabel.text \(quoted(text))"]
    case .suffix(let text): ["suffixLabel.text \(quoted(text))"]
    case .keypad(let kind): ["keypad \(kind.rawValue)"]
    case .dimsKeys(let flag): ["keyboardDimsRefusedKeys \(flag)"]
    case .place(let place):
      [
        "symbols.decimalSeparator \(quoted(String(place.decimal)))",
        "symbols.groupingSeparator \(quoted(String(place.grouping)))",
        "symbols.minusSign \(quoted(String(place.minus)))", "symbols.digits \(quoted(String(place.digits)))",
        "symbols.primaryGroupingSize \(place.primary)",
        "symbols.secondaryGroupingSize \(place.secondary)", "symbols.minimumGroupingDigits \(place.fewest)",
      ]
    }
  }
}
