import NumberField
import NumberFieldCore

/// A property of a field that scripts can set, under its public name.
struct Property: Sendable {
  /// The public name; dots lead into labels, fonts and the layer.
  let name: String
  /// What a value has to be, for messages.
  let wanted: String
  /// Reads a value; nil where it is of another type.
  let read: @Sendable (ScriptToken) -> (@MainActor @Sendable (NumberField) -> Void)?

  /// A property of one type, and how it is set.
  init<Value: Sendable>(
    _ name: String, _ type: PropertyType<Value>,
    set: @escaping @MainActor @Sendable (NumberField, Value) -> Void
  ) {
    self.name = name
    wanted = type.wanted
    read = { token in
      guard let value = type.read(token) else { return nil }
      return { field in set(field, value) }
    }
  }
}

/// A type of property: what scripts have to write, and how it is read.
struct PropertyType<Value: Sendable>: Sendable {
  /// The type in words, for messages.
  let wanted: String
  /// Reads a value; nil where it is of another type.
  let read: @Sendable (ScriptToken) -> Value?
}

extension PropertyType<Double> {
  static var number: Self {
    Self(wanted: "a number") { token in
      if case .word(let word) = token { DecimalText.number(word) } else { nil }
    }
  }
}

extension PropertyType<Double?> {
  /// A number that may be missing.
  static var optionalNumber: Self {
    Self(wanted: "a number or none") { token in
      guard case .word(let word) = token else { return nil }
      return word == "none" ? .some(nil) : DecimalText.number(word).map(Optional.some)
    }
  }
}

extension PropertyType<Int> {
  static var wholeNumber: Self {
    Self(wanted: "a whole number") { token in
      guard case .word(let word) = token else { return nil }
      guard word.hasPrefix("-") else { return DecimalText.wholeNumber(word) }
      return DecimalText.wholeNumber(String(word.dropFirst())).map(-)
    }
  }
}

extension PropertyType<Bool> {
  static var flag: Self {
    Self(wanted: "true or false") { token in
      switch token {
      case .word("true"): true
      case .word("false"): false
      default: nil
      }
    }
  }
}

extension PropertyType<String> {
  static var string: Self {
    Self(wanted: "a string in quotes") { token in
      if case .string(let string) = token { string } else { nil }
    }
  }
}

extension PropertyType<String?> {
  /// A string that may be missing.
  static var optionalString: Self {
    Self(wanted: "a string in quotes or none") { token in
      switch token {
      case .string(let string): .some(string)
      case .word("none"): .some(nil)
      case .word: nil
      }
    }
  }
}

extension PropertyType<Unicode.Scalar> {
  /// One character that is one scalar.
  static var scalar: Self {
    Self(wanted: "one character in quotes") { token in
      guard case .string(let string) = token, string.unicodeScalars.count == 1 else { return nil }
      return string.unicodeScalars.first
    }
  }
}

extension PropertyType<[Unicode.Scalar]> {
  /// What is written for the digits from 0 to 9.
  static var digits: Self {
    Self(wanted: "ten characters in quotes") { token in
      guard case .string(let string) = token, string.unicodeScalars.count == 10 else { return nil }
      return Array(string.unicodeScalars)
    }
  }
}

extension PropertyType<ExactDecimal> {
  /// A number to the last digit, which a Double might not hold.
  static var exact: Self {
    Self(wanted: "a number in quotes") { token in
      if case .string(let string) = token { ExactDecimal(string) } else { nil }
    }
  }
}

extension PropertyType<ExactDecimal?> {
  /// A number to the last digit that may be missing.
  static var optionalExact: Self {
    Self(wanted: "a number in quotes or none") { token in
      switch token {
      case .string(let string): ExactDecimal(string).map(Optional.some)
      case .word("none"): .some(nil)
      case .word: nil
      }
    }
  }
}

extension PropertyType<Color> {
  /// A colour; in quotes, for a `#` outside of quotes starts a comment.
  static var color: Self {
    Self(wanted: "a colour in quotes, \"#RRGGBB\" or \"#RRGGBBAA\"") { token in
      guard case .string(let string) = token, string.first == "#", [7, 9].contains(string.utf8.count),
        string.dropFirst().utf8.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }),
        let word = UInt32(string.dropFirst(), radix: 16)
      else { return nil }
      return Color(argb: string.utf8.count == 7 ? word | 0xFF00_0000 : word >> 8 | word << 24)
    }
  }
}

extension PropertyType {
  /// One of some words.
  static func choice(_ choices: KeyValuePairs<String, Value>) -> Self {
    let choices = choices.map { (name: $0.key, value: $0.value) }
    return Self(wanted: choices.map(\.name).joined(separator: " or ")) { token in
      switch token {
      case .word(let word), .string(let word): choices.first { $0.name == word }?.value
      }
    }
  }
}
