import Foundation

/// Judges JSON by a schema, knowing nothing of scene files: the keywords that the schema uses, and no others.
struct SchemaValidator {
  struct UnknownKeyword: Error { let keyword: String }

  private let root: [String: Any]

  init(_ data: Data) throws {
    root = try JSONSerialization.jsonObject(with: data) as? [String: Any] ?? [:]
  }

  func accepts(_ value: Any) throws -> Bool { try accepts(value, root) }

  private func accepts(_ value: Any, _ schema: [String: Any]) throws -> Bool {
    for (keyword, rule) in schema where try !accepts(value, keyword, rule, schema) { return false }
    return true
  }

  private func accepts(_ value: Any, _ keyword: String, _ rule: Any, _ schema: [String: Any]) throws -> Bool {
    switch keyword {
    case "$schema", "$defs", "title", "description", "examples": return true
    case "$ref": return try accepts(value, definition(rule))
    case "type":
      let types = rule as? [String] ?? [rule as? String ?? ""]
      return types.contains { isOf(type: $0, value) }
    case "enum": return (rule as? [Any] ?? []).contains { ($0 as? NSObject) == (value as? NSObject) }
    case "pattern":
      guard let text = value as? String else { return true }
      return try NSRegularExpression(pattern: rule as? String ?? "")
        .firstMatch(in: text, range: NSRange(text.startIndex..., in: text)) != nil
    case "minimum": return number(value).map { $0 >= (number(rule) ?? 0) } ?? true
    case "maximum": return number(value).map { $0 <= (number(rule) ?? 0) } ?? true
    case "minLength": return (value as? String).map { $0.unicodeScalars.count >= (rule as? Int ?? 0) } ?? true
    case "maxLength": return (value as? String).map { $0.unicodeScalars.count <= (rule as? Int ?? 0) } ?? true
    case "minItems": return (value as? [Any]).map { $0.count >= (rule as? Int ?? 0) } ?? true
    case "maxItems": return (value as? [Any]).map { $0.count <= (rule as? Int ?? 0) } ?? true
    case "items":
      return try (value as? [Any] ?? []).allSatisfy { try accepts($0, rule as? [String: Any] ?? [:]) }
    case "properties":
      guard let object = value as? [String: Any], let rules = rule as? [String: [String: Any]] else {
        return true
      }
      return try object.allSatisfy { key, inner in try rules[key].map { try accepts(inner, $0) } ?? true }
    case "additionalProperties":
      guard let object = value as? [String: Any], rule as? Bool == false else { return true }
      let known = schema["properties"] as? [String: Any] ?? [:]
      return object.keys.allSatisfy { known[$0] != nil }
    case "required":
      guard let object = value as? [String: Any] else { return true }
      return (rule as? [String] ?? []).allSatisfy { object[$0] != nil }
    case "not": return try !accepts(value, rule as? [String: Any] ?? [:])
    case "anyOf": return try (rule as? [[String: Any]] ?? []).contains { try accepts(value, $0) }
    case "oneOf": return try (rule as? [[String: Any]] ?? []).count { try accepts(value, $0) } == 1
    case "allOf": return try (rule as? [[String: Any]] ?? []).allSatisfy { try accepts(value, $0) }
    default: throw UnknownKeyword(keyword: keyword)
    }
  }

  /// What a `$ref` points at.
  func definition(_ reference: Any) -> [String: Any] {
    let name = (reference as? String ?? "").replacingOccurrences(of: "#/$defs/", with: "")
    return (root["$defs"] as? [String: [String: Any]])?[name] ?? [:]
  }

  var schema: [String: Any] { root }

  private func isFlag(_ value: Any) -> Bool {
    (value as? NSNumber).map { String(cString: $0.objCType) == "c" } ?? false
  }

  private func number(_ value: Any) -> Double? {
    isFlag(value) || value is String ? nil : (value as? NSNumber)?.doubleValue
  }

  private func isOf(type: String, _ value: Any) -> Bool {
    switch type {
    case "null": value is NSNull
    case "boolean": isFlag(value)
    case "string": value is String
    case "number": number(value) != nil
    case "integer": number(value).map { $0 == $0.rounded() } ?? false
    case "array": value is [Any]
    case "object": value is [String: Any]
    default: false
    }
  }
}
