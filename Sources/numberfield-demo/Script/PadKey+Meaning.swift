import NumberField

extension PadKey {
  /// What the key does, as pads know it.
  var meaning: KeyMeaning {
    switch self {
    case .zero: .digit(0)
    case .one: .digit(1)
    case .two: .digit(2)
    case .three: .digit(3)
    case .four: .digit(4)
    case .five: .digit(5)
    case .six: .digit(6)
    case .seven: .digit(7)
    case .eight: .digit(8)
    case .nine: .digit(9)
    case .doubleZero: .doubleZero
    case .separator: .separator
    case .backspace: .backspace
    case .sign: .sign
    case .clear: .clear
    case .done: .done
    }
  }
}
