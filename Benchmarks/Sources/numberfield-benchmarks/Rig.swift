import DemoScreens
import NumberField
import NumberFieldRaster
import NumberFieldSDL

/// The demo's screen with its fonts, and memory that shows it.
@MainActor
final class Rig {
  let screen: DemoScreen
  let fonts: FontLibrary
  let painter: Painter
  let canvas: Canvas
  let pixels: UnsafeMutablePointer<UInt32>
  private(set) var time: Milliseconds = 0
  /// Where the keys of the script of twelve taps are pressed.
  private var places: [Point] = []
  private var taps = 0

  init(_ picture: Picture = .demo(), extraFields: Int = 0) throws {
    fonts = try FontLibrary()
    screen = DemoScreen(size: picture.size)
    screen.resize(to: picture.size, scale: picture.scale)
    screen.measurer = fonts
    painter = Painter(glyphs: fonts)
    let size = picture.pixels
    pixels = .allocate(capacity: size.width * size.height)
    pixels.initialize(repeating: 0, count: size.width * size.height)
    canvas = Canvas(pixels: pixels, size: size, stride: size.width)
    addFields(extraFields)
    draw()
  }

  isolated deinit {
    pixels.deallocate()
  }

  /// More fields, all of them in sight, in rows and columns below the demo's own.
  private func addFields(_ count: Int) {
    let columns = 120
    let width = (screen.size.width - 64) / Double(columns)
    let height = (screen.size.height - 300 - 300) / Double((max(count, 1) + columns - 1) / columns)
    for index in 0..<count {
      let field = NumberField()
      field.valueLabel.font = .systemFont(ofSize: 8)
      field.layer.borderWidth = 0.5
      field.value = Double(index % 100)
      field.frame = Rect(
        x: 32 + Double(index % columns) * width, y: 280 + Double(index / columns) * height, width: width - 2,
        height: max(4, height - 2))
      screen.addSubview(field)
    }
  }

  /// Brings the pixels up to date.
  @discardableResult
  func draw() -> Damage {
    let changes = screen.refresh()
    return painter.paint(screen.scene, changes: changes, on: canvas)
  }

  /// All of it anew, as after a window was exposed.
  func redraw() {
    painter.invalidate()
    draw()
  }

  /// Lets time pass.
  func advance(by span: Milliseconds) {
    time += span
    screen.advance(to: time)
  }

  /// Taps the first field, waits until the pad is up, empties the draft: the caret stands in an empty value.
  func edit() {
    tap(screen.length.frame.center)
    draw()
    advance(by: 300)
    draw()
    guard let key = screen.keyFrame(.backspace) else { fatalError("there is no pad") }
    tap(key.center)
    draw()
    advance(by: 100)
    let meanings: [KeyMeaning] =
      [.digit(1), .digit(2), .digit(3), .separator, .digit(4), .digit(5)]
      + Array(repeating: .backspace, count: 6)
    places = meanings.map { screen.keyFrame($0)?.center ?? Point() }
  }

  private func tap(_ point: Point) {
    screen.send(.down(.mouse, at: point))
    screen.send(.up(.mouse, at: point))
  }

  /// One tap of the script `1 2 3 . 4 5 ⌫ ⌫ ⌫ ⌫ ⌫ ⌫`, both halves of it drawn.
  func tapNext() {
    let place = places[taps]
    taps = taps == 11 ? 0 : taps + 1
    advance(by: 50)
    screen.send(.down(.mouse, at: place))
    draw()
    advance(by: 50)
    screen.send(.up(.mouse, at: place))
    draw()
  }
}
