internal import NumberField

extension SceneLanguage {
  private static let keyName = Shape.leaf(.choice(KeyMeaning.named.map(\.name), isOptional: false))

  private static let key = Shape.either([
    keyName,
    .object(
      ObjectShape(
        "a key",
        [
          Member(key: "key", shape: keyName, summary: "A key that has a meaning of its own."),
          Member(
            key: "action", shape: .name, summary: "A key that calls the program, which knows it by this name."
          ),
          Member(
            key: "adds", shape: .leaf(.exact(isOptional: false)),
            summary: "A key that adds a number, as if the sum were pasted."),
          Member(
            key: "sets", shape: .leaf(.exact(isOptional: false)),
            summary: "A key that enters a number, as if it were pasted."),
          Member(key: "title", shape: .leaf(.string(isOptional: false)), summary: "What stands on it."),
          Member(
            key: "span", shape: .leaf(.number(0.1...100)),
            summary: "How much of its row or column it takes, beside the others' 1."),
          Member(key: "backgroundColor", shape: .leaf(.color), summary: "What the key is filled with."),
        ], exactlyOneOf: ["key", "action", "adds", "sets"])),
  ])

  private static let row = Shape.array(key, count: 1...20)

  static let keypad = ObjectShape(
    "a keypad",
    [
      Member(
        key: "preset", shape: .leaf(.choice(Keypad.presets.map(\.name), isOptional: false)),
        summary: "The pad from which this one is made."),
      Member(
        key: "rows", shape: .array(row, count: 1...20),
        summary: "Rows of keys from top to bottom, in place of the preset's."),
      Member(key: "accessoryRow", shape: row, summary: "A lower row above the others."),
      Member(key: "accessoryColumn", shape: row, summary: "A column at the right."),
      Member(
        key: "gainsSignKey", shape: .leaf(.flag),
        summary: "Whether the pad gains a ± key by itself where minValue is below 0."),
    ])
}
