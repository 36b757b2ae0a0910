import NumberField

/// Prints what happens in fields, a JSON line for each event.
@MainActor
enum EventPrinter {
  /// Prints all events of `fields` from now on; their times count from now.
  static func attach(
    to fields: NamedFields, _ actions: KeyActions, on screen: Screen, printing output: LineOutput
  ) {
    let start = screen.now
    actions.onAction = { [weak screen] action, field in
      guard let screen, let (name, _) = fields.all.first(where: { $0.field === field }) else { return }
      output.print(line(for: action, in: field, name, time: screen.now - start))
    }
    for (name, field) in fields.all {
      field.addEventAction { event in output.print(line(for: event, of: name, start: start)) }
    }
  }

  /// The line for an event.
  static func line(for event: FieldEvent, of name: String, start: Milliseconds = 0) -> String {
    var members = members(
      time: event.time - start, name, event.kind.description, text: event.text, value: event.value,
      exact: event.exact)
    if let rejection = event.rejection {
      members.append(("reason", .string(rejection.reason.rawValue)))
      members.append(("input", .string(rejection.input)))
    }
    return JSON.object(members).text
  }

  /// The line for a scene's own key, pressed while `field` is edited.
  static func line(for action: String, in field: NumberField, _ name: String, time: Milliseconds) -> String {
    var members = members(
      time: time, name, "action", text: field.text, value: field.value, exact: field.exactText)
    members.append(("action", .string(action)))
    return JSON.object(members).text
  }

  /// What all lines have.
  private static func members(
    time: Milliseconds, _ name: String, _ event: String, text: String, value: Double, exact: String
  ) -> [(key: String, value: JSON)] {
    [
      ("t", .seconds(milliseconds: time)), ("field", .string(name)), ("event", .string(event)),
      ("text", .string(text)), ("value", .number(value)), ("exact", .string(exact)),
    ]
  }
}
