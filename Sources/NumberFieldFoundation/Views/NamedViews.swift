public import NumberField

/// The views of a scene or a storyboard under their names.
///
/// ```swift
/// let views = scene.populate(screen)
/// views["price"]?.value = 12.5
/// views.label("title")?.text = "Till 3"
/// ```
@MainActor
public struct NamedViews {
  /// Names and fields, in the order in which Tab goes through them.
  public internal(set) var fields: [(name: String, field: NumberField)] = []
  /// Names and labels, in the order of the file.
  public internal(set) var labels: [(name: String, label: Label)] = []

  /// The field of a name; nil where there is none.
  public subscript(name: String) -> NumberField? { fields.first { $0.name == name }?.field }

  /// The label of a name; nil where there is none.
  public func label(_ name: String) -> Label? { labels.first { $0.name == name }?.label }
}
