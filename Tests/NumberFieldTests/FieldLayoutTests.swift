import Testing

@testable import NumberField

struct FieldLayoutTests {
  private func layout(
    _ alignment: NumberFieldAlignment, sticks: Bool, prefix: Int? = 50, value: Int? = 40, suffix: Int? = 20
  ) -> FieldLayout {
    FieldLayout(
      FieldLayout.Row(
        left: 100, right: 400, margin: 5, gap: 4, prefix: prefix, value: value, suffix: suffix,
        alignment: alignment, sticks: sticks))
  }

  @Test func rightAndSticking() {
    let row = layout(.right, sticks: true)
    #expect(row.prefix == 105)
    #expect(row.suffix == 375)
    #expect(row.value == 375 - 4 - 40)
    #expect(row.valueWidth == 290 - 54 - 24)
  }

  @Test func leftAndSticking() {
    let row = layout(.left, sticks: true)
    #expect(row.prefix == 105)
    #expect(row.value == 105 + 50 + 4)
    #expect(row.suffix == 375)
  }

  @Test func leftAndHugging() {
    let row = layout(.left, sticks: false)
    #expect(row.prefix == 105)
    #expect(row.value == 159)
    #expect(row.suffix == 159 + 40 + 4)
  }

  @Test func rightAndHugging() {
    let row = layout(.right, sticks: false)
    #expect(row.suffix == 375)
    #expect(row.value == 331)
    #expect(row.prefix == 331 - 4 - 50)
  }

  @Test func anEmptyLabelKeepsItsGapAndAHiddenOneLeavesTheRow() {
    #expect(layout(.right, sticks: true, suffix: 0).value == 395 - 4 - 40)
    #expect(layout(.right, sticks: true, suffix: nil).value == 395 - 40)
    #expect(layout(.left, sticks: true, prefix: 0).value == 109)
    #expect(layout(.left, sticks: true, prefix: nil).value == 105)
  }

  @Test func withoutAValueTheOthersStandOneGapApart() {
    let left = layout(.left, sticks: false, value: nil)
    #expect(left.suffix == left.prefix + 50 + 4)
    let right = layout(.right, sticks: false, value: nil)
    #expect(right.prefix + 50 + 4 == right.suffix)
  }

  @Test func onlyTheValueGivesWay() {
    let row = layout(.right, sticks: true, prefix: 200, value: 500, suffix: 60)
    #expect(row.valueWidth == 290 - 204 - 64)
    #expect(row.value == row.suffix - 4 - row.valueWidth)
    #expect(layout(.right, sticks: true, prefix: 400, value: 10, suffix: 60).valueWidth == 0)
  }
}
