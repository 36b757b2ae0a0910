import NumberField

/// The pads that a field can be given by name, and which keys the model expects on each.
enum PadKind: String, CaseIterable {
  case none
  case standard
  case till
  case form

  var keypad: Keypad? {
    switch self {
    case .none: nil
    case .standard: .standard
    case .till: .till
    case .form: .form
    }
  }
}

/// A key of the pad that goes through the funnel, or ends editing.
enum PadKey: Hashable {
  case digit(Int)
  case doubleZero
  case separator
  case sign
  case backspace
  case clear
  case done

  static let all = (0...9).map(PadKey.digit) + [.doubleZero, .separator, .sign, .backspace, .clear, .done]

  /// As the product calls it.
  var meaning: KeyMeaning {
    switch self {
    case .digit(let digit): .digit(digit)
    case .doubleZero: .doubleZero
    case .separator: .separator
    case .sign: .sign
    case .backspace: .backspace
    case .clear: .clear
    case .done: .done
    }
  }

  /// As scripts call it.
  var name: String {
    switch self {
    case .digit(let digit): String(digit)
    case .doubleZero: "00"
    case .separator: "."
    case .sign: "sign"
    case .backspace: "<"
    case .clear: "clear"
    case .done: "done"
    }
  }

  /// What the model is asked; nil for the key that ends.
  var input: ModelField.Input? {
    switch self {
    case .digit(let digit): .digit(Character(String(digit)))
    case .doubleZero: .doubleZero
    case .separator: .separator
    case .sign: .sign
    case .backspace: .backspace
    case .clear: .clear
    case .done: nil
    }
  }
}

extension ModelField {
  /// Whether the field's pad has the key: the sign comes where there can be one, in the separator's place where there
  /// are no decimals.
  func has(_ key: PadKey) -> Bool {
    switch key {
    case .digit, .backspace: keypad != .none
    case .separator: keypad != .none && !(allowsNegative && settings.places == 0)
    case .sign: keypad != .none && allowsNegative
    case .doubleZero, .clear: keypad == .till
    case .done: keypad == .till || keypad == .form
    }
  }

  /// Whether pressing the key does anything: the separator is dead where there are no decimals.
  func isAlive(_ key: PadKey) -> Bool { key != .separator || settings.places > 0 }

  /// The keys that are dimmed, by trying each on a copy.
  var dimmedKeys: [String] {
    guard dimsKeys else { return [] }
    return PadKey.all.filter { key in
      guard has(key), isAlive(key), let input = key.input else { return false }
      var copy = self
      if case .refused = copy.take(input) { return true }
      return false
    }.map(\.name)
  }
}
