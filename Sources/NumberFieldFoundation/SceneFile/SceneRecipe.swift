internal import NumberField
internal import NumberFieldCore

/// A view of a scene file, ready to be made: as often as somebody wants, on any screen.
struct ViewRecipe: Sendable {
  enum Kind: Sendable {
    case field([Setting<NumberField>], keypad: KeypadRecipe?)
    case label([Setting<Label>], showsRejections: Bool)
  }

  /// The view's name; made up where the file gives none.
  var name: String
  /// Where the view stands in the file.
  let path: JSONPath
  let kind: Kind
  var placement: Placement

  var isField: Bool {
    if case .field = kind { true } else { false }
  }
}

/// A property and the value that it gets.
struct Setting<Target: View>: Sendable {
  let property: ViewProperty<Target>
  let value: PropertyValue
}

/// Where a view stands.
enum Placement: Sendable {
  case frame(Rect)
  case pins([PinRecipe])
}

/// One pin: what is pinned, how far, and from where.
struct PinRecipe: Sendable {
  enum Part: String, Sendable, CaseIterable {
    case left, right, top, bottom, centerX, centerY, width, height
  }

  enum Origin: Sendable {
    /// The screen's own edge or middle; for a length nothing.
    case own
    /// A fraction of the screen.
    case screen(Double)
    /// A fraction of another view, by its place in the list of recipes.
    case view(Int, Double)
  }

  let part: Part
  let distance: Double
  var origin = Origin.own
}

/// A pad of a scene file.
struct KeypadRecipe: Sendable {
  /// What a key does beyond its meaning.
  enum Deed: Sendable {
    case none
    case action(String)
    case adds(ExactDecimal)
    case sets(ExactDecimal)
  }

  struct KeyRecipe: Sendable {
    let key: Key
    let background: PropertyValue?
    let deed: Deed
  }

  let preset: Keypad
  let rows: [[KeyRecipe]]?
  let accessoryRow: [KeyRecipe]?
  let accessoryColumn: [KeyRecipe]?
  let gainsSignKey: Bool?
}
