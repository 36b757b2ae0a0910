import Foundation
import Testing

/// Links and pictures in the pages lead somewhere.
struct LinkTests {
  /// `[text](path)` and `src="path"`, but not the web, not docc's own links.
  @Test(arguments: Repository.documents)
  func everyFileThatIsNamedIsThere(document: String) throws {
    let text = try Repository.text(document)
    let folder = Repository.root.appendingPathComponent(document).deletingLastPathComponent()
    for match in text.matches(of: /\]\(([^)#]+)\)|src="([^"]+)"/) {
      let path = String(match.output.1 ?? match.output.2 ?? "")
      if path.contains("://") || path.hasPrefix("doc:") { continue }
      // An article's pictures are those of the README.
      let isArticle = document.hasPrefix("Documentation/")
      let file =
        isArticle
        ? Repository.root.appendingPathComponent("Assets/Pictures/\(path)")
        : folder.appendingPathComponent(path)
      #expect(FileManager.default.fileExists(atPath: file.path), "\(document): there is no \(path)")
    }
  }

  @Test func everyPictureIsShown() throws {
    let text = try Repository.documents.map(Repository.text).joined()
    for picture in Repository.files(below: "Assets/Pictures", ending: ".png") {
      let name = String(picture.split(separator: "/").last ?? "")
      #expect(text.contains(name), "no page shows \(picture)")
    }
  }

  /// The migration table of the README is that of the article.
  @Test func bothMigrationTablesSayTheSame() throws {
    func table(_ document: String) throws -> [Substring] {
      let lines = try Repository.text(document).split(separator: "\n")
      let start = try #require(lines.firstIndex { $0.hasPrefix("| the original | here |") })
      return Array(lines[start...].prefix { $0.hasPrefix("|") })
    }
    let article = try table("Documentation/Guide.docc/Articles/ComingFromIOS.md")
    #expect(article.count > 6)
    #expect(try table("README.md") == article)
  }
}
