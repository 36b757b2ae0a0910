import Testing

@testable import NumberFieldSDL

struct ClickSoundTests {
  @Test @MainActor func theClickIsShortAndSoftAndDiesAway() {
    let wave = ClickSound.wave()
    #expect(wave.count == 352)
    #expect(wave.allSatisfy { abs(Int($0)) <= 6000 })
    #expect(wave.prefix(50).contains { abs(Int($0)) > 3000 })
    #expect(wave.suffix(50).allSatisfy { abs(Int($0)) < 200 })
  }
}
