internal import Foundation

// Foundation keeps the last of two equal keys, and a person who wrote both wonders where the first has gone.
extension JSONValue {
  /// Finds the keys that stand twice in an object, in one pass over the bytes; nothing but keys is looked at.
  ///
  /// - Parameter text: correct JSON in UTF-8.
  /// - Returns: An error for each with its place; no more than 20, as each place costs a look through the file.
  static func repeatedKeys(in text: Data) -> [SceneFileError] {
    let bytes = [UInt8](text)
    var errors: [SceneFileError] = []
    /// The keys of the objects around the place, outermost first; nil for an array.
    var keys: [Set<ArraySlice<UInt8>>?] = []
    var isKeyNext = false
    var index = 0
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "{"):
        keys.append([])
        isKeyNext = true
      case UInt8(ascii: "["):
        keys.append(nil)
        isKeyNext = false
      case UInt8(ascii: "}"), UInt8(ascii: "]"): _ = keys.popLast()
      case UInt8(ascii: ","): isKeyNext = keys.last.map { $0 != nil } ?? false
      case UInt8(ascii: "\""):
        let start = index
        index += 1
        while index < bytes.count, bytes[index] != UInt8(ascii: "\"") {
          index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
        }
        guard isKeyNext, index <= bytes.count else { break }
        isKeyNext = false
        let key = bytes[start + 1..<index]
        if keys[keys.count - 1]?.insert(key).inserted == false, errors.count < 20 {
          let name = String(decoding: key, as: UTF8.self).shortened
          errors.append(
            SceneFileError(place(of: start, in: text), .syntax("the key \"\(name)\" stands twice")))
        }
      default: break
      }
      index += 1
    }
    return errors
  }
}
