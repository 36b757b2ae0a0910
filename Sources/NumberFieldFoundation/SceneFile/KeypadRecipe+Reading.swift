internal import NumberField
internal import NumberFieldCore

extension KeypadRecipe {
  /// Reads a pad of keys; nil for one that has a name, which is a property like others.
  init?(_ value: JSONValue?) {
    guard let value, case .object = value else { return nil }
    preset = Keypad.presets.first { $0.name == value["preset"]?.text }?.keypad ?? .standard
    rows = value["rows"]?.elements?.map { KeypadRecipe.keys($0) }
    accessoryRow = value["accessoryRow"].map { KeypadRecipe.keys($0) }
    accessoryColumn = value["accessoryColumn"].map { KeypadRecipe.keys($0) }
    gainsSignKey = value["gainsSignKey"]?.property?.flag
  }

  private static func keys(_ row: JSONValue) -> [KeyRecipe] { (row.elements ?? []).map(key) }

  private static func key(_ value: JSONValue) -> KeyRecipe {
    let name = value.text ?? value["key"]?.text
    let deed: Deed
    var title = value["title"]?.text
    let meaning: KeyMeaning
    if let name, let known = KeyMeaning(named: name) {
      (meaning, deed) = (known, .none)
    } else if let number = value["adds"]?.property?.exact {
      let words = (number.isNegative ? "" : "+") + number.description
      (meaning, deed) = (.action(words), .adds(number))
      title = title ?? words
    } else if let number = value["sets"]?.property?.exact {
      (meaning, deed) = (.action(number.description), .sets(number))
      title = title ?? number.description
    } else {
      let action = value["action"]?.text ?? ""
      (meaning, deed) = (.action(action), .action(action))
    }
    let key = Key(meaning, title: title, span: value["span"]?.number ?? 1)
    return KeyRecipe(key: key, background: value["backgroundColor"]?.property, deed: deed)
  }

  /// The pad; `action` is called for keys that call the program.
  func keypad(in theme: Theme, action: SceneFile.Action?) -> Keypad {
    func made(_ keys: [KeyRecipe]) -> [Key] {
      keys.map { recipe in
        var key = recipe.key
        key.backgroundColor = recipe.background?.color(in: theme)
        switch recipe.deed {
        case .none: break
        case .action(let name): key.action = { field in action?(name, field) }
        case .sets(let number): key.action = { field in field.enter(number) }
        case .adds(let number):
          key.action = { field in
            if let sum = field.exactValue.adding(number) { field.enter(sum) }
          }
        }
        return key
      }
    }
    var keypad = preset
    if let rows { keypad.rows = rows.map(made) }
    if let accessoryRow { keypad.accessoryRow = made(accessoryRow) }
    if let accessoryColumn { keypad.accessoryColumn = made(accessoryColumn) }
    if let gainsSignKey { keypad.gainsSignKey = gainsSignKey }
    return keypad
  }
}

extension NumberField {
  /// Enters a number as a person would who pastes it over all that is there: limits count, events are sent.
  fileprivate func enter(_ number: ExactDecimal) {
    let separator = Character(symbols.decimalSeparator)
    perform(.selectAll)
    perform(.paste(String(number.description.map { $0 == "." ? separator : $0 })))
  }
}
