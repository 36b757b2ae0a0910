/// An element of an Interface Builder file.
final class IBElement {
  let name: String
  let attributes: [String: String]
  let line: Int
  fileprivate(set) var children: [IBElement] = []
  fileprivate(set) var text = ""

  init(_ name: String, _ attributes: [String: String], line: Int) {
    self.name = name
    self.attributes = attributes
    self.line = line
  }

  func append(_ child: IBElement) { children.append(child) }
  func append(text more: String) { text += more }

  subscript(attribute: String) -> String? { attributes[attribute] }

  /// The first child of a name, and of a `key` where one is given.
  func child(_ name: String, key: String? = nil) -> IBElement? {
    children.first { $0.name == name && (key == nil || $0["key"] == key) }
  }

  /// The children of the child of that name: those of `subviews`, `constraints`, `connections`.
  func list(_ name: String) -> [IBElement] { child(name)?.children ?? [] }

  func flag(_ attribute: String) -> Bool { self[attribute] == "YES" }

  /// A finite number of a size that screens have; nil for anything else.
  func number(_ attribute: String) -> Double? {
    guard let number = self[attribute].flatMap(Double.init), number.magnitude <= 1e6 else { return nil }
    return number
  }

  /// The element and all that stands in it, from the outside inwards.
  func forEach(_ body: (IBElement) -> Void) {
    body(self)
    for child in children { child.forEach(body) }
  }
}
