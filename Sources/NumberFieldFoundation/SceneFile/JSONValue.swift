internal import Foundation
internal import NumberFieldCore

/// A piece of JSON, with exact numbers.
enum JSONValue: Equatable, Sendable {
  case null
  case flag(Bool)
  case number(ExactDecimal)
  /// A number of more than 38 digits, as Foundation writes it.
  case hugeNumber(String)
  case string(String)
  case array([JSONValue])
  case object([String: JSONValue])

  /// Takes over what `JSONSerialization` made.
  init(_ value: Any) {
    switch value {
    case let text as String: self = .string(text)
    case let number as NSNumber: self.init(number)
    case let array as [Any]: self = .array(array.map { JSONValue($0) })
    case let object as [String: Any]: self = .object(object.mapValues { JSONValue($0) })
    default: self = .null
    }
  }

  private init(_ number: NSNumber) {
    // A boolean is a number of C's type char, which no number of a file is.
    if String(cString: number.objCType) == "c" {
      self = .flag(number.boolValue)
    } else if let decimal = number as? NSDecimalNumber {
      // Numbers that a Double would round.
      self = ExactDecimal(decimal.decimalValue).map { .number($0) } ?? .hugeNumber(decimal.stringValue)
    } else if String(cString: number.objCType) == "d" {
      self = ExactDecimal(number.doubleValue).map { .number($0) } ?? .hugeNumber(number.stringValue)
    } else {
      self = ExactDecimal(number.stringValue).map { .number($0) } ?? .hugeNumber(number.stringValue)
    }
  }
}

extension JSONValue: CustomStringConvertible {
  /// What was found, for messages.
  var description: String {
    switch self {
    case .null: "null"
    case .flag(let flag): "\(flag)"
    case .number(let number): number.description.shortened
    case .hugeNumber(let text): text.shortened
    case .string(let text): "\"\(text.shortened)\""
    case .array: "an array"
    case .object: "an object"
    }
  }
}

extension JSONValue {
  /// The value for a property; nil for arrays, objects and numbers that are too long.
  var property: PropertyValue? {
    switch self {
    case .null: PropertyValue.none
    case .flag(let flag): .flag(flag)
    case .number(let number): .number(number)
    case .string(let text): .string(text)
    case .hugeNumber, .array, .object: nil
    }
  }

  subscript(key: String) -> JSONValue? {
    if case .object(let members) = self { members[key] } else { nil }
  }

  var text: String? {
    if case .string(let text) = self { text } else { nil }
  }

  var number: Double? {
    if case .number(let number) = self { number.doubleValue } else { nil }
  }

  var elements: [JSONValue]? {
    if case .array(let elements) = self { elements } else { nil }
  }
}
