import Testing

@testable import NumberField

/// The numbers of fonts, and what happens when there are no more.
@Suite("The table of fonts")
struct SceneFontTests {
  private func font(_ size64: Int, _ weight: Font.Weight = .regular, family: String? = nil)
    -> SceneFont.Descriptor
  {
    SceneFont.Descriptor(family: family, weight: weight, size64: size64)
  }

  @Test("each font has one number, in the order of first use")
  func numbers() {
    var table = SceneFontTable(capacity: 100)
    for round in 0..<2 {
      for size in 0..<50 {
        #expect(table.index(of: font(640 + size)) == size * 2, "round \(round)")
        #expect(table.index(of: font(640 + size, .bold)) == size * 2 + 1, "round \(round)")
      }
    }
    #expect(table.descriptors.count == 100)
  }

  @Test("when all numbers are given out the most similar font answers, and those that are there keep theirs")
  func full() {
    var table = SceneFontTable(capacity: 5)
    let known = [font(640), font(1280), font(1300, .bold), font(900, family: "Inter"), font(64_000)]
    for (index, font) in known.enumerated() { #expect(table.index(of: font) == index) }
    #expect(table.index(of: font(1290)) == 1)
    #expect(table.index(of: font(700)) == 0)
    #expect(table.index(of: font(128_000)) == 4)
    #expect(table.index(of: font(640, .bold)) == 2)
    #expect(table.index(of: font(640, .bold, family: "Inter")) == 3)
    #expect(table.index(of: font(1299, .bold, family: "No Such Family")) == 2)
    #expect(known.indices.contains(table.index(of: font(.min))))
    #expect(table.descriptors == known)
    for (index, font) in known.enumerated() { #expect(table.index(of: font) == index) }
  }

  @Test("an animation of sizes fills it, and goes on with the nearest")
  func animation() {
    var table = SceneFontTable(capacity: 1000)
    for step in 0..<3000 {
      let wish = 640 + step % 1500
      let answer = table.index(of: font(wish))
      #expect(table.descriptors[answer].size64 == min(wish, 1639))
    }
    #expect(table.descriptors.count == 1000)
  }
}
