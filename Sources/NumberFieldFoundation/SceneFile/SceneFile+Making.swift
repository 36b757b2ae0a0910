public import NumberField

extension SceneFile {
  /// Makes a screen of the scene's size with its views.
  ///
  /// - Parameter action: Called for keys that call the program.
  /// - Returns: The screen, and its views under their names.
  @MainActor
  public func makeScreen(action: Action? = nil) -> (screen: Screen, views: NamedViews) {
    let screen = Screen(size: size)
    return (screen, populate(screen, action: action))
  }

  /// Adds the scene's views to a screen, which keeps its size, and gives it the scene's theme and background.
  ///
  /// - Parameters:
  ///   - screen: Where the views are added, above those that are there.
  ///   - action: Called for keys that call the program.
  /// - Returns: The views under their names.
  @MainActor
  @discardableResult
  public func populate(_ screen: Screen, action: Action? = nil) -> NamedViews {
    if let theme { screen.theme = theme }
    if let color = backgroundColor?.color(in: screen.theme) { screen.backgroundColor = color }
    if let reducesMotion { screen.reducesMotion = reducesMotion }
    var views = NamedViews()
    var made: [View] = []
    var warnings: [Label] = []
    for recipe in recipes {
      switch recipe.kind {
      case .field(let settings, let keypad):
        let field = NumberField()
        // On the screen first: a file that sets the weight of a font only means the theme's font otherwise.
        screen.addSubview(field)
        for setting in settings { setting.apply(to: field) }
        if let keypad { field.keypad = keypad.keypad(in: screen.theme, action: action) }
        views.fields.append((recipe.name, field))
        made.append(field)
      case .label(let settings, let showsRejections):
        let label = Label()
        screen.addSubview(label)
        for setting in settings { setting.apply(to: label) }
        if showsRejections { warnings.append(label) }
        views.labels.append((recipe.name, label))
        made.append(label)
      }
    }
    for (recipe, view) in zip(recipes, made) {
      switch recipe.placement {
      case .frame(let frame): view.frame = frame
      case .pins(let pins): view.pins = Pins(pins, among: made)
      }
    }
    if !warnings.isEmpty { show(warnings, onRejectionsOf: views.fields.map(\.field)) }
    screen.layoutIfNeeded()
    return views
  }

  @MainActor
  private func show(_ labels: [Label], onRejectionsOf fields: [NumberField]) {
    func show(_ isShown: Bool) {
      for label in labels { label.isHidden = !isShown }
    }
    show(false)
    for field in fields {
      field.addAction(for: [.editingDidBegin, .editingChanged, .editingDidEnd]) { _ in show(false) }
      field.addAction(for: .editingRejected) { _ in show(true) }
    }
  }
}

extension Pins {
  /// Pins of a recipe, whose neighbours are counted in `views`.
  @MainActor
  package init(_ recipes: [PinRecipe], among views: [View]) {
    self.init()
    for recipe in recipes {
      let anchor: Anchor?
      switch recipe.origin {
      case .own: anchor = nil
      case .screen(let fraction): anchor = .screen(fraction)
      case .view(let index, let fraction): anchor = .fraction(fraction, of: views[index])
      }
      switch recipe.part {
      case .left: (left, anchors.left) = (recipe.distance, anchor)
      case .right: (right, anchors.right) = (recipe.distance, anchor)
      case .top: (top, anchors.top) = (recipe.distance, anchor)
      case .bottom: (bottom, anchors.bottom) = (recipe.distance, anchor)
      case .centerX: (centerX, anchors.centerX) = (recipe.distance, anchor)
      case .centerY: (centerY, anchors.centerY) = (recipe.distance, anchor)
      case .width: (width, anchors.width) = (recipe.distance, anchor)
      case .height: (height, anchors.height) = (recipe.distance, anchor)
      }
    }
  }
}
