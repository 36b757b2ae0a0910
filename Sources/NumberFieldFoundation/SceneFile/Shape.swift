/// What may stand at a place in a scene file.
///
/// The language of scene files is written down once, as a shape: it is what files are checked against, and
/// what the JSON Schema for editors says.
indirect enum Shape: Sendable {
  /// A single value.
  case leaf(PropertyKind)
  /// The name of a view: no spaces, quotes or `#`, so that scripts can say it.
  case name
  case array(Shape, count: ClosedRange<Int>)
  case object(ObjectShape)
  /// One of several shapes, each of another JSON type.
  case either([Shape])

  static func array(_ shape: Shape) -> Shape { .array(shape, count: 0...1_000_000) }
}

/// The keys of an object and how they go together. Keys that are not listed may not be there.
struct ObjectShape: Sendable {
  /// One key, what stands behind it, and a sentence that says what it is.
  struct Member: Sendable {
    let key: String
    let shape: Shape
    let summary: String
    var isRequired = false
  }

  /// What the object is, for messages: "a field".
  let title: String
  let members: [Member]
  /// Keys of which exactly one has to be there; none: no such rule.
  var exactlyOneOf: [String] = []
  /// Pairs of keys that exclude each other.
  var exclusive: [[String]] = []
  /// Keys that may not be here though somebody could think so, and what to say then.
  var hints: [String: String] = [:]
  private let byKey: [String: Int]

  init(
    _ title: String, _ members: [Member], exactlyOneOf: [String] = [], exclusive: [[String]] = [],
    hints: [String: String] = [:]
  ) {
    self.title = title
    self.members = members
    self.exactlyOneOf = exactlyOneOf
    self.exclusive = exclusive
    self.hints = hints
    byKey = Dictionary(uniqueKeysWithValues: members.enumerated().map { ($1.key, $0) })
  }

  subscript(key: String) -> Member? { byKey[key].map { members[$0] } }
}

extension ObjectShape {
  /// The tree that key paths such as `layer.borderWidth` make.
  static func members<Target>(of properties: [ViewProperty<Target>]) -> [Member] {
    members(
      of: properties.map { (Array($0.path.split(separator: ".").map(String.init)), $0.kind, $0.summary) })
  }

  private static func members(of entries: [(steps: [String], kind: PropertyKind, summary: String)])
    -> [Member]
  {
    var order: [String] = []
    var groups: [String: [(steps: [String], kind: PropertyKind, summary: String)]] = [:]
    for entry in entries {
      guard let first = entry.steps.first else { continue }
      if groups[first] == nil { order.append(first) }
      groups[first, default: []].append(entry)
    }
    return order.compactMap { key in
      guard let group = groups[key], let first = group.first else { return nil }
      if first.steps.count == 1 { return Member(key: key, shape: .leaf(first.kind), summary: first.summary) }
      let inner = members(of: group.map { (Array($0.steps.dropFirst()), $0.kind, $0.summary) })
      let hints =
        key == "valueLabel" ? ["text": "the value label says what the field shows; set \"value\""] : [:]
      return Member(
        key: key, shape: .object(ObjectShape(key, inner, hints: hints)),
        summary: "The \(key)'s own properties.")
    }
  }
}
