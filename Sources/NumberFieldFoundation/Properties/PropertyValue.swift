public import NumberField
public import NumberFieldCore

/// A value for a property as files and scripts write it, before it is known what the property takes.
///
/// ```swift
/// try field.setProperty("maxValue", to: .number(1000))
/// try field.setProperty("prefixLabel.text", to: .string("LENGTH"))
/// try field.setProperty("layer.borderColor", to: .string("#AAAAAA"))
/// ```
public enum PropertyValue: Hashable, Sendable {
  /// A number, exact.
  case number(ExactDecimal)
  /// A text; also what names a choice or a colour of the theme, and a colour or an exact number in writing.
  case string(String)
  /// True or false.
  case flag(Bool)
  /// A colour.
  case color(Color)
  /// Nothing: takes an optional property away.
  case none
}

extension PropertyValue: CustomStringConvertible {
  /// The value as messages quote it.
  public var description: String {
    switch self {
    case .number(let number): number.description.shortened
    case .string(let text): "\"\(text.shortened)\""
    case .flag(let flag): "\(flag)"
    case .color(let color): color.description
    case .none: "null"
    }
  }
}

extension PropertyValue {
  /// The number that is here, also where it is in writing.
  var exact: ExactDecimal? {
    switch self {
    case .number(let number): number
    case .string(let text): ExactDecimal(text)
    default: nil
    }
  }

  var number: Double? {
    if case .number(let number) = self { number.doubleValue } else { nil }
  }

  /// The whole number; what is beyond an `Int` becomes its bounds, which setters clamp further.
  var integer: Int? {
    guard case .number(let number) = self, number.decimals == 0 else { return nil }
    let magnitude = Int(clamping: number.coefficient)
    return number.isNegative ? -magnitude : magnitude
  }

  var text: String? {
    if case .string(let text) = self { text } else { nil }
  }

  var flag: Bool? {
    if case .flag(let flag) = self { flag } else { nil }
  }

  /// The colour that is here, also where it is written `#RRGGBB` or `#RRGGBBAA`, or called as a theme's.
  package func color(in theme: Theme) -> Color? {
    switch self {
    case .color(let color): color
    case .string(let text): Color(hex: text) ?? ThemeColor.named(text, in: theme)
    default: nil
    }
  }

  /// The one scalar of which the text consists.
  var character: Unicode.Scalar? {
    guard let scalars = text?.unicodeScalars, scalars.count == 1, let scalar = scalars.first else {
      return nil
    }
    return scalar.isDirectionMark || scalar.value < 0x20 ? nil : scalar
  }
}

extension Color {
  /// Reads `#RRGGBB` or `#RRGGBBAA`; nil for anything else.
  init?(hex text: String) {
    let digits = text.utf8.dropFirst()
    guard text.utf8.first == UInt8(ascii: "#"), digits.count == 6 || digits.count == 8 else { return nil }
    var word: UInt32 = 0
    for digit in digits {
      guard let value = Character(Unicode.Scalar(digit)).hexDigitValue else { return nil }
      word = word << 4 | UInt32(value)
    }
    self.init(argb: digits.count == 6 ? word | 0xFF00_0000 : word >> 8 | word << 24)
  }
}
