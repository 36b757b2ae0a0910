import NumberField

/// A font family that was asked for and is not installed.
///
/// ```swift
/// fonts.onMissingFamily = { missing in
///   print(missing.family, "is shown in", missing.substitute)
/// }
/// ```
public struct MissingFamily: Hashable, Sendable {
  /// The family's name, as it was asked for.
  public var family: String
  /// The file names without ending that were looked for, in lower case without spaces and signs; then every file was
  /// asked for its family's name.
  public var fileNames: [String]
  /// The folders that were searched, in their order.
  public var folders: [String]
  /// The file that answers instead.
  public var substitute: String

  init(_ family: String, weight: Font.Weight, folders: [String], substitute: String) {
    self.family = family
    fileNames = FontFinder.fileNames(of: family, weight: weight)
    self.folders = folders
    self.substitute = substitute
  }
}

extension MissingFamily: CustomStringConvertible {
  /// One line that names what was tried, and what is shown instead.
  public var description: String {
    "no font \"\(family)\" (tried the files \(fileNames.joined(separator: ", ")) and the family names of all fonts in "
      + "\(folders.joined(separator: ", "))); \(substitute) is shown instead"
  }
}
