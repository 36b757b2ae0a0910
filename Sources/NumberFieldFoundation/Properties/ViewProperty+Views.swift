public import NumberField

extension ViewProperty {
  /// What fields and labels have in common.
  package static var ofEveryView: [ViewProperty] {
    [
      .color("backgroundColor", "What the view is filled with.") { $0.backgroundColor = $1 },
      .color("tintColor", "The colour of a field's caret.") { $0.tintColor = $1 },
      .flag("isHidden", "Whether the view is left out of the picture.") { $0.isHidden = $1 },
      .integer("tag", nil, "A number of the program's own.") { $0.tag = $1 },
      .number("layer.borderWidth", 0...1000, "Points of the border, inwards from the edge.") {
        $0.layer.borderWidth = $1
      },
      .color("layer.borderColor", "What the border is drawn in.") { $0.layer.borderColor = $1 },
      .number("layer.cornerRadius", 0...1000, "Points of the corners' radius.") {
        $0.layer.cornerRadius = $1
      },
      .color("layer.backgroundColor", "The view's backgroundColor under another name.") {
        $0.layer.backgroundColor = $1
      },
    ]
  }

  /// The look of a label: of the view itself, or of one of a field's three.
  static func look(
    of prefix: String, _ label: @escaping @MainActor @Sendable (Target) -> Label
  ) -> [ViewProperty] {
    [
      .optionalString(prefix + "font.family", "The font's family; null is the system's own.") {
        label($0).font.family = $1
      },
      .number(prefix + "font.size", 1...1000, "Points of the font.") { label($0).font.size = $1 },
      .choice(prefix + "font.weight", of: Font.Weight.self, "How heavy the strokes are.") {
        label($0).font.weight = $1
      },
      .color(prefix + "textColor", "The text's colour.") { label($0).textColor = $1 },
    ]
  }
}

extension ViewProperty<Label> {
  /// All properties of a label that can be set by name.
  public static let all: [ViewProperty<Label>] =
    [
      .optionalString("text", "What the label says.") { $0.text = $1 },
      .choice("textAlignment", of: Label.Alignment.self, "Where the text stands in the frame.") {
        $0.textAlignment = $1
      },
    ] + look(of: "") { $0 } + ofEveryView
}
