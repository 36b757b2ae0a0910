import Testing

@testable import NumberField

struct SlideTests {
  @Test func goesSlowlyAtBothEnds() {
    var slide = Slide(at: 0)
    slide.move(to: 1, at: 1000, duration: 250)
    #expect(slide.position(at: 1000) == 0)
    #expect(slide.position(at: 1125) == 0.5)
    #expect(slide.position(at: 1250) == 1)
    #expect(slide.position(at: 1025) < 0.1)
    #expect(slide.position(at: 1225) > 0.9)
    #expect(slide.isMoving(at: 1249) && !slide.isMoving(at: 1250))
  }

  @Test func turnsRoundFromWhereItIs() {
    var slide = Slide(at: 0)
    slide.move(to: 1, at: 0, duration: 250)
    slide.move(to: 0, at: 125, duration: 250)
    #expect(slide.position(at: 125) == 0.5)
    #expect(slide.position(at: 375) == 0)
  }

  @Test func framesEndAtTheEnd() {
    var slide = Slide(at: 0)
    slide.move(to: 1, at: 100, duration: 250)
    #expect(slide.nextFrame(after: 100) == 116)
    #expect(slide.nextFrame(after: 120) == 132)
    #expect(slide.nextFrame(after: 345) == 350)
  }
}
