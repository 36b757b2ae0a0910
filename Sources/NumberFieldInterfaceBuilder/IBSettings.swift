internal import NumberField
internal import NumberFieldCore
internal import NumberFieldFoundation

/// Turns what elements say of a view into settings of public properties.
struct IBSettings {
  let colors: IBColors
  var notes: IBNotes

  /// What a view's own elements and attributes say, then its runtime attributes, which win.
  mutating func settings<Target>(
    _ item: IBItem, of properties: [ViewProperty<Target>]
  ) -> [Setting<Target>] {
    let element = item.element
    var values: [(String, PropertyValue)] = []
    for color in element.children where color.name == "color" {
      guard let key = color["key"], ["backgroundColor", "tintColor", "textColor"].contains(key) else {
        continue
      }
      // What is black or white in a light interface only is so here, too.
      let dynamic = color["systemColor"].flatMap { IBColors.dynamic[$0] }
      if let dynamic {
        values.append((key, .string(dynamic)))
      } else if let found = read(color) {
        values.append((key, .color(found)))
      }
    }
    if item.isHidden { values.append(("isHidden", .flag(true))) }
    if element["enabled"] == "NO", item.kind == .field { values.append(("isEnabled", .flag(false))) }
    if let tag = element.number("tag"), let number = ExactDecimal(tag) {
      values.append(("tag", .number(number)))
    }
    if item.kind == .label { values += label(element) }
    noteUnknown(element, item.kind)
    let settings: [Setting<Target>] = values.compactMap { path, value in
      properties.first { $0.path == path }.map { Setting(property: $0, value: value) }
    }
    return settings + element.list("userDefinedRuntimeAttributes").compactMap { runtime($0, of: properties) }
  }

  private mutating func read(_ element: IBElement) -> Color? {
    if let color = colors.color(element) { return color }
    let name =
      element["name"] ?? element["systemColor"] ?? element["cocoaTouchSystemColor"] ?? "without parts"
    notes.add("the colour \(name.shortened) is not known", element)
    return nil
  }

  private mutating func label(_ element: IBElement) -> [(String, PropertyValue)] {
    var values: [(String, PropertyValue)] = []
    let text = element["text"] ?? element.children.first { $0["key"] == "text" }?.text
    if let text {
      values.append(("text", .string(text)))
      if text.contains(where: \.isNewline) { notes.add("labels show one line only", element) }
    }
    if let font = element.child("fontDescription", key: "fontDescription") {
      let font = Font(font)
      values.append(("font.family", font.family.map { .string($0) } ?? .none))
      values.append(("font.size", .number(ExactDecimal(font.size) ?? 17)))
      values.append(("font.weight", .string("\(font.weight)")))
    }
    switch element["textAlignment"] {
    case "center": values.append(("textAlignment", .string("center")))
    case "right": values.append(("textAlignment", .string("right")))
    default: break
    }
    return values
  }

  // MARK: Runtime attributes

  private mutating func runtime<Target>(
    _ element: IBElement, of properties: [ViewProperty<Target>]
  ) -> Setting<Target>? {
    guard element.name == "userDefinedRuntimeAttribute", let keyPath = element["keyPath"] else { return nil }
    let type = element["type"] ?? "string"
    let path = IBSettings.publicName(of: keyPath)
    guard let property = properties.first(where: { $0.path == path }) else {
      let near = nearest(to: path, among: properties.map(\.path))
      let hint = near.map { "; did you mean \"\($0)\"?" } ?? ""
      notes.add(
        "the runtime attribute \"\(keyPath.shortened)\" is left out: no such property" + hint, element)
      return nil
    }
    guard var value = value(of: element, type: type) else {
      notes.add(
        "the runtime attribute \"\(keyPath.shortened)\" is left out: a \(type.shortened) does not fit it",
        element)
      return nil
    }
    // A number is a truth value to UIKit, where one is wanted.
    if property.kind == .flag, case .number(let number) = value { value = .flag(number != .zero) }
    do throws(PropertyError) {
      // Lets numbers beyond bounds through: they are clamped by the property, as in code.
      try property.check(value)
      return Setting(property: property, value: value)
    } catch {
      let why =
        switch error {
        case .wrongType(_, let expected, let found): "expected \(expected), found \(found)"
        case .impossible(_, let reason): reason
        case .unknown, .missing: "\(error)"
        }
      notes.add("the runtime attribute \"\(keyPath.shortened)\" is left out: \(why)", element)
      return nil
    }
  }

  private mutating func value(of element: IBElement, type: String) -> PropertyValue? {
    let inner = element.children.first { $0["key"] == "value" }
    switch type {
    case "number":
      guard let text = inner?["value"] ?? element["value"] else { return nil }
      // Whole numbers to the last digit; others are Doubles with digits beyond what a Double holds:
      // 99999.990000000005.
      if let number = ExactDecimal(text), number.decimals == 0 { return .number(number) }
      return Double(text).flatMap { ExactDecimal($0) }.map { .number($0) }
    case "boolean":
      switch inner?["value"] ?? element["value"] {
      case "YES", "true", "1": return .flag(true)
      case "NO", "false", "0": return .flag(false)
      default: return nil
      }
    case "string", "localizedString":
      return (element["value"] ?? inner?.text).map { .string($0) }
    case "color": return inner.flatMap { read($0) }.map { .color($0) }
    case "nil": return PropertyValue.none
    default: return nil
    }
  }

  /// Key paths of Objective-C name some properties without their "is".
  private static func publicName(of keyPath: String) -> String {
    var steps = keyPath.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    let short = ["hidden": "isHidden", "enabled": "isEnabled", "readOnly": "isReadOnly"]
    if let last = steps.popLast() { steps.append(short[last] ?? last) }
    return steps.joined(separator: ".")
  }

  // MARK: What is not known

  private mutating func noteUnknown(_ element: IBElement, _ kind: IBItem.Kind) {
    for name in element.attributes.keys.sorted() {
      switch (name, element[name] ?? "") {
      case ("alpha", let value) where Double(value) != 1: break
      case ("numberOfLines", let value) where value != "1": break
      case ("adjustsFontSizeToFit", "YES"), ("semanticContentAttribute", _): break
      case ("enabled", "NO") where kind != .field: break
      case let (name, _) where IBKnown.attributes.contains(name): continue
      default: break
      }
      let value = (element[name] ?? "").shortened
      notes.add("\(name.shortened)=\"\(value)\" of <\(element.name)> is left out", element)
    }
    for child in element.children {
      let key = child["key"].map { " \($0.shortened)" } ?? ""
      switch child.name {
      case "attributedString" where child["key"] == "attributedText":
        notes.add("the styles of an attributed text are left out", child)
      case "variation" where child["key"] != "default":
        notes.add("variations of size classes are left out", child)
      case "connections":
        for connection in child.children where connection.name == "action" || connection.name == "segue" {
          notes.add("<\(connection.name)> is left out", connection)
        }
      case let name where IBKnown.children.contains(name): break
      default: notes.add("<\(child.name.shortened)\(key)> in <\(element.name.shortened)> is left out", child)
      }
    }
  }
}

/// What is understood, or makes no difference here.
enum IBKnown {
  static let attributes: Set<String> = [
    "id", "key", "customClass", "customModule", "customModuleProvider", "userLabel", "restorationIdentifier",
    "opaque", "clipsSubviews", "clearsContextBeforeDrawing", "contentMode", "userInteractionEnabled",
    "multipleTouchEnabled", "translatesAutoresizingMaskIntoConstraints", "fixedFrame", "misplaced",
    "ambiguous",
    "verifyAmbiguity", "horizontalHuggingPriority", "verticalHuggingPriority",
    "horizontalCompressionResistancePriority", "verticalCompressionResistancePriority",
    "placeholderIntrinsicWidth",
    "placeholderIntrinsicHeight", "insetsLayoutMarginsFromSafeArea", "preservesSuperviewLayoutMargins",
    "layoutMarginsFollowReadableWidth", "viewLayoutGuide", "springLoaded", "colorLabel", "hidden", "alpha",
    "tag",
    "enabled", "text", "textAlignment", "lineBreakMode", "lineBreakStrategy", "numberOfLines",
    "baselineAdjustment",
    "adjustsFontSizeToFit", "minimumFontSize", "minimumScaleFactor", "adjustsFontForContentSizeCategory",
    "preferredMaxLayoutWidth", "usesAttributedText", "axis", "distribution", "alignment", "spacing",
    "contentHorizontalAlignment", "contentVerticalAlignment", "showsHorizontalScrollIndicator",
    "showsVerticalScrollIndicator", "keyboardDismissMode", "alwaysBounceVertical", "bounces", "pagingEnabled",
    "delaysContentTouches", "canCancelContentTouches", "scrollEnabled", "directionalLockEnabled",
    "indicatorStyle",
  ]

  static let children: Set<String> = [
    "rect", "autoresizingMask", "subviews", "constraints", "color", "nil", "fontDescription", "string",
    "mutableString", "viewLayoutGuide", "edgeInsets", "directionalEdgeInsets", "userDefinedRuntimeAttributes",
    "connections", "variation", "attributedString", "size", "point", "view", "accessibility", "blurEffect",
    "viewContentConstraints",
  ]
}
