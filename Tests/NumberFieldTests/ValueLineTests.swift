import Testing

@testable import NumberField

struct ValueLineTests {
  private func glyph(_ advance: Int) -> ValueLine.Glyph {
    ValueLine.Glyph(scalar: "0", metrics: GlyphMetrics(advance: advance, ink: .empty))
  }

  /// Ten characters of 10 pixels; "…" takes 8.
  private func line(room: Int, caret: Int?) -> ValueLine {
    var line = ValueLine()
    line.measure(count: 10) { _ in glyph(10) }
    line.cut(to: room, caret: caret, ellipsis: 8)
    return line
  }

  @Test func whatFitsIsNotCut() {
    let line = line(room: 100, caret: nil)
    #expect(line.visible == 0..<10)
    #expect(!line.isCutBefore && !line.isCutAfter)
    #expect(line.width == 100)
  }

  @Test func anIdleTextIsCutAtItsTail() {
    let line = line(room: 60, caret: nil)
    #expect(line.visible == 0..<5)
    #expect(line.isCutAfter && !line.isCutBefore)
    #expect(line.width == 58)
  }

  @Test(arguments: 0...10, [20, 30, 45, 60, 99])
  func theCaretStaysInSight(caret: Int, room: Int) {
    var line = line(room: room, caret: caret)
    line.left = 1000
    #expect(line.visible.lowerBound <= caret && caret <= line.visible.upperBound)
    #expect(line.width <= room)
    #expect(line.isCutBefore == (line.visible.lowerBound > 0))
    #expect(line.isCutAfter == (line.visible.upperBound < 10))
    #expect((1000...(1000 + room)).contains(line.position(of: caret)))
  }

  @Test func noRoomAtAllShowsNoDigit() {
    let line = line(room: 0, caret: nil)
    #expect(line.visible.isEmpty)
    #expect(line.isCutAfter)
  }

  @Test func aTapFindsTheNearestEdge() {
    var line = ValueLine()
    line.measure(count: 3) { glyph([10, 20, 10][$0]) }
    line.left = 100
    #expect(line.caret(nearest: 0) == 0)
    #expect(line.caret(nearest: 104) == 0)
    #expect(line.caret(nearest: 106) == 1)
    #expect(line.caret(nearest: 121) == 2)
    #expect(line.caret(nearest: 900) == 3)
  }

  @Test func whatCouldNotBeMeasuredIsAskedForAgain() {
    var line = ValueLine()
    let font = SceneFont(SceneFont.Descriptor(family: "", weight: .regular, size64: 640))
    for advance in [0, 7] {
      line.begin(in: font)
      line.take("1", at: 0) { GlyphMetrics(advance: advance, ink: .empty) }
      line.end(1)
      #expect(line.fullWidth == advance)
    }
    // What was measured is known.
    line.begin(in: font)
    line.take("1", at: 0) { GlyphMetrics(advance: 9, ink: .empty) }
    line.end(1)
    #expect(line.fullWidth == 7)
  }
}
