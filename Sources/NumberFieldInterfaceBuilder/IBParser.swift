internal import Foundation
internal import FoundationXML
internal import NumberFieldFoundation

/// Reads an Interface Builder file into elements, and nothing that it does not need: no entities, no outside
/// files.
final class IBParser: NSObject, XMLParserDelegate {
  /// Files are at most so large: 16 MiB.
  static let mostBytes = 16 << 20
  /// Views in views in views: real files have some thirty levels.
  private static let mostDepth = 200
  private static let mostElements = 200_000

  private var root: IBElement?
  private var open: [IBElement] = []
  private var count = 0
  private var error: InterfaceBuilderError?

  static func parse(_ data: Data) throws(InterfaceBuilderError) -> IBElement {
    guard data.count <= mostBytes else {
      throw InterfaceBuilderError(line: nil, .tooLarge(bytes: data.count, most: mostBytes))
    }
    let plain = try plainText(data)
    let delegate = IBParser()
    let parser = XMLParser(data: plain)
    parser.shouldResolveExternalEntities = false
    parser.delegate = delegate
    _ = parser.parse()
    if let error = delegate.error { throw error }
    let lastLine = plain.count { $0 == UInt8(ascii: "\n") } + 1
    if let unclosed = delegate.open.last {
      let words = "the file ends within <\(unclosed.name.shortened)> of line \(unclosed.line)"
      throw InterfaceBuilderError(line: lastLine, .syntax(words))
    }
    guard let root = delegate.root else {
      throw InterfaceBuilderError(line: 1, .syntax("there is no XML element"))
    }
    if parser.parserError != nil { throw InterfaceBuilderError(line: lastLine, .syntax("broken XML")) }
    return root
  }

  /// The file as UTF-8 without declarations, and without what Foundation's parser cannot be trusted with.
  ///
  /// The parser traps on bytes that are no text and on instructions to programs; entities come with a
  /// document type. Interface Builder writes none of them.
  private static func plainText(_ data: Data) throws(InterfaceBuilderError) -> Data {
    var plain = data
    let start = Array(data.prefix(2))
    if start == [0xFF, 0xFE] || start == [0xFE, 0xFF] {
      guard let text = String(data: data, encoding: .utf16) else {
        throw InterfaceBuilderError(line: 1, .syntax("the bytes are not UTF-16 text"))
      }
      plain = Data(text.utf8)
    }
    if plain.starts(with: [0xEF, 0xBB, 0xBF]) { plain = Data(plain.dropFirst(3)) }
    func line(of place: Data.Index) -> Int { plain[..<place].count { $0 == UInt8(ascii: "\n") } + 1 }
    guard String(validating: plain, as: UTF8.self) != nil else {
      throw InterfaceBuilderError(
        line: line(of: firstBrokenByte(of: plain)), .syntax("the bytes are not UTF-8 text"))
    }
    // The declaration says what is known by now: blanks keep the lines where they are.
    if plain.starts(with: Data("<?xml ".utf8)), let end = plain.range(of: Data("?>".utf8)) {
      plain.replaceSubrange(0..<end.upperBound, with: plain[..<end.upperBound].map { $0 == 10 ? 10 : 32 })
    }
    if let place = plain.range(of: Data("<!DOCTYPE".utf8)) {
      throw InterfaceBuilderError(line: line(of: place.lowerBound), .documentType)
    }
    if let place = plain.range(of: Data("<?".utf8)) {
      throw InterfaceBuilderError(
        line: line(of: place.lowerBound), .syntax("instructions to programs are not allowed here"))
    }
    return plain
  }

  private static func firstBrokenByte(of data: Data) -> Data.Index {
    // Halving: the longest beginning that is text, but for a character that it cuts through.
    var (low, high) = (0, data.count)
    while low + 4 < high {
      let middle = (low + high) / 2
      let isText = (0...3).contains {
        String(validating: data.prefix(max(0, middle - $0)), as: UTF8.self) != nil
      }
      if isText { low = middle } else { high = middle }
    }
    return data.startIndex + low
  }

  // MARK: What the parser tells

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String]
  ) {
    if error != nil { return }
    count += 1
    if open.count >= IBParser.mostDepth { return fail(parser, .tooMuch("elements stand more than 200 deep")) }
    if count > IBParser.mostElements { return fail(parser, .tooMuch("there are more than 200000 elements")) }
    let element = IBElement(name, attributes, line: parser.lineNumber)
    if let parent = open.last { parent.append(element) } else if root == nil { root = element }
    open.append(element)
  }

  func parser(
    _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
  ) {
    if error == nil, open.last?.name == name { open.removeLast() }
  }

  func parser(_ parser: XMLParser, foundCharacters text: String) {
    // Only texts of labels and attributes stand between tags; all else there is indentation.
    guard error == nil, let last = open.last else { return }
    if last.name == "string" || last.name == "mutableString" { last.append(text: text) }
  }

  func parser(_ parser: XMLParser, parseErrorOccurred parseError: any Error) {
    // The first error is the one that is meant; the others follow from it.
    defer { parser.abortParsing() }
    let code = (parseError as NSError).code
    // That elements are open at the file's end is told with their names.
    if error != nil || IBParser.endings.contains(code) && !open.isEmpty { return }
    error = InterfaceBuilderError(line: max(1, parser.lineNumber), .syntax(IBParser.words(for: code)))
  }

  /// Errors that libxml2 has at the file's end.
  private static let endings: Set = [5, 77]

  private func fail(_ parser: XMLParser, _ problem: InterfaceBuilderError.Problem) {
    error = InterfaceBuilderError(line: max(1, parser.lineNumber), problem)
    parser.abortParsing()
  }

  /// What libxml2's numbers mean, for the mistakes that happen.
  private static func words(for code: Int) -> String {
    switch code {
    case 4: "there is no XML element"
    case 5: "something stands behind the outermost element"
    case 9: "there is a character that XML does not allow"
    case 26, 27: "there is an unknown entity"
    case 32: "the encoding is unknown"
    case 38: "there is a \"<\" in the value of an attribute"
    case 39, 40: "the value of an attribute is not in quotes, or does not end"
    case 41, 65: "an attribute has no value, or there is no space before it"
    case 42: "an attribute stands twice"
    case 68: "an element or attribute has no name"
    case 73: "a tag does not end"
    case 76: "a closing tag is not the one of the element that is open"
    case 81: "the bytes are not of the encoding that they should be of"
    default: "broken XML (libxml2's error \(code))"
    }
  }
}
