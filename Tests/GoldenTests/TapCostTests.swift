import NumberField
import NumberFieldRaster
import NumberFieldSDL
import NumberFieldTesting
import Testing

@testable import NumberFieldDemo

/// What a tap touches, counted: the key's cell and the value's surroundings, and nothing in a frame without a change.
@MainActor
struct TapCostTests {
  private func demo() throws -> (ScreenHarness<DemoScreen>, HeadlessOutput) {
    let fonts = try #require(Studio.fonts, "DejaVu Sans is not installed: make setup")
    let harness = ScreenHarness(DemoScreen(), fonts: fonts)
    let output = try #require(harness.output)
    harness.focus(harness.screen.length)
    harness.tap(keys: "12")
    output.draw()
    return (harness, output)
  }

  private func pixels(_ rect: Rect?) -> PixelRect {
    guard let rect else { return .empty }
    return PixelRect(x: Int(rect.x), y: Int(rect.y), width: Int(rect.width), height: Int(rect.height))
  }

  @Test func aPressTouchesTheKeysTitleOnly() throws {
    let (harness, output) = try demo()
    let key = try #require(harness.screen.keyFrame(.digit(5)))
    harness.down(key.center)
    output.draw()
    #expect(output.damage.count == 1)
    #expect(pixels(key).contains(output.damage.bounds))
    // A title of 40 points is less than 24 × 32 pixels; its cell has 125 × 64.
    #expect(output.damage.bounds.area <= 24 * 32)
  }

  @Test func aReleaseTouchesTheKeysTitleAndTheValue() throws {
    let (harness, output) = try demo()
    let key = try #require(harness.screen.keyFrame(.digit(5)))
    let field = pixels(harness.screen.length.frame)
    harness.down(key.center)
    output.draw()
    harness.up(key.center)
    output.draw()
    #expect(harness.screen.length.text == "125")
    var touched = 0
    for rect in output.damage {
      #expect(pixels(key).contains(rect) || field.contains(rect), "\(rect)")
      touched += rect.area
    }
    // The title, and the right end of the field where three digits and the caret stand.
    #expect(touched <= 24 * 32 + 60 * 28)
  }

  @Test func aBlinkTouchesTheCaretOnly() throws {
    let (harness, output) = try demo()
    harness.advance(by: 500)
    output.draw()
    #expect(output.damage.count == 1)
    #expect(output.damage.bounds.width == 2 && output.damage.bounds.height == 28)
  }

  @Test func nothingIsDoneWhereNothingChanged() throws {
    let (harness, output) = try demo()
    for _ in 0..<10 {
      harness.advance(by: 10)
      harness.move(Point(x: 100, y: 300))
      output.draw()
      #expect(output.damage.isEmpty)
      #expect(harness.screen.refresh().isEmpty)
    }
  }

  @Test func aRefusedTapTouchesTheKeyAndTheWarningOnly() throws {
    let (harness, output) = try demo()
    harness.tap(keys: "345")
    output.draw()
    let key = try #require(harness.screen.keyFrame(.digit(9)))
    harness.down(key.center)
    output.draw()
    harness.up(key.center)
    output.draw()
    #expect(harness.screen.lastRejection?.reason == .exceedsMaximum)
    let field = pixels(harness.screen.length.frame)
    #expect(output.damage.allSatisfy { !field.intersects($0) })
  }
}
