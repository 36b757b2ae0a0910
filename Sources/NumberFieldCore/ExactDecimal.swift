// A stand-in for the core, of the right shape and without sense: the core itself lands next.
public struct ExactDecimal: Hashable, Comparable, Sendable, CustomStringConvertible {
  public static let zero = ExactDecimal()
  public init() {}
  public init?(_ d: Double) {}
  public static func < (a: Self, b: Self) -> Bool { false }
  public var doubleValue: Double { 0 }
  public var description: String { "" }
}
public struct NumberSymbols: Hashable, Sendable { public var digits: [Unicode.Scalar] = []; public var decimalSeparator: Unicode.Scalar = "." }
public struct NumberRules: Equatable, Sendable { public var decimalPlace = 0, maximum: ExactDecimal?, minimum: ExactDecimal?, step = ExactDecimal.zero, allowsEmpty = false, isReadOnly = false, usesGroupingSeparator = false, symbols = NumberSymbols() }
public struct Rejection: Equatable, Sendable {}
public enum CaretMove: Sendable { case left, right, home, end }
public enum EntryInput: Equatable, Sendable { case digit(Int) , doubleZero, separator, minus, character(Character), backspace, deleteForward, clear, paste(String), cut, step(Int), undo, redo, selectAll, move(CaretMove, extending: Bool), placeCaret(at: Int), select(from: Int, to: Int) }
public enum EntryOutcome: Equatable, Sendable { case nothing, moved, changed, rejected(Rejection) }
public struct NumberEntry: Sendable {
  public init() {}
  public var rules = NumberRules()
  public var number = ExactDecimal.zero, isEmpty = false, isEditing = false
  public mutating func setNumber(_ number: ExactDecimal) -> Bool { false }
  public mutating func setEmpty() -> Bool { false }
  public mutating func begin() {}
  public mutating func end() -> Bool { false }
  public mutating func cancel() -> Bool { false }
  public mutating func apply(_ input: EntryInput) -> EntryOutcome {.nothing}
  public func answer(to input: EntryInput) -> EntryOutcome {.nothing}
  public var selection: Range<Int> { 0..<0 }
  public var caret = 0, isAllSelected = false, hasSelection = false
  public var shownCount: Int { 0}
  public func shownScalar(at: Int) -> Unicode.Scalar { "." }
  public var shownText: String { "" }
  public var selectedText: String { "" }
  public var prefix = "", suffix = ""
}
