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
    try ViewProperty<NumberField>.named(path).assign(value, to: self)
  }
}

extension Label {
  /// Sets a property by its public name, a key path such as `text` or `font.size`.
  ///
  /// - Throws: `PropertyError` where there is no such property, or the value does not fit it; nothing is
  ///   changed then.
  public final func setProperty(_ path: String, to value: PropertyValue) throws(PropertyError) {
    try ViewProperty<Label>.named(path).assign(value, to: self)
  }
}

extension ViewProperty<NumberField> {
  /// The property of a field that has a public name.
  ///
  /// - Throws: `PropertyError.unknown`, with the nearest name where one is near.
  public static func named(_ path: String) throws(PropertyError) -> ViewProperty<NumberField> {
    if let property = byPath[path] { return property }
    throw .unknown(path, nearest: nearest(to: path, among: all.map(\.path)))
  }
}

extension ViewProperty<Label> {
  /// The property of a label that has a public name.
  ///
  /// - Throws: `PropertyError.unknown`, with the nearest name where one is near.
  public static func named(_ path: String) throws(PropertyError) -> ViewProperty<Label> {
    if let property = all.first(where: { $0.path == path }) { return property }
    throw .unknown(path, nearest: nearest(to: path, among: all.map(\.path)))
  }
}
