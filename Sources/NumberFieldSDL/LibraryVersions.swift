internal import CSDL2

/// The versions of the C libraries: those that the program was built with, and those that it runs with.
///
/// ```swift
/// print(LibraryVersions.current)   // SDL 2.26.5 (built with 2.26.5), SDL_ttf 2.20.1 (built with 2.20.1)
/// ```
public struct LibraryVersions: Hashable, Sendable, CustomStringConvertible {
  /// A version of a library.
  public struct Version: Hashable, Comparable, Sendable, CustomStringConvertible {
    /// The parts, the weightiest first.
    public var major, minor, patch: UInt8

    /// Makes a version from its parts.
    public init(_ major: UInt8, _ minor: UInt8, _ patch: UInt8) {
      self.major = major
      self.minor = minor
      self.patch = patch
    }

    init(_ version: SDL_version) { self.init(version.major, version.minor, version.patch) }

    /// Older is less.
    public static func < (a: Version, b: Version) -> Bool {
      (a.major, a.minor, a.patch) < (b.major, b.minor, b.patch)
    }

    /// For instance `2.26.5`.
    public var description: String { "\(major).\(minor).\(patch)" }
  }

  /// SDL as linked (`SDL_GetVersion`) and as compiled against.
  public var sdl, compiledSDL: Version
  /// SDL_ttf as linked (`TTF_Linked_Version`) and as compiled against.
  public var ttf, compiledTTF: Version

  /// The oldest SDL that works: `SDL_GetPrimarySelectionText` came with it.
  public static let neededSDL = Version(2, 26, 0)
  /// The oldest SDL_ttf that works: `TTF_SetFontDirection` and `TTF_SetFontScriptName` came with it.
  public static let neededTTF = Version(2, 20, 0)

  /// Those of this process.
  public static var current: LibraryVersions {
    var linked = SDL_version()
    SDL_GetVersion(&linked)
    return LibraryVersions(
      sdl: Version(linked), compiledSDL: Version(nf_compiled_sdl()),
      ttf: TTF_Linked_Version().map { Version($0.pointee) } ?? Version(0, 0, 0),
      compiledTTF: Version(nf_compiled_ttf()))
  }

  /// Both libraries on one line.
  public var description: String {
    "SDL \(sdl) (built with \(compiledSDL)), SDL_ttf \(ttf) (built with \(compiledTTF))"
  }
}
