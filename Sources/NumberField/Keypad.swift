/// Which keys a pad has: rows of keys, each row as wide as the pad, and a column beside them.
///
/// ```swift
/// field.keypad = .till
/// field.keypad = Keypad(rows: [
///   [.digit(1), .digit(2), .digit(3)],
///   [.digit(4), .digit(5), .digit(6)],
///   [.digit(7), .digit(8), .digit(9)],
///   [.clear, .digit(0), .backspace],
/// ])
/// field.keypad?.accessoryRow = [.action("+10") { $0.value += 10 }]
/// ```
public struct Keypad: Sendable {
  /// The rows, from top to bottom, equally high.
  public var rows: [[Key]]
  /// Keys of the program's own in a row above the others, lower than these.
  public var accessoryRow: [Key] = []
  /// Keys of the program's own in a column at the right, as wide as a column of the first row.
  public var accessoryColumn: [Key] = []
  /// Whether the pad gains a `±` key by itself where `minValue` is below 0 and none of its keys is one.
  public var gainsSignKey = true

  /// Makes a pad of rows.
  public init(rows: [[Key]], accessoryRow: [Key] = [], accessoryColumn: [Key] = []) {
    self.rows = rows
    self.accessoryRow = accessoryRow
    self.accessoryColumn = accessoryColumn
  }

  /// The original's twelve keys: `1 2 3 / 4 5 6 / 7 8 9 / . 0 ⌫`.
  public static let standard = Keypad(rows: digitRows + [[.separator, .digit(0), .backspace]])

  /// For tills: digits, separator and `00`, and a column with backspace, clear and done.
  public static let till = Keypad(
    rows: digitRows + [[.separator, .digit(0), .doubleZero]],
    accessoryColumn: [.backspace, .clear, Key(.done, span: 2)])

  /// For forms: the twelve, and a column that leads to the next field or ends.
  public static let form = Keypad(
    rows: digitRows + [[.separator, .digit(0), .backspace]],
    accessoryColumn: [Key(.next, span: 2), Key(.done, span: 2)])

  private static let digitRows: [[Key]] = [
    [.digit(1), .digit(2), .digit(3)], [.digit(4), .digit(5), .digit(6)], [.digit(7), .digit(8), .digit(9)],
  ]

  /// Whether one of the keys means that.
  func has(_ meaning: KeyMeaning) -> Bool {
    accessoryRow.contains { $0.meaning == meaning } || accessoryColumn.contains { $0.meaning == meaning }
      || rows.contains { $0.contains { $0.meaning == meaning } }
  }

  /// The pad as a field needs it: with a `±` key beside, or in place of, the separator.
  func adapted(needsSign: Bool, needsSeparator: Bool) -> Keypad {
    guard needsSign, gainsSignKey, !has(.sign) else { return self }
    var adapted = self
    for row in rows.indices {
      guard let place = rows[row].firstIndex(where: { $0.meaning == .separator }) else { continue }
      let cell = rows[row][place]
      adapted.rows[row].remove(at: place)
      if needsSeparator {
        var halves = [Key(.sign), cell]
        for half in halves.indices { halves[half].span = cell.span / 2 }
        adapted.rows[row].insert(contentsOf: halves, at: place)
      } else {
        adapted.rows[row].insert(Key(.sign, span: cell.span), at: place)
      }
      return adapted
    }
    return self
  }
}

/// One key of a pad.
///
/// ```swift
/// let wide = Key(.done, title: "OK", span: 2, backgroundColor: .green)
/// field.keypad?.accessoryColumn = [.backspace, .clear, wide]
/// ```
public struct Key: Sendable {
  /// What it does.
  public var meaning: KeyMeaning
  /// What stands on it; nil leaves it to the meaning: the field's digits and separator, `±`, a symbol.
  public var title: String?
  /// How much of its row's width (or its column's height) it takes, beside the others' 1.
  public var span: Double
  /// The background; nil is the field's colour for such a key.
  public var backgroundColor: Color?
  /// What it calls, for keys of the program's own.
  public var action: (@MainActor @Sendable (NumberField) -> Void)?

  /// Makes a key with a meaning; a span that is not above 0, or is 1000 and more, counts as 1.
  public init(
    _ meaning: KeyMeaning, title: String? = nil, span: Double = 1, backgroundColor: Color? = nil,
    action: (@MainActor @Sendable (NumberField) -> Void)? = nil
  ) {
    self.meaning = meaning
    self.title = title
    self.span = span > 0 && span < 1000 ? span : 1
    self.backgroundColor = backgroundColor
    self.action = action
  }

  /// A key that types a digit, 0 to 9.
  public static func digit(_ digit: Int) -> Key { Key(.digit(digit)) }
  /// A key that types two zeros.
  public static let doubleZero = Key(.doubleZero)
  /// A key that types the decimal separator; blank and dead where the field has no decimals.
  public static let separator = Key(.separator)
  /// A key that turns the sign round.
  public static let sign = Key(.sign)
  /// A key that deletes the character before the caret.
  public static let backspace = Key(.backspace)
  /// A key that deletes everything.
  public static let clear = Key(.clear)
  /// A key that ends editing.
  public static let done = Key(.done)
  /// A key that goes to the next field.
  public static let next = Key(.next)
  /// A key of the program's own: `title` stands on it, `action` is called with the field being edited.
  public static func action(
    _ title: String, span: Double = 1, _ action: @escaping @MainActor @Sendable (NumberField) -> Void
  ) -> Key {
    Key(.action(title), title: title, span: span, action: action)
  }
}
