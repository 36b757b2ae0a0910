internal import NumberField
internal import NumberFieldFoundation

/// A constraint of an Interface Builder file: first = multiplier × second + constant.
struct IBConstraint {
  let element: IBElement
  /// The view in which it stands, which is also its first item where it names none.
  let holder: Int
  let axis: Axis
  let first: (reference: IBReference, attribute: Attribute)
  /// Nil where a length is a constant.
  let second: (reference: IBReference, attribute: Attribute)?
  let multiplier: Double
  let constant: Double
  let priority: Double

  /// One of the two directions.
  enum Axis {
    case across
    case down
  }

  /// A place on a view, or its length.
  enum Attribute: Equatable {
    case start(withMargin: Bool)
    case end(withMargin: Bool)
    case center
    case length

    /// The direction and the place that a name stands for; nil for other names.
    static func named(_ name: String) -> (axis: Axis, attribute: Attribute)? {
      switch name {
      case "leading", "left": (.across, .start(withMargin: false))
      case "trailing", "right": (.across, .end(withMargin: false))
      case "leadingMargin", "leftMargin": (.across, .start(withMargin: true))
      case "trailingMargin", "rightMargin": (.across, .end(withMargin: true))
      case "centerX", "centerXWithinMargins": (.across, .center)
      case "width": (.across, .length)
      case "top": (.down, .start(withMargin: false))
      case "bottom": (.down, .end(withMargin: false))
      case "topMargin": (.down, .start(withMargin: true))
      case "bottomMargin": (.down, .end(withMargin: true))
      case "centerY", "centerYWithinMargins", "baseline", "firstBaseline", "lastBaseline": (.down, .center)
      case "height": (.down, .length)
      default: nil
      }
    }
  }

  /// Reads a constraint; nil, and a note, for one that is left out.
  init?(_ element: IBElement, in holder: Int, _ tree: IBTree, _ notes: inout IBNotes) {
    func leaveOut(_ why: String) { notes.add("a constraint \(why) is left out", element) }
    guard element.name == "constraint", !element.flag("placeholder") else { return nil }
    guard let firstName = element["firstAttribute"] else { return nil }
    guard let (axis, attribute) = Attribute.named(firstName) else {
      leaveOut("of \"\(firstName.shortened)\"")
      return nil
    }
    if let relation = element["relation"], relation != "equal" {
      leaveOut("with \"\(relation.shortened)\"")
      return nil
    }
    if firstName.lowercased().hasSuffix("baseline") {
      notes.add("baselines count as the middles of their views", element)
    }
    guard let reference = IBConstraint.reference(element["firstItem"], in: holder, tree) else {
      leaveOut("to a view that is not there")
      return nil
    }
    var second: (IBReference, Attribute)?
    if let name = element["secondAttribute"], let item = element["secondItem"] {
      guard let (otherAxis, other) = Attribute.named(name) else {
        leaveOut("of \"\(name.shortened)\"")
        return nil
      }
      guard otherAxis == axis else {
        leaveOut("between \(firstName) and \(name)")
        return nil
      }
      guard let reference = IBConstraint.reference(item, in: holder, tree) else {
        leaveOut("to a view that is not there")
        return nil
      }
      second = (reference, other)
    } else if attribute != .length {
      leaveOut("of \"\(firstName)\" to nothing")
      return nil
    }
    guard let multiplier = IBConstraint.ratio(element["multiplier"]) else {
      leaveOut("with the multiplier \"\((element["multiplier"] ?? "").shortened)\"")
      return nil
    }
    // Elsewhere a multiple of a place depends on whose places are meant.
    if multiplier != 1, attribute != .length, holder != 0 {
      leaveOut("that multiplies a place in an inner view")
      return nil
    }
    self.element = element
    self.holder = holder
    self.axis = axis
    self.first = (reference, attribute)
    self.second = second
    self.multiplier = multiplier
    constant = element.number("constant") ?? 0
    priority = element.number("priority") ?? 1000
  }

  private static func reference(_ id: String?, in holder: Int, _ tree: IBTree) -> IBReference? {
    guard let id else { return .item(holder) }
    return tree.references[id]
  }

  /// Reads `0.5`, or `3:4` as Interface Builder also writes; nil for anything else.
  private static func ratio(_ text: String?) -> Double? {
    guard let text else { return 1 }
    let parts = text.split(separator: ":", omittingEmptySubsequences: false).map { Double($0) ?? 0 }
    let ratio = parts.count == 1 ? parts[0] : parts.count == 2 ? parts[0] / parts[1] : 0
    return 0.001...1000 ~= ratio ? ratio : nil
  }
}
