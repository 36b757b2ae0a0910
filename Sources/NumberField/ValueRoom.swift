/// Where and how a field's value is drawn: all that an input does not change of it, found out with the whole field.
struct ValueRoom {
  /// The field.
  let rect: PixelRect
  /// Where a value starts, or (aligned right) ends.
  let anchor: Int
  let isAlignedRight: Bool
  /// How wide a value may be.
  let width: Int
  /// The value's font, before it is made to fit, and its line.
  let font: SceneFont
  let line: LineMetrics
  /// The colour of the strokes, and what is beneath them, where they are selected and else.
  let ink: Color
  let paper: Color
  let highlight: Color
  let selectedPaper: Color
  let placeholderInk: Color
  /// The caret as if it stood at 0.
  let caret: PixelRect
  let caretColor: Color
  /// Count of the field's items that lie beneath the value.
  var itemsBefore = 0
  /// Their bounds.
  var boundsBefore = PixelRect.empty

  /// Where a value of some width starts, which takes no more room than there is.
  func left(ofWidth width: Int) -> Int {
    isAlignedRight ? anchor - min(width, self.width) : anchor
  }
}
