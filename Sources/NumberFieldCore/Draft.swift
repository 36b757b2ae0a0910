/// The text of a field in the only writing that the core knows: ASCII digits, `.` and a `-` in front.
///
/// It lies in place, without the heap. At most 55 characters are ever kept (sign, 38 digits, separator, 15 decimals);
/// the rest is room for a candidate that is about to be refused.
struct Draft {
  typealias Codes = InlineArray<58, UInt8>

  static let capacity = 58

  static let minus = UInt8(ascii: "-")
  static let point = UInt8(ascii: ".")
  static let zero = UInt8(ascii: "0")

  private(set) var codes: Codes
  private(set) var length: UInt8 = 0
  /// Where the separator stands; `noSeparator` where there is none.
  private var separator: UInt8 = noSeparator
  private static let noSeparator = UInt8.max

  /// Makes an empty draft.
  init() {
    codes = Codes(repeating: 0)
  }

  /// Makes a draft of codes that were one before.
  init(codes: Codes, length: UInt8) {
    self.codes = codes
    self.length = length
    findSeparator()
  }

  /// Makes a draft of codes that are known to fit.
  init(_ units: some Sequence<UInt8>) {
    self.init()
    for unit in units { append(unit) }
  }

  var count: Int { Int(length) }
  var isEmpty: Bool { length == 0 }

  @inline(__always)
  subscript(index: Int) -> UInt8 { codes[index] }

  /// Whether there is a sign in front.
  var hasSign: Bool { length > 0 && codes[0] == Draft.minus }
  /// Whether there is a decimal separator.
  var hasSeparator: Bool { separator != Draft.noSeparator }
  /// Where the first digit of the integer stands.
  var integerStart: Int { hasSign ? 1 : 0 }
  /// Where the integer ends: at the separator, or at the end.
  var integerEnd: Int { hasSeparator ? Int(separator) : count }
  /// Count of decimals as written.
  var decimalCount: Int { hasSeparator ? count - Int(separator) - 1 : 0 }
  /// Whether there is any digit.
  var hasDigits: Bool { count > integerStart + (hasSeparator ? 1 : 0) }

  mutating func append(_ code: UInt8) {
    guard count < Draft.capacity else { return }
    if code == Draft.point, !hasSeparator { separator = length }
    codes[count] = code
    length += 1
  }

  /// Puts `copies` of a code in place of a range; the caller sees to it that they fit.
  @inline(__always)
  mutating func replace(from start: Int, to end: Int, with code: UInt8, copies: Int) {
    let tail = count - end
    guard start + copies + tail <= Draft.capacity else { return }
    let target = start + copies
    if target > end {
      var index = tail
      while index > 0 {
        index -= 1
        codes[target + index] = codes[end + index]
      }
    } else if target < end {
      for index in 0..<tail { codes[target + index] = codes[end + index] }
    }
    for index in start..<target { codes[index] = code }
    length = UInt8(truncatingIfNeeded: target + tail)
    if hasSeparator || code == Draft.point { findSeparator() }
  }

  /// Puts another digit in a digit's place.
  mutating func overwrite(at index: Int, with digit: UInt8) {
    codes[index] = digit
  }

  /// Takes a range out.
  mutating func remove(from start: Int, to end: Int) {
    replace(from: start, to: end, with: Draft.zero, copies: 0)
  }

  /// Takes zeros off that stand before other digits of the integer; answers how many.
  @inline(__always)
  mutating func dropLeadingZeros() -> Int {
    let start = integerStart
    let last = integerEnd - 1
    var end = start
    // A zero in front of a sign stands in front of no digit.
    while end < last, codes[end] == Draft.zero, codes[end + 1] != Draft.minus { end += 1 }
    if end > start { remove(from: start, to: end) }
    return end - start
  }

  /// Where a place stands after so many zeros were taken off the start of the integer: never before them.
  func place(_ place: Int, withoutZeros zeros: Int) -> Int {
    max(place - zeros, min(place, integerStart))
  }

  private mutating func findSeparator() {
    separator = Draft.noSeparator
    for index in 0..<count where codes[index] == Draft.point {
      separator = UInt8(truncatingIfNeeded: index)
      return
    }
  }
}

extension Draft: Equatable {
  @inline(__always)
  static func == (left: Draft, right: Draft) -> Bool {
    guard left.length == right.length else { return false }
    var index = left.count
    while index > 0 {
      index -= 1
      if left.codes[index] != right.codes[index] { return false }
    }
    return true
  }
}
