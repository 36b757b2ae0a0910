import NumberFieldCore

enum RejectionReason: String, CaseIterable {
  case exceedsMaximum, belowMinimum, tooManyDecimalPlaces, decimalsNotAllowed
  case separatorAlreadyPresent, negativeNotAllowed, tooManyDigits, notANumber
}
extension Rejection {
  var reason: RejectionReason { .exceedsMaximum }
  var input: String { "" }
}
extension ExactDecimal { init?(_ text: String) { return nil } }
