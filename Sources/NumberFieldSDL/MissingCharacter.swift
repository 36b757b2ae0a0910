internal import NumberField

/// A character that no installed font has a shape for: it is shown as an empty box.
///
/// ```swift
/// fonts.onMissingCharacter = { missing in
///   print("no shape for", missing.scalar, "in", missing.folders)
/// }
/// ```
public struct MissingCharacter: Hashable, Sendable {
  /// The character.
  public var scalar: Unicode.Scalar
  /// The folders whose fonts were asked, in their order.
  public var folders: [String]

  /// Its number as Unicode writes it: `U+1040`.
  public var number: String { scalar.unicodeNumber }
}

extension MissingCharacter: CustomStringConvertible {
  /// One line that names the character, and what would help.
  public var description: String {
    let name = scalar.properties.name.map { ", \($0)" } ?? ""
    return
      "no installed font has \(number)\(name) (looked through all in \(folders.joined(separator: ", "))), and it shows "
      + "as a box; on Debian, fonts-noto-core has most scripts, fonts-noto-cjk Chinese, Japanese and Korean"
  }
}
