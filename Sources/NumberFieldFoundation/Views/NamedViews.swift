public import NumberField

/// The views of a scene or a storyboard under their names.
///
/// ```swift
/// let views = scene.populate(screen)
/// let price = try views.field(named: "price")     // throws where there is none, and says which there are
/// price.value = 12.5
/// views["tip"]?.isHidden = true
/// views.label("title")?.text = "Till 3"
/// ```
@MainActor
public struct NamedViews {
  /// Names and fields, in the order in which Tab goes through them.
  public package(set) var fields: [(name: String, field: NumberField)] = []
  /// Names and labels, in the order of the file.
  public package(set) var labels: [(name: String, label: Label)] = []

  package init() {}

  /// The field of a name; nil where there is none.
  public subscript(name: String) -> NumberField? { fields.first { $0.name == name }?.field }

  /// The label of a name; nil where there is none.
  public func label(_ name: String) -> Label? { labels.first { $0.name == name }?.label }

  /// The field of a name that has to be there.
  ///
  /// - Throws: `UnknownViewError` where no field has that name.
  public func field(named name: String) throws(UnknownViewError) -> NumberField {
    guard let field = self[name] else { throw UnknownViewError(.field, name, among: fields.map(\.name)) }
    return field
  }

  /// The label of a name that has to be there.
  ///
  /// - Throws: `UnknownViewError` where no label has that name.
  public func label(named name: String) throws(UnknownViewError) -> Label {
    guard let label = label(name) else { throw UnknownViewError(.label, name, among: labels.map(\.name)) }
    return label
  }
}

extension NamedViews: @MainActor CustomStringConvertible {
  /// The names in one line: `fields: price, tip; labels: title`.
  public var description: String {
    func list(_ kind: String, _ names: [String]) -> String {
      kind + ": " + (names.isEmpty ? "none" : names.joined(separator: ", "))
    }
    return list("fields", fields.map(\.name)) + "; " + list("labels", labels.map(\.name))
  }
}
