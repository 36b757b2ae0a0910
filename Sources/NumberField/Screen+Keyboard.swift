internal import NumberFieldCore

// A real keyboard: control keys by the key stream, what is typed by the text stream.
extension Screen {
  /// What Page Up and Page Down step, beside the arrows' 1.
  private static let page = 10

  final func press(_ key: KeyboardKey, _ modifiers: KeyModifiers, isRepeat: Bool) {
    if modifiers.contains(.alt) { return }
    refusals.forget()
    if key == .tab {
      if !modifiers.contains(.command) {
        closeMenu()
        focusNeighbour(forward: !modifiers.contains(.shift), wraps: true)
      }
      return
    }
    guard let field = firstResponder else { return }
    field.refusals.forget()
    closeMenu()
    if modifiers.contains(.command) {
      command(key, modifiers, to: field)
      return
    }
    let extending = modifiers.contains(.shift)
    switch key {
    case .backspace: field.perform(.backspace)
    case .delete: field.perform(.deleteForward)
    case .left: field.perform(.move(.left, extending: extending))
    case .right: field.perform(.move(.right, extending: extending))
    case .home: field.perform(.move(.home, extending: extending))
    case .end: field.perform(.move(.end, extending: extending))
    case .up: field.perform(.step(1))
    case .down: field.perform(.step(-1))
    case .pageUp: field.perform(.step(Screen.page))
    case .pageDown: field.perform(.step(-Screen.page))
    case .return: if !isRepeat { endEditing() }
    case .escape: field.cancelEditing()
    case .menu: openMenu(for: field)
    case .tab, .a, .c, .v, .x, .y, .z: break
    }
  }

  private func command(_ key: KeyboardKey, _ modifiers: KeyModifiers, to field: NumberField) {
    switch key {
    case .a: field.perform(.selectAll)
    case .c: field.copy()
    case .x: field.cut()
    case .v: field.paste()
    case .z: field.perform(modifiers.contains(.shift) ? .redo : .undo)
    case .y: field.perform(.redo)
    // With Ctrl the caret goes to the ends, there being no words in a number; the deletions stay what they are.
    case .left: field.perform(.move(.home, extending: modifiers.contains(.shift)))
    case .right: field.perform(.move(.end, extending: modifiers.contains(.shift)))
    case .home: field.perform(.move(.home, extending: modifiers.contains(.shift)))
    case .end: field.perform(.move(.end, extending: modifiers.contains(.shift)))
    case .backspace: field.perform(.backspace)
    case .delete: field.perform(.deleteForward)
    case .return: endEditing()
    case .up, .down, .pageUp, .pageDown, .escape, .tab, .menu: break
    }
  }

  /// Gives each character to whoever is being edited then: a handler may have moved the focus.
  final func type(_ text: String) {
    for character in text {
      // Control characters are no text, whatever sent them.
      if character.unicodeScalars.allSatisfy({ $0.value < 0x20 || $0.value == 0x7F }) { continue }
      noteInput()
      guard let field = firstResponder else { return }
      closeMenu()
      field.perform(.character(character))
    }
  }
}
