import NumberField

/// The keys of a scene that call the program: the demo remembers the last one, and tells who wants to know.
@MainActor
final class KeyActions {
  /// The key that the last input pressed; nil where it pressed none.
  private(set) var last: String?
  /// Called with the key's name and the field being edited.
  var onAction: ((String, NumberField) -> Void)?

  /// A key calls.
  func perform(_ name: String, for field: NumberField) {
    last = name
    onAction?(name, field)
  }

  /// Another input comes.
  func forget() { last = nil }
}
