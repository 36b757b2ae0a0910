import Foundation
import Testing

@testable import NumberFieldCore

/// Exact decimals, judged by tables, by Foundation's `Decimal`, and by what Swift prints for Doubles.
struct ExactDecimalTests {
  @Test(arguments: [
    ("-12.50", "-12.5"), (".5", "0.5"), ("007", "7"), ("5.", "5"), ("0", "0"), ("-0", "0"), ("-0.00", "0"),
    ("0.05", "0.05"),
    ("456789123456789.58", "456789123456789.58"), ("100", "100"), ("100.00", "100"), ("000.1000", "0.1"),
    ("12345678901234567890.123456789012345678", "12345678901234567890.123456789012345678"),
    ("00000000000000000000000000000000000000000000000001", "1"),
    ("1.0000000000000000000000000000000000000000000000", "1"),
    ("99999999999999999999999999999999999999", "99999999999999999999999999999999999999"),
    (
      "0.00000000000000000000000000000000000000000000000001",
      "0.00000000000000000000000000000000000000000000000001"
    ),
    ("10000000000000000000", "10000000000000000000"), ("1000000000000000000.1", "1000000000000000000.1"),
  ]) func plainText(text: String, canonical: String) throws {
    let number = try #require(ExactDecimal(text))
    #expect(number.description == canonical)
    #expect(ExactDecimal(canonical) == number)
    #expect(try JSONDecoder().decode(ExactDecimal.self, from: JSONEncoder().encode(number)) == number)
  }

  @Test(arguments: [
    "", "-", ".", "-.", "+5", "1e5", "1,5", "1.2.3", "--1", "1-", " 1", "1 ", "inf", "nan", "0x1F", "٣",
    "1\u{301}",
    "100000000000000000000000000000000000001.5", "123456789012345678901234567890123456789",
    "100000000000000000000000000000000000000", "0.123456789012345678901234567890123456789",
  ]) func noPlainText(text: String) {
    #expect(ExactDecimal(text) == nil)
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(ExactDecimal.self, from: JSONEncoder().encode(text))
    }
  }

  @Test func endlessTexts() {
    #expect(ExactDecimal("0." + String(repeating: "0", count: 32766) + "1")?.decimals == 32767)
    #expect(ExactDecimal("0." + String(repeating: "0", count: 32767) + "1") == nil)
    #expect(
      ExactDecimal(String(repeating: "0", count: 100_000) + "7." + String(repeating: "0", count: 100_000))
        == 7)
    let tiny = ExactDecimal("0." + String(repeating: "0", count: 32766) + "1") ?? .zero
    #expect(tiny > 0 && tiny < 1 && -tiny < 0 && tiny != 0)
    #expect(tiny.rounded(toDecimals: 15) == 0)
    #expect(tiny.doubleValue == 0)
    #expect(tiny.adding(1) == nil)
  }

  @Test func parts() {
    let number = ExactDecimal(isNegative: true, coefficient: 1250, decimals: 2)
    #expect(number?.description == "-12.5")
    #expect(number?.coefficient == 125 && number?.decimals == 1 && number?.isNegative == true)
    #expect(number?.magnitude.description == "12.5")
    #expect(ExactDecimal(isNegative: true, coefficient: 0, decimals: 9) == .zero)
    #expect(ExactDecimal(coefficient: 5, decimals: -3) == 5000)
    #expect(ExactDecimal(coefficient: 5, decimals: -38) == nil)
    #expect(ExactDecimal(coefficient: 5, decimals: .min) == nil)
    #expect(ExactDecimal(coefficient: 5, decimals: .max) == nil)
    #expect(ExactDecimal(coefficient: .max, decimals: 0) == nil)
    #expect(
      ExactDecimal(coefficient: 340_282_366_920_938_463_463_374_607_431_768_211_450, decimals: 1) != nil)
    #expect(ExactDecimal(Int.min).description == "-9223372036854775808")
    #expect(-ExactDecimal.zero == 0 && -(-5 as ExactDecimal) == 5)
    #expect(ExactDecimal(Int.max).multiplied(by: .min) != nil)
    #expect(ExactDecimal("0.5")?.multiplied(by: .min) == ExactDecimal("-4611686018427387904"))
    #expect(ExactDecimal("99999999999999999999999999999999999999")?.adding(1) == nil)
    #expect(ExactDecimal("99999999999999999999999999999999999999")?.multiplied(by: 2) == nil)
    #expect(ExactDecimal("9999999999999999999999999999999999999.9")?.multiplied(by: 10)?.decimals == 0)
    #expect(ExactDecimal("1.005")?.rounded(toDecimals: -5) == 1)
  }

  /// `Decimal` holds 38 digits as well: sums, order and rounding have to agree.
  @Test func agreesWithFoundation() throws {
    var dice = Dice(seed: 1)
    for _ in 0..<8_000 {
      let texts = (dice.decimalText(digits: 18), dice.decimalText(digits: 18))
      guard let left = ExactDecimal(texts.0), let right = ExactDecimal(texts.1) else { continue }
      let left2 = try #require(Decimal(string: left.description))
      let right2 = try #require(Decimal(string: right.description))
      check((left < right) == (left2 < right2) && (left == right) == (left2 == right2), "\(texts)")
      check(left.adding(right)?.description == "\(left2 + right2)", "\(texts)")
      let count = dice.number(-1000...1000)
      check(left.multiplied(by: count)?.description == "\(left2 * Decimal(count))", "\(texts) \(count)")
      let places = dice.number(0...15)
      var (source, rounded) = (left2, Decimal())
      NSDecimalRound(&rounded, &source, places, .plain)
      check(left.rounded(toDecimals: places).description == "\(rounded)", "\(texts) \(places)")
    }
  }

  /// Long numbers, where `Decimal` is still exact: order and text.
  @Test func agreesWithFoundationOnLongNumbers() throws {
    var dice = Dice(seed: 2)
    for _ in 0..<8_000 {
      let text = dice.decimalText(digits: 38)
      guard let number = ExactDecimal(text) else { continue }
      let judge = try #require(Decimal(string: text))
      check(number.description == "\(judge)", "\(text)")
      let places = dice.number(0...15)
      var (source, rounded) = (judge, Decimal())
      NSDecimalRound(&rounded, &source, places, .plain)
      check(number.rounded(toDecimals: places).description == "\(rounded)", "\(text) \(places)")
      check(number.adding(-number) == 0, "\(text)")
      check(number.adding(0) == number, "\(text)")
    }
  }

  @Test func theNearestDouble() throws {
    var dice = Dice(seed: 3)
    var texts = [
      "9007199254740993", "9007199254740992.5", "9007199254740993.0000000000000001", "0.1", "0.3", "1e0",
      "0.5",
      "99999999999999999999999999999999999999", "0.00000000000000000000000000000000000001",
      "9007199254740993.00000000000000000001", "1.7976931348623157", "12345678901234567890123456789012345678",
    ]
    for _ in 0..<10_000 { texts.append(dice.decimalText(digits: 38)) }
    // Ties between two Doubles, and what lies next to them.
    for _ in 0..<5_000 {
      let significand = UInt64.random(in: 1 << 52..<1 << 53, using: &dice)
      texts.append(
        "\(UInt128(significand) * 2 + 1)" + dice.pick(["", ".5", ".0000001", ".4999999999999999"]))
      texts.append("\(UInt128(significand) << 20 + 1 << 19)" + dice.pick(["", ".1", ".0000000001"]))
    }
    for text in texts {
      guard let number = ExactDecimal(text) else { continue }
      let expected = try #require(Double(number.description))
      check(number.doubleValue.bitPattern == (expected == 0 ? 0 : expected.bitPattern), "\(text)")
    }
  }

  @Test func doublesThereAndBack() throws {
    var dice = Dice(seed: 4)
    var values: [Double] = [
      0.1, 1.005, 2.675, 0.125, 1e21, 1e22, 1e23, 9.5e37, .leastNonzeroMagnitude, -.leastNonzeroMagnitude,
      2.2250738585072014e-308, .pi,
      123456789012345680,
      9_007_199_254_740_991, 9_007_199_254_740_992, 9_007_199_254_740_994, 18_014_398_509_481_988, 4.35,
      0.1 + 0.2, 1.0 / 3,
    ]
    for _ in 0..<10_000 {
      values.append(Double(bitPattern: dice.next()))
      values.append(Double(dice.number(-1_000_000...1_000_000)) / pow(10, Double(dice.number(0...9))))
    }
    for value in values {
      let number = ExactDecimal(value)
      guard value.magnitude < 1e38 else {
        check(number == nil, "\(value)")
        continue
      }
      let exact = try #require(number)
      check(exact.doubleValue == value, "\(value)")
      // The digits are those of the shortest text that reads back.
      let shortest = try #require(Decimal(string: value.magnitude < 1e-100 ? "0" : "\(value)"))
      if value.magnitude >= 1e-100 { check("\(shortest)" == exact.description, "\(value)") }
    }
    for value in [Double.nan, .infinity, -.infinity, 1e38, -1e38, .greatestFiniteMagnitude] {
      #expect(ExactDecimal(value) == nil)
    }
    #expect(ExactDecimal(-0.0) == 0)
    #expect(ExactDecimal(Double.leastNonzeroMagnitude)?.decimals == 324)
  }
}
