import Foundation
import NumberField
import NumberFieldCore
import NumberFieldFoundation
import Testing

@MainActor
struct DecimalTests {
  @Test(
    arguments: [
      "0", "1", "-1", "0.1", "-0.05", "456789123456789.58", "99999999999999999999999999999999999999",
      "-0.00000000000000000000000000000000000001", "12345678901234567890.123456789012345678",
      "100000000000000000000000000000000000", "1.005",
    ])
  func bothDirectionsAreExact(_ text: String) throws {
    let number = try #require(ExactDecimal(text))
    let decimal = try #require(Decimal(exactly: number))
    #expect(decimal == Decimal(string: text))
    #expect(ExactDecimal(decimal) == number)
    #expect(Decimal(number) == decimal)
  }

  @Test func randomNumbersComeBackAsTheyWere() throws {
    var random = SeededRandom(seed: 7)
    for _ in 0..<5000 {
      let count = Int.random(in: 1...38, using: &random)
      let coefficient = (0..<count).map { _ in String(Int.random(in: 0...9, using: &random)) }.joined()
      let places = Int.random(in: 0...40, using: &random)
      let digits = try #require(UInt128(coefficient))
      let number = try #require(
        ExactDecimal(isNegative: .random(using: &random), coefficient: digits, decimals: places))
      let decimal = try #require(Decimal(exactly: number), "\(number)")
      #expect(ExactDecimal(decimal) == number)
      #expect(decimal == Decimal(string: number.description))
    }
  }

  @Test func whatCannotBeHeldIsNil() throws {
    #expect(ExactDecimal(Decimal.nan) == nil)
    #expect(ExactDecimal(Decimal(string: "1e38") ?? 0) == nil)
    #expect(ExactDecimal(Decimal.greatestFiniteMagnitude) == nil)
    #expect(ExactDecimal(Decimal(string: "340282366920938463463374607431768211455") ?? 0) == nil)
    let tiny = try #require(ExactDecimal(Double.leastNonzeroMagnitude))
    #expect(Decimal(exactly: tiny) == nil)
    #expect(Decimal(tiny) == 0)
  }

  @Test func aFieldHasADecimalValue() throws {
    let field = NumberField()
    field.decimalPlace = 2
    let price = try #require(Decimal(string: "456789123456789.58"))
    field.decimalValue = price
    #expect(field.decimalValue == price)
    #expect(field.text == "456789123456789.58")
    field.decimalValue = .nan
    #expect(field.decimalValue == price)
    field.decimalValue = .greatestFiniteMagnitude
    #expect(field.decimalValue == price)
    field.decimalValue = -1
    #expect(field.exactText == "-1")
    field.value = 0.1
    #expect(field.decimalValue * 3 == Decimal(string: "0.3"))
  }
}
