import NumberField
import Testing

@testable import NumberFieldDemo

@Suite("Keys as scripts name them")
struct KeyStrokeTests {
  @Test(
    "a key does what it does on a US keyboard with NumLock on",
    arguments: [
      ("Backspace", .backspace, [], nil), ("Delete", .delete, [], nil), ("Left", .left, [], nil),
      ("Shift+Left", .left, .shift, nil), ("PageDown", .pageDown, [], nil), ("Return", .return, [], nil),
      ("KP_Enter", .return, [], nil), ("Escape", .escape, [], nil), ("Shift+Tab", .tab, .shift, nil),
      ("Ctrl+A", .a, .command, nil), ("Ctrl+a", .a, .command, nil),
      ("Shift+Ctrl+Z", .z, [.shift, .command], nil),
      ("a", nil, [], "a"), ("Shift+A", nil, .shift, "A"), ("Ctrl+B", nil, .command, nil), ("5", nil, [], "5"),
      ("Shift+5", nil, .shift, "%"),
      ("Alt+5", nil, .alt, nil), ("KP_5", nil, [], "5"), ("KP_Period", nil, [], "."),
      ("Shift+KP_8", .up, [], nil), ("Shift+KP_5", nil, .shift, nil),
      ("Minus", nil, [], "-"), ("-", nil, [], "-"), ("Comma", nil, [], ","), ("Space", nil, [], " "),
      ("Insert", nil, [], nil), ("Shift+Insert", .v, .command, nil), ("Ctrl+Insert", .c, .command, nil),
      ("Shift+Delete", .x, .command, nil), ("Ctrl+Delete", .delete, .command, nil),
      ("KP_Minus", nil, [], "-"), ("b", nil, [], "b"), ("Menu", .menu, [], nil),
    ] as [(String, KeyboardKey?, KeyModifiers, String?)])
  func strokes(name: String, key: KeyboardKey?, modifiers: KeyModifiers, text: String?) {
    #expect(KeyStroke(name) == KeyStroke(name: name, key: key, modifiers: modifiers, text: text))
  }

  @Test(
    "what is no key is none",
    arguments: [
      "", "+", "Ctrl+", "Hyper+A", "Ctrl+Ctrl+A", "A+Ctrl", "backspace", "KP_10", "left", "é", "Ctrl",
    ])
  func none(name: String) {
    #expect(KeyStroke(name) == nil)
  }

  @Test("every key that controls has a name")
  func complete() {
    let names = [
      "Backspace", "Delete", "Left", "Right", "Home", "End", "Up", "Down", "PageUp", "PageDown", "Return",
      "Escape",
      "Tab", "Ctrl+A", "Ctrl+C", "Ctrl+V", "Ctrl+X", "Ctrl+Y", "Ctrl+Z", "Menu",
    ]
    #expect(Set(names.compactMap { KeyStroke($0)?.key }) == Set(KeyboardKey.allCases))
  }
}
