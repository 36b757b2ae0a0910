import NumberField
import NumberFieldCore
import NumberFieldFoundation

/// A property and a value that fits it, as `set` names them: whatever scene files know by name.
struct PropertyChange: Sendable {
  private let property: ViewProperty<NumberField>
  private let value: PropertyValue

  /// Reads name and value.
  init(_ words: inout ScriptArguments) throws(ScriptProblem) {
    let name = try words.word()
    do throws(PropertyError) {
      property = try ViewProperty<NumberField>.named(name)
      guard let token = words.tokens.popFirst() else {
        throw .missing(name, expected: property.kind.expected)
      }
      value = PropertyValue(token)
      try property.check(value)
    } catch {
      throw .property(error)
    }
  }

  /// Sets it; a number beyond the property's bounds is clamped by the property.
  @MainActor
  func apply(_ field: NumberField) {
    // Looked at when it was read: it fits.
    try? property.assign(value, to: field)
  }
}

extension PropertyChange: Equatable {
  static func == (one: PropertyChange, other: PropertyChange) -> Bool {
    one.property.path == other.property.path && one.value == other.value
  }
}

extension PropertyValue {
  /// The value that a script writes: numbers, `true`, `false`, `none`, and texts, in quotes or not.
  init(_ token: ScriptToken) {
    switch token {
    case .string(let text): self = .string(text)
    case .word("true"): self = .flag(true)
    case .word("false"): self = .flag(false)
    case .word("none"): self = .none
    case .word(let word):
      let number = DecimalText.number(word)
      // Every digit counts; only numbers with an exponent go through binary.
      let exact = number.flatMap { ExactDecimal(word) ?? ExactDecimal($0) }
      self = exact.map(PropertyValue.number) ?? .string(word)
    }
  }
}
