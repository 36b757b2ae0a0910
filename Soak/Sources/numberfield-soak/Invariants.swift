import NumberField
import NumberFieldCore

@testable import NumberField
@testable import NumberFieldCore

/// What has to hold after each act; the first that does not, in words.
@MainActor
enum Invariants {
  /// What was before the act, for what may only grow or stay.
  struct Before {
    var field: NumberField?
    var number: ExactDecimal?

    @MainActor init(_ stage: Stage) {
      field = stage.screen.firstResponder
      number = field?.exactValue
    }
  }

  static func fault(of stage: Stage, after act: Act, before: Before) -> String? {
    let screen = stage.screen
    if let fault = stage.fault { return fault }
    if stage.edited != screen.firstResponder.map(ObjectIdentifier.init) { return "events and focus disagree" }
    return fields(screen) ?? focus(screen) ?? keys(screen, stage.pressed) ?? time(screen)
      ?? limit(stage, act, before)
  }

  /// Every text is the number's, or a draft that reads as it.
  private static func fields(_ screen: Screen) -> String? {
    for field in screen.fields {
      let entry = field.entry
      let draft = String(decoding: (0..<entry.draft.count).map { entry.draft[$0] }, as: UTF8.self)
      if entry.isFormatted, !entry.isEmpty {
        if entry.draft != Draft(entry.number, decimalPlace: entry.rules.decimalPlace) {
          return "\(draft) is shown for \(entry.number)"
        }
      } else if (ExactDecimal(draft) ?? .zero) != entry.number {
        return "the draft \(draft) stands for \(entry.number)"
      }
      if !field.isFirstResponder, !entry.isFormatted, !entry.isEmpty {
        return "a draft is left behind: \(draft)"
      }
      if entry.isEmpty, !field.isFirstResponder, !entry.rules.allowsEmpty { return "empty, but not editing" }
      if field.text.unicodeScalars.count != entry.shownCount { return "\(field.text) is miscounted" }
      if entry.selection.upperBound > entry.shownCount { return "selected beyond the end of \(field.text)" }
      if !field.value.isFinite { return "the value is \(field.value)" }
      if let fault = shown(by: field) { return fault }
      if field.isFirstResponder != entry.isEditing { return "the entry does not know whether it is edited" }
    }
    return nil
  }

  /// The same seen from outside: the shown text is the exact number with its decimals, or while it is edited a draft
  /// that stands for it.
  private static func shown(by field: NumberField) -> String? {
    if field.isEmpty { return field.text == "" && field.value == 0 ? nil : "empty, and \(field.text)" }
    let text = PlainText.shown(by: field)
    if text == PlainText.formatted(field.exactText, decimals: field.decimalPlace) { return nil }
    if !field.isFirstResponder { return "\(field.text) is shown for \(field.exactText)" }
    guard let number = PlainText.number(ofDraft: text, decimals: field.decimalPlace) else {
      return "\(field.text) is no draft"
    }
    return number == field.exactText ? nil : "the draft \(field.text) stands for \(field.exactText)"
  }

  private static func focus(_ screen: Screen) -> String? {
    guard let field = screen.firstResponder else {
      if screen.wantsTextInput { return "text is wanted, but nothing is edited" }
      return screen.isKeyboardShown ? "the pad is up for nobody" : nil
    }
    if field.screen !== screen || !field.isEnabled || field.isHidden {
      return "a field is edited that cannot be"
    }
    if screen.wantsTextInput == field.isReadOnly { return "text input is wrong" }
    let hasPad = field.keypad != nil && !field.isReadOnly && field.keyboardHeight > 0
    if screen.isKeyboardShown != hasPad { return "the pad is \(hasPad ? "not " : "")up" }
    if hasPad, screen.pad.field !== field { return "the pad is another field's" }
    return nil
  }

  /// No key is lit but by the fingers that are on it.
  private static func keys(_ screen: Screen, _ pressed: Set<Pointer>) -> String? {
    for touch in screen.touches {
      if case .key = touch.role, !pressed.contains(touch.pointer) {
        return "\(touch.pointer) presses a key, and is not down"
      }
    }
    var expected = [Int](repeating: 0, count: screen.pad.cells.count)
    for touch in screen.touches {
      guard case .key(let press) = touch.role, press.isInside, !press.hasCounted || press.repeatDue != nil
      else {
        continue
      }
      guard expected.indices.contains(press.cell) else { return "a finger presses a key that is gone" }
      expected[press.cell] += 1
    }
    for (index, cell) in screen.pad.cells.enumerated() where cell.presses != expected[index] {
      return
        "key \(index) (\(cell.key.meaning)) is pressed \(cell.presses) times by \(expected[index]) fingers"
    }
    if Set(screen.touches.map(\.pointer)).count != screen.touches.count { return "a pointer is down twice" }
    return nil
  }

  private static func time(_ screen: Screen) -> String? {
    if let deadline = screen.nextDeadline {
      return deadline > screen.now ? nil : "the deadline \(deadline) is not after \(screen.now)"
    }
    if screen.isKeyboardMoving { return "the pad moves without a deadline" }
    return nil
  }

  /// Nobody gets above a limit by typing.
  private static func limit(_ stage: Stage, _ act: Act, _ before: Before) -> String? {
    guard !stage.isMeddledWith, !act.goesBack, let field = before.field, let number = before.number,
      stage.screen.firstResponder === field, let maximum = field.exactMaxValue, maximum >= .zero,
      // A key of the program's own may set what it likes.
      field.keypad?.accessoryRow.isEmpty != false
    else { return nil }
    if field.exactValue > maximum, field.exactValue > number {
      return "\(field.exactText) is above \(maximum)"
    }
    return nil
  }
}
