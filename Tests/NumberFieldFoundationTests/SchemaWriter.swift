import Foundation

@testable import NumberFieldFoundation

/// Writes the language of scene files as a JSON Schema (draft 2020-12).
struct SchemaWriter {
  private var definitions: [String: [String: Any]] = [:]

  static func schema() throws -> Data {
    var writer = SchemaWriter()
    var schema = writer.object(SceneLanguage.scene)
    schema["$schema"] = "https://json-schema.org/draft/2020-12/schema"
    schema["title"] = "A scene of NumberField"
    schema["description"] = "Fields and labels of a screen under their public property names."
    schema["$defs"] = writer.definitions
    let options: JSONSerialization.WritingOptions = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return try JSONSerialization.data(withJSONObject: schema, options: options) + Data("\n".utf8)
  }

  private mutating func schema(_ shape: Shape) -> [String: Any] {
    switch shape {
    case .leaf(let kind): leaf(kind)
    case .name: ["type": "string", "pattern": "^[^\\s\"#\\u0000-\\u001F\\u0085]{1,100}$"]
    case .array(let element, let count):
      ["type": "array", "items": schema(element)].merging(
        count.upperBound < 1_000_000 ? ["minItems": count.lowerBound, "maxItems": count.upperBound] : [:]
      ) { $1 }
    case .object(let object): reference(object)
    case .either(let shapes): ["anyOf": shapes.map { schema($0) }]
    }
  }

  /// Each object is written once and referred to.
  private mutating func reference(_ shape: ObjectShape) -> [String: Any] {
    let name = shape.title.split(separator: " ").filter { $0 != "a" && $0 != "of" }.joined(separator: "-")
    let definition = object(shape)
    var key = name
    while let known = definitions[key], !(known as NSDictionary).isEqual(definition) { key += "-" }
    definitions[key] = definition
    return ["$ref": "#/$defs/\(key)"]
  }

  private mutating func object(_ shape: ObjectShape) -> [String: Any] {
    var properties: [String: Any] = [:]
    for member in shape.members {
      var inner = schema(member.shape)
      inner["description"] = member.summary
      properties[member.key] = inner
    }
    var schema: [String: Any] = [
      "type": "object", "properties": properties, "additionalProperties": false,
    ]
    let required = shape.members.filter(\.isRequired).map(\.key)
    if !required.isEmpty { schema["required"] = required }
    if !shape.exactlyOneOf.isEmpty { schema["oneOf"] = shape.exactlyOneOf.map { ["required": [$0]] } }
    if !shape.exclusive.isEmpty { schema["allOf"] = shape.exclusive.map { ["not": ["required": $0]] } }
    return schema
  }

  private func leaf(_ kind: PropertyKind) -> [String: Any] {
    func string(orNull isOptional: Bool) -> Any { isOptional ? ["string", "null"] : "string" }
    switch kind {
    case .number(let bounds):
      return ["type": "number"].merging(bounds.map { self.bounds($0.lowerBound, $0.upperBound) } ?? [:]) {
        $1
      }
    case .integer(let bounds):
      return ["type": "integer"].merging(
        bounds.map { self.bounds(Double($0.lowerBound), Double($0.upperBound)) } ?? [:]
      ) {
        $1
      }
    case .exact(let isOptional):
      return [
        "type": ["number", "string"] + (isOptional ? ["null"] : []),
        "pattern": "^-?([0-9]+\\.?[0-9]*|\\.[0-9]+)$",
      ]
    case .flag: return ["type": "boolean"]
    case .string(let isOptional): return ["type": string(orNull: isOptional)]
    case .color:
      let names = ThemeColor.all.map(\.name).joined(separator: "|")
      return ["type": "string", "pattern": "^(#([0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})|\(names))$"]
    case .choice(let words, let isOptional): return ["enum": words as [Any] + (isOptional ? [NSNull()] : [])]
    case .character:
      return [
        "type": "string",
        "pattern": "^[^\\u0000-\\u001F\\u061C\\u200E\\u200F\\u202A-\\u202E\\u2066-\\u2069]$",
      ]
    case .digits: return ["type": "string", "minLength": 10, "maxLength": 10]
    case .locale:
      return ["type": "string", "examples": ["en_US", "de_DE", "en_IN", "ar_EG", "hi_IN@numbers=deva"]]
    }
  }

  private func bounds(_ least: Double, _ most: Double) -> [String: Any] {
    func number(_ value: Double) -> Any { Int(exactly: value) ?? value }
    return ["minimum": number(least), "maximum": number(most)]
  }
}
