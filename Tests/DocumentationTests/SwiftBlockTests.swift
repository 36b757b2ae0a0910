import Testing

/// Code that people read is code that a compiler has read: each block stands, line by line, in a file that is compiled.
struct SwiftBlockTests {
  /// The files with what the pages show: compiled with these tests, or with the examples.
  static let compiled: [[String]] =
    (Repository.files(below: "Tests/DocumentationTests/Snippets", ending: ".swift")
    + Repository.files(below: "Examples", ending: ".swift"))
    .compactMap { try? Repository.text($0) }
    .map { CodeBlock.normalized($0.split(separator: "\n")) }

  @Test func everyBlockIsCompiled() throws {
    let blocks = try CodeBlock.all("swift")
    #expect(blocks.count > 30)
    for block in blocks where !isManifest(block) {
      #expect(
        Self.compiled.contains { block.occurs(in: $0) },
        "\(block): not in Tests/DocumentationTests/Snippets nor in Examples; write it there first")
    }
  }

  @Test func everyExampleAboveADeclarationIsCompiled() throws {
    let blocks = try CodeBlock.examples()
    #expect(blocks.count > 60)
    for block in blocks {
      #expect(
        Self.compiled.contains { block.occurs(in: $0) },
        "\(block): not in Tests/DocumentationTests/Snippets; write it there first")
    }
  }

  /// A package's manifest is the one thing that cannot be compiled here: `Scripts/check-readme.sh` builds with the
  /// README's, and every other has to be the same.
  @Test func everyManifestIsTheOneThatIsTried() throws {
    let manifests = try CodeBlock.all("swift").filter(isManifest)
    let tried = try #require(manifests.first { $0.document == "README.md" })
    for manifest in manifests {
      #expect(manifest.lines == tried.lines, "\(manifest): not the README's manifest")
    }
    #expect(try Repository.text(".ci/run").contains("Scripts/check-readme.sh"))
  }

  private func isManifest(_ block: CodeBlock) -> Bool {
    block.lines.first?.hasPrefix("// swift-tools-version") == true
  }

  @Test func whatIsNotCompiledIsFound() {
    let text = "Text\n\n```swift\nlet field = NumberField()\nfield.maximumValue = 3\n```\n"
    let blocks = CodeBlock.all(in: text, of: "page.md")
    #expect(blocks.map(\.line) == [3])
    #expect(blocks.allSatisfy { block in !Self.compiled.contains { block.occurs(in: $0) } })
  }

  @Test func onlyWhiteSpaceMayDiffer() {
    let block = CodeBlock.all(in: "```swift\na = 1   // one\n\n  b = 2\n```", of: "page.md")[0]
    #expect(block.occurs(in: CodeBlock.normalized(["    x", "  a = 1  // one", "b = 2", "c"])))
    #expect(!block.occurs(in: CodeBlock.normalized(["a = 1  // one", "c", "b = 2"])))
    #expect(!block.occurs(in: CodeBlock.normalized(["a = 1  // one"])))
  }
}
