import NumberFieldCore
import Testing

@testable import NumberField

/// What `print` says of fields, labels and refusals.
@MainActor
struct PrintingTests {
  @Test func aFieldSaysWhatItShowsAndWhere() {
    let screen = Screen()
    let field = NumberField(frame: Rect(x: 32, y: 76.5, width: 311, height: 40))
    field.prefixLabel.text = "LENGTH"
    field.suffixLabel.text = "cm"
    field.decimalPlace = 2
    field.value = 123.45
    screen.addSubview(field)
    #expect("\(field)" == #"NumberField "LENGTH 123.45 cm" 32,76.5 311×40"#)
    field.becomeFirstResponder()
    field.perform(.digit(7))
    #expect("\(field)" == #"NumberField "LENGTH 7 cm" 32,76.5 311×40 editing"#)
  }

  @Test func otherViewsDoToo() {
    final class Title: Label {}
    let title = Title("Till")
    title.isHidden = true
    #expect("\(title)" == #"Title "Till" 0,0 0×0 hidden"#)
    #expect("\([View()])" == "[View 0,0 0×0]")
  }

  @Test func aRefusalIsOneLine() {
    let field = NumberField(frame: Rect(width: 100, height: 40))
    let screen = Screen()
    screen.addSubview(field)
    field.maxValue = 1000
    field.becomeFirstResponder()
    field.perform(.paste("129"))
    field.perform(.digit(1))
    #expect(
      field.lastRejection.map { "\($0)" } == #""1" refused, exceedsMaximum 1000; "129" stays"#)
    let deletion = Rejection(reason: .exceedsMaximum, input: "", limit: 10, draft: "1.5")
    #expect("\(deletion)" == #"a deletion refused, exceedsMaximum 10; "1.5" stays"#)
  }

  @Test func zeroIsWhereItIsExpected() {
    #expect(Rect.zero == Rect() && Size.zero == Size() && Point.zero == Point())
  }
}
