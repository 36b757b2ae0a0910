import NumberField
import NumberFieldRaster
import Testing

/// Lists of rectangles that stay short.
@Suite struct DamageTests {
  let bounds = PixelRect(x: 0, y: 0, width: 1000, height: 1000)

  @Test func nothingIsEmpty() {
    var damage = Damage()
    damage.add(.empty, within: bounds)
    damage.add(PixelRect(x: 10, y: 10, width: -4, height: 7), within: bounds)
    damage.add(PixelRect(x: 2000, y: 10, width: 4, height: 7), within: bounds)
    #expect(damage.isEmpty)
    #expect(damage[0] == .empty)
    #expect(damage.description == "[]")
  }

  @Test func whatLiesOutsideIsCutOff() {
    var damage = Damage()
    damage.add(PixelRect(left: .min, top: .min, right: .max, bottom: 3), within: bounds)
    #expect(Array(damage) == [PixelRect(x: 0, y: 0, width: 1000, height: 3)])
  }

  @Test func neighboursBecomeOneAndStrangersStayApart() {
    var damage = Damage()
    damage.add(PixelRect(x: 0, y: 0, width: 20, height: 30), within: bounds)
    damage.add(PixelRect(x: 20, y: 0, width: 20, height: 30), within: bounds)
    damage.add(PixelRect(x: 700, y: 900, width: 20, height: 30), within: bounds)
    damage.add(PixelRect(x: 5, y: 5, width: 2, height: 2), within: bounds)
    #expect(damage.count == 2)
    #expect(damage.contains(PixelRect(x: 0, y: 0, width: 40, height: 30)))
    #expect(damage.contains(PixelRect(x: 700, y: 900, width: 20, height: 30)))
    #expect(damage.bounds == PixelRect(x: 0, y: 0, width: 720, height: 930))
  }

  @Test(arguments: 0..<20)
  func allThatWasAddedStaysInside(seed: Int) {
    var dice = Dice(seed)
    var damage = Damage()
    var added: [PixelRect] = []
    for _ in 0..<100 {
      let rect = PixelRect(
        x: dice.roll(-20...1000), y: dice.roll(-20...1000), width: dice.roll(0...40),
        height: dice.roll(0...40))
      damage.add(rect, within: bounds)
      added.append(rect.intersection(bounds))
      #expect(damage.count <= Damage.capacity)
    }
    for rect in added where !rect.isEmpty {
      for (x, y) in [(rect.left, rect.top), (rect.right - 1, rect.bottom - 1)] {
        let pixel = PixelRect(left: x, top: y, right: x + 1, bottom: y + 1)
        #expect(damage.contains { $0.contains(pixel) })
      }
    }
    for rect in damage { #expect(!rect.isEmpty && bounds.contains(rect)) }
  }

  @Test func equalScenesHaveNone() {
    let scene = Scene(
      size: PixelSize(width: 9, height: 9),
      pieces: [ScenePiece([.fill(PixelRect(x: 1, y: 1, width: 2, height: 2), .red)])])
    #expect(scene.damage(from: scene).isEmpty)
    var other = scene
    other.background = .black
    #expect(Array(other.damage(from: scene)) == [scene.bounds])
    other = scene
    other.pieces = []
    #expect(Array(other.damage(from: scene)) == [PixelRect(x: 1, y: 1, width: 2, height: 2)])
  }
}
