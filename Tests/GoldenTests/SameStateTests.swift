import NumberField
import NumberFieldSDL
import NumberFieldTesting
import Testing

/// The same state reached by two routes gives the same pixels; damage gives what a full redraw gives.
@MainActor
struct SameStateTests {
  @Test func typedOnThePadOrOnTheKeyboard() throws {
    let (one, _) = try Studio.pad { _ in }
    let (other, _) = try Studio.pad { _ in }
    #expect(one.tap(keys: "123.45"))
    for character in "123.45" {
      other.type(String(character))
      other.advance(by: 100)
    }
    #expect(one.snapshot() == other.snapshot())
  }

  @Test func withAndWithoutDetours() throws {
    let (one, _) = try Studio.pad { _ in }
    let (other, field) = try Studio.pad { _ in }
    one.tap(keys: "12")
    for keys in ["9", "98", "98<", "98<<"] {
      other.tap(keys: keys)
      _ = other.snapshot()
    }
    field.value = 5
    other.tap(keys: "12")
    #expect(one.snapshot() == other.snapshot())
  }

  @Test(arguments: [1.0, 1.25, 1.5, 2, 3])
  func damageGivesWhatAFullRedrawGives(scale: Double) throws {
    let fonts = try #require(Studio.fonts)
    let screen = Screen(size: Size(width: 240, height: 440))
    screen.resize(to: screen.size, scale: scale)
    for row in 0..<3 {
      let field = NumberField(frame: Rect(x: 8, y: 8 + 48 * Double(row), width: 224, height: 40))
      Studio.style(field)
      field.maxValue = 1000
      screen.addSubview(field)
    }
    let harness = ScreenHarness(screen, fonts: fonts)
    var keys = SplitMix(seed: 7)
    let pad: [KeyMeaning] = [.digit(1), .digit(5), .digit(0), .digit(9), .separator, .backspace]
    for step in 0..<60 {
      switch keys.next() % 8 {
      case 0: harness.tap(screen.fields[Int(keys.next() % 3)])
      case 1: harness.tap(Point(x: 120, y: 160))
      case 2: harness.advance(by: Int(keys.next() % 600))
      case 3:
        harness.key(
          [.left, .right, .home, .backspace][Int(keys.next() % 4)], keys.next() % 2 == 0 ? .shift : [])
      default: harness.tap(pad[Int(keys.next() % 6)])
      }
      let shown = harness.snapshot()
      let whole = HeadlessOutput(screen, fonts: fonts)
      screen.resize(to: screen.size, scale: scale)
      #expect(shown == whole.snapshot(), "after step \(step)")
    }
  }
}

/// A small generator with a seed: the same numbers on every machine.
struct SplitMix: RandomNumberGenerator {
  private var state: UInt64
  init(seed: UInt64) { state = seed }
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
