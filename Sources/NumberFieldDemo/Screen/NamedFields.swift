import NumberField

/// The fields of a screen under the names that scripts and printed lines call them.
@MainActor
struct NamedFields {
  /// Names and fields, in the order in which they are printed.
  let all: [(name: String, field: NumberField)]

  init(_ all: [(name: String, field: NumberField)]) { self.all = all }

  var names: [String] { all.map(\.name) }

  subscript(name: String) -> NumberField? { all.first { $0.name == name }?.field }
}
