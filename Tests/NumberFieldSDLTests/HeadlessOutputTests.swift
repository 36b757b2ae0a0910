import NumberField
import NumberFieldRaster
import Testing

@testable import NumberFieldSDL

@MainActor
@Suite("Headless output")
struct HeadlessOutputTests {
  @Test("The picture has the screen's size in pixels", arguments: [1, 1.25, 1.5, 2, 3])
  func size(scale: Double) throws {
    let screen = Screen(size: Size(width: 200, height: 100))
    screen.resize(to: screen.size, scale: scale)
    let bitmap = HeadlessOutput(screen, fonts: try Fonts.dejaVu()).snapshot()
    #expect(bitmap.size == PixelSize(width: Int(200 * scale), height: Int(100 * scale)))
    #expect(bitmap.pixels.count == bitmap.size.width * bitmap.size.height)
  }

  @Test("A screen that no memory holds has an empty picture, and a smaller one a picture again")
  func tooLarge() throws {
    let screen = Screen(size: Size(width: 100_000, height: 100_000))
    let output = HeadlessOutput(screen, fonts: try Fonts.dejaVu())
    #expect(output.snapshot().size == PixelSize(width: 0, height: 0))
    #expect(screen.scene.size == PixelSize(width: 100_000, height: 100_000))
    screen.resize(to: Size(width: 20, height: 10), scale: 1)
    #expect(output.snapshot().size == PixelSize(width: 20, height: 10))
    screen.resize(to: Size(width: 8192, height: 8193), scale: 1)
    #expect(output.snapshot().size == PixelSize(width: 0, height: 0))
  }

  @Test("Nothing is drawn when nothing changed, and all of it after a resize")
  func idle() throws {
    let screen = Screen(size: Size(width: 200, height: 100))
    let output = HeadlessOutput(screen, fonts: try Fonts.dejaVu())
    let first = output.snapshot()
    output.draw()
    #expect(output.damage.isEmpty)
    #expect(output.snapshot() == first)
    screen.resize(to: Size(width: 100, height: 50), scale: 1)
    output.draw()
    #expect(output.damage.first == PixelRect(x: 0, y: 0, width: 100, height: 50))
  }
}
