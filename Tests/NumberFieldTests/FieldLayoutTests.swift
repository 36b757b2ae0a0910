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

  /// The left and right edges of prefix, value and suffix, in that order.
  private func spans(_ row: FieldLayout, value: Int?) -> [ClosedRange<Int>] {
    var spans = [row.prefix...row.prefix + row.prefixWidth]
    if let value { spans.append(row.value...row.value + min(value, row.valueWidth)) }
    spans.append(row.suffix...row.suffix + row.suffixWidth)
    return spans
  }

  @Test(arguments: NumberFieldAlignment.allCases, [true, false])
  func labelsNeverLieOnEachOther(alignment: NumberFieldAlignment, sticks: Bool) {
    for prefix in [0, 10, 150, 280, 290, 500] {
      for suffix in [0, 10, 150, 280, 290, 500] {
        for value in [nil, 0, 40, 500] as [Int?] {
          let row = FieldLayout(
            FieldLayout.Row(
              left: 100, right: 400, margin: 5, gap: 4, prefix: prefix, value: value, suffix: suffix,
              least: 8,
              alignment: alignment, sticks: sticks))
          let spans = spans(row, value: value)
          for (one, next) in zip(spans, spans.dropFirst()) { #expect(one.upperBound + 4 <= next.lowerBound) }
          #expect(spans[0].lowerBound >= 105 && spans[spans.count - 1].upperBound <= 395)
          if value != nil { #expect(row.valueWidth >= 8) }
        }
      }
    }
  }

  @Test func whatStretchesGivesWayAfterTheValue() {
    func widths(_ alignment: NumberFieldAlignment) -> [Int] {
      let row = FieldLayout(
        FieldLayout.Row(
          left: 0, right: 118, margin: 5, gap: 4, prefix: 90, value: 40, suffix: 30, least: 10,
          alignment: alignment, sticks: true))
      return [row.prefixWidth, row.valueWidth, row.suffixWidth]
    }
    #expect(widths(.right) == [60, 10, 30])
    #expect(widths(.left) == [90, 10, 0])
  }

  @Test func aFieldWithoutAnyRoomIsLaidOutAllTheSame() {
    let row = FieldLayout(
      FieldLayout.Row(
        left: 0, right: 3, margin: 5, gap: 4, prefix: 90, value: 40, suffix: 30, least: 10, alignment: .right,
        sticks: true))
    #expect([row.prefixWidth, row.valueWidth, row.suffixWidth] == [0, 0, 0])
  }
}
