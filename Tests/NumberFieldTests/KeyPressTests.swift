import Testing

@testable import NumberField

/// SPEC: a press lights, slides off and back, counts on release; fingers, bounce, repeats, cancels.
@MainActor
struct KeyPressTests {
  private let harness = Harness { $0.decimalPlace = 2 }

  init() {
    harness.focus()
    _ = harness.takeEvents()
  }

  private func isLit(_ key: KeyMeaning) -> Bool {
    harness.screen.pad.cells.contains { $0.key.meaning == key && $0.presses > 0 }
  }

  private var litKeys: Int { harness.screen.pad.cells.reduce(0) { $0 + ($1.presses > 0 ? 1 : 0) } }

  @Test func aKeyLightsAtOnceAndCountsOnRelease() {
    harness.down(harness.point(of: .digit(7)))
    #expect(isLit(.digit(7)))
    #expect(harness.field.text == "0.00")
    harness.up(harness.point(of: .digit(7)))
    #expect(!isLit(.digit(7)))
    #expect(harness.field.text == "7")
  }

  @Test func slidingOffUnlightsAndSlidingBackLightsAgain() {
    let key = harness.point(of: .digit(5))
    harness.down(key)
    harness.move(Point(x: key.x, y: key.y - 100))
    #expect(!isLit(.digit(5)))
    harness.move(key)
    #expect(isLit(.digit(5)))
    harness.move(Point(x: key.x, y: key.y - 100))
    harness.up(Point(x: key.x, y: key.y - 100))
    #expect(harness.field.text == "0.00")
    #expect(harness.takeEvents().isEmpty)
  }

  @Test func eightPointsOfSlopAtTheEdge() {
    guard let frame = harness.screen.keyFrame(.digit(5)) else {
      Issue.record("no key")
      return
    }
    harness.down(frame.center)
    harness.move(Point(x: frame.maxX + 7.9, y: frame.center.y))
    #expect(isLit(.digit(5)))
    harness.move(Point(x: frame.maxX + 8.1, y: frame.center.y))
    #expect(!isLit(.digit(5)))
    harness.move(Point(x: frame.maxX + 7, y: frame.center.y))
    harness.up(Point(x: frame.maxX + 7, y: frame.center.y))
    #expect(harness.field.text == "5")
  }

  @Test func aSecondFingerCommitsTheFirst() {
    harness.down(harness.point(of: .digit(1)), .finger(1))
    harness.advance(by: 20)
    harness.down(harness.point(of: .digit(2)), .finger(2))
    #expect(harness.field.text == "1")
    #expect(!isLit(.digit(1)) && isLit(.digit(2)))
    harness.up(harness.point(of: .digit(2)), .finger(2))
    harness.up(harness.point(of: .digit(1)), .finger(1))
    #expect(harness.field.text == "12")
  }

  /// Where the second finger comes down is looked up after the first one's key has done what it does.
  @Test func aKeyThatCommitsMayResizeTheScreenUnderTheNext() throws {
    harness.down(harness.point(of: .digit(1)), .finger(1))
    harness.field.addAction(for: .editingChanged) { [unowned harness] _ in
      harness.screen.resize(to: Size(width: 300, height: 500), scale: 1)
    }
    let place = harness.point(of: .digit(5))
    harness.down(place, .finger(2))
    harness.screen.layoutIfNeeded()
    _ = harness.screen.refresh()
    // The pad of 260 points is now at 240 of 500, where that place is outside of the screen.
    #expect(litKeys == 0)
    harness.up(place, .finger(2))
    #expect(harness.field.text == "1")
    #expect(litKeys == 0)
  }

  @Test(arguments: [Point(x: .nan, y: 400), Point(x: 60, y: .infinity)])
  func aFingerThatIsLiftedOrPutDownNowherePressesNothing(nowhere: Point) {
    harness.down(harness.point(of: .digit(1)))
    harness.up(nowhere)
    #expect(litKeys == 0)
    harness.down(harness.point(of: .digit(2)))
    harness.down(nowhere)
    #expect(litKeys == 0)
    harness.up(harness.point(of: .digit(2)))
    #expect(harness.field.text == "0.00")
  }

  @Test func threeFingersCountInOrderOfTouchDown() {
    for (finger, digit) in [4, 5, 6].enumerated() {
      harness.down(harness.point(of: .digit(digit)), .finger(Int64(finger)))
      harness.advance(by: 5)
    }
    for finger in [1, 0, 2] { harness.up(harness.point(of: .digit(4 + finger)), .finger(Int64(finger))) }
    #expect(harness.field.text == "456")
    #expect(litKeys == 0)
  }

  @Test(arguments: [(10, "3"), (30, "3"), (31, "33"), (80, "33")])
  func aTouchDownRightAfterTheReleaseIsBounce(pause: Int, text: String) {
    let key = harness.point(of: .digit(3))
    harness.down(key)
    harness.advance(by: 50)
    harness.up(key)
    harness.advance(by: pause)
    harness.down(key)
    harness.advance(by: 20)
    harness.up(key)
    #expect(harness.field.text == text)
  }

  @Test func anotherKeyNeverBounces() {
    harness.tap(.digit(3))
    harness.down(harness.point(of: .digit(4)))
    harness.up(harness.point(of: .digit(4)))
    harness.down(harness.point(of: .digit(5)))
    harness.up(harness.point(of: .digit(5)))
    #expect(harness.field.text == "345")
  }

  @Test func otherMouseButtonsPressNothing() {
    harness.down(harness.point(of: .digit(3)), .otherMouse)
    #expect(litKeys == 0)
    harness.up(harness.point(of: .digit(3)), .otherMouse)
    #expect(harness.field.text == "0.00")
  }

  @Test func aTapOnALineNeverEndsEditing() {
    guard let frame = harness.screen.keyFrame(.digit(1)), let pad = harness.screen.keyboardFrame else {
      Issue.record("no pad")
      return
    }
    harness.tap(Point(x: frame.maxX + 0.5, y: frame.center.y))
    harness.tap(Point(x: 5, y: pad.y))
    harness.tap(Point(x: 5, y: pad.y + 0.9))
    #expect(harness.field.isFirstResponder)
    #expect(harness.takeEvents().isEmpty)
  }

  @Test func theSeparatorKeyIsDeadWithoutDecimals() {
    harness.field.decimalPlace = 0
    harness.tap(.separator)
    #expect(harness.field.text == "0")
    #expect(harness.takeEvents().isEmpty)
    #expect(harness.screen.lastRejection == nil)
  }

  // MARK: Held backspace

  private func type(_ keys: String) {
    harness.tap(keys: keys)
    harness.advance(by: 100)
    _ = harness.takeEvents()
  }

  @Test(arguments: [(399, "1234567"), (400, "1234567"), (459, "1234567"), (460, "123456"), (1000, "")])
  func heldBackspaceRepeatsAfter400ThenEvery60(held: Int, text: String) {
    type("12345678")
    harness.down(harness.point(of: .backspace))
    harness.advance(by: held)
    harness.up(harness.point(of: .backspace))
    #expect(harness.field.text == text)
  }

  @Test func aStallIsCaughtUpByOneRepeat() {
    type("12345678")
    harness.down(harness.point(of: .backspace))
    harness.screen.advance(to: harness.screen.now + 30_000)
    #expect(harness.field.text == "1234567")
    harness.advance(by: 59)
    #expect(harness.field.text == "1234567")
    harness.advance(by: 1)
    #expect(harness.field.text == "123456")
    harness.up(harness.point(of: .backspace))
    #expect(harness.field.text == "123456")
  }

  @Test func onlyBackspaceRepeats() {
    harness.down(harness.point(of: .digit(9)))
    harness.advance(by: 2000)
    harness.up(harness.point(of: .digit(9)))
    #expect(harness.field.text == "9")
  }

  @Test func slidingOffStopsTheRepeats() {
    type("12345678")
    let key = harness.point(of: .backspace)
    harness.down(key)
    harness.advance(by: 400)
    harness.move(Point(x: 10, y: key.y))
    harness.advance(by: 1000)
    #expect(harness.field.text == "1234567")
    harness.up(Point(x: 10, y: key.y))
    #expect(harness.field.text == "1234567")
    #expect(litKeys == 0)
  }

  @Test func anotherFingerStopsTheRepeats() {
    type("12345678")
    harness.down(harness.point(of: .backspace), .finger(1))
    harness.advance(by: 460)
    harness.down(harness.point(of: .digit(9)), .finger(2))
    harness.advance(by: 500)
    harness.up(harness.point(of: .digit(9)), .finger(2))
    harness.up(harness.point(of: .backspace), .finger(1))
    #expect(harness.field.text == "1234569")
    #expect(litKeys == 0)
  }

  // MARK: Cancels

  enum Cancel: CaseIterable { case touch, focusLost, windowLeft, disabled, readOnly, removed, escape }

  @Test(arguments: Cancel.allCases)
  func everyCancelStopsAndUnlights(cancel: Cancel) {
    let field = harness.field
    type("12345678")
    harness.down(harness.point(of: .backspace))
    harness.advance(by: 100)
    switch cancel {
    case .touch: harness.screen.send(.cancelled(.mouse))
    case .focusLost: harness.screen.send(.windowFocus(false))
    case .windowLeft: harness.screen.send(.pointerLeft)
    case .disabled: field.isEnabled = false
    case .readOnly: field.isReadOnly = true
    case .removed: field.removeFromSuperview()
    case .escape: harness.key(.escape)
    }
    let text = field.text
    #expect(litKeys == 0)
    harness.advance(by: 2000)
    harness.up(Point(x: 340, y: 635))
    #expect(field.text == text)
    #expect(harness.screen.touches.isEmpty)
  }

  @Test func losingTheWindowsFocusKeepsTheEdit() {
    harness.screen.send(.windowFocus(false))
    #expect(harness.field.isFirstResponder)
    #expect(harness.screen.nextDeadline == nil)
    harness.screen.send(.windowFocus(true))
    harness.type("5")
    #expect(harness.field.text == "5")
  }

  @Test func aResizeCancelsPresses() {
    harness.down(harness.point(of: .digit(5)))
    harness.screen.resize(to: Size(width: 300, height: 500), scale: 2)
    _ = harness.screen.refresh()
    #expect(litKeys == 0)
    harness.up(harness.point(of: .digit(5)))
    #expect(harness.field.text == "0.00")
  }

  /// Inputs that come in one batch with a resize meet the keys where they will be shown.
  @Test func aPressRightAfterAResizeMeetsTheNewKeys() {
    harness.screen.resize(to: Size(width: 300, height: 500), scale: 1.5)
    let key = harness.point(of: .digit(8))
    harness.screen.resize(to: Size(width: 375, height: 667), scale: 1)
    harness.screen.resize(to: Size(width: 300, height: 500), scale: 1.5)
    harness.down(key)
    #expect(isLit(.digit(8)))
    _ = harness.screen.refresh()
    #expect(isLit(.digit(8)) && litKeys == 1)
    harness.up(key)
    #expect(harness.field.text == "8" && litKeys == 0)
  }

  @Test func aPressRightAfterAnotherPadMeetsTheNewKeys() {
    harness.field.keypad = .till
    let key = harness.point(of: .clear)
    harness.field.keypad = .standard
    harness.field.keypad = .till
    harness.down(key)
    #expect(isLit(.clear))
    _ = harness.screen.refresh()
    harness.up(key)
    #expect(harness.field.text.isEmpty && litKeys == 0)
  }
}
