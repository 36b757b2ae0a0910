import NumberField
import NumberFieldCore

/// A list of acts, made of a seed alone.
enum Storm {
  static func acts(seed: UInt64, episode: Int, count: Int) -> [Act] {
    var dice = Dice(seed: seed &+ UInt64(episode) &* 0x1_0000_0001)
    // Each storm has a bent of its own, or all would be alike.
    let calm = dice.chance(30)
    return (0..<count).map { _ in act(&dice, calm: calm) }
  }

  private static let pointers: [Pointer] = [
    .mouse, .mouse, .mouse, .finger(1), .finger(1), .finger(2), .finger(3), .finger(-9), .middleMouse,
    .otherMouse,
  ]

  private static func place(_ dice: inout Dice) -> Act.Place {
    switch dice.number(1...20) {
    // The twelfth of most pads is the one that repeats.
    case 1...11: .key(dice.chance(15) ? 11 : dice.number(0...23), dice.pick([0, 0, 0, 0, 5, -20, 40]))
    case 12...16: .field(dice.number(0...7), Double(dice.number(-5...105)) / 100)
    case 17...19: .screen(Double(dice.number(-20...120)) / 100, Double(dice.number(-20...120)) / 100)
    default:
      .point(
        dice.pick([0, 0.5, -1, 374.999, 375, 1e9, -1e308, .nan, .infinity]),
        dice.pick([0, 407, 407.5, 666.999, 667, 1e18, -1e18, .nan]))
    }
  }

  /// A field by its number, or the one that is being edited.
  private static func field(_ dice: inout Dice) -> Int {
    dice.chance(40) ? Act.edited : dice.number(0...7)
  }

  /// A key of the keyboard: every one of them, and those often that need each other.
  private static func key(_ dice: inout Dice) -> Act {
    if dice.chance(20) { return .key(dice.pick([.z, .z, .y]), .command, isRepeat: false) }
    if dice.chance(25) { return .key(dice.pick([.left, .left, .backspace]), [], isRepeat: false) }
    return .key(
      dice.pick(KeyboardKey.allCases), KeyModifiers(rawValue: UInt8(dice.pick([0, 0, 0, 1, 2, 2, 3, 4, 7]))),
      isRepeat: dice.chance(20))
  }

  private static let texts = [
    "0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "0", "5", ".", ",", "-", "12.5", "٣", "५", "７", "x",
    "\u{8}", "",
    "e\u{301}", "00", "👍🏽", "1234567890123456789012345678901234567890",
  ]
  private static let pastes = [
    "12", "1,234.5", "1.234,5", "-3", "(12)", "foo", "", " ", "\u{A0}7\u{202F}", "€ 5", "5 cm", "1e5", ".5",
    "1.2.3",
    "99999999999999999999999999999999999999", "0.000000000000000000000000001", "LENGTH 3 cm", "١٢٫٥",
  ]

  private static func act(_ dice: inout Dice, calm: Bool) -> Act {
    let pointer = dice.pick(pointers)
    if calm && dice.chance(70) {
      return dice.chance(70) ? .tap(.mouse, .key(dice.number(0...13), 0)) : .text(dice.pick(texts))
    }
    switch dice.number(1...100) {
    case 1...16: return .tap(pointer, place(&dice))
    case 17...26: return .down(pointer, place(&dice))
    case 27...34: return .move(pointer, place(&dice))
    case 35...44: return .up(pointer, place(&dice))
    case 45: return .hold(pointer, place(&dice), dice.pick([20, 400, 520, 1500, 4000]))
    case 46:
      let start = dice.chance(50) ? Act.Place.key(11, 0) : place(&dice)
      if dice.chance(50) { return .drag(pointer, start, place(&dice), dice.pick([20, 300, 900])) }
      return .stall(pointer, start, dice.pick([31, 90, 30_000, 86_400_000]))
    case 47...48: return .cancel(pointer)
    case 49...50: return .wheel(dice.pick([1, -1, 0.25, -3, 1e6, -.infinity, .nan]), place(&dice))
    case 51...60: return key(&dice)
    case 61...69: return .text(dice.pick(texts))
    case 70...73: return .paste(dice.pick(pastes))
    case 74: return .selectElsewhere(dice.pick(pastes))
    case 75...76: return .windowFocus(dice.chance(60))
    case 77: return .pointerLeft
    case 78...80:
      return .jump(dice.pick([0, 1, 16, 29, 30, 31, 299, 500, 30_000, 86_400_000, -1000, 1 << 40]))
    case 81...84: return .wait(dice.pick([1, 16, 60, 250, 400, 1000, 3000]))
    case 85...86: return .resize(size(&dice), scale: dice.pick([1, 1, 1.25, 1.5, 2, 3, 0.25, .nan]))
    case 87...92: return .set(field: field(&dice), Property.any(&dice))
    case 93: return .addField(dice.number(0...9))
    case 94: return dice.chance(80) ? .removeField(field(&dice)) : .addLabel
    case 95: return .focus(dice.number(0...7))
    case 96: return dice.pick([.resign, .cancelEditing, .endEditing])
    case 97...98: return .listen(field(&dice), dice.pick(Mischief.allCases))
    case 99: return dice.chance(50) ? .reduceMotion(dice.chance(50)) : .theme(dice.number(0...3))
    default: return .redraw
    }
  }

  private static func size(_ dice: inout Dice) -> Size {
    switch dice.number(1...40) {
    case 1: Size(width: 1, height: 1)
    case 2: Size(width: 8192, height: 8192)
    case 3: Size(width: 8192, height: 1)
    case 4: Size(width: 1, height: 8192)
    case 5: Size(width: -.infinity, height: .nan)
    case 6...20: Size(width: 375, height: 667)
    default: Size(width: Double(dice.number(1...900)), height: Double(dice.number(1...900)))
    }
  }
}
