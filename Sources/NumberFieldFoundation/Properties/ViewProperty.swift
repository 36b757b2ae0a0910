public import NumberField

/// A public property of a field or a label that can be set by its name: in scene files, storyboards and
/// scripts.
///
/// ```swift
/// for property in ViewProperty<NumberField>.all { print(property.path, property.kind.expected) }
/// ```
///
/// There is one table of them for fields and one for labels: whatever sets by name knows the same names.
/// `try ViewProperty<NumberField>.named("maxValue")` looks one of them up.
public struct ViewProperty<Target: View>: Sendable {
  /// The public name; dots lead into labels, fonts, symbols and the layer.
  public let path: String
  /// What it takes.
  public let kind: PropertyKind
  /// One sentence that says what it is.
  public let summary: String
  let set: @MainActor @Sendable (Target, PropertyValue) -> Void
  /// The path's parts.
  let steps: [String]

  init(
    _ path: String, _ kind: PropertyKind, _ summary: String,
    set: @escaping @MainActor @Sendable (Target, PropertyValue) -> Void
  ) {
    self.path = path
    self.kind = kind
    self.summary = summary
    self.set = set
    steps = path.split(separator: ".").map(String.init)
  }

  /// Looks at a value before anything is set: what this lets through can be assigned.
  ///
  /// - Throws: `PropertyError` where the value does not fit; a number beyond the property's bounds does.
  public func check(_ value: PropertyValue) throws(PropertyError) {
    switch kind.judge(value) {
    case .fine: break
    case .wrongType: throw .wrongType(path, expected: kind.expected, found: value)
    case .impossible(let reason):
      switch kind {
      case .number, .integer: break
      default: throw .impossible(path, reason: reason)
      }
    }
  }

  /// Sets the property; a number beyond its bounds is clamped by the property itself.
  ///
  /// - Throws: `PropertyError` where the value does not fit; nothing is changed then.
  @MainActor
  public func assign(_ value: PropertyValue, to target: Target) throws(PropertyError) {
    try check(value)
    set(target, value)
  }
}

// One short word for each type, so that the tables read like tables.
extension ViewProperty {
  static func number(
    _ path: String, _ bounds: ClosedRange<Double>?, _ summary: String,
    set: @escaping @MainActor @Sendable (Target, Double) -> Void
  ) -> ViewProperty {
    ViewProperty(path, .number(bounds), summary) { if let number = $1.number { set($0, number) } }
  }

  static func integer(
    _ path: String, _ bounds: ClosedRange<Int>?, _ summary: String,
    set: @escaping @MainActor @Sendable (Target, Int) -> Void
  ) -> ViewProperty {
    ViewProperty(path, .integer(bounds), summary) { if let integer = $1.integer { set($0, integer) } }
  }

  static func flag(
    _ path: String, _ summary: String, set: @escaping @MainActor @Sendable (Target, Bool) -> Void
  ) -> ViewProperty {
    ViewProperty(path, .flag, summary) { if let flag = $1.flag { set($0, flag) } }
  }

  static func optionalString(
    _ path: String, _ summary: String, set: @escaping @MainActor @Sendable (Target, String?) -> Void
  ) -> ViewProperty {
    ViewProperty(path, .string(isOptional: true), summary) { set($0, $1.text) }
  }

  static func color(
    _ path: String, _ summary: String, set: @escaping @MainActor @Sendable (Target, Color) -> Void
  ) -> ViewProperty {
    ViewProperty(path, .color, summary) { target, value in
      if let color = value.color(in: target.screen?.theme ?? .light) { set(target, color) }
    }
  }

  static func choice<Choice: CaseIterable & Sendable>(
    _ path: String, of _: Choice.Type, _ summary: String,
    set: @escaping @MainActor @Sendable (Target, Choice) -> Void
  ) -> ViewProperty {
    ViewProperty(path, .choice(Choice.allCases.map { "\($0)" }, isOptional: false), summary) {
      target, value in
      if let choice = Choice.allCases.first(where: { "\($0)" == value.text }) { set(target, choice) }
    }
  }
}
