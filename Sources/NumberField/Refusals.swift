internal import NumberFieldCore

/// The last refusal, which is forgotten with each input: mostly there is none, which is told without a look at it.
struct Refusals {
  private var rejection: Rejection?
  private var isAny = false

  /// Why the last input was refused; nil where it was not.
  var last: Rejection? { isAny ? rejection : nil }

  /// Takes note of a refusal.
  mutating func note(_ rejection: Rejection) {
    self.rejection = rejection
    isAny = true
  }

  /// Forgets it.
  mutating func forget() {
    if !isAny { return }
    isAny = false
    rejection = nil
  }
}
