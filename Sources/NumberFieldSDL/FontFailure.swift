/// Why no font can be had.
///
/// ```swift
/// do {
///   _ = try FontLibrary(regularFile: "missing.ttf")
/// } catch {
///   print(error)   // cannot open the font missing.ttf: Couldn't open missing.ttf
/// }
/// ```
public enum FontFailure: Error, Hashable, Sendable {
  /// None of the families is installed, and no other readable sans was found in the folders.
  case notFound(families: [String], folders: [String])
  /// A file cannot be opened, or is no font; the reason in SDL_ttf's words (`TTF_OpenFontDPI`).
  case unreadable(path: String, reason: String)
  /// SDL_ttf does not start (`TTF_Init`); the reason in its words.
  case unavailable(reason: String)
  /// The library that the process found is too old.
  case outdated(library: String, found: String, needed: String)
}

extension FontFailure: CustomStringConvertible {
  /// One line that names the thing and the way out.
  public var description: String {
    switch self {
    case .notFound(let families, let folders):
      "no font found: looked for \(families.joined(separator: ", ")) and any other sans in "
        + "\(folders.joined(separator: ", ")); install fonts-inter or fonts-dejavu-core, or name a file"
    case .unreadable(let path, let reason):
      "cannot open the font \(path): \(reason)"
    case .unavailable(let reason):
      "SDL_ttf does not start: \(reason)"
    case .outdated(let library, let found, let needed):
      "\(library) \(found) is too old: \(needed) or later is needed"
    }
  }
}
