internal import NumberFieldFoundation

/// The parts of an Interface Builder file that a screen is made of.
struct IBDocument {
  let document: IBElement
  /// The screen's outermost view.
  let root: IBElement
  /// The view controller that it belongs to, in a storyboard.
  let controller: IBElement?
  /// The names that outlets give to views, by the views' ids.
  let outlets: [String: String]

  init(_ document: IBElement, notes: inout IBNotes) throws(InterfaceBuilderError) {
    let type = document["type"] ?? ""
    guard document.name == "document", type.hasPrefix("com.apple.InterfaceBuilder3.CocoaTouch.") else {
      let found =
        document.name == "document" && !type.isEmpty
        ? "the type \"\(type.shortened)\"" : "<\(document.name.shortened)>"
      throw InterfaceBuilderError(line: document.line, .notInterfaceBuilder(found: found))
    }
    self.document = document
    var outlets: [String: String] = [:]
    document.forEach { element in
      guard element.name == "outlet", let name = element["property"], let id = element["destination"] else {
        return
      }
      // An outlet may have any name that a program gives it, but only once.
      if outlets[id] == nil, name.isViewName { outlets[id] = name }
    }
    self.outlets = outlets
    if document.child("scenes") != nil {
      (controller, root) = try IBDocument.screen(of: document, &notes)
    } else {
      controller = nil
      root = try IBDocument.view(of: document, &notes)
    }
  }

  /// The screen that a storyboard begins with; where that has no view, the first that has one.
  private static func screen(
    of storyboard: IBElement, _ notes: inout IBNotes
  ) throws(InterfaceBuilderError) -> (IBElement, IBElement) {
    let controllers = storyboard.list("scenes").flatMap { $0.list("objects") }
      .filter { $0["sceneMemberID"] == "viewController" || $0.name.lowercased().hasSuffix("viewcontroller") }
    let byID = Dictionary(controllers.compactMap { element in element["id"].map { ($0, element) } }) {
      first, _ in first
    }
    func view(_ controller: IBElement) -> IBElement? {
      controller.children.first { $0["key"] == "view" && $0.name == "view" }
    }
    var next = storyboard["initialViewController"].flatMap { byID[$0] }
    var hops = 0
    while let controller = next, view(controller) == nil, hops < 10 {
      // A navigation or tab bar controller leads on to the first one that it shows.
      let segue = controller.list("connections").first { $0["kind"] == "relationship" }
      next = segue?["destination"].flatMap { byID[$0] }
      hops += 1
    }
    let holdsFields = controllers.first { view($0)?.holdsField == true }
    guard let controller = next ?? holdsFields ?? controllers.first(where: { view($0) != nil }),
      let root = view(controller)
    else { throw InterfaceBuilderError(line: storyboard.line, .noView) }
    for other in controllers where other !== controller && view(other) != nil {
      notes.add("further scenes are left out", other)
    }
    return (controller, root)
  }

  /// The view of a xib: the one that holds fields, or else the first.
  private static func view(
    of xib: IBElement, _ notes: inout IBNotes
  ) throws(InterfaceBuilderError) -> IBElement {
    let views = xib.list("objects").filter { $0.name == "view" || $0.isField }
    guard let root = views.first(where: \.holdsField) ?? views.first else {
      throw InterfaceBuilderError(line: xib.line, .noView)
    }
    for other in views where other !== root {
      notes.add("further views beside the first are left out", other)
    }
    return root
  }
}

extension IBElement {
  fileprivate var holdsField: Bool {
    var found = false
    forEach { if $0.isField { found = true } }
    return found
  }
}
