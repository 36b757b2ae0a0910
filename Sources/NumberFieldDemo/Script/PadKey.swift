import NumberField
import NumberFieldFoundation

/// A key of the pad as scripts name it: `7`, `<`, `done`, and a scene's own keys in quotes, `"tare"`, `"+10"`.
struct PadKey: Hashable, Sendable {
  /// What the key does, as pads know it.
  let meaning: KeyMeaning
  /// What it is called, without quotes.
  let name: String

  /// The key that a script writes so; nil where no key is called so.
  init?(_ token: ScriptToken) {
    switch token {
    case .string(let text): (meaning, name) = (.action(text), text)
    case .word(let word):
      guard let known = KeyMeaning(named: word) else { return nil }
      (meaning, name) = (known, word)
    }
  }
}
