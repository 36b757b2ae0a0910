import NumberField

/// A key of the keyboard with the modifiers that are held: what it does, and the text that it makes on a US
/// keyboard with NumLock on.
struct KeyStroke: Hashable, Sendable {
  /// The key, as scripts name it.
  var name: String
  /// What it controls, if anything.
  var key: KeyboardKey?
  var modifiers: KeyModifiers = []
  /// What it types, if anything.
  var text: String?
}

extension KeyStroke {
  /// Reads a key as scripts name it: `Backspace`, `7`, `KP_5`, `Shift+Left`, `Ctrl+A`; nil where it is none.
  init?(_ name: String) {
    var parts = name.split(separator: "+", omittingEmptySubsequences: false).map(String.init)
    guard let base = parts.popLast() else { return nil }
    var modifiers: KeyModifiers = []
    for part in parts {
      guard let modifier = Self.modifiers[part], !modifiers.contains(modifier) else { return nil }
      modifiers.insert(modifier)
    }
    guard let cap = Self.caps[base] ?? Self.caps[base.uppercased()].flatMap({ base.count == 1 ? $0 : nil })
    else { return nil }
    let types = modifiers.isDisjoint(with: [.command, .alt])
    self.init(
      name: name, key: cap.key, modifiers: modifiers,
      text: types ? (modifiers.contains(.shift) ? cap.shifted : cap.plain) : nil)
  }

  /// What is printed on a key.
  private struct Cap {
    var key: KeyboardKey?
    var plain: String?
    var shifted: String?
  }

  private static let modifiers: [String: KeyModifiers] = ["Shift": .shift, "Ctrl": .command, "Alt": .alt]

  private static let caps: [String: Cap] = {
    var caps: [String: Cap] = [
      "Backspace": Cap(key: .backspace), "Delete": Cap(key: .delete), "Left": Cap(key: .left),
      "Right": Cap(key: .right), "Home": Cap(key: .home), "End": Cap(key: .end), "Up": Cap(key: .up),
      "Down": Cap(key: .down), "PageUp": Cap(key: .pageUp), "PageDown": Cap(key: .pageDown),
      "Return": Cap(key: .return), "KP_Enter": Cap(key: .return), "Escape": Cap(key: .escape),
      "Tab": Cap(key: .tab), "Menu": Cap(key: .menu), "Space": Cap(plain: " ", shifted: " "),
      // With NumLock on, Shift makes caret keys of the keypad's digits: they type nothing.
      "KP_Period": Cap(plain: "."), "KP_Comma": Cap(plain: ",", shifted: ","),
      "KP_Minus": Cap(plain: "-", shifted: "-"), "KP_Plus": Cap(plain: "+", shifted: "+"),
      "KP_Multiply": Cap(plain: "*", shifted: "*"), "KP_Divide": Cap(plain: "/", shifted: "/"),
    ]
    for digit in 0...9 { caps["KP_\(digit)"] = Cap(plain: "\(digit)") }
    for (digit, shifted) in zip("0123456789", ")!@#$%^&*(") {
      caps[String(digit)] = Cap(plain: String(digit), shifted: String(shifted))
    }
    let controlling: [Character: KeyboardKey] = ["A": .a, "C": .c, "V": .v, "X": .x, "Y": .y, "Z": .z]
    for letter in "ABCDEFGHIJKLMNOPQRSTUVWXYZ" {
      caps[String(letter)] = Cap(
        key: controlling[letter], plain: letter.lowercased(), shifted: String(letter))
    }
    for (name, plain, shifted) in [
      ("Period", ".", ">"), ("Comma", ",", "<"), ("Minus", "-", "_"), ("Equals", "=", "+"),
      ("Slash", "/", "?"),
      ("Semicolon", ";", ":"), ("Apostrophe", "'", "\""), ("LeftBracket", "[", "{"),
      ("RightBracket", "]", "}"),
      ("Backslash", "\\", "|"), ("Grave", "`", "~"),
    ] {
      caps[name] = Cap(plain: plain, shifted: shifted)
      caps[plain] = caps[name]
    }
    return caps
  }()
}
