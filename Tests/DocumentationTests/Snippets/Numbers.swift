import Foundation
import NumberField
import NumberFieldFoundation
import Testing

// What <doc:NumbersAndPlaces> shows.
@MainActor
struct Numbers {
  @Test func exactNumbers() {
    let (_, field) = screenAndField()
    field.decimalPlace = 2
    field.exactValue = ExactDecimal("456789123456789.58") ?? 0
    print(field.exactText)  // 456789123456789.58
    print(field.value)  // the nearest Double
    #expect(field.text == "456789123456789.58")
    field.value = 1.005
    #expect(field.text == "1.01")
  }

  @Test func decimals() {
    let (_, field) = screenAndField()
    field.decimalPlace = 2
    field.decimalValue = Decimal(string: "19.99") ?? 0
    let total = field.decimalValue * 3  // 59.97
    #expect(total == Decimal(string: "59.97"))
  }

  @Test func places() throws {
    let (_, field) = screenAndField()
    field.symbols = try NumberSymbols(localeIdentifier: "en_IN")
    field.usesGroupingSeparator = true  // 12,34,567
    field.value = 1_234_567
    #expect(field.text == "12,34,567")

    let spanish = NumberSymbols(
      decimalSeparator: ",", groupingSeparator: ".", minimumGroupingDigits: 2)
    field.symbols = spanish  // 1234,5 but 12.345,6
    field.decimalPlace = 1
    field.value = 1234.5
    #expect(field.text == "1234,5")
    field.value = 12345.6
    #expect(field.text == "12.345,6")
  }

  @Test func theModulesPage() throws {
    let (_, field) = screenAndField()
    field.decimalPlace = 2
    field.symbols = try NumberSymbols(localeIdentifier: "de_CH")
    field.decimalValue = Decimal(string: "19.99") ?? 0
    #expect(field.text == "19.99")
  }

  /// The article's table is what fields show; spaces in it may be any space.
  @Test func theTableIsRight() throws {
    let text = try Repository.text("Documentation/Guide.docc/Articles/NumbersAndPlaces.md")
    let rows = text.matches(of: /\| `([a-z]{2}_[A-Z]{2})` \| ([^|]+) \|/)
    #expect(rows.count >= 6)
    for row in rows {
      let (_, field) = screenAndField()
      field.symbols = try NumberSymbols(localeIdentifier: String(row.output.1))
      field.usesGroupingSeparator = true
      field.decimalPlace = 2
      field.value = 1_234_567.5
      let shown = String(field.text.map { $0.isWhitespace ? " " : $0 })
      #expect(shown == row.output.2, "\(row.output.1)")
    }
  }
}
