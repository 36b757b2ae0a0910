import Foundation
import NumberFieldSDL
import Testing

@testable import NumberFieldDemo

/// One version in every place that tells one.
struct VersionTests {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private func lines(of name: String) throws -> [Substring] {
    try String(contentsOf: Self.root.appendingPathComponent(name), encoding: .utf8)
      .split(separator: "\n", omittingEmptySubsequences: false)
  }

  @Test("The file that packages are named after says what the program says")
  func file() throws {
    #expect(try lines(of: "VERSION") == [Substring(Version.number), ""])
    let parts = Version.number.split(separator: ".").map { Int($0) }
    #expect(parts.count == 3 && !parts.contains(nil))
  }

  @Test("The changelog begins with this version, or with what comes after it")
  func changelog() throws {
    let entries = try lines(of: "CHANGELOG.md").filter { $0.hasPrefix("## ") }.map { $0.dropFirst(3) }
    let top = try #require(entries.first)
    let released = top == "Unreleased" ? entries.dropFirst().first : top
    // Before the first release there is nothing but what is unreleased.
    let version = released?.prefix { $0 != " " }
    #expect(version.map { $0 == Version.number } ?? (Version.number == "0.1.0"))
    #expect(Set(entries).count == entries.count)
  }

  @Test("The version of the program and those of both libraries, as built with and as found, are told")
  func told() throws {
    let result = try DemoProcess().run("--version")
    let number = "[0-9]+\\.[0-9]+\\.[0-9]+"
    let line =
      "numberfield-demo \(Version.number), SDL \(number) (built with \(number)), SDL_ttf \(number) (built with \(number))\n"
    let pattern = try Regex(line.replacing("(b", with: "\\(b").replacing(")", with: "\\)"))
    let isMatch = result.output.wholeMatch(of: pattern) != nil
    #expect(result.code == 0 && isMatch, "\(result.output)")
    let versions = LibraryVersions.current
    #expect(result.output.contains("SDL \(versions.sdl) (built with \(versions.compiledSDL))"))
    #expect(result.output.contains("SDL_ttf \(versions.ttf) (built with \(versions.compiledTTF))"))
    #expect(versions.sdl >= LibraryVersions.neededSDL && versions.ttf >= LibraryVersions.neededTTF)
  }
}
