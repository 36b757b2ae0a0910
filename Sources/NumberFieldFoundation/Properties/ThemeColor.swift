internal import NumberField

/// The colours of a theme under their public names: what files write in place of `#RRGGBB` to look right in any theme.
enum ThemeColor {
  /// All names; the list is part of the language of scene files.
  static let all: [(name: String, color: @Sendable (Theme.Colors) -> Color)] = [
    ("background", { $0.background }), ("labelText", { $0.labelText }), ("valueText", { $0.valueText }),
    ("affixText", { $0.affixText }), ("placeholderText", { $0.placeholderText }),
    ("secondaryText", { $0.secondaryText }), ("warningText", { $0.warningText }),
    ("fieldBackground", { $0.fieldBackground }), ("highlight", { $0.highlight }), ("tint", { $0.tint }),
    ("border", { $0.border }), ("keyBorder", { $0.keyBorder }), ("keyText", { $0.keyText }),
    ("numberKey", { $0.numberKey }), ("separatorKey", { $0.separatorKey }),
    ("functionKey", { $0.functionKey }),
  ]

  /// The colour that a theme has under a name; nil where no colour is called so.
  static func named(_ name: String, in theme: Theme) -> Color? {
    all.first { $0.name == name }?.color(theme.colors)
  }
}
