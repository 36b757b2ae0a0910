internal import Foundation
internal import NumberField

// What a person most likely meant where Foundation only says that it is no JSON.
extension JSONValue {
  /// A character in quotes; what would break a line, or do something to a terminal, by its name or its number.
  private static func name(of character: Character) -> String {
    if character.isNewline { return "end of line" }
    let hidden = character.unicodeScalars.first {
      [.control, .format].contains($0.properties.generalCategory)
    }
    return hidden?.unicodeNumber ?? "\"\(character)\""
  }

  /// Words for what stands at an offset where nothing, or something else, should stand; nil at the file's end.
  static func hint(at offset: Int, in text: Data) -> String? {
    guard offset >= 0, offset < text.count else { return nil }
    let rest = text.dropFirst(offset)
    let word = String(decoding: rest.prefix(64), as: UTF8.self)
    guard let found = word.first else { return nil }
    let before = text.prefix(offset).last { !" \t\r\n".utf8.contains($0) }.map {
      Character(Unicode.Scalar($0))
    }
    let unexpected = "unexpected \(name(of: found))"
    if let way = way(out: found, word, before) { return "\(unexpected); \(way)" }
    return unexpected
  }

  private static func way(out found: Character, _ word: String, _ before: Character?) -> String? {
    switch found {
    case "/", "#": return "JSON has no comments"
    case "'", "“", "”", "„", "‘", "’", "«": return "text stands in double quotes, \"…\""
    case "+", ".": return "numbers are written as in 5 and 0.5"
    default: break
    }
    if let before, before == "\"" || before == "}" || before == "]" || before.isNumber || before.isLetter {
      guard found != "}", found != "]" else { return nil }
      return "is a comma or a colon missing before it?"
    }
    guard found.isLetter else { return nil }
    let letters = word.prefix { $0.isLetter }.lowercased()
    if ["true", "false", "null"].contains(letters) { return "there are true, false and null" }
    return "names and text stand in double quotes, \"…\""
  }
}
