internal import NumberField
internal import NumberFieldFoundation

/// A view of an Interface Builder file, ready to be made.
struct IBRecipe: Sendable {
  enum Kind: Sendable {
    case field([Setting<NumberField>])
    case label([Setting<Label>], growth: Label.Alignment?)
    case box([Setting<View>])
  }

  let name: String
  let kind: Kind
  let pins: [PinRecipe]

  /// The recipes of all views that show something, in the order in which they lie above each other.
  static func all(
    of tree: IBTree, _ layout: IBLayout, _ outlets: [String: String], _ settings: inout IBSettings
  ) -> [IBRecipe] {
    var recipes: [IBRecipe] = []
    var names: Set<String> = []
    /// The outlet's name, else the id; where another view has that already, something like it.
    func name(_ element: IBElement) -> String {
      let id = element["id"] ?? ""
      var name = outlets[id] ?? id
      if !name.isViewName { name = "view" }
      while !names.insert(name).inserted { name += "_" }
      return name
    }
    for (index, item) in tree.items.enumerated().dropFirst() {
      switch item.kind {
      case .field:
        let kind = Kind.field(settings.settings(item, of: ViewProperty<NumberField>.all))
        recipes.append(IBRecipe(name: name(item.element), kind: kind, pins: layout.pins(of: index)))
      case .label:
        let kind = Kind.label(
          settings.settings(item, of: ViewProperty<Label>.all), growth: layout.growth(of: index))
        recipes.append(IBRecipe(name: name(item.element), kind: kind, pins: layout.pins(of: index)))
      case .box:
        let look = settings.settings(item, of: ViewProperty<View>.ofEveryView)
        guard look.contains(where: { $0.property.path != "tag" && $0.property.path != "isHidden" }) else {
          continue
        }
        recipes.append(IBRecipe(name: "", kind: .box(look), pins: layout.pins(of: index)))
      case .absent: break
      }
    }
    return recipes
  }
}
