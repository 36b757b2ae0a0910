import Testing

/// What is public is documented, and documented in the house's way.
struct PublicSymbolTests {
  @Test func everyPublicSymbolIsDocumented() throws {
    let symbols = try SymbolGraph.ofProducts()
    // Far too few would mean that a module is missing.
    #expect(symbols.count > 600)
    for name in [
      "NumberField", "ExactDecimal", "Window", "Bitmap", "LocaleError", "InterfaceBuilderFile",
      "ScreenHarness",
    ] {
      #expect(symbols.contains { $0.name == name }, "\(name) is not among the public symbols")
    }
    let bare = symbols.filter { $0.comment.allSatisfy(\.isWhitespace) }.map(\.place)
    #expect(bare.isEmpty, "not documented:\n\(bare.sorted().joined(separator: "\n"))")
  }

  @Test func everyTypeHasAnExample() throws {
    let bare = try SymbolGraph.ofProducts().filter { $0.isTopType && !$0.comment.contains("```swift") }
    #expect(bare.isEmpty, "no example:\n\(bare.map(\.place).sorted().joined(separator: "\n"))")
  }

  /// The first sentence stands alone in lists of symbols: it has to be one.
  @Test func everyCommentBeginsWithASentence() throws {
    let bad = try SymbolGraph.ofProducts().filter { symbol in
      let first = symbol.comment.prefix { $0 != "\n" }
      let paragraph = symbol.comment.split(separator: "\n\n", omittingEmptySubsequences: true).first ?? ""
      return !(first.first.map { $0.isUppercase || $0.isNumber || "`#…".contains($0) } ?? true)
        || !(paragraph.last.map { ".:;".contains($0) } ?? true)
    }
    #expect(bad.isEmpty, "no sentence:\n\(bad.map(\.place).sorted().joined(separator: "\n"))")
  }
}
