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
    let isShifted = modifiers.contains(.shift)
    self.init(name: name, key: cap.key, modifiers: modifiers)
    if let command = cap.command, modifiers.contains(.command) { key = command }
    if let navigation = cap.navigation, isShifted {
      // Shift has turned the digit into the key, and does not extend a selection.
      key = navigation
      self.modifiers.remove(.shift)
    }
    if let command = cap.clipboard[modifiers] {
      key = command
      self.modifiers = .command
    }
    if modifiers.isDisjoint(with: [.command, .alt]) { text = isShifted ? cap.shifted : cap.plain }
  }

  /// What is printed on a key.
  private struct Cap {
    /// What it controls.
    var key: KeyboardKey?
    /// What it types, without and with Shift.
    var plain: String?
    var shifted: String?
    /// What it controls with Ctrl.
    var command: KeyboardKey?
    /// What Shift makes of a keypad's digit while NumLock is on.
    var navigation: KeyboardKey?
    /// What it does to the clipboard with which modifiers.
    var clipboard: [KeyModifiers: KeyboardKey] = [:]
  }

  private static let modifiers: [String: KeyModifiers] = ["Shift": .shift, "Ctrl": .command, "Alt": .alt]

  private static let caps: [String: Cap] = {
    var caps: [String: Cap] = [
      "Backspace": Cap(key: .backspace), "Delete": Cap(key: .delete, clipboard: [.shift: .x]),
      "Insert": Cap(clipboard: [.shift: .v, .command: .c]), "Left": Cap(key: .left),
      "Right": Cap(key: .right), "Home": Cap(key: .home), "End": Cap(key: .end), "Up": Cap(key: .up),
      "Down": Cap(key: .down), "PageUp": Cap(key: .pageUp), "PageDown": Cap(key: .pageDown),
      "Return": Cap(key: .return), "KP_Enter": Cap(key: .return), "Escape": Cap(key: .escape),
      "Tab": Cap(key: .tab), "Menu": Cap(key: .menu), "Space": Cap(plain: " ", shifted: " "),
      "KP_Period": Cap(plain: ".", navigation: .delete), "KP_Comma": Cap(plain: ",", navigation: .delete),
      "KP_Minus": Cap(plain: "-", shifted: "-"), "KP_Plus": Cap(plain: "+", shifted: "+"),
      "KP_Multiply": Cap(plain: "*", shifted: "*"), "KP_Divide": Cap(plain: "/", shifted: "/"),
    ]
    let navigation: [Int: KeyboardKey] = [
      1: .end, 2: .down, 3: .pageDown, 4: .left, 6: .right, 7: .home, 8: .up, 9: .pageUp,
    ]
    for digit in 0...9 { caps["KP_\(digit)"] = Cap(plain: "\(digit)", navigation: navigation[digit]) }
    for (digit, shifted) in zip("0123456789", ")!@#$%^&*(") {
      caps[String(digit)] = Cap(plain: String(digit), shifted: String(shifted))
    }
    let commands: [Character: KeyboardKey] = ["A": .a, "C": .c, "V": .v, "X": .x, "Y": .y, "Z": .z]
    for letter in "ABCDEFGHIJKLMNOPQRSTUVWXYZ" {
      caps[String(letter)] = Cap(
        plain: letter.lowercased(), shifted: String(letter), command: commands[letter])
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
