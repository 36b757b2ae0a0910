internal import Foundation

/// A locale identifier that was taken apart and found to be known.
///
/// `Locale` takes any text and silently formats unknown ones in a way that belongs to no place; so names are
/// checked here.
struct LocaleName {
  /// The locale as Foundation is asked for it.
  let locale: Locale
  /// The digits that the identifier asks for, for instance `deva`; nil leaves them to the locale.
  let numbering: String?

  /// Reads `de_DE`, `de-DE`, `sr_Latn_RS`, `hi_IN@numbers=deva`, `hi-IN-u-nu-deva`, and `de_DE.UTF-8` as
  /// systems name it.
  init?(_ identifier: String) {
    guard identifier.utf8.count <= LocaleName.mostBytes,
      identifier.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F })
    else { return nil }
    var identifier = identifier.prefix { $0 != "." }
    var keywords: Substring = ""
    if let at = identifier.firstIndex(of: "@") {
      keywords = identifier[at...]
      identifier = identifier[..<at]
      // `de_DE@euro` is a name of the system's locales; Foundation would make nothing of it.
      if !keywords.contains("=") { keywords = "" }
    } else if let extensions = identifier.range(of: "-u-", options: .caseInsensitive) {
      keywords = identifier[extensions.lowerBound...]
      identifier = identifier[..<extensions.lowerBound]
    }
    if identifier == "C" || identifier == "POSIX" { identifier = "en_US_POSIX" }
    guard LocaleName.isKnown(identifier) else { return nil }
    let name = identifier + keywords
    locale = Locale(identifier: String(name))
    numbering = Locale.Components(identifier: String(name)).numberingSystem?.identifier
  }

  private static let mostBytes = 100

  /// Whether language, script and region (each but the first may be missing) are known.
  private static func isKnown(_ name: Substring) -> Bool {
    var parts = name.split(omittingEmptySubsequences: false) { $0 == "_" || $0 == "-" }[...]
    guard let language = parts.popFirst(), known.languages.contains(language.lowercased()) else {
      return false
    }
    if let script = parts.first, script.count == 4, script.allSatisfy(\.isLetter) {
      guard known.scripts.contains(script.capitalized) else { return false }
      parts.removeFirst()
    }
    if let region = parts.first, region.count == 2 || region.count == 3 {
      guard known.regions.contains(region.uppercased()) else { return false }
      parts.removeFirst()
    }
    // Variants, as in `de_DE_1996` and `en_US_POSIX`.
    return parts.allSatisfy { 4...8 ~= $0.count && $0.allSatisfy { $0.isLetter || $0.isNumber } }
  }

  private struct Known: Sendable {
    /// Three languages are still asked for by names that were given up long ago.
    var languages: Set<String> = ["iw", "in", "ji"]
    var scripts: Set<String> = []
    var regions: Set<String> = []
  }

  /// What Foundation has data for; collected once, in about ten milliseconds.
  private static let known: Known = {
    var known = Known()
    for identifier in Locale.availableIdentifiers {
      let language = Locale(identifier: identifier).language
      if let code = language.languageCode?.identifier { known.languages.insert(code) }
      if let script = language.script?.identifier { known.scripts.insert(script) }
      if let region = language.region?.identifier { known.regions.insert(region) }
    }
    return known
  }()
}
