internal import CSDL2

/// The families that font files say they belong to.
///
/// Finding out opens every file for a moment, a fraction of a millisecond each: done once, and only where a family's file
/// is not called after it, as with collections of several fonts.
struct FontFamilies {
  /// A font in a file.
  struct Place: Hashable {
    var path: String
    var index: Int
  }

  /// A family's upright fonts: the first of each weight, in the folders' order.
  struct Family {
    var regular: Place?
    var bold: Place?
  }

  private var families: [String: Family] = [:]

  /// Looks into files (`TTF_OpenFontIndex`); those that are no fonts are passed over.
  init(_ paths: [String]) {
    var plainOnes: Set<String> = []
    for path in paths {
      var index = 0
      var count = 1
      while index < count, let font = TTF_OpenFontIndex(path, 1, index) {
        defer {
          TTF_CloseFont(font)
          index += 1
        }
        // What a broken file says is not believed without end.
        count = min(Int(TTF_FontFaces(font)), 64)
        guard let name = TTF_FontFaceFamilyName(font).map({ FontFinder.plain(String(cString: $0)) }) else {
          continue
        }
        let style = TTF_FontFaceStyleName(font).map { String(cString: $0).lowercased() } ?? ""
        if ["italic", "oblique", "slanted"].contains(where: style.contains) { continue }
        let place = Place(path: path, index: index)
        if style.contains("bold") {
          if families[name]?.bold == nil { families[name, default: Family()].bold = place }
        } else if ["", "regular", "book", "normal", "roman"].contains(style) {
          // A plain one before a light or a black one, wherever it lies.
          if plainOnes.insert(name).inserted { families[name, default: Family()].regular = place }
        } else if families[name]?.regular == nil {
          families[name, default: Family()].regular = place
        }
      }
    }
  }

  /// The family of a name in lower case without spaces and signs.
  subscript(plain: String) -> Family? { families[plain] }
}
