package import NumberField
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

/// A property and a value that it takes.
package struct Setting<Target: View>: Sendable {
  package let property: ViewProperty<Target>
  package let value: PropertyValue

  package init(property: ViewProperty<Target>, value: PropertyValue) {
    self.property = property
    self.value = value
  }

  @MainActor
  package func apply(to view: Target) { property.set(view, value) }
}

/// Where a view stands.
enum Placement: Sendable {
  case frame(Rect)
  case pins([PinRecipe])
}

/// One pin: what is pinned, how far, and from where.
package struct PinRecipe: Sendable {
  package enum Part: String, Sendable, CaseIterable {
    case left, right, top, bottom, centerX, centerY, width, height
  }

  package enum Origin: Sendable {
    /// The screen's own edge or middle; for a length nothing.
    case own
    /// A fraction of the screen.
    case screen(Double)
    /// A fraction of another view, by its place in the list of recipes.
    case view(Int, Double)
  }

  let part: Part
  let distance: Double
  var origin: Origin

  package init(part: Part, distance: Double, origin: Origin = .own) {
    self.part = part
    self.distance = distance
    self.origin = origin
  }
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
