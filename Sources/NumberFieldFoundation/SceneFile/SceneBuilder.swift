internal import NumberField
internal import NumberFieldCore

/// Makes recipes of a file that fits the language, and collects what fits it and cannot be all the same.
struct SceneBuilder {
  var recipes: [ViewRecipe] = []
  var errors: [SceneFileError] = []
  private let fieldDefaults: [Setting<NumberField>]
  private let labelDefaults: [Setting<Label>]
  private let defaultKeypad: KeypadRecipe?
  private var column: ColumnLayout
  /// Pins that name views; looked up when all views are known.
  var pinned: [(recipe: Int, value: JSONValue, path: JSONPath)] = []

  init(_ scene: JSONValue, theme: Theme) {
    var places: [Setting<NumberField>] = []
    if let locale = scene["locale"]?.property, let property = ViewProperty<NumberField>.byPath["locale"] {
      places.append(Setting(property: property, value: locale))
    }
    let fieldDefaults = scene["fieldDefaults"] ?? .null
    self.fieldDefaults = places + SceneBuilder.settings(fieldDefaults, of: ViewProperty<NumberField>.all)
    labelDefaults = SceneBuilder.settings(scene["labelDefaults"] ?? .null, of: ViewProperty<Label>.all)
    defaultKeypad = KeypadRecipe(fieldDefaults["keypad"])
    column = ColumnLayout(scene["layout"], theme: theme)
    addViews(of: scene)
    resolveNames()
  }

  private mutating func addViews(of scene: JSONValue) {
    for (index, label) in (scene["labels"]?.elements ?? []).enumerated() {
      let path = JSONPath().key("labels").index(index)
      addLabel(label, placement: SceneBuilder.placement(label) ?? .pins([]), at: path)
    }
    addFields(scene["fields"], at: JSONPath().key("fields"))
    for (index, section) in (scene["sections"]?.elements ?? []).enumerated() {
      let path = JSONPath().key("sections").index(index)
      column.beginSection()
      switch section["title"] {
      case .string(let text)?:
        addLabel(.object(["text": .string(text)]), placement: .pins(column.title()), at: path.key("title"))
      case let title?: addLabel(title, placement: .pins(column.title()), at: path.key("title"))
      case nil: break
      }
      addFields(section["fields"], at: path.key("fields"))
    }
  }

  private mutating func addFields(_ list: JSONValue?, at path: JSONPath) {
    for (index, element) in (list?.elements ?? []).enumerated() {
      let path = path.index(index)
      if let row = element.elements {
        let places = column.row(
          shares: row.map { $0["share"]?.number ?? 1 }, heights: row.map { $0["height"]?.number })
        for (index, (field, place)) in zip(row, places).enumerated() {
          addField(field, placement: .pins(place), at: path.index(index))
        }
      } else if let placement = SceneBuilder.placement(element) {
        addField(element, placement: placement, at: path)
      } else {
        let place = column.row(shares: [1], heights: [element["height"]?.number])
        addField(element, placement: .pins(place[0]), at: path)
      }
    }
  }

  private mutating func addField(_ value: JSONValue, placement: Placement, at path: JSONPath) {
    let all = fieldDefaults + SceneBuilder.settings(value, of: ViewProperty<NumberField>.all)
    checkLimits(value, all, at: path)
    if let complaint = SceneBuilder.complaint(ofSymbols: all) {
      errors.append(
        SceneFileError(
          (value["symbols"] == nil ? path : path.key("symbols")).place, .impossible(complaint)))
    }
    // The number comes last: whether a field can be empty is told before it is emptied.
    let settings = all.filter { !$0.property.isNumber } + all.filter(\.property.isNumber)
    var keypad = KeypadRecipe(value["keypad"])
    if value["keypad"] == nil { keypad = defaultKeypad }
    add(
      ViewRecipe(
        name: value["name"]?.text ?? "", path: path, kind: .field(settings, keypad: keypad),
        placement: placement), value)
  }

  private mutating func addLabel(_ value: JSONValue, placement: Placement, at path: JSONPath) {
    let own = SceneBuilder.settings(value, of: ViewProperty<Label>.all)
    add(
      ViewRecipe(
        name: value["name"]?.text ?? "", path: path,
        kind: .label(labelDefaults + own, showsRejections: value["showsRejections"] == .flag(true)),
        placement: placement), value)
  }

  private mutating func add(_ recipe: ViewRecipe, _ value: JSONValue) {
    if let pins = value["pins"] { pinned.append((recipes.count, pins, recipe.path.key("pins"))) }
    recipes.append(recipe)
  }

  private static func placement(_ value: JSONValue) -> Placement? {
    if let frame = value["frame"], let x = frame["x"]?.number, let y = frame["y"]?.number,
      let width = frame["width"]?.number, let height = frame["height"]?.number
    {
      return .frame(Rect(x: x, y: y, width: width, height: height))
    }
    return value["pins"] == nil ? nil : .pins([])
  }

  /// The lower limit of a field may not be above its upper one, wherever each of them is given.
  private mutating func checkLimits(_ value: JSONValue, _ settings: [Setting<NumberField>], at path: JSONPath)
  {
    func limit(_ names: [String]) -> ExactDecimal? {
      guard let setting = settings.last(where: { names.contains($0.property.path) }) else { return nil }
      let number = setting.value.exact
      if setting.property.path == "maxValue", let number, number <= .zero { return nil }
      return number
    }
    guard let lower = limit(["minValue", "exactMinValue"]), let upper = limit(["maxValue", "exactMaxValue"]),
      lower > upper
    else { return }
    let key = ["minValue", "exactMinValue", "maxValue", "exactMaxValue"].first { value[$0] != nil }
    errors.append(
      SceneFileError(
        (key.map(path.key) ?? path).place,
        .impossible("the lower limit \(lower) is above the upper limit \(upper)")))
  }

  /// What a file says of properties, in the order in which they are set.
  private static func settings<Target>(
    _ value: JSONValue, of properties: [ViewProperty<Target>]
  ) -> [Setting<Target>] {
    guard case .object(let members) = value, !members.isEmpty else { return [] }
    return properties.compactMap { property in
      var inner: JSONValue? = value
      for step in property.steps { inner = inner?[step] }
      guard let value = inner?.property else { return nil }
      return Setting(property: property, value: value)
    }
  }
}

extension ViewProperty<NumberField> {
  fileprivate var isNumber: Bool { path == "value" || path == "exactValue" }
}
