import NumberField

/// A property and a value of its type, as `set` names them.
struct PropertyChange: Sendable {
  /// The property's name.
  let name: String
  /// The value, as the script writes it.
  let value: ScriptToken
  /// Sets it.
  let apply: @MainActor @Sendable (NumberField) -> Void

  /// Reads name and value.
  init(_ words: inout ScriptArguments) throws(ScriptProblem) {
    let name = try words.word()
    guard let property = Property.all.first(where: { $0.name == name }) else {
      throw .unknownProperty(name, nearest: nearest(to: name, among: Property.all.map(\.name)))
    }
    guard let value = words.tokens.popFirst() else {
      throw .wrongType(property: name, wanted: property.wanted, found: "nothing")
    }
    guard let apply = property.read(value) else {
      throw .wrongType(property: name, wanted: property.wanted, found: value.description)
    }
    self.name = name
    self.value = value
    self.apply = apply
  }
}

extension PropertyChange: Equatable {
  static func == (one: PropertyChange, other: PropertyChange) -> Bool {
    one.name == other.name && one.value == other.value
  }
}
