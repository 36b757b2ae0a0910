import Testing

@testable import NumberField

@MainActor
struct PinsTests {
  private let size = Size(width: 400, height: 800)
  private let old = Rect(x: 1, y: 2, width: 30, height: 40)

  @Test func distancesCountInwardsFromTheScreensEdges() {
    #expect(Pins().frame(in: size, from: old) == old)
    #expect(
      Pins(left: 10, right: 20, top: 5, bottom: 6).frame(in: size, from: old)
        == Rect(x: 10, y: 5, width: 370, height: 789))
    #expect(
      Pins(right: 20, bottom: 6).frame(in: size, from: old) == Rect(x: 350, y: 754, width: 30, height: 40))
    #expect(
      Pins(width: 100, height: 50, centerX: 7, centerY: -8).frame(in: size, from: old)
        == Rect(x: 157, y: 367, width: 100, height: 50))
    // What cannot be is nothing rather than inside out.
    #expect(Pins(left: 300, right: 300).frame(in: size, from: old).width == 0)
    #expect(Pins(width: -5).frame(in: size, from: old).width == 0)
  }

  @Test func anEdgeAndTheMiddleGiveTheLength() {
    #expect(
      Pins(left: 50, centerX: 0).frame(in: size, from: old) == Rect(x: 50, y: 2, width: 300, height: 40))
    #expect(
      Pins(bottom: 100, centerY: 50).frame(in: size, from: old) == Rect(x: 1, y: 200, width: 30, height: 500))
  }

  @Test func fractionsOfTheScreenMakeColumns() {
    let screen = Screen(size: size)
    let first = View()
    let second = View()
    first.pins = Pins(left: 16, right: 4, top: 0, height: 40).anchored(right: .screen(0.5))
    second.pins = Pins(left: 4, right: 16, top: 0, height: 40).anchored(left: .screen(0.5))
    screen.addSubview(first)
    screen.addSubview(second)
    screen.layoutIfNeeded()
    #expect(first.frame == Rect(x: 16, y: 0, width: 180, height: 40))
    #expect(second.frame == Rect(x: 204, y: 0, width: 180, height: 40))
    screen.resize(to: Size(width: 600, height: 300), scale: 1)
    #expect(first.frame == Rect(x: 16, y: 0, width: 280, height: 40))
    #expect(second.frame == Rect(x: 304, y: 0, width: 280, height: 40))
  }

  @Test func viewsFollowTheirNeighboursInWhateverOrderTheyWereAdded() {
    let screen = Screen(size: size)
    let title = View(frame: Rect(x: 20, y: 10, width: 100, height: 24))
    let middle = View()
    let last = View()
    last.pins = Pins(left: 8, right: 20, top: 16, height: 30)
      .anchored(left: .right(of: middle), top: .bottom(of: middle))
    middle.pins = Pins(top: 4, width: 10, height: 0, centerX: 0)
      .anchored(
        top: .bottom(of: title), width: .width(of: title), height: .height(of: title),
        centerX: .center(of: title))
    screen.addSubview(last)
    screen.addSubview(middle)
    screen.addSubview(title)
    screen.layoutIfNeeded()
    #expect(middle.frame == Rect(x: 15, y: 38, width: 110, height: 24))
    #expect(last.frame == Rect(x: 133, y: 78, width: 247, height: 30))

    // One moves: the others follow with the next picture, and it alone tells them.
    _ = screen.refresh()
    title.frame.y = 110
    _ = screen.refresh()
    #expect(middle.frame.y == 138 && last.frame.y == 178)
    screen.resize(to: Size(width: 500, height: 800), scale: 1)
    #expect(last.frame.width == 347)
  }

  @Test func halfANeighbour() {
    let screen = Screen(size: size)
    let box = View(frame: Rect(x: 100, y: 100, width: 200, height: 60))
    let half = View()
    half.pins = Pins(left: 0, top: 0, width: 0, height: 0)
      .anchored(
        left: .fraction(0.5, of: box), top: .top(of: box), width: .fraction(0.5, of: box),
        height: .height(of: box))
    screen.addSubview(box)
    screen.addSubview(half)
    screen.layoutIfNeeded()
    #expect(half.frame == Rect(x: 200, y: 100, width: 100, height: 60))
  }

  @Test func aNeighbourThatWasRemovedCountsWhereItStoodAndOneThatIsGoneLeavesThePinOpen() {
    let screen = Screen(size: size)
    let view = View()
    var title: View? = View(frame: Rect(x: 0, y: 10, width: 100, height: 20))
    if let title {
      screen.addSubview(title)
      view.pins = Pins(left: 0, top: 5, width: 10, height: 10).anchored(top: .bottom(of: title))
    }
    screen.addSubview(view)
    screen.layoutIfNeeded()
    #expect(view.frame.y == 35)
    title?.removeFromSuperview()
    screen.resize(to: Size(width: 401, height: 800), scale: 1)
    #expect(view.frame.y == 35)
    _ = screen.refresh()
    title = nil
    #expect(view.pins?.anchors.top?.view == nil)
    view.frame.y = 77
    screen.resize(to: Size(width: 402, height: 800), scale: 1)
    #expect(view.frame == Rect(x: 0, y: 77, width: 10, height: 10))
  }

  @Test func ringsEndAndSettleNowhereElseEachTime() {
    let screen = Screen(size: size)
    let first = View(frame: Rect(x: 10, y: 0, width: 50, height: 10))
    let second = View(frame: Rect(x: 70, y: 0, width: 50, height: 10))
    first.pins = Pins(left: 1, width: 50).anchored(left: .right(of: second))
    second.pins = Pins(left: 1, width: 50).anchored(left: .right(of: first))
    let own = View(frame: Rect(x: 5, y: 5, width: 5, height: 5))
    own.pins = Pins(left: 1).anchored(left: .right(of: own))
    for view in [first, second, own] { screen.addSubview(view) }
    screen.layoutIfNeeded()
    _ = screen.refresh()
    #expect(first.frame.x == second.frame.maxX + 1 || second.frame.x == first.frame.maxX + 1)
    // An idle screen does not creep.
    let frames = [first.frame, second.frame, own.frame]
    _ = screen.refresh()
    #expect([first.frame, second.frame, own.frame] == frames)
    #expect(!screen.refresh().isEverything)
  }

  @Test func longChainsAddedBackwards() {
    let screen = Screen(size: size)
    let views = (0..<20_000).map { _ in View(frame: Rect(x: 0, y: 0, width: 10, height: 1)) }
    for index in views.indices.dropFirst() {
      views[index].pins = Pins(top: 1, height: 1).anchored(top: .bottom(of: views[index - 1]))
    }
    for view in views.reversed() { screen.addSubview(view) }
    screen.layoutIfNeeded()
    #expect(views.last?.frame.y == 2.0 * 19_999)
  }

  @Test func pinsAreValues() {
    let view = View()
    let other = View()
    let pins = Pins(top: 1).anchored(top: .bottom(of: view))
    #expect(pins == Pins(top: 1).anchored(top: .fraction(1, of: view)))
    #expect(pins != Pins(top: 1).anchored(top: .bottom(of: other)))
    #expect(pins != Pins(top: 1))
    #expect(Set([pins, pins]).count == 1)
  }
}
