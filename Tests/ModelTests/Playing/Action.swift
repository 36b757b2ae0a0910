import NumberField

/// One thing that a person or the program does, whole: taps are down and up again.
enum Action: Hashable {
  /// A tap on the middle of a field.
  case focus(Int)
  /// A tap at a place across a field, in points of the screen.
  case tap(Int, x: Int)
  case doubleTap(Int, x: Int)
  case drag(Int, from: Int, to: Int)
  /// A tap where nothing is.
  case blur
  case pad(PadKey)
  /// A key that is held for some milliseconds.
  case hold(PadKey, Int)
  /// A finger comes down on a second key while the first is down.
  case chord(PadKey, PadKey)
  case type(String)
  case key(KeyboardKey, KeyModifiers)
  case paste(String)
  case set(Int, Change)
  case wait(Int)
  /// A notch of the wheel over the field being edited.
  case wheel(up: Bool)
  case windowFocus(Bool)
}
