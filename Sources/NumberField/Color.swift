/// A colour: 8 bits each of red, green, blue and opacity.
///
/// ```swift
/// field.prefixLabel.textColor = .gray
/// field.keyboardBackspaceColor = Color(white: 0.90)
/// field.layer.borderColor = Color(red: 0.2, green: 0.4, blue: 0.9)
/// ```
public struct Color: Hashable, Sendable {
  /// The colour in one word, `0xAARRGGBB`: the order in which pixels lie in an `XRGB8888` buffer.
  public var argb: UInt32

  /// Makes a colour from a word `0xAARRGGBB`.
  @inlinable
  public init(argb: UInt32) {
    self.argb = argb
  }

  /// Makes a colour from parts between 0 and 1; what lies outside is clamped, what is not a number counts as 0.
  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    func byte(_ part: Double) -> UInt32 { part > 0 ? UInt32((min(part, 1) * 255).rounded()) : 0 }
    argb = byte(alpha) << 24 | byte(red) << 16 | byte(green) << 8 | byte(blue)
  }

  /// Makes a grey: 0 is black, 1 is white.
  public init(white: Double, alpha: Double = 1) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// Red, 0 to 255.
  @inlinable public var red: UInt8 { UInt8(truncatingIfNeeded: argb >> 16) }
  /// Green, 0 to 255.
  @inlinable public var green: UInt8 { UInt8(truncatingIfNeeded: argb >> 8) }
  /// Blue, 0 to 255.
  @inlinable public var blue: UInt8 { UInt8(truncatingIfNeeded: argb) }
  /// Opacity, 0 (clear) to 255 (opaque).
  @inlinable public var alpha: UInt8 { UInt8(truncatingIfNeeded: argb >> 24) }
  /// Whether nothing shines through.
  @inlinable public var isOpaque: Bool { argb >= 0xFF00_0000 }

  /// The same colour: on Apple's systems layers take a `CGColor`, so that samples say `UIColor.gray.cgColor`.
  public var cgColor: Color { self }

  /// The colour with another opacity, 0 to 1.
  public func withAlphaComponent(_ alpha: Double) -> Color {
    Color(argb: Color(white: 0, alpha: alpha).argb & 0xFF00_0000 | argb & 0x00FF_FFFF)
  }

  /// What is seen when this colour, thinned to `amount` of 255, lies over an opaque `paper`.
  ///
  /// Integers only and rounded to nearest: the one place where colours mix, so that a run of text, a faded key and
  /// a blended corner never differ by one.
  @inlinable
  public func mixed(over paper: Color, amount: UInt32 = 255) -> Color {
    let weight = Color.divide255(UInt32(alpha) * amount)
    if weight == 255 { return Color(argb: argb | 0xFF00_0000) }
    if weight == 0 { return Color(argb: paper.argb | 0xFF00_0000) }
    let rest = 255 - weight
    let red = Color.divide255(UInt32(self.red) * weight + UInt32(paper.red) * rest)
    let green = Color.divide255(UInt32(self.green) * weight + UInt32(paper.green) * rest)
    let blue = Color.divide255(UInt32(self.blue) * weight + UInt32(paper.blue) * rest)
    return Color(argb: 0xFF00_0000 | red << 16 | green << 8 | blue)
  }

  /// `value` ÷ 255, rounded to nearest, exact for 0...65025.
  @inlinable
  static func divide255(_ value: UInt32) -> UInt32 {
    let biased = value + 128
    return (biased + biased >> 8) >> 8
  }
}

extension Color {
  /// Nothing at all.
  public static let clear = Color(argb: 0)
  /// 0, 0, 0.
  public static let black = Color(white: 0)
  /// 255, 255, 255.
  public static let white = Color(white: 1)
  /// White 1/3.
  public static let darkGray = Color(white: 1.0 / 3)
  /// White 0.5.
  public static let gray = Color(white: 0.5)
  /// White 2/3.
  public static let lightGray = Color(white: 2.0 / 3)
  /// 255, 0, 0.
  public static let red = Color(red: 1, green: 0, blue: 0)
  /// 0, 255, 0.
  public static let green = Color(red: 0, green: 1, blue: 0)
  /// 0, 0, 255.
  public static let blue = Color(red: 0, green: 0, blue: 1)
  /// 255, 255, 0.
  public static let yellow = Color(red: 1, green: 1, blue: 0)
  /// 0, 255, 255.
  public static let cyan = Color(red: 0, green: 1, blue: 1)
  /// 255, 0, 255.
  public static let magenta = Color(red: 1, green: 0, blue: 1)
  /// 255, 127, 0.
  public static let orange = Color(red: 1, green: 0.5, blue: 0)
  /// 127, 0, 127.
  public static let purple = Color(red: 0.5, green: 0, blue: 0.5)
  /// 153, 102, 51.
  public static let brown = Color(red: 0.6, green: 0.4, blue: 0.2)
}

extension Color: CustomStringConvertible {
  /// `#RRGGBB`, or `#RRGGBBAA` where something shines through.
  public var description: String {
    func hex(_ byte: UInt8) -> String { (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true) }
    return "#" + hex(red) + hex(green) + hex(blue) + (isOpaque ? "" : hex(alpha))
  }
}

#if !canImport(UIKit)
  /// The name under which the original's samples know a colour.
  public typealias UIColor = Color
#endif
