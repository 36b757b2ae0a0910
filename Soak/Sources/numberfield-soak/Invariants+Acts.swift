import NumberField
import NumberFieldCore

@testable import NumberField
@testable import NumberFieldCore

// What has to hold between before and after.
extension Invariants {
  /// The next deadline lies ahead.
  static func time(_ screen: Screen) -> Breach? {
    if let deadline = screen.nextDeadline {
      if deadline <= screen.now {
        return Breach(.time, "the deadline \(deadline) is not after \(screen.now)")
      }
    } else if screen.isKeyboardMoving {
      return Breach(.time, "the pad moves without a deadline")
    }
    return nil
  }

  /// Nobody gets above a limit by typing.
  static func maximum(_ stage: Stage, _ act: Act, _ before: Before) -> Breach? {
    guard !stage.isMeddledWith, !act.goesBack, let field = before.field, let number = before.number,
      stage.screen.firstResponder === field, let maximum = field.exactMaxValue, maximum >= .zero
    else { return nil }
    if field.exactValue > maximum, field.exactValue > number {
      return Breach(.limits, "\(field.exactText) is above \(maximum)")
    }
    return nil
  }

  /// An edit that changed the number, in which the program set nothing, leaves none below the minimum.
  static func minimum(_ stage: Stage) -> Breach? {
    for field in stage.screen.fields where !field.isEmpty {
      guard let edit = stage.witness(of: field)?.edit, let left = edit.left,
        edit.settings == stage.settings,
        left != edit.begun
      else { continue }
      var least = field.exactMinValue ?? .zero
      // Limits that contradict each other do not lock the field.
      if let maximum = field.exactMaxValue { least = min(least, maximum) }
      if left < least { return Breach(.limits, "\(left) is left below \(least)") }
    }
    return nil
  }

  /// Each change of a text was told, and the last that was told of a field is what it shows.
  static func telling(_ stage: Stage, _ act: Act, _ before: Before) -> Breach? {
    if let breach = stage.witnessed() { return breach }
    // What the program sets is not told.
    if stage.isHandled { return nil }
    if case .set = act { return nil }
    for field in stage.screen.fields {
      if let last = stage.witness(of: field)?.last {
        if last.text != field.text || last.number != field.exactValue {
          return Breach(
            .telling,
            "\(last.text) (\(last.number)) was told, and \(field.text) (\(field.exactText)) is shown")
        }
      } else if let old = before.shown[ObjectIdentifier(field)],
        old.text != field.text || old.number != field.exactValue
      {
        return Breach(.telling, "\(old.text) became \(field.text), and nobody was told")
      }
    }
    return nil
  }
}
