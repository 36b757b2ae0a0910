import NumberField

/// The state of a screen as `print` shows it: one JSON line.
@MainActor
enum StateLine {
  static func text(of fields: NamedFields, on screen: Screen) -> String {
    let states = fields.all.map { name, field in
      JSON.object([
        ("name", .string(name)), ("text", .string(field.text)), ("value", .number(field.value)),
        ("exact", .string(field.exactText)), ("editing", .bool(field.isFirstResponder)),
        ("selected", .bool(field.isAllSelected)), ("caret", field.caret.map(JSON.integer) ?? .null),
      ])
    }
    return JSON.object([("fields", .array(states)), ("keyboard", .bool(screen.isKeyboardShown))]).text
  }
}
