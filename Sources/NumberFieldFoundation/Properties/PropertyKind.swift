internal import NumberFieldCore

/// What a property takes.
///
/// ```swift
/// for property in ViewProperty<Label>.all where property.kind == .color { print(property.path) }
/// ```
public enum PropertyKind: Hashable, Sendable {
  /// A number; in files within bounds, where there are some.
  case number(ClosedRange<Double>?)
  /// A whole number; in files within bounds, where there are some.
  case integer(ClosedRange<Int>?)
  /// A number to the last digit, which may also be written as a string; or nothing, where that is possible.
  case exact(isOptional: Bool)
  /// True or false.
  case flag
  /// A text; or nothing, where that is possible.
  case string(isOptional: Bool)
  /// A colour, in writing `#RRGGBB` or `#RRGGBBAA`, or the name of one of the theme's, such as `secondaryText`.
  case color
  /// One of some words; or nothing, where that is possible.
  case choice([String], isOptional: Bool)
  /// A text of one character.
  case character
  /// Ten different characters that stand for 0 to 9.
  case digits
  /// The identifier of a place, such as `de_DE`.
  case locale

  /// What has to be written, for messages.
  public var expected: String {
    switch self {
    case .number: "a number"
    case .integer: "a whole number"
    case .exact(let isOptional): isOptional ? "a number or null" : "a number"
    case .flag: "true or false"
    case .string(let isOptional): isOptional ? "a string or null" : "a string"
    case .color: "a colour, \"#RRGGBB\", \"#RRGGBBAA\" or a name such as \"secondaryText\""
    case .choice(let words, let isOptional):
      PropertyKind.oneOf(words.map { "\"\($0)\"" } + (isOptional ? ["null"] : []))
    case .character: "a string of one character"
    case .digits: "a string of ten different characters"
    case .locale: "a locale identifier such as \"de_DE\""
    }
  }

  /// What is wrong with a value.
  enum Verdict: Equatable {
    case fine
    /// It is of another type.
    case wrongType
    /// It is of the right type, but cannot be; why, in words.
    case impossible(String)
  }

  /// Looks at a value before anything is set.
  func judge(_ value: PropertyValue) -> Verdict {
    if value == .none { return isOptional ? .fine : .wrongType }
    switch self {
    case .number(let bounds):
      guard let number = value.number else { return .wrongType }
      guard let bounds, !bounds.contains(number) else { return .fine }
      return .impossible(PropertyKind.complaint(of: "\(value)", outside: bounds))
    case .integer(let bounds):
      guard case .number = value else { return .wrongType }
      guard let integer = value.integer else { return .wrongType }
      guard let bounds, !bounds.contains(integer) else { return .fine }
      return .impossible(
        "expected a whole number from \(bounds.lowerBound) to \(bounds.upperBound), found \(value)")
    case .exact: return value.exact == nil ? .wrongType : .fine
    case .flag: return value.flag == nil ? .wrongType : .fine
    case .string: return value.text == nil ? .wrongType : .fine
    case .color: return value.color(in: .light) == nil ? .wrongType : .fine
    case .choice(let words, _): return value.text.map(words.contains) == true ? .fine : .wrongType
    case .character: return value.character == nil ? .wrongType : .fine
    case .digits:
      guard let scalars = value.text?.unicodeScalars else { return .wrongType }
      return scalars.count == 10 && Set(scalars).count == 10 ? .fine : .wrongType
    case .locale:
      guard let text = value.text else { return .wrongType }
      do throws(LocaleError) {
        _ = try NumberSymbols.cached(text)
        return .fine
      } catch {
        return .impossible(error.description)
      }
    }
  }

  private var isOptional: Bool {
    switch self {
    case .exact(let isOptional), .string(let isOptional), .choice(_, let isOptional): isOptional
    default: false
    }
  }

  /// What is said of a number that lies outside of bounds.
  static func complaint(of number: String, outside bounds: ClosedRange<Double>) -> String {
    "expected a number from \(words(bounds.lowerBound)) to \(words(bounds.upperBound)), found \(number)"
  }

  /// Words as a choice: `"a", "b" or "c"`.
  private static func oneOf(_ words: [String]) -> String {
    guard let last = words.last, words.count > 1 else { return words.first ?? "" }
    return words.dropLast().joined(separator: ", ") + " or " + last
  }

  /// A bound as people write it: 15 and not 15.0.
  private static func words(_ bound: Double) -> String {
    ExactDecimal(bound)?.description ?? "\(bound)"
  }
}
