/// The characters and the groups in which one place writes its numbers.
///
/// ```swift
/// let german = NumberSymbols(decimalSeparator: ",", groupingSeparator: ".")
/// let indian = NumberSymbols(secondaryGroupingSize: 2)            // 12,34,567.89
/// let spanish = NumberSymbols(
///   decimalSeparator: ",", groupingSeparator: ".", minimumGroupingDigits: 2)   // 1234,5 but 12.345,6
/// ```
///
/// Each symbol is one Unicode scalar. Marks of writing direction are never stored (a symbol set to one of them stays
/// what it was): they are only tolerated in what is pasted.
public struct NumberSymbols: Sendable {
  /// The scalars by the code of a draft, which is ASCII, from `,` to `9`: see `scalar(for:)`.
  private var table: InlineArray<14, Unicode.Scalar> = [
    ",", "-", ".", "/", "0", "1", "2", "3", "4", "5", "6", "7", "8", "9",
  ]
  private var primary: UInt8 = 3
  private var secondary: UInt8 = 3
  private var fewest: UInt8 = 1

  /// Makes symbols; those that are not given are `.`, `,` by 3, `-`, and ASCII digits.
  ///
  /// `secondaryGroupingSize` is the primary one where it is not given.
  public init(
    decimalSeparator: Unicode.Scalar = ".", groupingSeparator: Unicode.Scalar = ",",
    minusSign: Unicode.Scalar = "-", digits: [Unicode.Scalar] = [], primaryGroupingSize: Int = 3,
    secondaryGroupingSize: Int? = nil, minimumGroupingDigits: Int = 1
  ) {
    self.decimalSeparator = decimalSeparator
    self.groupingSeparator = groupingSeparator
    self.minusSign = minusSign
    self.digits = digits
    self.primaryGroupingSize = primaryGroupingSize
    self.secondaryGroupingSize = secondaryGroupingSize ?? primaryGroupingSize
    self.minimumGroupingDigits = minimumGroupingDigits
  }

  /// What stands between the integer and its decimals.
  public var decimalSeparator: Unicode.Scalar {
    get { table[2] }
    set { if !newValue.isDirectionMark { table[2] = newValue } }
  }

  /// What stands between two groups of the integer's digits.
  public var groupingSeparator: Unicode.Scalar {
    get { table[0] }
    set { if !newValue.isDirectionMark { table[0] = newValue } }
  }

  /// What stands before a number below 0.
  public var minusSign: Unicode.Scalar {
    get { table[1] }
    set { if !newValue.isDirectionMark { table[1] = newValue } }
  }

  /// The ten digits from 0 to 9; a list of another length changes nothing.
  ///
  /// Reading it makes an array: whoever draws asks for one scalar at a time.
  public var digits: [Unicode.Scalar] {
    get { (0..<10).map { table[4 + $0] } }
    set {
      guard newValue.count == 10 else { return }
      for (index, digit) in newValue.enumerated() { table[4 + index] = digit }
    }
  }

  /// Count of digits in the group before the decimal separator; 0 is no grouping. Clamped to 0...38.
  public var primaryGroupingSize: Int {
    get { Int(primary) }
    set { primary = UInt8(max(0, min(newValue, 38))) }
  }

  /// Count of digits in each group after that; 0 counts as the primary size. Clamped to 0...38.
  public var secondaryGroupingSize: Int {
    get { secondary == 0 ? Int(primary) : Int(secondary) }
    set { secondary = UInt8(max(0, min(newValue, 38))) }
  }

  /// How many digits have to stand before the first grouping mark for there to be one: 1, or 2 in Spain and Poland,
  /// where 1234 has no mark and 12.345 has one. Clamped to 1...38.
  public var minimumGroupingDigits: Int {
    get { Int(fewest) }
    set { fewest = UInt8(max(1, min(newValue, 38))) }
  }

  /// What is shown for a digit, 0 to 9; for other numbers it is the digit 0.
  public func digit(_ digit: Int) -> Unicode.Scalar {
    0...9 ~= digit ? table[4 + digit] : table[4]
  }

  /// What is shown for a draft's code: one of `,-.0123456789`, a comma being a grouping mark.
  @inline(__always)
  func scalar(for code: UInt8) -> Unicode.Scalar {
    let index = Int(code) - Int(UInt8(ascii: ","))
    return 0..<14 ~= index ? table[index] : " "
  }
}

extension NumberSymbols: Hashable {
  /// Whether two places write the same way.
  public static func == (left: NumberSymbols, right: NumberSymbols) -> Bool {
    for index in 0..<14 where left.table[index] != right.table[index] { return false }
    return left.primary == right.primary && left.secondaryGroupingSize == right.secondaryGroupingSize
      && left.fewest == right.fewest
  }

  /// Mixes in all that `==` looks at.
  public func hash(into hasher: inout Hasher) {
    for index in 0..<14 { hasher.combine(table[index]) }
    hasher.combine(primary)
    hasher.combine(secondaryGroupingSize)
    hasher.combine(fewest)
  }
}

extension NumberSymbols: CustomStringConvertible {
  /// A sample of the writing: `-12,34,567.8`.
  public var description: String {
    var rules = NumberRules()
    rules.decimalPlace = 1
    rules.usesGroupingSeparator = true
    rules.symbols = self
    var entry = NumberEntry(rules: rules)
    entry.setNumber(ExactDecimal(isNegative: true, coefficient: 12_345_678, decimals: 1) ?? .zero)
    return entry.shownText
  }
}
