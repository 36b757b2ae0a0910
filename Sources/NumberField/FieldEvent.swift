public import NumberFieldCore

/// An event with the field's state when it happened, as a value that may travel to other tasks.
///
/// ```swift
/// for await event in field.events {
///   print(event.kind, event.text, event.exact)
/// }
/// ```
public struct FieldEvent: Equatable, Sendable {
  /// Which of the four.
  public var kind: ControlEvents
  /// When, in milliseconds of the screen's clock.
  public var time: Milliseconds
  /// The value text as shown.
  public var text: String
  /// The exact number.
  public var number: ExactDecimal
  /// Why an input was refused; nil for the other three kinds.
  public var rejection: Rejection?

  /// The nearest Double.
  public var value: Double { number.doubleValue }
  /// The exact number as a canonical string, for instance `"0.05"`.
  public var exact: String { number.description }

  /// Makes an event from its parts.
  public init(
    kind: ControlEvents, time: Milliseconds, text: String, number: ExactDecimal, rejection: Rejection? = nil
  ) {
    self.kind = kind
    self.time = time
    self.text = text
    self.number = number
    self.rejection = rejection
  }
}

/// What `addAction` and `addTarget` register, for taking it out again.
///
/// ```swift
/// let token = field.addAction(for: .editingChanged) { print($0.value) }
/// field.removeAction(token)
/// ```
public struct ActionToken: Hashable, Sendable {
  let number: Int
}
