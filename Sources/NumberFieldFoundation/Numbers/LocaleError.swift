/// Why there are no symbols for a place: the identifier is unknown, or names digits that cannot be written one by one.
///
/// ```swift
/// do {
///   field.symbols = try NumberSymbols(localeIdentifier: "xx_YY")
/// } catch {
///   print(error)       // unknown locale "xx_YY"; identifiers are written as in de_DE, en_IN or ar_EG
/// }
/// ```
public enum LocaleError: Error, Hashable, Sendable {
  /// No language, script or region of that name is known.
  case unknownLocale(String)
  /// The locale asks for digits that do not exist, or that are not ten single characters.
  case unknownNumbering(String, locale: String)
}

extension LocaleError: CustomStringConvertible {
  /// One line that names the identifier, and the way out.
  public var description: String {
    switch self {
    case .unknownLocale(let name):
      "unknown locale \"\(name.shortened)\"; identifiers are written as in de_DE, en_IN or ar_EG"
    case .unknownNumbering(let numbering, let locale):
      "locale \"\(locale.shortened)\": \"\(numbering.shortened)\" is not a system of ten digits; "
        + "there are latn, arab, deva and more"
    }
  }
}
