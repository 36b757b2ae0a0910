/// What stands in a tag, and the characters of texts and values.
extension IBParser {
  mutating func readName() throws(InterfaceBuilderError) -> String {
    let start = place
    while place < bytes.count, IBParser.isOfName(bytes[place], isFirst: place == start) { place += 1 }
    if place == start { throw error("an element or attribute has no name") }
    return String(decoding: bytes[start..<place], as: UTF8.self)
  }

  private static func isOfName(_ byte: UInt8, isFirst: Bool) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), 0x80...: true
    case UInt8(ascii: "_"), UInt8(ascii: ":"): true
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."): !isFirst
    default: false
    }
  }

  mutating func skipBlanks() {
    while place < bytes.count, [0x20, 0x0A, 0x09, 0x0D].contains(bytes[place]) { place += 1 }
  }

  /// The attributes up to the tag's end, and whether the element ends there too.
  mutating func readAttributes() throws(InterfaceBuilderError) -> ([String: String], isClosed: Bool) {
    var attributes: [String: String] = [:]
    while true {
      let before = place
      skipBlanks()
      guard place < bytes.count else { throw error("a tag does not end") }
      if bytes[place] == UInt8(ascii: ">") {
        place += 1
        return (attributes, false)
      }
      if bytes[place] == UInt8(ascii: "/"), place + 1 < bytes.count, bytes[place + 1] == UInt8(ascii: ">") {
        place += 2
        return (attributes, true)
      }
      if place == before { throw error("an attribute has no value, or there is no space before it") }
      let name = try readName()
      let value = try readValue()
      if attributes.updateValue(value, forKey: name) != nil { throw error("an attribute stands twice") }
    }
  }

  private mutating func readValue() throws(InterfaceBuilderError) -> String {
    skipBlanks()
    guard place < bytes.count else { throw error("a tag does not end") }
    guard bytes[place] == UInt8(ascii: "=") else {
      throw error("an attribute has no value, or there is no space before it")
    }
    place += 1
    skipBlanks()
    let unquoted = "the value of an attribute is not in quotes, or does not end"
    guard place < bytes.count, bytes[place] == UInt8(ascii: "\"") || bytes[place] == UInt8(ascii: "'"),
      let end = bytes[(place + 1)...].firstIndex(of: bytes[place])
    else { throw error(unquoted) }
    place += 1
    if let less = bytes[place..<end].firstIndex(of: UInt8(ascii: "<")) {
      place = less
      throw error("there is a \"<\" in the value of an attribute")
    }
    let value = try readCharacters(upTo: end)
    place = end + 1
    // Lines end in values as words do.
    guard value.utf8.contains(where: { $0 < 0x20 }) else { return value }
    return String(String.UnicodeScalarView(value.unicodeScalars.map { $0.value < 0x20 ? " " : $0 }))
  }

  /// The characters from here to a place, which is gone to: lines end in one way, entities are what they stand for.
  mutating func readCharacters(upTo end: Int) throws(InterfaceBuilderError) -> String {
    var result = ""
    var start = place
    while place < end {
      switch bytes[place] {
      case UInt8(ascii: "&"):
        result += String(decoding: bytes[start..<place], as: UTF8.self)
        result.unicodeScalars.append(try readEntity(before: end))
        start = place
      case UInt8(ascii: "\r") where place + 1 < end && bytes[place + 1] == UInt8(ascii: "\n"):
        result += String(decoding: bytes[start..<place], as: UTF8.self)
        place += 1
        start = place
      default: place += 1
      }
    }
    return result + String(decoding: bytes[start..<end], as: UTF8.self)
  }

  private mutating func readEntity(before end: Int) throws(InterfaceBuilderError) -> Unicode.Scalar {
    // The longest one that means something is &#x10FFFF; with some zeros in front.
    guard let semicolon = bytes[place..<min(end, place + 16)].firstIndex(of: UInt8(ascii: ";")) else {
      throw error("there is an unknown entity")
    }
    let name = String(decoding: bytes[(place + 1)..<semicolon], as: UTF8.self)
    let scalar: Unicode.Scalar
    switch name {
    case "lt": scalar = "<"
    case "gt": scalar = ">"
    case "amp": scalar = "&"
    case "quot": scalar = "\""
    case "apos": scalar = "'"
    case _ where name.hasPrefix("#"):
      let isHexadecimal = name.hasPrefix("#x")
      guard let number = UInt32(name.dropFirst(isHexadecimal ? 2 : 1), radix: isHexadecimal ? 16 : 10),
        let meant = Unicode.Scalar(number), IBText.isAllowed(meant)
      else { throw error(IBText.forbidden) }
      scalar = meant
    default: throw error("there is an unknown entity")
    }
    place = semicolon + 1
    return scalar
  }
}
