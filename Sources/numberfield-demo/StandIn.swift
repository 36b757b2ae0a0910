import NumberField

enum RejectionReason: String, CaseIterable {
  case exceedsMaximum, belowMinimum, tooManyDecimalPlaces, decimalsNotAllowed
  case separatorAlreadyPresent, negativeNotAllowed, tooManyDigits, notANumber
}
enum NumberFieldAlignment: Sendable { case left, right }
@MainActor class View {
  var frame = Rect()
  var isHidden = false
  var backgroundColor = Color.clear
  var tintColor = Color.clear
  var layer = Layer()
}
struct Layer { var borderWidth = 0.0, borderColor = Color.clear, cornerRadius = 0.0 }
@MainActor class Label: View { var text = ""; var textColor = Color.black; var font = Font() }
@MainActor class NumberField: View {
  var value = 0.0, maxValue = 0.0, decimalPlace = 0, textAlignment = NumberFieldAlignment.left
  var isPrefixAndSuffixStickToSides = true, isPrefndSuffixStickToSides = true
  var highlightedColor = Color.clear, keyboardHeight = 260.0, keyboardBorderColor = Color.clear
  var keyboardTextColor = Color.clear, keyboardBackgroundColor = Color.clear
  var keyboardDecimalPlaceColor = Color.clear, keyboardBackspaceColor = Color.clear
  let valueLabel = Label(), prefixLabel = Label(), suffixLabel = Label()
}
