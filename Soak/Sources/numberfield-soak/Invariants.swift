import NumberField
import NumberFieldCore

@testable import NumberField
@testable import NumberFieldCore

/// What has to hold after each act; the first that does not.
@MainActor
enum Invariants {
  /// What was before the act, for what may only grow or stay.
  struct Before {
    var field: NumberField?
    var number: ExactDecimal?
    /// What each field showed and was.
    var shown: [ObjectIdentifier: (text: String, number: ExactDecimal)] = [:]

    @MainActor init(_ stage: Stage) {
      field = stage.screen.firstResponder
      number = field?.exactValue
      for field in stage.screen.fields { shown[ObjectIdentifier(field)] = (field.text, field.exactValue) }
    }
  }

  static func breach(of stage: Stage, after act: Act, before: Before) -> Breach? {
    let screen = stage.screen
    if let breach = stage.breach { return breach }
    if stage.edited != screen.firstResponder.map(ObjectIdentifier.init) {
      return Breach(.edits, "events and focus disagree on who is edited")
    }
    for field in screen.fields {
      if let breach = entry(of: field) ?? shown(by: field) { return breach }
    }
    return focus(screen) ?? keys(screen, stage.pressed) ?? time(screen)
      ?? maximum(stage, act, before) ?? minimum(stage) ?? telling(stage, act, before)
  }

  // MARK: Texts

  /// The text is the number's, or a draft that reads as it: what the field's own parts say.
  private static func entry(of field: NumberField) -> Breach? {
    let entry = field.entry
    let draft = String(decoding: (0..<entry.draft.count).map { entry.draft[$0] }, as: UTF8.self)
    if entry.isFormatted, !entry.isEmpty {
      if entry.draft != Draft(entry.number, decimalPlace: entry.rules.decimalPlace) {
        return Breach(.text, "\(draft) is shown for \(entry.number)")
      }
    } else if (ExactDecimal(draft) ?? .zero) != entry.number {
      return Breach(.text, "the draft \(draft) stands for \(entry.number)")
    }
    if !field.isFirstResponder, !entry.isFormatted, !entry.isEmpty {
      return Breach(.text, "a draft is left behind: \(draft)")
    }
    if entry.isEmpty, !field.isFirstResponder, !entry.rules.allowsEmpty {
      return Breach(.text, "empty, but not editing")
    }
    if field.text.unicodeScalars.count != entry.shownCount {
      return Breach(.text, "\(field.text) is miscounted")
    }
    if entry.selection.upperBound > entry.shownCount {
      return Breach(.text, "selected beyond the end of \(field.text)")
    }
    if !field.value.isFinite { return Breach(.text, "the value is \(field.value)") }
    if field.isFirstResponder != entry.isEditing {
      return Breach(.edits, "the entry does not know whether it is edited")
    }
    return nil
  }

  /// The same seen from outside: the shown text is the exact number with its decimals, or while it is edited a draft
  /// that stands for it, and it is written as the field's place writes.
  private static func shown(by field: NumberField) -> Breach? {
    if field.isEmpty {
      return field.text == "" && field.value == 0 ? nil : Breach(.text, "empty, and \(field.text)")
    }
    let text = PlainText.shown(by: field)
    let written = PlainText.written(text, by: field)
    if field.text != written { return Breach(.text, "\(field.text) is shown, and is written \(written)") }
    if text == PlainText.formatted(field.exactText, decimals: field.decimalPlace) { return nil }
    if !field.isFirstResponder { return Breach(.text, "\(field.text) is shown for \(field.exactText)") }
    guard let number = PlainText.number(ofDraft: text, decimals: field.decimalPlace) else {
      return Breach(.text, "\(field.text) is no draft")
    }
    return number == field.exactText
      ? nil : Breach(.text, "the draft \(field.text) stands for \(field.exactText)")
  }

  // MARK: Focus and fingers

  private static func focus(_ screen: Screen) -> Breach? {
    guard let field = screen.firstResponder else {
      if screen.wantsTextInput { return Breach(.focus, "text is wanted, but nothing is edited") }
      return screen.isKeyboardShown ? Breach(.focus, "the pad is up for nobody") : nil
    }
    if field.screen !== screen || !field.isEnabled || field.isHidden {
      return Breach(.focus, "a field is edited that cannot be")
    }
    if screen.wantsTextInput == field.isReadOnly { return Breach(.focus, "text input is wrong") }
    let hasPad = field.keypad != nil && !field.isReadOnly && field.keyboardHeight > 0
    if screen.isKeyboardShown != hasPad { return Breach(.focus, "the pad is \(hasPad ? "not " : "")up") }
    if hasPad, screen.pad.field !== field { return Breach(.focus, "the pad is another field's") }
    return nil
  }

  /// No key is lit but by the fingers that are on it, and none repeats without one.
  static func keys(_ screen: Screen, _ pressed: Set<Pointer>) -> Breach? {
    var expected = [Int](repeating: 0, count: screen.pad.cells.count)
    for touch in screen.touches {
      guard case .key(let press) = touch.role else { continue }
      if !pressed.contains(touch.pointer) {
        return Breach(.keys, "\(touch.pointer) presses a key, and is not down")
      }
      if !press.isInside, press.repeatDue != nil {
        return Breach(.keys, "a key repeats that \(touch.pointer) has left")
      }
      guard press.isInside, !press.hasCounted || press.repeatDue != nil else { continue }
      guard expected.indices.contains(press.cell) else {
        return Breach(.keys, "a finger presses a key that is gone")
      }
      expected[press.cell] += 1
    }
    for (index, cell) in screen.pad.cells.enumerated() where cell.presses != expected[index] {
      let meaning = cell.key.meaning
      return Breach(
        .keys, "key \(index) (\(meaning)) is pressed \(cell.presses) times by \(expected[index]) fingers")
    }
    if Set(screen.touches.map(\.pointer)).count != screen.touches.count {
      return Breach(.keys, "a pointer is down twice")
    }
    return nil
  }
}
