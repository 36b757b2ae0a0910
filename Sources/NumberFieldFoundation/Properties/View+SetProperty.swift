public import NumberField

extension NumberField {
  /// Sets a property by its public name, a key path such as `maxValue` or `prefixLabel.font.size`.
  ///
  /// ```swift
  /// try field.setProperty("maxValue", to: .string("99999.99"))
  /// try field.setProperty("keypad", to: .string("till"))
  /// ```
  ///
  /// Numbers beyond a property's bounds are clamped by it, as in code. Costs a look-up in a table of some
  /// seventy names.
  ///
  /// - Throws: `PropertyError` where there is no such property, or the value does not fit it; nothing is
  ///   changed then.
  public final func setProperty(_ path: String, to value: PropertyValue) throws(PropertyError) {
    try ViewProperty<NumberField>.named(path, among: ViewProperty<NumberField>.all).assign(value, to: self)
  }
}

extension Label {
  /// Sets a property by its public name, a key path such as `text` or `font.size`.
  ///
  /// - Throws: `PropertyError` where there is no such property, or the value does not fit it; nothing is
  ///   changed then.
  public final func setProperty(_ path: String, to value: PropertyValue) throws(PropertyError) {
    try ViewProperty<Label>.named(path, among: ViewProperty<Label>.all).assign(value, to: self)
  }
}

extension ViewProperty {
  static func named(_ path: String, among all: [ViewProperty]) throws(PropertyError) -> ViewProperty {
    guard let property = all.first(where: { $0.path == path }) else {
      throw .unknown(path, nearest: nearest(to: path, among: all.map(\.path)))
    }
    return property
  }
}
