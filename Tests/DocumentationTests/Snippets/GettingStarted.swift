import Foundation
import NumberField
import NumberFieldSDL
import Testing

// What <doc:GettingStarted> and the overviews of the modules show, beside the program itself.
@MainActor
struct GettingStarted {
  @Test func placesViews() {
    let checkout = Checkout()
    let screen: Screen = checkout
    let price = checkout.price
    let title = Label("Checkout", font: .boldSystemFont(ofSize: 20))
    title.pins = Pins(left: 32, right: 32, top: 36, height: 24)
    screen.addSubview(title)

    let tip = NumberField()
    tip.pins = Pins(left: 32, right: 32, top: 16, height: 40).anchored(top: .bottom(of: price))
    screen.addSubview(tip)

    screen.layoutIfNeeded()
    #expect(tip.frame == Rect(x: 32, y: 132, width: 311, height: 40))
    #expect(title.frame.height == 24)
  }

  @Test func drawsWithoutADisplay() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "numberfield-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.appendingPathComponent("till.bmp").path
    let checkout = Checkout()
    checkout.reducesMotion = false
    try draw(checkout, checkout.price)
    try FileManager.default.moveItem(atPath: "till.bmp", toPath: path)
    let bitmap = try Bitmap(contentsOfBMP: path)
    #expect(bitmap.size == PixelSize(width: 375, height: 667))
    // The pad is up: its lowest rows are keys.
    #expect(checkout.isKeyboardShown && !checkout.isKeyboardMoving)
    #expect(bitmap[10, 660] != .white)
  }

  private func draw(_ screen: Screen, _ price: NumberField) throws {
    let output = HeadlessOutput(screen, fonts: try FontLibrary())
    price.becomeFirstResponder()
    screen.advance(to: 400)
    try output.snapshot().writeBMP(to: "till.bmp")
  }

  /// Opens windows, so that it is compiled and not run: the demo's tests open theirs.
  func opensWindows(_ screen: Screen) async throws {
    do {
      let window = try Window(screen, title: "Till", fonts: FontLibrary())
      try await window.run()
    } catch SDLFailure.noDisplay(let reason) {
      print("no display (\(reason)): drawing without one")
    } catch {
      print(error)
    }
  }

  /// What stands above all in the SDL module's page.
  func opensOne(_ screen: Screen) async throws {
    let window = try Window(screen, title: "Till", fonts: FontLibrary())
    try await window.run()
  }

  /// What the page on panels shows.
  func opensAPanel() async throws {
    let window = try Window(
      Checkout(), title: "Till", fonts: FontLibrary(), isFullscreen: true, hidesPointer: true,
      keepsAwake: true)
    try await window.run()
  }

  @Test func makesAScreen() {
    let screen = Screen()
    let field = NumberField(frame: Rect(x: 32, y: 76, width: 311, height: 40))
    field.maxValue = 99999.99
    field.decimalPlace = 2
    screen.addSubview(field)
    #expect(screen.fields.count == 1 && field.text == "0.00")
  }
}
