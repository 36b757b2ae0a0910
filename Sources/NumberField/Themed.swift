/// A property's value, and who set it: what the program set stays when the theme changes.
///
/// The value in effect is kept, so that drawing reads it as it would read any other property: a theme is resolved when
/// it, or the screen, changes.
struct Themed<Value: Equatable> {
  private(set) var value: Value
  private(set) var isOwn = false

  /// Begins with a theme's value.
  init(_ value: Value) {
    self.value = value
  }

  /// Takes the program's word.
  ///
  /// - Returns: Whether the value is another now.
  @discardableResult
  mutating func set(_ new: Value) -> Bool {
    isOwn = true
    if new == value { return false }
    value = new
    return true
  }

  /// Takes a theme's word, unless the program has spoken.
  ///
  /// - Returns: Whether the value is another now.
  @discardableResult
  mutating func inherit(_ new: Value) -> Bool {
    if isOwn || new == value { return false }
    value = new
    return true
  }
}
