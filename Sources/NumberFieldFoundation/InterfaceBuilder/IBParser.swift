internal import Foundation

/// Reads an Interface Builder file into elements.
///
/// The XML that Interface Builder writes and no more of it: elements, attributes, text, comments. Document types, and
/// with them entities and outside files, are refused. By hand, as Foundation's parser brings a library with four more
/// beneath it, which every program would load at its start for the few that read such a file.
struct IBParser {
  /// Files are at most so large: 16 MiB.
  static let mostBytes = 16 << 20
  /// Views in views in views: real files have some thirty levels.
  private static let mostDepth = 200
  private static let mostElements = 200_000

  /// UTF-8 without a mark at its beginning.
  let bytes: [UInt8]
  /// What is read next.
  var place = 0
  private var known = (place: 0, line: 1)
  private var root: IBElement?
  private var open: [IBElement] = []
  private var count = 0

  static func parse(_ data: Data) throws(InterfaceBuilderError) -> IBElement {
    guard data.count <= mostBytes else {
      throw InterfaceBuilderError(line: nil, .tooLarge(bytes: data.count, most: mostBytes))
    }
    var parser = IBParser(bytes: try IBText.plain(data))
    return try parser.document()
  }

  private init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  private mutating func document() throws(InterfaceBuilderError) -> IBElement {
    // The declaration says what is known by now.
    if starts(with: "<?xml "), !skip(beyond: "?>") { throw error("a tag does not end") }
    while place < bytes.count {
      if bytes[place] != UInt8(ascii: "<") {
        try readText()
      } else if starts(with: "<!--") {
        guard skip(beyond: "-->") else { throw error("a comment does not end") }
      } else if starts(with: "<![CDATA[") {
        try readPlainText()
      } else if starts(with: "</") {
        try closeElement()
      } else if starts(with: "<!DOCTYPE") {
        throw InterfaceBuilderError(line: line(), .documentType)
      } else if starts(with: "<?") {
        throw error("instructions to programs are not allowed here")
      } else {
        try openElement()
      }
    }
    if let unclosed = open.last {
      throw error("the file ends within <\(unclosed.name.shortened)> of line \(unclosed.line)")
    }
    guard let root else { throw error("there is no XML element") }
    return root
  }

  // MARK: Elements

  private mutating func openElement() throws(InterfaceBuilderError) {
    let start = line()
    if root != nil, open.isEmpty { throw error(IBParser.behind) }
    place += 1
    let name = try readName()
    let (attributes, isClosed) = try readAttributes()
    count += 1
    if open.count >= IBParser.mostDepth { throw tooMuch("elements stand more than 200 deep") }
    if count > IBParser.mostElements { throw tooMuch("there are more than 200000 elements") }
    let element = IBElement(name, attributes, line: start)
    if let parent = open.last { parent.append(element) } else { root = element }
    if !isClosed { open.append(element) }
  }

  private mutating func closeElement() throws(InterfaceBuilderError) {
    place += 2
    let name = try readName()
    skipBlanks()
    guard place < bytes.count, bytes[place] == UInt8(ascii: ">") else { throw error("a tag does not end") }
    guard open.last?.name == name else {
      throw error("a closing tag is not the one of the element that is open")
    }
    place += 1
    open.removeLast()
  }

  // MARK: Text

  /// What stands up to the next tag.
  private mutating func readText() throws(InterfaceBuilderError) {
    let end = bytes[place...].firstIndex(of: UInt8(ascii: "<")) ?? bytes.count
    let text = try readCharacters(upTo: end)
    guard let last = open.last else {
      if text.allSatisfy(\.isWhitespace) { return }
      throw error(root == nil ? "there is no XML element" : IBParser.behind)
    }
    // Only texts of labels and attributes stand between tags; all else there is indentation.
    if last.name == "string" || last.name == "mutableString" { last.append(text: text) }
  }

  /// Text in which nothing means anything.
  private mutating func readPlainText() throws(InterfaceBuilderError) {
    let start = place + "<![CDATA[".utf8.count
    guard let last = open.last else { throw error(root == nil ? "there is no XML element" : IBParser.behind) }
    guard skip(beyond: "]]>") else { throw error("a text does not end") }
    if last.name == "string" || last.name == "mutableString" {
      last.append(text: String(decoding: bytes[start..<place - 3], as: UTF8.self))
    }
  }

  private static let behind = "something stands behind the outermost element"

  // MARK: Places

  /// The line of what is read next, from 1; to be asked for in the order of reading.
  mutating func line() -> Int {
    let end = min(place, bytes.count)
    known = (end, known.line + bytes[known.place..<end].count { $0 == UInt8(ascii: "\n") })
    return known.line
  }

  mutating func error(_ words: String) -> InterfaceBuilderError {
    InterfaceBuilderError(line: line(), .syntax(words))
  }

  private mutating func tooMuch(_ words: String) -> InterfaceBuilderError {
    InterfaceBuilderError(line: line(), .tooMuch(words))
  }

  private func starts(with text: StaticString) -> Bool {
    text.withUTF8Buffer { bytes[place...].starts(with: $0) }
  }

  /// Goes on behind the next appearance of a text; stays where there is none.
  private mutating func skip(beyond text: StaticString) -> Bool {
    let start = place
    while place < bytes.count {
      if starts(with: text) {
        place += text.utf8CodeUnitCount
        return true
      }
      place += 1
    }
    place = start
    return false
  }
}
