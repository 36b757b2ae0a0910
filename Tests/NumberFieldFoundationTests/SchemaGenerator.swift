import Foundation

/// Makes JSON that a schema accepts, at random, and then breaks it.
struct SchemaGenerator {
  let validator: SchemaValidator
  var random: SeededRandom
  /// Names that are given out; pins may refer to them.
  private var names = 0

  init(_ validator: SchemaValidator, seed: UInt64) {
    self.validator = validator
    random = SeededRandom(seed: seed)
  }

  mutating func scene() -> [String: Any] {
    names = 0
    return value(validator.schema, key: "", depth: 0) as? [String: Any] ?? [:]
  }

  private mutating func value(_ schema: [String: Any], key: String, depth: Int) -> Any {
    if let reference = schema["$ref"] {
      return value(validator.definition(reference), key: key, depth: depth)
    }
    if let choices = schema["anyOf"] as? [[String: Any]] {
      return value(choices[Int.random(in: 0..<choices.count, using: &random)], key: key, depth: depth)
    }
    if let words = schema["enum"] as? [Any] { return words[Int.random(in: 0..<words.count, using: &random)] }
    let types = schema["type"] as? [String] ?? [schema["type"] as? String ?? ""]
    switch types[Int.random(in: 0..<types.count, using: &random)] {
    case "null": return NSNull()
    case "boolean": return Bool.random(using: &random)
    case "string": return string(schema, key: key)
    case "integer":
      let range = (schema["minimum"] as? Int ?? -1000)...(schema["maximum"] as? Int ?? 1000)
      return Int.random(in: range, using: &random)
    case "number":
      // Limits that do not contradict each other.
      if key.lowercased().contains("max") { return Int.random(in: 1...1000, using: &random) }
      if key.lowercased().contains("min") { return Int.random(in: -1000...0, using: &random) }
      let least = (schema["minimum"] as? NSNumber)?.doubleValue ?? -1000
      let most = (schema["maximum"] as? NSNumber)?.doubleValue ?? 1000
      let quarters = (Double.random(in: least...most, using: &random) * 4).rounded(.towardZero) / 4
      return min(max(quarters, least), most)
    case "array":
      let most = min(schema["maxItems"] as? Int ?? 3, depth > 3 ? 2 : 3)
      let count = Int.random(in: (schema["minItems"] as? Int ?? 0)...most, using: &random)
      return (0..<count).map { _ in
        value(schema["items"] as? [String: Any] ?? [:], key: key, depth: depth + 1)
      }
    default: return object(schema, depth: depth)
    }
  }

  private mutating func string(_ schema: [String: Any], key: String) -> String {
    switch key {
    case "name":
      names += 1
      return "view\(names)"
    case "of": return "view1"
    case "locale": return ["de_DE", "en_IN", "ar_EG", "pl_PL"].randomElement(using: &random) ?? "en"
    case "digits": return ["0123456789", "٠١٢٣٤٥٦٧٨٩"].randomElement(using: &random) ?? ""
    default: break
    }
    guard let pattern = schema["pattern"] as? String else {
      return ["", "LENGTH", "سعر", "a \"b\"\n"].randomElement(using: &random) ?? ""
    }
    if pattern.contains("A-Fa-f") {
      return ["#A0b1C2", "#01020304", "secondaryText"].randomElement(using: &random) ?? ""
    }
    if pattern.contains("[0-9]*") {
      let isLow = key.lowercased().contains("min")
      return (isLow ? ["-7", "-.5", "0"] : ["12.50", "99999999999999999999.01", "3."]).randomElement(
        using: &random) ?? ""
    }
    return [",", "·", "x"].randomElement(using: &random) ?? ""
  }

  private mutating func object(_ schema: [String: Any], depth: Int) -> [String: Any] {
    let properties = schema["properties"] as? [String: [String: Any]] ?? [:]
    var keys = Set(schema["required"] as? [String] ?? [])
    let choices = (schema["oneOf"] as? [[String: Any]] ?? []).compactMap {
      ($0["required"] as? [String])?.first
    }
    if let choice = choices.randomElement(using: &random) { keys.insert(choice) }
    let chance = depth == 0 ? 2 : properties.count > 20 ? 6 : 3
    for key in properties.keys.sorted() where Int.random(in: 0..<chance, using: &random) == 0 {
      if !choices.contains(key) { keys.insert(key) }
    }
    for rule in schema["allOf"] as? [[String: Any]] ?? [] {
      let pair = (rule["not"] as? [String: Any])?["required"] as? [String] ?? []
      if let last = pair.last, keys.isSuperset(of: pair) { keys.remove(last) }
    }
    var object: [String: Any] = [:]
    for key in keys.sorted() { object[key] = value(properties[key] ?? [:], key: key, depth: depth + 1) }
    return object
  }

  // MARK: Breaking

  private static var rubbish: [Any] {
    [
      NSNull(), true, false, 0, 1, -1, 2.5, 1_000_000, -7, "", "x", "left", "#12345", "#123456", "12",
      "1.2.3", "a b",
      "standard", [Any](), [1], [[Any]()], [String: Any](), ["x": 1], ["key": "1"], ["width": 3],
    ]
  }

  /// The value with one place of it replaced, taken out or added to.
  mutating func mutated(_ value: Any) -> Any {
    if Int.random(in: 0..<6, using: &random) == 0 { return replaced(value) }
    if var object = value as? [String: Any], !object.isEmpty {
      let keys = object.keys.sorted()
      let key = keys[Int.random(in: 0..<keys.count, using: &random)]
      switch Int.random(in: 0..<8, using: &random) {
      case 0: object[key] = nil
      case 1:
        object[["x", "value", "frame", "name", key + "s"].randomElement(using: &random) ?? ""] = replaced(
          value)
      default: object[key] = mutated(object[key] ?? 0)
      }
      return object
    }
    if var array = value as? [Any], !array.isEmpty {
      let index = Int.random(in: 0..<array.count, using: &random)
      array[index] = mutated(array[index])
      return array
    }
    return replaced(value)
  }

  private mutating func replaced(_ value: Any) -> Any {
    SchemaGenerator.rubbish.randomElement(using: &random) ?? value
  }
}
