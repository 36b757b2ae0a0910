internal import NumberField

/// The language of scene files: which keys there are, and what may stand behind them.
///
/// The properties of fields and labels are not listed here but come from their tables, so that none can be
/// forgotten.
enum SceneLanguage {
  typealias Member = ObjectShape.Member

  /// A whole file.
  static let scene = ObjectShape(
    "a scene",
    [
      Member(key: "$schema", shape: .leaf(.string(isOptional: false)), summary: "The schema, for editors."),
      Member(key: "title", shape: .leaf(.string(isOptional: false)), summary: "The window's title."),
      Member(
        key: "size", shape: .object(size),
        summary: "The screen's size in points; 375 by 667 where it is left out."),
      Member(key: "backgroundColor", shape: .leaf(.color), summary: "What lies behind all views."),
      Member(
        key: "reducesMotion", shape: .leaf(.flag),
        summary: "Whether pad and content come and go without a slide."),
      Member(key: "locale", shape: .leaf(.locale), summary: "The place whose symbols all fields write with."),
      Member(key: "layout", shape: .object(layout), summary: "How the column of fields is laid out."),
      Member(
        key: "fieldDefaults",
        shape: .object(ObjectShape("properties of a field", fieldProperties, exclusive: synonyms)),
        summary: "Properties of each field that does not say otherwise."),
      Member(
        key: "labelDefaults", shape: .object(ObjectShape("properties of a label", labelProperties)),
        summary: "Properties of each label, and each section's title, that does not say otherwise."),
      Member(key: "labels", shape: .array(.object(label)), summary: "Labels, each at a place of its own."),
      Member(key: "fields", shape: fields, summary: fieldsSummary),
      Member(
        key: "sections", shape: .array(.object(section)),
        summary: "Groups of fields with titles, below the others."),
    ])

  private static let fieldsSummary =
    "Fields, each in a row of the column, or at a place of its own; an array of fields shares one row."

  /// Each in a row of its own, several to a row, or placed.
  private static let fields = Shape.array(
    .either([.object(field), .array(.object(fieldInRow), count: 1...20)]))

  private static let section = ObjectShape(
    "a section",
    [
      Member(
        key: "title", shape: .either([.leaf(.string(isOptional: false)), .object(title)]),
        summary: "What stands above the section."),
      Member(key: "fields", shape: fields, summary: fieldsSummary),
    ])

  /// Points that a screen, a view or a distance may have.
  static let most = 100_000.0

  static func points(_ key: String, _ summary: String, least: Double = 0, isRequired: Bool = false) -> Member
  {
    Member(key: key, shape: .leaf(.number(least...most)), summary: summary, isRequired: isRequired)
  }

  private static let size = ObjectShape(
    "a size",
    [
      points("width", "Points across.", least: 1, isRequired: true),
      points("height", "Points down.", least: 1, isRequired: true),
    ])

  private static let layout = ObjectShape(
    "a layout",
    [
      Member(
        key: "margins",
        shape: .either([
          .leaf(.number(0...most)),
          .object(
            ObjectShape(
              "margins",
              [
                points("left", "Points left of the column: 32."), points("right", "Points right of it: 32."),
                points("top", "Points above it: 36."),
              ])),
        ]),
        summary: "Points around the column: one number for all, or each side's own."),
      points("spacing", "Points between rows: 16."),
      points("columnSpacing", "Points between the fields of a row: 16."),
      points("sectionSpacing", "Points above a section's title: 32."),
      points("rowHeight", "Points of a field's height: 40."),
      points("titleHeight", "Points of a title's height: 24."),
    ])
}
