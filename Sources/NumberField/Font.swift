/// What text looks like: a family, a size in points, and a weight.
///
/// ```swift
/// field.valueLabel.font = UIFont.systemFont(ofSize: 20)
/// field.prefixLabel.font = .boldSystemFont(ofSize: 16)
/// field.suffixLabel.font = Font(family: "DejaVu Sans", size: 16)
/// ```
///
/// A font is only a wish: which file answers it is decided by whoever draws (see `TextMeasurer`).
public struct Font: Hashable, Sendable {
  /// How heavy the strokes are.
  public enum Weight: UInt8, Hashable, Sendable, CaseIterable {
    /// 400 on the usual scale.
    case regular
    /// 700 on the usual scale.
    case bold
  }

  /// The family's name; nil is the system's own.
  public var family: String?
  /// Points from one line to the next, as fonts count it (the em).
  public var size: Double
  /// How heavy the strokes are.
  public var weight: Weight

  /// Makes a font of a family (nil: the system's), a size in points and a weight.
  public init(family: String? = nil, size: Double = 17, weight: Weight = .regular) {
    self.family = family
    self.size = size
    self.weight = weight
  }

  /// The system's font, regular.
  public static func systemFont(ofSize size: Double) -> Font { Font(size: size) }
  /// The system's font, bold.
  public static func boldSystemFont(ofSize size: Double) -> Font { Font(size: size, weight: .bold) }

  /// Points of the font: the original's name for `size`.
  public var pointSize: Double { size }
  /// The same font at another size.
  public func withSize(_ size: Double) -> Font { Font(family: family, size: size, weight: weight) }
}

#if !canImport(UIKit)
  /// The name under which the original's samples know a font.
  public typealias UIFont = Font
#endif
