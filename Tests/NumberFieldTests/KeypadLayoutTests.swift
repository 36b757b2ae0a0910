import Testing

@testable import NumberField

@MainActor
struct KeypadLayoutTests {
  private func rows(_ layout: KeypadLayout) -> [String] {
    layout.cells.map { "\($0.rect)" }
  }

  @Test func standardPadStandsAsTheOriginals() {
    let layout = KeypadLayout(.standard, in: PixelRect(x: 0, y: 407, width: 375, height: 260), line: 1)
    #expect(
      rows(layout) == [
        "0,408 124x64", "125,408 125x64", "251,408 124x64",
        "0,473 124x64", "125,473 125x64", "251,473 124x64",
        "0,538 124x64", "125,538 125x64", "251,538 124x64",
        "0,603 124x64", "125,603 125x64", "251,603 124x64",
      ])
  }

  @Test(arguments: [1.0, 1.25, 1.5, 2, 3])
  func cellsAndLinesFillThePad(scale: Double) {
    let line = max(1, Int((scale).rounded()))
    let size = (Int((375 * scale).rounded()), Int((260 * scale).rounded()))
    for keypad in [Keypad.standard, .till, .form] {
      let layout = KeypadLayout(keypad, in: PixelRect(x: 0, y: 0, width: size.0, height: size.1), line: line)
      for (index, cell) in layout.cells.enumerated() {
        #expect(!cell.rect.isEmpty)
        #expect(cell.rect.y >= line && cell.rect.right <= size.0 && cell.rect.bottom <= size.1)
        for other in layout.cells[..<index] {
          #expect(!cell.rect.intersects(other.rect))
        }
      }
      #expect(layout.cells.map(\.rect.right).max() == Int32(size.0))
      #expect(layout.cells.map(\.rect.bottom).max() == Int32(size.1))
    }
  }

  @Test func aSignKeyTakesHalfOfTheSeparatorsCell() {
    let pad = Keypad.standard.adapted(needsSign: true, needsSeparator: true)
    let layout = KeypadLayout(pad, in: PixelRect(x: 0, y: 407, width: 375, height: 260), line: 1)
    #expect(pad.rows[3].map(\.meaning) == [.sign, .separator, .digit(0), .backspace])
    #expect(
      rows(layout).suffix(4) == ["0,603 62x64", "63,603 61x64", "125,603 125x64", "251,603 124x64"])
  }

  @Test func aSignKeyTakesTheWholeCellOfAnUnusedSeparator() {
    let pad = Keypad.standard.adapted(needsSign: true, needsSeparator: false)
    #expect(pad.rows[3].map(\.meaning) == [.sign, .digit(0), .backspace])
    #expect(Keypad.standard.adapted(needsSign: false, needsSeparator: false).rows[3].count == 3)
  }

  @Test func nothingOfAPadWithoutRoomTraps() {
    for size in [(0, 0), (1, 1), (3, 2), (5000, 1)] {
      let rect = PixelRect(x: 0, y: 0, width: size.0, height: size.1)
      for keypad in [Keypad.standard, .till, .form, Keypad(rows: []), Keypad(rows: [[]])] {
        _ = KeypadLayout(keypad, in: rect, line: 3)
      }
    }
  }
}
