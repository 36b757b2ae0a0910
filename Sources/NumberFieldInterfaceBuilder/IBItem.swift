internal import NumberField
internal import NumberFieldFoundation

/// A view of an Interface Builder file with its place among the others.
struct IBItem {
  enum Kind {
    case field
    case label
    /// A plain view, which only shows its background.
    case box
    /// A view of a kind that is left out; others may be pinned to it all the same.
    case absent
  }

  let element: IBElement
  let kind: Kind
  /// The view that it stands in, by its place in the list; nil for the outermost.
  let parent: Int?
  /// Where it stands in its parent, as the file says.
  let frame: Rect
  /// Whether it or a view around it is hidden.
  let isHidden: Bool

  var isScroll: Bool { element.name == "scrollView" }
  var isStack: Bool { element.name == "stackView" }
}

/// What a constraint may refer to by an id.
enum IBReference: Hashable {
  case item(Int)
  /// From the screen's top edge to 20 points below it, and what lies below its bottom edge.
  case topGuide
  case bottomGuide
  case safeArea(Int)
  case margins(Int)
  /// What scrolls in a scroll view.
  case content(Int)
}

/// The views of one screen, outermost first, and the ids of views and guides.
struct IBTree {
  private(set) var items: [IBItem] = []
  private(set) var references: [String: IBReference] = [:]
  private(set) var isTooLarge = false
  /// More views than any screen has; the time for laying them out grows faster than their number.
  private static let most = 4000

  init(root: IBElement, controller: IBElement?, notes: inout IBNotes) {
    for guide in controller?.list("layoutGuides") ?? [] {
      guard let id = guide["id"] else { continue }
      references[id] = guide["type"] == "bottom" ? .bottomGuide : .topGuide
    }
    if root.isField {
      // A xib may hold nothing but a field: then that is the screen's one view.
      let screen = IBElement("view", ["key": "view"], line: root.line)
      if let rect = root.child("rect", key: "frame") { screen.append(rect) }
      add(screen, parent: nil, isHidden: false, &notes)
      add(root, parent: 0, isHidden: false, &notes)
    } else {
      add(root, parent: nil, isHidden: false, &notes)
    }
  }

  private mutating func add(_ element: IBElement, parent: Int?, isHidden: Bool, _ notes: inout IBNotes) {
    guard items.count < IBTree.most else {
      isTooLarge = true
      return
    }
    let index = items.count
    let isHidden = isHidden || element.flag("hidden")
    let kind = IBTree.kind(of: element, isRoot: parent == nil, &notes)
    items.append(
      IBItem(
        element: element, kind: kind, parent: parent, frame: IBTree.frame(of: element), isHidden: isHidden))
    if let id = element["id"] { references[id] = .item(index) }
    for guide in element.children where guide.name == "viewLayoutGuide" {
      guard let id = guide["id"] else { continue }
      switch guide["key"] {
      case "safeArea": references[id] = .safeArea(index)
      case "layoutMarginsGuide": references[id] = .margins(index)
      case "contentLayoutGuide": references[id] = .content(index)
      default: references[id] = .item(index)
      }
    }
    var inner = element.list("subviews")
    if let content = element.child("view", key: "contentView") { inner.append(content) }
    switch kind {
    case .field where !inner.isEmpty: notes.add("views in a NumberField are left out", inner[0])
    case .label, .field, .absent: break
    case .box: for child in inner { add(child, parent: index, isHidden: isHidden, &notes) }
    }
  }

  private static func kind(of element: IBElement, isRoot: Bool, _ notes: inout IBNotes) -> IBItem.Kind {
    if element.isField { return .field }
    switch element.name {
    case "label":
      if let name = element["customClass"] { notes.add("class \(name.shortened) counts as a label", element) }
      return .label
    case "view", "scrollView", "stackView", "visualEffectView", "control":
      if let name = element["customClass"], !isRoot {
        notes.add("class \(name.shortened) counts as a plain view", element)
      }
      if element.name == "scrollView" {
        notes.add("<scrollView> does not scroll: the screen does, as a whole", element)
      }
      if element.name == "visualEffectView" {
        notes.add("<visualEffectView> counts as a plain view", element)
      }
      return .box
    default:
      notes.add("<\(element.name.shortened)> is left out", element)
      return .absent
    }
  }

  private static func frame(of element: IBElement) -> Rect {
    guard let rect = element.child("rect", key: "frame") else { return Rect() }
    return Rect(
      x: rect.number("x") ?? 0, y: rect.number("y") ?? 0, width: max(0, rect.number("width") ?? 0),
      height: max(0, rect.number("height") ?? 0))
  }
}

extension IBElement {
  /// Whether the class is the field's, with or without the name of a module.
  var isField: Bool { self["customClass"] == "NumberField" }
}
