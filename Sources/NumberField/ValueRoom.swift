/// Where and how a field's value is drawn: all that an input does not change of it, found out with the whole field.
///
/// A field has one, and looks into it where it lies: handed from one function to the next it would be copied.
struct ValueRoom {
  /// Whether there is anything in it yet.
  var isKnown = false
  /// The field.
  var rect = PixelRect.empty
  /// Where a value starts, or (aligned right) ends.
  var anchor = 0
  var isAlignedRight = false
  /// How wide a value may be.
  var width = 0
  /// The value's font, before it is made to fit, and its line.
  var font = SceneFont(unknown: 0)
  var line = LineMetrics(ascent: 0, descent: 0)
  /// The colour of the strokes, and what is beneath them, where they are selected and else.
  var ink = Color.black
  var paper = Color.white
  var highlight = Color.clear
  var selectedPaper = Color.white
  var placeholderInk = Color.black
  /// The caret as if it stood at 0.
  var caret = PixelRect.empty
  var caretColor = Color.black
  /// Count of the field's items that lie beneath the value.
  var itemsBefore = 0
  /// Their bounds.
  var boundsBefore = PixelRect.empty

  /// Where a value of some width starts, which takes no more room than there is.
  func left(ofWidth width: Int) -> Int {
    isAlignedRight ? anchor - min(width, self.width) : anchor
  }
}

extension SceneFont {
  /// Stands for none as long as a room is not known.
  fileprivate init(unknown index: UInt16) { self.index = index }
}
