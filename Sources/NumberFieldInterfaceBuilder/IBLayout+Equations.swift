internal import NumberField
internal import NumberFieldFoundation

// What constraints, stack views, masks and frames say, in the order in which it counts.
extension IBLayout {
  func solve(_ axis: IBConstraint.Axis, _ notes: inout IBNotes) -> IBSolver {
    var solver = IBSolver()
    for constraint in constraints where constraint.axis == axis {
      let first = value((inner(constraint.first, constraint.second), constraint.first.attribute), axis)
      let second =
        constraint.second.map { value((inner($0, constraint.first), $0.attribute), axis) } ?? IBEquation()
      if solver.add(first - second * constraint.multiplier + -constraint.constant) == .contradicts,
        constraint.priority == 1000
      {
        notes.add("a constraint that contradicts others is left out", constraint.element)
      }
    }
    for (index, item) in tree.items.enumerated() {
      if item.isScroll {
        _ = solver.add(extent(.content(index), axis).start - extent(.item(index), axis).start)
      }
      if item.isStack { stack(index, axis, &solver, &notes) }
    }
    for (index, item) in tree.items.enumerated() where !item.element.isConstrained {
      resize(index, axis, &solver)
    }
    fallBackOnFrames(axis, &solver)
    return solver
  }

  /// An edge of a scroll view means that of its content to a view in it.
  private func inner(
    _ place: (reference: IBReference, attribute: IBConstraint.Attribute),
    _ other: (reference: IBReference, attribute: IBConstraint.Attribute)?
  ) -> IBReference {
    guard case .item(let index) = place.reference, tree.items[index].isScroll, place.attribute != .length,
      case .item(var inside)? = other?.reference
    else { return place.reference }
    while let parent = tree.items[inside].parent {
      if parent == index { return .content(index) }
      inside = parent
    }
    return place.reference
  }

  /// The views of a stack view one after the other.
  private func stack(
    _ index: Int, _ axis: IBConstraint.Axis, _ solver: inout IBSolver, _ notes: inout IBNotes
  ) {
    let element = tree.items[index].element
    let arranged = tree.items.indices.filter {
      tree.items[$0].parent == index && !tree.items[$0].element.flag("hidden")
    }
    let outer = extent(.item(index), axis)
    guard (element["axis"] == "vertical") == (axis == .down) else {
      for child in arranged {
        let inner = extent(.item(child), axis)
        switch element["alignment"] ?? "fill" {
        case "leading", "top": _ = solver.add(inner.start - outer.start)
        case "trailing", "bottom": _ = solver.add(inner.start + inner.length - outer.start - outer.length)
        case "fill":
          _ = solver.add(inner.start - outer.start)
          _ = solver.add(inner.length - outer.length)
        default: _ = solver.add(inner.start + inner.length * 0.5 - outer.start - outer.length * 0.5)
        }
      }
      return
    }
    guard let first = arranged.first, let last = arranged.last else { return }
    let distribution = element["distribution"] ?? "fill"
    _ = solver.add(extent(.item(first), axis).start - outer.start)
    if distribution == "fillEqually" {
      for child in arranged.dropFirst() {
        _ = solver.add(extent(.item(child), axis).length - extent(.item(first), axis).length)
      }
    }
    if distribution == "fill" || distribution == "fillEqually" {
      let spacing = element.number("spacing") ?? 0
      for (one, next) in zip(arranged, arranged.dropFirst()) {
        let before = extent(.item(one), axis)
        _ = solver.add(extent(.item(next), axis).start - before.start - before.length + -spacing)
      }
    } else {
      notes.add(
        "the distribution \"\(distribution.shortened)\" of a stack view is taken from its views' frames",
        element)
    }
    let end = extent(.item(last), axis)
    _ = solver.add(end.start + end.length - outer.start - outer.length)
  }

  /// A view without constraints is resized as its mask says: what is flexible shares what the view around it
  /// gains.
  private func resize(_ index: Int, _ axis: IBConstraint.Axis, _ solver: inout IBSolver) {
    let item = tree.items[index]
    guard let parent = item.parent, !tree.items[parent].isStack else { return }
    let mask = item.element.child("autoresizingMask")
    let (start, length, around) =
      axis == .across
      ? (item.frame.x, item.frame.width, tree.items[parent].frame.width)
      : (item.frame.y, item.frame.height, tree.items[parent].frame.height)
    let names =
      axis == .across
      ? ["flexibleMinX", "widthSizable", "flexibleMaxX"] : ["flexibleMinY", "heightSizable", "flexibleMaxY"]
    let parts = [start, length, around - start - length]
    let isFlexible = names.map { mask?.flag($0) == true }
    let fixed = zip(parts, isFlexible).reduce(0) { $0 + ($1.1 ? 0 : $1.0) }
    let flexible = around - fixed
    let outer = extent(.item(parent), axis)
    func part(_ number: Int) -> IBEquation {
      guard isFlexible[number], flexible > 1e-6 else { return IBEquation(constant: parts[number]) }
      return (outer.length + -fixed) * (parts[number] / flexible)
    }
    let inner = extent(.item(index), axis)
    _ = solver.add(inner.start - outer.start - part(0))
    _ = solver.add(inner.length - part(1))
  }

  /// What constraints leave open is as in the file: first lengths, of what hugs its content most, then
  /// places.
  private func fallBackOnFrames(_ axis: IBConstraint.Axis, _ solver: inout IBSolver) {
    func length(_ index: Int) -> Double {
      axis == .across ? tree.items[index].frame.width : tree.items[index].frame.height
    }
    let hugging = axis == .across ? "horizontalHuggingPriority" : "verticalHuggingPriority"
    let order = tree.items.indices.dropFirst().map { index in
      let item = tree.items[index]
      return (index, (item.element.number(hugging) ?? 250) + (item.kind == .label ? 0.5 : 0))
    }
    for (index, _) in order.sorted(by: { ($1.1, $0.0) < ($0.1, $1.0) }) {
      _ = solver.add(extent(.item(index), axis).length + -length(index))
    }
    for index in tree.items.indices.dropFirst() {
      guard let parent = tree.items[index].parent else { continue }
      let start = axis == .across ? tree.items[index].frame.x : tree.items[index].frame.y
      _ = solver.add(extent(.item(index), axis).start - extent(.item(parent), axis).start + -start)
    }
    for (index, item) in tree.items.enumerated() where item.isScroll {
      _ = solver.add(extent(.content(index), axis).length - extent(.item(index), axis).length)
    }
  }
}

extension IBElement {
  /// Whether constraints say where the view stands, and not its frame.
  var isConstrained: Bool { self["translatesAutoresizingMaskIntoConstraints"] == "NO" }
}
