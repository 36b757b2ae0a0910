// swift-format-ignore-file: NeverForceUnwrap
// A judge that is wrong about itself has to stop the test.

import Foundation

/// A decimal number as people write it, digit by digit: `-12.5` is a sign, the digits 1 2, and the decimal 5.
///
/// It is slow and obvious on purpose. Order and rounding go by the digits as at school; sums are Foundation's.
struct PlainNumber: Hashable {
  var isNegative = false
  /// At least one digit, without zeros in front.
  var integer: [Character] = ["0"]
  /// Without zeros at the end.
  var decimals: [Character] = []

  static let zero = PlainNumber()

  /// The number that a draft says: `""`, `-` and `-0.` are 0, zeros in front and at the end do not matter.
  init(draft: [Character]) {
    let digits = draft.filter { $0 != "-" }
    let parts = digits.split(separator: ".", omittingEmptySubsequences: false).map(Array.init)
    integer = parts.first ?? []
    decimals = parts.count > 1 ? parts[1] : []
    isNegative = draft.first == "-"
    tidy()
  }

  private init() {}

  /// A number in plain writing, in the text of a test.
  init(_ text: String) { self.init(draft: Array(text)) }

  /// The shortest decimal that reads back as a Double; nil where a field ignores it.
  init?(_ value: Double) {
    guard value.isFinite, abs(value) < 1e38 else { return nil }
    self.init(Decimal(string: value.description) ?? 0)
  }

  private init(_ decimal: Decimal) { self.init(draft: Array(decimal.description)) }

  private mutating func tidy() {
    while integer.first == "0" { integer.removeFirst() }
    if integer.isEmpty { integer = ["0"] }
    while decimals.last == "0" { decimals.removeLast() }
    if isZero { isNegative = false }
  }

  var isZero: Bool { integer == ["0"] && decimals.isEmpty }

  /// Count of digits from the first that is not 0 to the last.
  var significantDigits: Int { (integer + decimals).drop { $0 == "0" }.count }

  /// Plain writing, nothing to spare.
  var text: String { written(places: decimals.count) }

  /// The nearest Double.
  var double: Double { Double(text)! }

  var decimal: Decimal { Decimal(string: text)! }

  var magnitude: PlainNumber {
    var number = self
    number.isNegative = false
    return number
  }

  // MARK: Rounding

  /// The number with at most so many decimals; the others are just cut off.
  func cut(toPlaces places: Int) -> PlainNumber {
    var number = self
    number.decimals = Array(decimals.prefix(places))
    number.tidy()
    return number
  }

  /// With one more in the last of so many decimals, away from 0.
  private func raised(atPlace places: Int) -> PlainNumber {
    var digits = integer + decimals.prefix(places)
    digits += repeatElement("0", count: max(0, places - decimals.count))
    var index = digits.count - 1
    while index >= 0, digits[index] == "9" {
      digits[index] = "0"
      index -= 1
    }
    if index < 0 {
      digits.insert("1", at: 0)
    } else {
      digits[index] = Character(String(digits[index].wholeNumberValue! + 1))
    }
    var number = PlainNumber()
    number.isNegative = isNegative
    number.integer = Array(digits.dropLast(places))
    number.decimals = Array(digits.suffix(places))
    number.tidy()
    return number
  }

  /// Half away from 0, by the first digit that goes.
  func rounded(toPlaces places: Int) -> PlainNumber {
    guard decimals.count > places, decimals[places] >= "5" else { return cut(toPlaces: places) }
    return raised(atPlace: places)
  }

  /// The next number away from 0 that so many decimals can write; itself where they can.
  func raised(toPlaces places: Int) -> PlainNumber {
    decimals.count > places ? raised(atPlace: places) : self
  }

  /// Fixed-point with exactly so many decimals.
  func written(places: Int) -> String {
    let number = rounded(toPlaces: places)
    var text = (number.isNegative ? "-" : "") + String(number.integer)
    if places > 0 {
      text += "." + String(number.decimals)
      text += String(repeating: "0", count: places - number.decimals.count)
    }
    return text
  }

  // MARK: Sums

  /// The sum with a number taken `count` times; nil where it has more digits than a field takes.
  func adding(_ other: PlainNumber, times count: Int) -> PlainNumber? {
    var (one, many, factor) = (decimal, other.decimal, Decimal(count))
    var (product, sum) = (Decimal(), Decimal())
    guard NSDecimalMultiply(&product, &many, &factor, .plain) == .noError,
      NSDecimalAdd(&sum, &one, &product, .plain) == .noError
    else { return nil }
    let number = PlainNumber(sum)
    return number.significantDigits <= 38 ? number : nil
  }
}

extension PlainNumber: Comparable {
  static func < (left: PlainNumber, right: PlainNumber) -> Bool {
    if left.isNegative != right.isNegative { return left.isNegative }
    return left.isNegative ? right.isCloserToZero(than: left) : left.isCloserToZero(than: right)
  }

  private func isCloserToZero(than other: PlainNumber) -> Bool {
    if integer.count != other.integer.count { return integer.count < other.integer.count }
    // Digits from the first one on: the one that is out of decimals has the smaller rest.
    return (integer + decimals).lexicographicallyPrecedes(other.integer + other.decimals)
  }
}
