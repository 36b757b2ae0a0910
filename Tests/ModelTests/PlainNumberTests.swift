import Foundation
import Testing

/// The model's own arithmetic, against Foundation's.
@Suite("The model's numbers")
struct PlainNumberTests {
  @Test("are ordered as Decimal orders them, and written as it writes them")
  func order() {
    var dice = Dice(seed: 1)
    func random() -> PlainNumber {
      let text = (0..<dice.number(1...30)).map { _ in dice.pick(Array("0123456789")) }
      let point = dice.number(0...text.count)
      let sign = dice.oneIn(2) ? "-" : ""
      return PlainNumber(sign + String(text[..<point]) + "." + String(text[point...]))
    }
    for _ in 0..<2000 {
      let (one, other) = (random(), random())
      #expect((one < other) == (one.decimal < other.decimal))
      #expect((one == other) == (one.decimal == other.decimal))
      #expect(one.text == one.decimal.description)
    }
  }

  @Test(
    "round half away from zero on their digits",
    arguments: [
      ("1.005", 2, "1.01"), ("2.675", 2, "2.68"), ("0.125", 2, "0.13"), ("-0.125", 2, "-0.13"),
      ("-0.004", 2, "0.00"), ("9.999", 2, "10.00"), ("12", 0, "12"), ("0.5", 0, "1"), ("-0.5", 0, "-1"),
      ("99.95", 1, "100.0"), ("1.2", 3, "1.200"),
    ])
  func rounding(text: String, places: Int, shown: String) {
    #expect(PlainNumber(text).written(places: places) == shown)
  }

  @Test("come from Doubles by the shortest decimal")
  func doubles() {
    for (value, text) in [(0.1, "0.1"), (1.005, "1.005"), (1e22, "1" + String(repeating: "0", count: 22))] {
      #expect(PlainNumber(value)?.text == text)
    }
    #expect(PlainNumber(1.5e-7)?.text == "0.00000015")
    #expect(PlainNumber(-0.0)?.text == "0")
    #expect(PlainNumber(Double.nan) == nil && PlainNumber(1e38) == nil)
  }

  @Test("add up exactly, or not at all")
  func sums() {
    #expect(PlainNumber("0.1").adding(PlainNumber("0.2"), times: 1)?.text == "0.3")
    #expect(PlainNumber("1").adding(PlainNumber("0.1"), times: -10) == .zero)
    let most = PlainNumber(String(repeating: "9", count: 38))
    #expect(most.adding(PlainNumber("1"), times: 1) == nil)
    #expect(most.adding(PlainNumber("0.1"), times: 1) == nil)
  }
}
