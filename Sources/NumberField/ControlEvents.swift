/// What a field tells about its editing; the numbers are UIKit's, and the original's for the fourth.
///
/// ```swift
/// field.addTarget(self, action: Checkout.editingDidEnd, for: [.editingDidEnd, .editingRejected])
/// ```
public struct ControlEvents: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Makes a set from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Editing began.
  public static let editingDidBegin = ControlEvents(rawValue: 1 << 16)
  /// What the person did changed the draft.
  public static let editingChanged = ControlEvents(rawValue: 1 << 17)
  /// Editing ended; the last event of an edit.
  public static let editingDidEnd = ControlEvents(rawValue: 1 << 18)
  /// An input was refused and nothing changed; `NumberField.lastRejection` tells why.
  public static let editingRejected = ControlEvents(rawValue: 1 << 24)
  /// The four of them.
  public static let allEditingEvents: ControlEvents = [
    .editingDidBegin, .editingChanged, .editingDidEnd, .editingRejected,
  ]
}

extension ControlEvents: CustomStringConvertible {
  /// The names, joined by a space: `editingChanged`.
  public var description: String {
    let names: [(ControlEvents, String)] = [
      (.editingDidBegin, "editingDidBegin"), (.editingChanged, "editingChanged"),
      (.editingDidEnd, "editingDidEnd"), (.editingRejected, "editingRejected"),
    ]
    return names.filter { contains($0.0) }.map(\.1).joined(separator: " ")
  }
}
