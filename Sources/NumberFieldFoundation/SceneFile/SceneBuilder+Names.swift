internal import NumberField

// Names, and the pins that refer to them.
extension SceneBuilder {
  mutating func resolveNames() {
    var known: [String: Int] = [:]
    for index in recipes.indices where !recipes[index].name.isEmpty {
      let recipe = recipes[index]
      if let other = known[recipe.name] {
        let path = recipe.path.key("name").place
        errors.append(SceneFileError(path, .nameTaken(by: recipes[other].path.description)))
      } else {
        known[recipe.name] = index
      }
    }
    for entry in pinned {
      let pins = readPins(entry.value, of: entry.recipe, known: known, at: entry.path)
      recipes[entry.recipe].placement = .pins(pins)
    }
    // Views without a name get one that is free.
    var (fields, labels) = (0, 0)
    for index in recipes.indices {
      let isField = recipes[index].isField
      if isField { fields += 1 } else { labels += 1 }
      guard recipes[index].name.isEmpty else { continue }
      var name = isField ? "field\(fields)" : "label\(labels)"
      while known[name] != nil { name += "_" }
      known[name] = index
      recipes[index].name = name
    }
  }

  private mutating func readPins(
    _ value: JSONValue, of recipe: Int, known: [String: Int], at path: JSONPath
  ) -> [PinRecipe] {
    PinRecipe.Part.allCases.compactMap { part in
      guard let pin = value[part.rawValue] else { return nil }
      if let distance = pin.number { return PinRecipe(part: part, distance: distance) }
      let distance = pin["distance"]?.number ?? 0
      let fraction = pin["fraction"]?.number ?? part.fraction(of: pin["edge"]?.text)
      guard let name = pin["of"]?.text else {
        let isOwn = pin["fraction"] == nil && pin["edge"] == nil
        return PinRecipe(part: part, distance: distance, origin: isOwn ? .own : .screen(fraction))
      }
      let place = path.key(part.rawValue).key("of").place
      guard let other = known[name] else {
        errors.append(
          SceneFileError(
            place, .unknownView(name, nearest: nearest(to: name, among: Array(known.keys.sorted())))))
        return nil
      }
      if other == recipe {
        errors.append(SceneFileError(place, .impossible("a view cannot be pinned to itself")))
      }
      return PinRecipe(part: part, distance: distance, origin: .view(other, fraction))
    }
  }
}

extension PinRecipe.Part {
  /// How far across or down its neighbour an edge is; by default the edge of the same name, for a length all
  /// of it.
  fileprivate func fraction(of edge: String?) -> Double {
    let edges =
      SceneLanguage.across.map { ($0.key, $0.value) } + SceneLanguage.down.map { ($0.key, $0.value) }
    if let edge { return edges.first { $0.0 == edge }?.1 ?? 0 }
    switch self {
    case .left, .top: return 0
    case .centerX, .centerY: return 0.5
    case .right, .bottom, .width, .height: return 1
    }
  }
}
