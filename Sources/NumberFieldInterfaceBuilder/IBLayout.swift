internal import NumberField
internal import NumberFieldFoundation

/// Works out where each view stands, as points and parts of the screen's size.
struct IBLayout {
  let tree: IBTree
  let constraints: [IBConstraint]
  private var across = IBSolver()
  private var down = IBSolver()

  /// The height of the status bar, below which the top layout guide ends and the safe area begins.
  private static let statusBar = 20.0

  init(_ tree: IBTree, notes: inout IBNotes) {
    self.tree = tree
    var constraints: [IBConstraint] = []
    for (index, item) in tree.items.enumerated() {
      let excluded = IBLayout.excluded(in: item.element)
      for element in item.element.list("constraints") where !excluded.contains(element["id"] ?? "") {
        if let constraint = IBConstraint(element, in: index, tree, &notes) { constraints.append(constraint) }
      }
    }
    // The most important first, of equal ones those that the file tells first: inner views before outer ones.
    self.constraints = constraints.sorted { ($1.priority, $0.element.line) < ($0.priority, $1.element.line) }
    across = solve(.across, &notes)
    down = solve(.down, &notes)
    if across.isExhausted || down.isExhausted {
      notes.add("the constraints are too entangled: views stand as they were drawn", tree.items[0].element)
    }
  }

  /// Constraints that are not installed, which Interface Builder says from a variation's side.
  private static func excluded(in element: IBElement) -> Set<String> {
    let masks = element.children.filter { $0.name == "variation" && $0["key"] == "default" }
      .flatMap(\.children).filter { $0.name == "mask" && $0["key"] == "constraints" }
    return Set(masks.flatMap(\.children).filter { $0.name == "exclude" }.compactMap { $0["reference"] })
  }

  // MARK: Unknowns

  /// Start and length of what a constraint refers to.
  func extent(_ reference: IBReference, _ axis: IBConstraint.Axis) -> (
    start: IBEquation, length: IBEquation
  ) {
    let whole = IBEquation(whole: 1)
    switch reference {
    case .item(0): return (IBEquation(), whole)
    case .item(let index): return (.unknown(2 * index), .unknown(2 * index + 1))
    case .content(let index):
      let number = 2 * (tree.items.count + index)
      return (.unknown(number), .unknown(number + 1))
    case .topGuide:
      return axis == .across
        ? (IBEquation(), whole) : (IBEquation(), IBEquation(constant: IBLayout.statusBar))
    case .bottomGuide: return axis == .across ? (IBEquation(), whole) : (whole, IBEquation())
    case .safeArea(0) where axis == .down:
      return (IBEquation(constant: IBLayout.statusBar), whole + -IBLayout.statusBar)
    case .safeArea(let index): return extent(.item(index), axis)
    case .margins(let index):
      let margins = self.margins(of: index, axis)
      let extent = self.extent(.item(index), axis)
      return (extent.start + margins.start, extent.length + -(margins.start + margins.end))
    }
  }

  private func margins(of index: Int, _ axis: IBConstraint.Axis) -> (start: Double, end: Double) {
    let item = tree.items[index]
    if let insets = item.element.child("edgeInsets", key: "layoutMargins") {
      return axis == .across
        ? (insets.number("left") ?? 8, insets.number("right") ?? 8)
        : (insets.number("top") ?? 8, insets.number("bottom") ?? 8)
    }
    if index > 0 { return (8, 8) }
    // The outermost view's margins are the system's: wider ones on wide screens, none but the status bar's
    // down.
    if axis == .down { return (IBLayout.statusBar, 0) }
    return item.frame.width < 414 ? (16, 16) : (20, 20)
  }

  func value(
    _ place: (reference: IBReference, attribute: IBConstraint.Attribute), _ axis: IBConstraint.Axis
  ) -> IBEquation {
    let extent = self.extent(place.reference, axis)
    func margins(_ isWanted: Bool) -> (start: Double, end: Double) {
      guard isWanted, case .item(let index) = place.reference else { return (0, 0) }
      return self.margins(of: index, axis)
    }
    switch place.attribute {
    case .start(let withMargin): return extent.start + margins(withMargin).start
    case .end(let withMargin): return extent.start + extent.length + -margins(withMargin).end
    case .center: return extent.start + extent.length * 0.5
    case .length: return extent.length
    }
  }

  /// Where a label is held whose width no constraint says: at the one place that one constraint gives.
  ///
  /// In the file such a label is as wide as its text is there, in a font that may be narrower than ours. Nil for labels
  /// on whose other side something else depends.
  func growth(of index: Int) -> Label.Alignment? {
    let item = tree.items[index]
    guard item.kind == .label, item.element.isConstrained,
      item.parent.map({ !tree.items[$0].isStack }) == true
    else { return nil }
    let places = constraints.filter { $0.axis == .across }.flatMap {
      [$0.first, $0.second].compactMap { $0 }
    }
    .filter { $0.reference == .item(index) }
    guard places.count == 1 else { return nil }
    switch places[0].attribute {
    case .start: return .left
    case .center: return .center
    case .end: return .right
    case .length: return nil
    }
  }

  // MARK: The answer

  /// The pins that hold a view where the constraints do, whatever the screen's size.
  func pins(of index: Int) -> [PinRecipe] {
    if across.isExhausted || down.isExhausted { return drawn(index) }
    return solved(index)
  }

  private func drawn(_ index: Int) -> [PinRecipe] {
    let frame = tree.items[index].frame
    var (x, y) = (frame.x, frame.y)
    var outer = tree.items[index].parent
    while let index = outer {
      x += tree.items[index].frame.x
      y += tree.items[index].frame.y
      outer = tree.items[index].parent
    }
    return [
      PinRecipe(part: .left, distance: x), PinRecipe(part: .top, distance: y),
      PinRecipe(part: .width, distance: frame.width), PinRecipe(part: .height, distance: frame.height),
    ]
  }

  private func solved(_ index: Int) -> [PinRecipe] {
    pins(extent(.item(index), .across), across, near: .left, far: .right, center: .centerX, length: .width)
      + pins(extent(.item(index), .down), down, near: .top, far: .bottom, center: .centerY, length: .height)
  }

  private func pins(
    _ extent: (start: IBEquation, length: IBEquation), _ solver: IBSolver, near: PinRecipe.Part,
    far: PinRecipe.Part, center: PinRecipe.Part, length: PinRecipe.Part
  ) -> [PinRecipe] {
    func clean(_ number: Double) -> Double { (number * 1e6).rounded() / 1e6 }
    let start = solver.value(of: extent.start)
    let span = solver.value(of: extent.length)
    let (points, part) = (clean(start.constant), clean(start.whole))
    let (endPoints, endPart) = (clean(start.constant + span.constant), clean(start.whole + span.whole))
    if part == endPart {
      let size = PinRecipe(part: length, distance: max(0, clean(span.constant)))
      switch part {
      case 0: return [PinRecipe(part: near, distance: points), size]
      case 1: return [PinRecipe(part: far, distance: -endPoints), size]
      case 0.5: return [PinRecipe(part: center, distance: (points + endPoints) / 2), size]
      default: return [PinRecipe(part: near, distance: points, origin: .screen(part)), size]
      }
    }
    return [
      PinRecipe(part: near, distance: points, origin: part == 0 ? .own : .screen(part)),
      PinRecipe(part: far, distance: -endPoints, origin: endPart == 1 ? .own : .screen(endPart)),
    ]
  }
}
