internal import CSDL2
import NumberField

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Knows where fonts lie, and looks as little as it can: first at the places where a family's file usually
/// is, then, once, through the whole tree by file names; files are opened only by who asks for them.
struct FontFinder {
  /// A family and the file names without ending that are its regular and bold.
  struct Family {
    var name: String
    /// Subfolders of a font folder where distributions put it.
    var places: [String]
    var regular: [String]
    var bold: [String]

    init(_ name: String, places: [String], regular: [String], bold: [String]) {
      self.name = name
      self.places = places
      self.regular = regular
      self.bold = bold
    }
  }

  /// The families that stand in for the system's, the preferred one first.
  static let systemFamilies: [Family] = [
    Family(
      "Inter",
      places: ["opentype/inter", "truetype/inter", "inter", "rsms-inter-fonts", "Inter", "OTF", "TTF"],
      regular: ["Inter-Regular"], bold: ["Inter-Bold"]),
    Family(
      "Noto Sans", places: ["truetype/noto", "opentype/noto", "noto", "google-noto", "TTF"],
      regular: ["NotoSans-Regular"], bold: ["NotoSans-Bold"]),
    Family(
      "Roboto", places: ["truetype/roboto/unhinted/RobotoTTF", "truetype/roboto", "google-roboto", "TTF"],
      regular: ["Roboto-Regular"], bold: ["Roboto-Bold"]),
    Family(
      "Cantarell", places: ["opentype/cantarell", "abattis-cantarell-fonts", "cantarell"],
      regular: ["Cantarell-Regular"], bold: ["Cantarell-Bold"]),
    Family(
      "Open Sans", places: ["truetype/open-sans", "open-sans"], regular: ["OpenSans-Regular"],
      bold: ["OpenSans-Bold"]),
    Family("Ubuntu", places: ["truetype/ubuntu", "ubuntu"], regular: ["Ubuntu-R"], bold: ["Ubuntu-B"]),
    Family(
      "DejaVu Sans", places: ["truetype/dejavu", "dejavu-sans-fonts", "dejavu", "TTF"],
      regular: ["DejaVuSans"],
      bold: ["DejaVuSans-Bold"]),
    Family(
      "Liberation Sans",
      places: ["truetype/liberation", "truetype/liberation2", "liberation-sans", "liberation"],
      regular: ["LiberationSans-Regular"], bold: ["LiberationSans-Bold"]),
    Family(
      "FreeSans", places: ["truetype/freefont", "gnu-free"], regular: ["FreeSans"], bold: ["FreeSansBold"]),
    Family("Helvetica Neue", places: [""], regular: ["HelveticaNeue"], bold: []),
  ]

  /// Where to look, the first folder first.
  let folders: [String]
  /// Every font file below the folders by name, in the folders' order, once somebody had to look through
  /// them.
  private(set) lazy var files: [String] = folders.flatMap { FontFinder.fontFiles(below: $0) }

  init(folders: [String]) {
    self.folders = folders
  }

  /// The file of a family that is known beforehand, at one of its usual places.
  func usualPath(of family: Family, weight: Font.Weight) -> String? {
    // A folder that is not there is not looked into: most of these are not.
    for folder in folders where access(folder, X_OK) == 0 {
      for place in family.places {
        let start = place.isEmpty ? folder + "/" : folder + "/" + place + "/"
        if access(start, X_OK) != 0 { continue }
        for name in weight == .bold ? family.bold : family.regular {
          for ending in [".otf", ".ttf", ".ttc"] {
            let path = start + name + ending
            if access(path, R_OK) == 0 { return path }
          }
        }
      }
    }
    return nil
  }

  /// The file of any family, looked for by file name in the whole tree: `DejaVu Sans` bold is
  /// `DejaVuSans-Bold`.
  mutating func path(of family: String, weight: Font.Weight) -> String? {
    let plain = FontFinder.plain(family)
    guard !plain.isEmpty else { return nil }
    let known = FontFinder.known(plain)
    if let known, let path = usualPath(of: known, weight: weight) { return path }
    for name in FontFinder.fileNames(of: family, weight: weight) {
      if let path = files.first(where: { FontFinder.plain(FontFinder.baseName($0)) == name }) { return path }
    }
    return nil
  }

  private static func known(_ plain: String) -> Family? {
    systemFamilies.first { FontFinder.plain($0.name) == plain }
  }

  /// What a family's file may be called, without ending, in the order in which it is looked for.
  static func fileNames(of family: String, weight: Font.Weight) -> [String] {
    let plain = plain(family)
    let names = known(plain).map { weight == .bold ? $0.bold : $0.regular }?.map(FontFinder.plain) ?? []
    let usual =
      weight == .bold
      ? [plain + "bold", plain + "b"] : [plain + "regular", plain, plain + "r", plain + "book"]
    return names + usual.filter { !names.contains($0) }
  }

  /// Files that may have what others lack, the likeliest first: no slanted, no coloured ones.
  mutating func candidates() -> [String] {
    func rank(_ path: String) -> Int {
      let name = FontFinder.plain(FontFinder.baseName(path))
      var rank = name.contains("sans") ? 0 : 2
      if name.contains("mono") || name.contains("condensed") || name.contains("narrow") { rank += 1 }
      if !name.hasSuffix("regular")
        && ["bold", "light", "thin", "black", "medium"].contains(where: name.contains)
      {
        rank += 4
      }
      return rank
    }
    return
      files
      .filter { path in
        let name = FontFinder.plain(FontFinder.baseName(path))
        return !["italic", "oblique", "slanted", "emoji", "color", "math", "symbol"].contains(
          where: name.contains)
      }
      .map { (rank: rank($0), path: $0) }
      .sorted { ($0.rank, $0.path) < ($1.rank, $1.path) }
      .map(\.path)
  }

  /// All files but the slanted ones.
  mutating func slantless() -> [String] {
    files.filter { path in
      let name = FontFinder.plain(FontFinder.baseName(path))
      return !["italic", "oblique", "slanted"].contains(where: name.contains)
    }
  }

  /// Letters and digits of a name in lower case, so that `DejaVu Sans` meets `DejaVuSans`.
  static func plain(_ name: String) -> String {
    String(name.lowercased().filter { $0.isLetter || $0.isNumber })
  }

  private static func baseName(_ path: String) -> String {
    let file = path[(path.lastIndex(of: "/").map(path.index(after:)) ?? path.startIndex)...]
    return String(file[..<(file.lastIndex(of: ".") ?? file.endIndex)])
  }
}
