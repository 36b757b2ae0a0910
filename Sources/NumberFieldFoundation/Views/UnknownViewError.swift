/// A name that no field, or no label, of a scene or a storyboard has.
///
/// ```swift
/// do {
///   _ = try views.field(named: "pirce")
/// } catch {
///   print(error)       // no field has the name "pirce"; did you mean "price"?
/// }
/// ```
public struct UnknownViewError: Error, Hashable, Sendable {
  /// What was looked for.
  public enum Kind: String, Hashable, Sendable {
    /// A field.
    case field
    /// A label.
    case label
  }

  /// What was looked for.
  public let kind: Kind
  /// The name that nothing has.
  public let name: String
  /// The nearest name, if one is near.
  public let nearest: String?
  /// The names that there are, in the order of the file.
  public let known: [String]

  init(_ kind: Kind, _ name: String, among known: [String]) {
    self.kind = kind
    self.name = name
    self.known = known
    nearest = NumberFieldFoundation.nearest(to: name, among: known)
  }
}

extension UnknownViewError: CustomStringConvertible {
  /// One line with the nearest name, or with those that there are.
  public var description: String {
    let first = "no \(kind.rawValue) has the name \"\(name.shortened)\""
    if let nearest { return first + "; did you mean \"\(nearest)\"?" }
    if known.isEmpty { return first + "; there are no \(kind.rawValue)s" }
    let others = known.count > 20 ? ", …" : ""
    return first + "; there are \(known.prefix(20).joined(separator: ", "))" + others
  }
}
