/// A fenced block of code in a page.
struct CodeBlock: CustomStringConvertible {
  let document: String
  /// Where it begins: the line of the fence.
  let line: Int
  /// What stands behind the opening fence: `swift`, `sh`, …
  let language: String
  let lines: [String]

  var description: String { "\(document):\(line)" }

  /// All blocks of a page, those in lists too.
  static func all(in text: String, of document: String) -> [CodeBlock] {
    var blocks: [CodeBlock] = []
    var open: (line: Int, language: String, lines: [String])?
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      let trimmed = line.drop { $0 == " " }
      if trimmed.hasPrefix("```") {
        if let block = open {
          blocks.append(
            CodeBlock(document: document, line: block.line, language: block.language, lines: block.lines))
          open = nil
        } else {
          open = (index + 1, String(trimmed.dropFirst(3)), [])
        }
      } else {
        open?.lines.append(String(line))
      }
    }
    return blocks
  }

  /// The blocks of one language in all pages.
  static func all(_ language: String) throws -> [CodeBlock] {
    try Repository.documents.flatMap { try all(in: Repository.text($0), of: $0) }
      .filter { $0.language == language }
  }

  /// The Swift blocks in the doc comments of all products.
  static func examples() throws -> [CodeBlock] {
    let files = Repository.files(below: "Sources", ending: ".swift").filter {
      // The demo is no product, whatever its name begins with.
      $0.hasPrefix("Sources/NumberField") && !$0.hasPrefix("Sources/NumberFieldDemo/")
    }
    return try files.flatMap { file in
      let lines = try Repository.text(file).split(separator: "\n", omittingEmptySubsequences: false)
      let comments = lines.map { line -> Substring in
        let line = line.drop { $0 == " " }
        if line.hasPrefix("/// ") { return line.dropFirst(4) }
        return line == "///" ? "" : "```"
      }
      // What is no comment closes a block that somebody left open, and opens none.
      return doc(comments, of: file)
    }
  }

  private static func doc(_ comments: [Substring], of file: String) -> [CodeBlock] {
    var blocks: [CodeBlock] = []
    var open: (line: Int, lines: [String])?
    for (index, line) in comments.enumerated() {
      if line.hasPrefix("```") {
        if let block = open {
          blocks.append(CodeBlock(document: file, line: block.line, language: "swift", lines: block.lines))
        }
        open = line.hasPrefix("```swift") && open == nil ? (index + 1, []) : nil
      } else {
        open?.lines.append(String(line))
      }
    }
    return blocks
  }

  /// Lines without what does not matter to a compiler: empty ones, indentation, and how much space there is.
  static func normalized(_ lines: some Sequence<some StringProtocol>) -> [String] {
    lines.map { $0.split(whereSeparator: \.isWhitespace).joined(separator: " ") }.filter { !$0.isEmpty }
  }

  /// Whether the block's lines stand in a file, one after the other.
  func occurs(in file: [String]) -> Bool {
    let block = CodeBlock.normalized(lines)
    guard let first = block.first, block.count <= file.count else { return false }
    return file.indices.contains { start in
      file[start] == first && file[start...].starts(with: block)
    }
  }
}
