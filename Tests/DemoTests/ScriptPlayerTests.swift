import Foundation
import NumberField
import Testing

@testable import NumberFieldDemo

@Suite("Playing scripts")
@MainActor
struct ScriptPlayerTests {
  private let screen = DemoScreen()
  private let driver: RecordingDriver
  private let folder: TemporaryFolder
  private let player: ScriptPlayer

  init() throws {
    folder = try TemporaryFolder()
    driver = RecordingDriver(screen)
    player = ScriptPlayer(
      driver: driver, fields: screen.named, output: LineOutput(), folder: OutputFolder(path: folder.path))
  }

  private func play(_ text: String) async throws {
    let parser = ScriptParser(file: "a.nfs", fields: screen.named.names)
    try await player.play(parser.parse(bytes: Array(text.utf8)))
  }

  private func failure(_ text: String) async -> String? {
    let failure = await #expect(throws: Failure.self) { try await play(text) }
    return failure?.line
  }

  @Test("focus taps the field's middle, 50 ms down and 50 ms up")
  func focus() async throws {
    try await play("wait 1000\nfocus quantity")
    let middle = Point(x: 187.5, y: 152)
    #expect(
      driver.inputs == [
        .init(time: 1000, event: .down(.mouse, at: middle)),
        .init(time: 1050, event: .up(.mouse, at: middle)),
      ])
    #expect(screen.now == 1100)
    #expect(screen.firstResponder === screen.quantity)
  }

  @Test("blur taps where neither a view nor the pad is")
  func blur() async throws {
    try await play("focus length\nwait 400\nblur")
    #expect(screen.firstResponder == nil)
    guard case .down(.mouse, let place)? = driver.inputs.dropFirst(2).first?.event else {
      Issue.record("no tap")
      return
    }
    for view in screen.subviews { #expect(!view.frame.contains(place)) }
    #expect(place.y < 407)
  }

  @Test("blur finds a gap in a crowded window, and says so where there is none")
  func crowded() async throws {
    let label = Label(frame: Rect(x: -1, y: -1, width: 400, height: 700))
    screen.addSubview(label)
    #expect(
      await failure("blur") == "a.nfs:1: no place is free of fields and keypad, so there is nowhere to tap")
    label.frame = Rect(x: 0, y: 0, width: 375, height: 660)
    try await play("blur")
    #expect(driver.inputs.count == 2)
  }

  @Test("tap goes to the middle of each key, where it is now")
  func tap() async throws {
    try await play("focus length\nwait 400\ntap 1 <")
    let places = driver.inputs.dropFirst(2).map(\.event)
    let one = try #require(screen.keyFrame(.digit(1))?.center)
    let backspace = try #require(screen.keyFrame(.backspace)?.center)
    #expect(
      Array(places) == [
        .down(.mouse, at: one), .up(.mouse, at: one), .down(.mouse, at: backspace),
        .up(.mouse, at: backspace),
      ])
    #expect(driver.inputs.dropFirst(2).map(\.time) == [500, 550, 600, 650])
  }

  @Test("hold keeps a key pressed")
  func hold() async throws {
    try await play("focus length\nwait 400\nhold < 700")
    #expect(driver.inputs.suffix(2).map(\.time) == [500, 1200])
    #expect(screen.now == 1250)
  }

  @Test("fingers and the mouse are lifted where they were seen last")
  func pointers() async throws {
    try await play("down 1 2 finger 7\nmove 3 4 finger 7\ndown 5 6\nup finger 7\nup\ncancel finger 7\ncancel")
    #expect(
      driver.inputs.map(\.event) == [
        .down(.finger(7), at: Point(x: 1, y: 2)), .moved(.finger(7), at: Point(x: 3, y: 4)),
        .down(.mouse, at: Point(x: 5, y: 6)), .up(.finger(7), at: Point(x: 3, y: 4)),
        .up(.mouse, at: Point(x: 5, y: 6)), .cancelled(.finger(7)), .cancelled(.mouse),
      ])
  }

  @Test("keys send what controls and what types, text one event for each character")
  func keyboard() async throws {
    try await play(#"key Shift+Left KP_5 Ctrl+A"# + "\n" + #"type "1e\u{301}""#)
    #expect(
      driver.inputs.map(\.event) == [
        .key(.left, .shift, isRepeat: false), .text("5"), .key(.a, .command, isRepeat: false), .text("1"),
        .text("e\u{301}"),
      ])
  }

  @Test("paste puts the text on the clipboard, and pastes")
  func paste() async throws {
    try await play(#"paste "1 234""#)
    #expect(screen.clipboard.text == "1 234")
    #expect(driver.inputs.map(\.event) == [.key(.v, .command, isRepeat: false)])
  }

  @Test("resize and scale change the screen, and the fields follow")
  func resize() async throws {
    try await play("resize 800 480\nscale 2")
    #expect(screen.size == Size(width: 800, height: 480) && screen.scale == 2)
    _ = screen.refresh()
    #expect(screen.length.frame == Rect(x: 32, y: 76, width: 736, height: 40))
  }

  @Test("snapshots go into the output folder")
  func snapshots() async throws {
    try await play("snapshot a.bmp\nsnapshot b/c.bmp")
    #expect(driver.snapshots == [folder.path("a.bmp"), folder.path("b/c.bmp")])
    #expect(folder.exists("b"))
  }

  @Test("what cannot be reached is told")
  func unreachable() async {
    #expect(
      await failure("resize 375 100\nfocus price")
        == "a.nfs:2: the middle of \"price\" is covered or outside the window")
    #expect(await failure("tap 1") == "a.nfs:1: the keypad is not up, so there is no key \"1\" to tap")
  }

  @Test(
    "expectations that are not met say what was found",
    arguments: [
      (#"expect length text "1""#, #"expected length text "1", found "0.00""#),
      ("expect length value 1.5", "expected length value 1.5, found 0"),
      (#"expect length exact "1""#, #"expected length exact "1", found "0""#),
      ("expect length editing true", "expected length editing true, found false"),
      ("expect length selected true", "expected length selected true, found false"),
      ("expect length caret 0", "expected length caret 0, found null"),
      ("expect keyboard true", "expected keyboard true, found false"),
      ("expect rejection exceedsMaximum", "expected rejection exceedsMaximum, found none"),
    ])
  func unmet(line: String, words: String) async {
    #expect(await failure("# first\n" + line) == "a.nfs:2: " + words)
  }

  @Test("a rejection is that of the last input: a tap elsewhere, or an accepted digit, is none")
  func rejection() async throws {
    try await play(
      """
      focus quantity
      wait 400
      tap 1 0 0 1
      expect rejection exceedsMaximum
      tap 0
      expect rejection none
      tap 1
      expect rejection exceedsMaximum
      key Left
      expect rejection none
      type "1"
      expect rejection exceedsMaximum
      focus length
      expect rejection none
      """)
  }

  @Test("the demo's warning shows on a refusal and hides on whatever else happens")
  func warning() async throws {
    #expect(screen.warning.isHidden)
    try await play("focus quantity\nwait 400\ntap 9 9 9 9")
    #expect(!screen.warning.isHidden)
    try await play("tap <")
    #expect(screen.warning.isHidden)
  }
}
