internal import CSDL2
import NumberField

/// Turns keys of SDL's (`SDL_Keysym`) into the keys that control a field. What types arrives as text instead.
enum KeyTranslator {
  /// Which of the modifiers that matter are held.
  static func modifiers(_ keysym: SDL_Keysym) -> KeyModifiers {
    let held = UInt32(keysym.mod)
    func holds(_ mask: SDL_Keymod) -> Bool { held & mask.rawValue != 0 }
    var modifiers: KeyModifiers = []
    if holds(KMOD_LSHIFT) || holds(KMOD_RSHIFT) { modifiers.insert(.shift) }
    #if os(macOS)
      if holds(KMOD_LGUI) || holds(KMOD_RGUI) { modifiers.insert(.command) }
      if holds(KMOD_LCTRL) || holds(KMOD_RCTRL) { modifiers.insert(.alt) }
    #else
      if holds(KMOD_LCTRL) || holds(KMOD_RCTRL) { modifiers.insert(.command) }
      if holds(KMOD_LGUI) || holds(KMOD_RGUI) { modifiers.insert(.alt) }
    #endif
    // AltGr too: some systems make it of Ctrl and Alt, and no digit needs it.
    if holds(KMOD_LALT) || holds(KMOD_RALT) || holds(KMOD_MODE) { modifiers.insert(.alt) }
    return modifiers
  }

  /// The key that controls, with the modifiers that count for it; nil for what types or does nothing.
  static func key(_ keysym: SDL_Keysym) -> (KeyboardKey, KeyModifiers)? {
    let modifiers = modifiers(keysym)
    if let command = clipboardCommand(keysym.sym, modifiers) { return (command, .command) }
    if let key = plainKeys[keysym.sym] { return (key, modifiers) }
    if let key = keypadKeys[keysym.sym] {
      guard keypadNavigates(keysym) else { return nil }
      // Shift has turned the digit into the key then, and does not extend a selection.
      let isNumLocked = UInt32(keysym.mod) & KMOD_NUM.rawValue != 0
      return (key, isNumLocked ? modifiers.subtracting(.shift) : modifiers)
    }
    if modifiers.contains(.command), let key = commandLetter(keysym) { return (key, modifiers) }
    return nil
  }

  /// Whether a key makes text by itself: no control key, and none that is held with Ctrl or Alt (Cmd on macOS).
  static func types(_ keysym: SDL_Keysym) -> Bool {
    guard modifiers(keysym).isDisjoint(with: [.command, .alt]) else { return false }
    let scancode = keysym.scancode.rawValue
    let numberPad = SDL_SCANCODE_KP_DIVIDE.rawValue...SDL_SCANCODE_KP_PERIOD.rawValue
    if numberPad.contains(scancode) || scancode == SDL_SCANCODE_KP_COMMA.rawValue
      || scancode == SDL_SCANCODE_KP_EQUALS.rawValue
    {
      return true
    }
    return keysym.sym >= 0x20 && keysym.sym != 0x7F && keysym.sym < 0x4000_0000
  }

  /// What the keys beside the letters do to the clipboard on desktops that know them, as all but Apple's do.
  private static func clipboardCommand(_ sym: SDL_Keycode, _ modifiers: KeyModifiers) -> KeyboardKey? {
    #if os(macOS)
      return nil
    #else
      return switch (SDL_KeyCode(UInt32(bitPattern: sym)), modifiers) {
      case (SDLK_INSERT, .shift): .v
      case (SDLK_INSERT, .command): .c
      case (SDLK_DELETE, .shift): .x
      default: nil
      }
    #endif
  }

  /// The letter of a command; on keyboards whose letters are not Latin, the one at its place on a US
  /// keyboard.
  private static func commandLetter(_ keysym: SDL_Keysym) -> KeyboardKey? {
    if keysym.sym > 0x7F, keysym.sym < 0x4000_0000 { return lettersByPlace[keysym.scancode.rawValue] }
    return letters[keysym.sym]
  }

  /// Whether the number pad moves the caret: NumLock is off, or Shift turns it around.
  private static func keypadNavigates(_ keysym: SDL_Keysym) -> Bool {
    #if os(macOS)
      return false
    #else
      let held = UInt32(keysym.mod)
      let isNumLocked = held & KMOD_NUM.rawValue != 0
      let isShifted = held & (KMOD_LSHIFT.rawValue | KMOD_RSHIFT.rawValue) != 0
      return isNumLocked == isShifted
    #endif
  }

  /// The key of a US keyboard that controls so.
  static func keysym(_ key: KeyboardKey, _ modifiers: KeyModifiers) -> SDL_Keysym {
    var keysym = SDL_Keysym()
    // Return and Menu have several keys: the first of them by number is the plain one.
    let candidates = plainKeys.merging(letters) { first, _ in first }.filter { $0.value == key }
    keysym.sym = candidates.keys.min() ?? 0
    keysym.scancode = SDL_GetScancodeFromKey(keysym.sym)
    var held = KMOD_NONE.rawValue
    if modifiers.contains(.shift) { held |= KMOD_LSHIFT.rawValue }
    if modifiers.contains(.alt) { held |= KMOD_LALT.rawValue }
    #if os(macOS)
      if modifiers.contains(.command) { held |= KMOD_LGUI.rawValue }
    #else
      if modifiers.contains(.command) { held |= KMOD_LCTRL.rawValue }
    #endif
    keysym.mod = UInt16(truncatingIfNeeded: held)
    return keysym
  }

  private static func table(_ keys: [(SDL_KeyCode, KeyboardKey)]) -> [SDL_Keycode: KeyboardKey] {
    Dictionary(uniqueKeysWithValues: keys.map { (SDL_Keycode(bitPattern: $0.0.rawValue), $0.1) })
  }

  private static let plainKeys = table([
    (SDLK_BACKSPACE, .backspace), (SDLK_DELETE, .delete), (SDLK_LEFT, .left), (SDLK_RIGHT, .right),
    (SDLK_HOME, .home), (SDLK_END, .end), (SDLK_UP, .up), (SDLK_DOWN, .down), (SDLK_PAGEUP, .pageUp),
    (SDLK_PAGEDOWN, .pageDown), (SDLK_RETURN, .return), (SDLK_RETURN2, .return), (SDLK_KP_ENTER, .return),
    (SDLK_ESCAPE, .escape), (SDLK_TAB, .tab), (SDLK_APPLICATION, .menu), (SDLK_MENU, .menu),
  ])

  private static let keypadKeys = table([
    (SDLK_KP_1, .end), (SDLK_KP_2, .down), (SDLK_KP_3, .pageDown), (SDLK_KP_4, .left), (SDLK_KP_6, .right),
    (SDLK_KP_7, .home), (SDLK_KP_8, .up), (SDLK_KP_9, .pageUp), (SDLK_KP_PERIOD, .delete),
    (SDLK_KP_COMMA, .delete),
  ])

  private static let letters = table([
    (SDLK_a, .a), (SDLK_c, .c), (SDLK_v, .v), (SDLK_x, .x), (SDLK_y, .y), (SDLK_z, .z),
  ])

  private static let lettersByPlace: [UInt32: KeyboardKey] = [
    SDL_SCANCODE_A.rawValue: .a, SDL_SCANCODE_C.rawValue: .c, SDL_SCANCODE_V.rawValue: .v,
    SDL_SCANCODE_X.rawValue: .x, SDL_SCANCODE_Y.rawValue: .y, SDL_SCANCODE_Z.rawValue: .z,
  ]
}
