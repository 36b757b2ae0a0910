import NumberFieldSDL

/// What drew the pictures: said when they differ, since glyphs are FreeType's.
enum Machine {
  @MainActor static var description: String { "\(LibraryVersions.current)" }
}
