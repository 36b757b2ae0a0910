import NumberField
import NumberFieldSDL

// The examples that stand above the declarations of NumberField, in their order: compiled, and not run.

@MainActor
enum ExamplesOfNumberField2 {
  static func numberField(_ screen: Screen) async throws {
    let field = NumberField()
    field.maxValue = 99999.99
    field.decimalPlace = 2
    field.prefixLabel.text = "LENGTH"
    field.suffixLabel.text = "cm"
    field.addAction(for: .editingDidEnd) { print($0.value) }
    screen.addSubview(field)
  }

  static func numberField2(_ field: NumberField) async throws {
    field.textAlignment = .left
  }

  static func pinsAnchors(_ first: NumberField, _ second: NumberField, _ hint: Label) async throws {
    // Two fields side by side, 8 points apart, whatever the window's width:
    first.pins = Pins(left: 16, right: 4, top: 76, height: 40).anchored(right: .screen(0.5))
    second.pins = Pins(left: 4, right: 16, top: 76, height: 40).anchored(left: .screen(0.5))
    // A label under the first, as wide as it is:
    hint.pins = Pins(left: 0, top: 4, width: 0, height: 20)
      .anchored(left: .left(of: first), top: .bottom(of: first), width: .width(of: first))
  }

  static func pins(_ field: NumberField, _ title: Label) async throws {
    title.pins = Pins(left: 32, right: 32, top: 36, height: 24)
    field.pins = Pins(left: 32, right: 32, top: 16, height: 40).anchored(top: .bottom(of: title))
  }

  static func pixelRect() async throws {
    let key = PixelRect(x: 0, y: 408, width: 124, height: 65)
    print(key.right, key.area)  // 124 8060
  }

  static func pixelRect2() async throws {
    let bitmap = Bitmap(size: PixelSize(width: 375, height: 667))
    _ = bitmap
  }

  static func scene(_ screen: Screen) async throws {
    print(screen.scene)  // one line for each item: tests read pictures as text
  }

  static func scene2() async throws {
    let red = ScenePiece([.fill(PixelRect(x: 0, y: 0, width: 8, height: 8), .red)])
    let scene = Scene(size: PixelSize(width: 64, height: 64), pieces: [red])
    _ = scene
  }

  static func scene3(_ screen: Screen, _ painter: Painter, _ canvas: Canvas) async throws {
    let changes = screen.refresh()
    if !changes.isEmpty { painter.paint(screen.scene, changes: changes, on: canvas) }
  }

  static func sceneFont() async throws {
    let font = SceneFont(.boldSystemFont(ofSize: 16), scale: 2)
    print(font)  // system bold 32px
  }

  static func sceneItem() async throws {
    let line = SceneItem.fill(PixelRect(x: 0, y: 407, width: 375, height: 1), .lightGray)
    _ = line
  }

  static func screen(_ field: NumberField) async throws {
    let screen = Screen()
    screen.addSubview(field)
    screen.send(.down(.finger(1), at: field.frame.center))
    screen.send(.up(.finger(1), at: field.frame.center))
    screen.advance(to: 250)  // the pad is up
    _ = screen.refresh()
    print(screen.scene)
  }

  static func screen2(_ screen: Screen, _ buzzer: ClickSound) async throws {
    screen.onFeedback = { if $0 == .refused { buzzer.play() } }
  }

  static func screen3(_ screen: Screen) async throws {
    let isOverText = screen.cursor == .iBeam
    _ = isOverText
  }

  static func textMeasurer(_ screen: Screen) async throws {
    let room = screen.measurer.textMetrics(of: "LENGTH", in: SceneFont(.systemFont(ofSize: 17), scale: 1))
    print(room.advance)  // pixels from the pen's start to its end
  }

  static func textMeasurer2(_ screen: Screen) async throws {
    let line = screen.measurer.lineMetrics(of: SceneFont(.systemFont(ofSize: 17), scale: 1))
    print(line.ascent, line.height)
  }

  static func textMeasurer3(_ screen: Screen) async throws {
    let seven = screen.measurer.glyphMetrics(of: "7", in: SceneFont(.systemFont(ofSize: 17), scale: 1))
    print(seven.advance, seven.ink)
  }

  static func view(_ field: NumberField) async throws {
    field.pins = Pins(left: 32, right: 32, top: 76, height: 40)
    field.backgroundColor = .white
    field.isHidden = false
  }
}
