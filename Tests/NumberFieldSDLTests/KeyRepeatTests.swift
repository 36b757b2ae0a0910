import CSDL2
import NumberField
import Testing

@testable import NumberFieldSDL

/// What a keyboard made while nobody listened comes at once: of that, one repeat counts.
@Suite("Repeats of a held key")
struct KeyRepeatTests {
  private func event(_ code: SDL_KeyCode, at time: UInt32, isDown: Bool = true, repeats: Bool) -> SDL_Event {
    var event = Events.key(code, isDown: isDown, repeats: repeats)
    event.key.timestamp = time
    return event
  }

  @Test("after a stall one of all that waited counts, and then each as it comes")
  func stalled() {
    var translator = EventTranslator()
    var count = 0
    // Pressed, repeated every 33 ms, 900 of them at once after 30 s, then as before.
    let times = [400, 433, 466] + (0..<900).map { 30_500 + $0 / 300 } + [30_540, 30_573]
    #expect(translator.translate(event(SDLK_BACKSPACE, at: 1, repeats: false)) != nil)
    for time in times
    where translator.translate(event(SDLK_BACKSPACE, at: UInt32(time), repeats: true)) != nil {
      count += 1
    }
    #expect(count == 3 + 1 + 2)
  }

  @Test("text of repeats that do not count does not count either")
  func text() {
    var translator = EventTranslator()
    var texts = 0
    func type(at time: UInt32, repeats: Bool) {
      _ = translator.translate(event(SDLK_5, at: time, repeats: repeats))
      if translator.translate(Events.text("5")) == .input(.text("5")) { texts += 1 }
    }
    type(at: 1, repeats: false)
    for _ in 0..<500 { type(at: 9000, repeats: true) }
    #expect(texts == 2)
    // Let go and pressed anew, in the same millisecond.
    _ = translator.translate(event(SDLK_5, at: 9000, isDown: false, repeats: false))
    type(at: 9000, repeats: false)
    #expect(texts == 3)
  }

  @Test("keys that are pressed one after the other all count, and so do repeats without a time")
  func pressed() {
    var translator = EventTranslator()
    for code in [SDLK_LEFT, SDLK_RIGHT, SDLK_LEFT, SDLK_LEFT] {
      #expect(translator.translate(event(code, at: 5, repeats: false)) != nil)
    }
    // Another key's repeat is not one of the last key's.
    #expect(translator.translate(event(SDLK_RIGHT, at: 6, repeats: true)) != nil)
    for _ in 0..<3 { #expect(translator.translate(event(SDLK_RIGHT, at: 0, repeats: true)) != nil) }
  }
}
