import Testing

@testable import NumberField

/// SPEC: a field that the pad would cover scrolls into view.
@MainActor
struct ScrollingTests {
  private func form() -> Harness {
    let harness = Harness()
    for index in 1..<20 { harness.addField("field\(index)") }
    return harness
  }

  private func isInSight(_ field: NumberField, _ harness: Harness) -> Bool {
    let top = field.frame.y - harness.screen.scroll.position(at: harness.screen.now)
    let free = harness.screen.keyboardFrame?.y ?? harness.screen.size.height
    return top >= 0 && top + field.frame.height <= free
  }

  @Test func theFieldBeingEditedIsInSight() {
    let harness = form()
    for field in harness.screen.fields {
      field.becomeFirstResponder()
      harness.advance(by: 300)
      #expect(isInSight(field, harness))
    }
    for field in harness.screen.fields.reversed() {
      field.becomeFirstResponder()
      harness.advance(by: 300)
      #expect(isInSight(field, harness))
    }
  }

  @Test func whereAFieldIsHigherThanWhatIsFreeItsMiddleIsInSight() throws {
    for height in [60.0, 90, 110, 130, 160] {
      let harness = Harness(size: Size(width: 120, height: height))
      harness.focus()
      let free = try #require(harness.screen.keyboardFrame).y
      let place = harness.screen.place(of: harness.field)
      if free < place.height {
        #expect(abs(place.center.y - free / 2) < 1)
      } else {
        #expect(place.y >= 0 && place.maxY <= free)
      }
    }
  }

  @Test func aCoveredFieldScrollsUpAndComesBack() {
    let harness = Harness { $0.frame.y = 600 }
    harness.focus()
    #expect(isInSight(harness.field, harness))
    harness.key(.return)
    harness.advance(by: 300)
    #expect(harness.screen.scroll.position(at: harness.screen.now) == 0)
  }

  @Test func aDragAndTheWheelScroll() {
    let harness = form()
    harness.down(Point(x: 10, y: 500), .finger(1))
    harness.move(Point(x: 10, y: 300), .finger(1))
    harness.up(Point(x: 10, y: 300), .finger(1))
    #expect(harness.screen.scroll.position(at: harness.screen.now) == 200)
    harness.screen.send(.wheel(2, at: Point(x: 10, y: 300)))
    #expect(harness.screen.scroll.position(at: harness.screen.now) == 120)
    harness.screen.send(.wheel(-1000, at: Point(x: 10, y: 300)))
    #expect(harness.screen.scroll.position(at: harness.screen.now) == harness.screen.mostScroll)
    #expect(harness.screen.firstResponder == nil)
  }

  @Test func aDragThatStartsOnAFieldScrollsToo() {
    let harness = form()
    harness.down(Point(x: 180, y: 320), .finger(1))
    harness.move(Point(x: 180, y: 220), .finger(1))
    harness.up(Point(x: 180, y: 220), .finger(1))
    #expect(harness.screen.firstResponder == nil)
    #expect(harness.screen.scroll.position(at: harness.screen.now) == 100)
  }

  @Test func whatFitsDoesNotScroll() {
    let harness = Harness()
    harness.screen.send(.wheel(-3, at: Point(x: 10, y: 300)))
    #expect(harness.screen.scroll.to == 0)
  }

  @Test func onlyViewsInSightHavePieces() {
    let harness = form()
    _ = harness.screen.refresh()
    let drawn = harness.screen.fields.filter { $0.pieceIndex != nil }
    #expect(drawn.count == 11)
    #expect(harness.screen.scene.pieces.count == 11)
  }

  @Test func resizingKeepsTheFieldInSightAndFollowsPins() {
    let harness = form()
    let last = harness.screen.fields[19]
    last.pins = Pins(left: 20, right: 30, top: 1140, height: 40)
    last.becomeFirstResponder()
    harness.advance(by: 300)
    harness.screen.resize(to: Size(width: 800, height: 400), scale: 2)
    #expect(last.frame == Rect(x: 20, y: 1140, width: 750, height: 40))
    #expect(isInSight(last, harness))
    #expect(harness.screen.refresh().isEverything)
    #expect(harness.screen.scene.size == PixelSize(width: 1600, height: 800))
  }

  @Test(arguments: [0.0, -5, .nan, .infinity, 1e300])
  func badSizesAreBroughtIntoReach(length: Double) {
    let harness = form()
    harness.focus()
    harness.screen.resize(to: Size(width: length, height: length), scale: length)
    _ = harness.screen.refresh()
    harness.field.frame = Rect(x: length, y: length, width: length, height: length)
    _ = harness.screen.refresh()
    harness.tap(Point(x: length, y: length))
    _ = harness.screen.refresh()
  }
}
