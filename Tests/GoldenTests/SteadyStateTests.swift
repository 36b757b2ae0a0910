import NumberField
import NumberFieldRaster
import NumberFieldSDL
import NumberFieldTesting
import Testing

@testable import NumberFieldDemo

/// A session that goes round and round, counted: once everything was shown, nothing is new.
@MainActor
final class SteadyStateTests {
  private let screen = DemoScreen()
  private let fonts: FontLibrary
  private let painter: Painter
  private let harness: ScreenHarness<DemoScreen>
  private var bitmap = Bitmap(size: PixelSize(width: 375, height: 667))

  init() throws {
    fonts = try #require(Studio.fonts, "DejaVu Sans is not installed: make setup")
    painter = Painter(glyphs: fonts)
    harness = ScreenHarness(screen, fonts: fonts)
    harness.focus(screen.length)
    harness.settle()
    harness.tap(.backspace)
    draw()
  }

  @discardableResult
  private func draw() -> Damage {
    let changes = screen.refresh()
    return bitmap.withCanvas { painter.paint(screen.scene, changes: changes, on: $0) }
  }

  /// Types `123.45` and deletes it again, each half of a tap drawn: how many pixels that touched.
  private func round() throws -> Int {
    painter.statistics = Painter.Statistics()
    let digits: [KeyMeaning] = [.digit(1), .digit(2), .digit(3), .separator, .digit(4), .digit(5)]
    for key in digits + Array(repeating: .backspace, count: 6) {
      let place = try #require(screen.keyFrame(key)).center
      screen.advance(to: screen.now + 50)
      harness.down(place)
      draw()
      screen.advance(to: screen.now + 50)
      harness.up(place)
      draw()
    }
    return painter.statistics.pixelsTouched
  }

  @Test func nothingIsDrawnForTheFirstTimeTwice() throws {
    _ = try round()
    let rasterizations = fonts.rasterizations
    let (kept, cached) = (fonts.bytesKept, painter.cachedBytes)
    let pixels = try round()
    for _ in 0..<10 {
      #expect(try round() == pixels)
      // Two halves of twelve taps: each changed something, and none of them all of it.
      #expect(painter.statistics.redraws == 24)
      #expect(painter.statistics.fullRedraws == 0)
      #expect(painter.statistics.glyphsTinted == 0)
    }
    #expect(fonts.rasterizations == rasterizations)
    #expect(fonts.bytesKept == kept && painter.cachedBytes == cached)
  }

  @Test func oneHalfOfATapAsksForOnePicture() throws {
    var asked = 0
    screen.onNeedsRefresh = { asked += 1 }
    _ = try round()
    #expect(asked == 24)
  }

  @Test func anIdleScreenWakesForItsCaretOnly() {
    #expect(deadlines(in: 30_000) == 60)
    screen.endEditing()
    harness.settle()
    draw()
    #expect(screen.nextDeadline == nil)
  }

  /// How often something happens by itself; each time there is a small picture to show.
  private func deadlines(in span: Milliseconds) -> Int {
    let end = screen.now + span
    var count = 0
    while let deadline = screen.nextDeadline, deadline <= end {
      screen.advance(to: deadline)
      #expect(draw().count == 1)
      count += 1
    }
    return count
  }
}
