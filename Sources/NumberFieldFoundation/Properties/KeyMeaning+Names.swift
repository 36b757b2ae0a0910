public import NumberField

extension KeyMeaning {
  /// Keys that have a meaning of their own, under the names that scene files and scripts call them: `0` to `9`, `00`,
  /// `.` for the separator, `<` for backspace, `sign`, `clear`, `done`, `next`.
  ///
  /// ```swift
  /// print(KeyMeaning.named.map(\.name))
  /// ```
  public static let named: [(name: String, meaning: KeyMeaning)] =
    (0...9).map { ("\($0)", .digit($0)) } + [
      ("00", .doubleZero), (".", .separator), ("<", .backspace), ("sign", .sign), ("clear", .clear),
      ("done", .done), ("next", .next),
    ]

  /// The meaning of a key by its name; nil where no key is called so.
  public init?(named name: String) {
    guard let known = KeyMeaning.named.first(where: { $0.name == name }) else { return nil }
    self = known.meaning
  }
}
