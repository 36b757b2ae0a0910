internal import NumberField

extension SceneLanguage {
  /// Two names of one thing: only one of them may stand in a file.
  static let synonyms = [
    ["value", "exactValue"], ["maxValue", "exactMaxValue"], ["minValue", "exactMinValue"],
    ["stepValue", "exactStepValue"], ["isPrefixAndSuffixStickToSides", "isPrefndSuffixStickToSides"],
  ]

  /// What a field can be told by name; the keypad also as rows of keys.
  static let fieldProperties: [Member] = ObjectShape.members(of: ViewProperty<NumberField>.all).map {
    member in
    guard member.key == "keypad" else { return member }
    return Member(key: member.key, shape: .either([member.shape, .object(keypad)]), summary: member.summary)
  }

  static let labelProperties = ObjectShape.members(of: ViewProperty<Label>.all)

  private static let name = Member(
    key: "name", shape: .name, summary: "What the program, scripts and pins call the view.")
  private static let frame = Member(
    key: "frame",
    shape: .object(
      ObjectShape(
        "a frame",
        [
          points("x", "Points from the screen's left edge.", least: -most, isRequired: true),
          points("y", "Points from the screen's top edge.", least: -most, isRequired: true),
          points("width", "Points across.", isRequired: true),
          points("height", "Points down.", isRequired: true),
        ])),
    summary: "A fixed place.")
  private static let pinned = Member(
    key: "pins", shape: .object(pins), summary: "A place that follows the screen's edges, or other views.")
  private static let height = points("height", "Points of the field's height in its row.")
  private static let share = Member(
    key: "share", shape: .leaf(.number(0.01...100)),
    summary: "How much of its row's width the field takes, beside the others' 1.")
  private static let showsRejections = Member(
    key: "showsRejections", shape: .leaf(.flag),
    summary: "Whether the label shows only from a refused input to the next one that is not.")

  /// In a row of its own, or placed.
  static let field = ObjectShape(
    "a field", [name, frame, pinned, height] + fieldProperties,
    exclusive: [["frame", "pins"], ["frame", "height"], ["pins", "height"]] + synonyms)

  /// One of several in a row.
  static let fieldInRow = ObjectShape(
    "a field in a row", [name, height, share] + fieldProperties, exclusive: synonyms,
    hints: ["frame": placedByRow, "pins": placedByRow])
  private static let placedByRow = "a field that shares a row takes its place from the row"

  static let label = ObjectShape(
    "a label", [name, frame, pinned, showsRejections] + labelProperties, exactlyOneOf: ["frame", "pins"])

  /// A section's title, which stands in the column.
  static let title = ObjectShape("a title", [name] + labelProperties)
}
