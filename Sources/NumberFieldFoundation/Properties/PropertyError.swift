/// Why a property was not set.
///
/// ```swift
/// do {
///   try field.setProperty("maxvalue", to: .number(1000))
/// } catch {
///   print(error)       // unknown property "maxvalue"; did you mean "maxValue"?
/// }
/// ```
public enum PropertyError: Error, Hashable, Sendable {
  /// There is no property of that name; the nearest name, if one is near.
  case unknown(String, nearest: String?)
  /// The value is of another type; what was expected, in words.
  case wrongType(String, expected: String, found: PropertyValue)
  /// The value is of the right type, but cannot be; why, in words.
  case impossible(String, reason: String)
  /// There is no value at all, where there has to be one; what was expected, in words.
  case missing(String, expected: String)
}

extension PropertyError: CustomStringConvertible {
  /// One line that names the property, what is wrong and what would be right.
  public var description: String {
    switch self {
    case .unknown(let name, let nearest):
      "unknown property \"\(name.shortened)\"" + (nearest.map { "; did you mean \"\($0)\"?" } ?? "")
    case .wrongType(let name, let expected, let found): "\(name): expected \(expected), found \(found)"
    case .impossible(let name, let reason): "\(name): \(reason)"
    case .missing(let name, let expected): "\(name): expected \(expected), found nothing"
    }
  }
}
