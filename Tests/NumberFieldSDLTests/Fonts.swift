import NumberField
@testable import NumberFieldSDL
import Testing

/// The fonts that tests pin, looked for below the system's font folders.
@MainActor
enum Fonts {
  static func dejaVu() throws -> FontLibrary { try FontLibrary(regularFile: path("DejaVuSans.ttf")) }

  /// Inter, whose digits are of different widths.
  static func inter() throws -> FontLibrary { try FontLibrary(regularFile: path("Inter-Regular.otf")) }

  static func path(_ name: String) throws -> String {
    var finder = FontFinder(folders: FontFinder.systemFolders())
    let file = finder.file(named: name)
    return try #require(file, "\(name) is not installed")
  }

  /// Whether a file lies in the system's font folders: for fonts that tests can do without.
  nonisolated static func isInstalled(_ name: String) -> Bool {
    var finder = FontFinder(folders: FontFinder.systemFolders())
    return finder.file(named: name) != nil
  }

  static func font(_ pixels: Double, family: String? = nil, _ weight: Font.Weight = .regular) -> SceneFont {
    SceneFont(Font(family: family, size: pixels, weight: weight), scale: 1)
  }
}

extension FontFinder {
  mutating func file(named name: String) -> String? { files.first { $0.hasSuffix("/" + name) } }
}
