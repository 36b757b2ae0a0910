internal import NumberFieldCore

/// Compares a file with a shape and collects everything that does not fit.
struct ShapeChecker {
  private(set) var errors: [SceneFileError] = []
  private var suggestions = 0

  /// Nobody reads more errors than these, nor waits for more guesses at what was meant.
  private static let mostErrors = SceneFileErrors.most
  private static let mostSuggestions = 50

  mutating func check(_ value: JSONValue, against shape: Shape, at path: JSONPath) {
    if errors.count >= ShapeChecker.mostErrors { return }
    switch shape {
    case .leaf(let kind): checkLeaf(value, kind, at: path)
    case .name:
      guard case .string(let text) = value, text.isViewName else {
        return note(.wrongType(expected: "a name without spaces, quotes or #", found: "\(value)"), path)
      }
    case .array(let element, let count):
      guard case .array(let elements) = value else {
        return note(.wrongType(expected: "an array", found: "\(value)"), path)
      }
      if !count.contains(elements.count) {
        note(
          .impossible(
            "expected \(count.lowerBound) to \(count.upperBound) elements, found \(elements.count)"),
          path)
      }
      for (index, inner) in elements.enumerated() { check(inner, against: element, at: path.index(index)) }
    case .object(let object): checkObject(value, object, at: path)
    case .either(let shapes):
      guard let shape = shapes.first(where: { $0.hasType(of: value) }) else {
        let expected = shapes.map(\.expected).joined(separator: ", or ")
        return note(.wrongType(expected: expected, found: "\(value)"), path)
      }
      check(value, against: shape, at: path)
    }
  }

  private mutating func checkLeaf(_ value: JSONValue, _ kind: PropertyKind, at path: JSONPath) {
    if case .hugeNumber = value {
      switch kind {
      case .number(let bounds?):
        return note(.impossible(PropertyKind.complaint(of: "\(value)", outside: bounds)), path)
      case .number, .exact: return note(.impossible("expected at most 38 digits, found \(value)"), path)
      default: break
      }
    }
    guard let property = value.property else {
      return note(.wrongType(expected: kind.expected, found: "\(value)"), path)
    }
    switch kind.judge(property) {
    case .fine: break
    case .wrongType: note(.wrongType(expected: kind.expected, found: "\(value)"), path)
    case .impossible(let reason): note(.impossible(reason), path)
    }
  }

  private mutating func checkObject(_ value: JSONValue, _ shape: ObjectShape, at path: JSONPath) {
    guard case .object(let members) = value else {
      return note(.wrongType(expected: "an object", found: "\(value)"), path)
    }
    // Known keys in the order of the language, then the unknown ones: a dictionary has no order of its own.
    for member in shape.members {
      if let inner = members[member.key] {
        check(inner, against: member.shape, at: path.key(member.key))
      } else if member.isRequired {
        note(.missingKey(member.key), path)
      }
    }
    for key in members.keys.filter({ shape[$0] == nil }).sorted() {
      if let hint = shape.hints[key] {
        note(.impossible(hint), path.key(key))
      } else {
        note(.unknownKey(nearest: suggestion(for: key, in: shape)), path.key(key))
      }
    }
    for pair in shape.exclusive where pair.allSatisfy({ members[$0] != nil }) {
      note(.conflictingKeys(pair[0], pair[1]), path)
    }
    if !shape.exactlyOneOf.isEmpty && shape.exactlyOneOf.count(where: { members[$0] != nil }) != 1 {
      note(.needsOneOf(shape.exactlyOneOf), path)
    }
  }

  private mutating func suggestion(for key: String, in shape: ObjectShape) -> String? {
    suggestions += 1
    guard suggestions <= ShapeChecker.mostSuggestions else { return nil }
    return nearest(to: key, among: shape.members.map(\.key))
  }

  private mutating func note(_ problem: SceneFileError.Problem, _ path: JSONPath) {
    if errors.count < ShapeChecker.mostErrors { errors.append(SceneFileError(path.place, problem)) }
  }
}

extension Shape {
  /// Whether a value is of the JSON type that the shape describes.
  fileprivate func hasType(of value: JSONValue) -> Bool {
    switch (self, value) {
    case (.array, .array), (.object, .object), (.name, .string): true
    case (.leaf(let kind), _):
      switch kind {
      case .number, .integer: value.isNumber
      case .exact(let isOptional): value.isNumber || value.text != nil || isOptional && value == .null
      case .flag: value == .flag(true) || value == .flag(false)
      case .string(let isOptional), .choice(_, let isOptional):
        value.text != nil || isOptional && value == .null
      case .color, .character, .digits, .locale: value.text != nil
      }
    default: false
    }
  }

  fileprivate var expected: String {
    switch self {
    case .leaf(let kind): kind.expected
    case .name: "a name"
    case .array: "an array"
    case .object(let shape): "an object (\(shape.title))"
    case .either(let shapes): shapes.map(\.expected).joined(separator: ", or ")
    }
  }
}

extension JSONValue {
  fileprivate var isNumber: Bool {
    switch self {
    case .number, .hugeNumber: true
    default: false
    }
  }
}
