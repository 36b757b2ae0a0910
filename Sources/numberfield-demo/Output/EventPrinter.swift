import NumberField

/// Prints what happens in fields, a JSON line for each event.
@MainActor
enum EventPrinter {
  /// Prints all events of `fields` from now on; their times count from now.
  static func attach(to fields: NamedFields, on screen: Screen, printing output: LineOutput) {
    let start = screen.now
    for (name, field) in fields.all {
      field.addEventAction { event in output.print(line(for: event, of: name, start: start)) }
    }
  }

  /// The line for an event.
  static func line(for event: FieldEvent, of name: String, start: Milliseconds = 0) -> String {
    var members: [(key: String, value: JSON)] = [
      ("t", .seconds(milliseconds: event.time - start)), ("field", .string(name)),
      ("event", .string(event.kind.description)), ("text", .string(event.text)),
      ("value", .number(event.value)),
      ("exact", .string(event.exact)),
    ]
    if let rejection = event.rejection {
      members.append(("reason", .string(rejection.reason.rawValue)))
      members.append(("input", .string(rejection.input)))
    }
    return JSON.object(members).text
  }
}
