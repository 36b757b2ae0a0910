import NumberField

/// One thing that happens. Each can happen in any state, so that a storm can be shrunk by leaving some out.
enum Act: Sendable {
  case down(Pointer, Place)
  case move(Pointer, Place)
  case up(Pointer, Place)
  /// Down, 50 ms, up, 50 ms.
  case tap(Pointer, Place)
  /// Down, some milliseconds, up.
  case hold(Pointer, Place, Milliseconds)
  /// Down, some milliseconds, moved elsewhere, as many again, up.
  case drag(Pointer, Place, Place, Milliseconds)
  /// Digits, down, until a key repeats, then the clock runs ahead all at once, another second, up.
  case stall(Pointer, Place, Milliseconds)
  case cancel(Pointer)
  case wheel(Double, Place)
  case key(KeyboardKey, KeyModifiers, isRepeat: Bool)
  case text(String)
  case paste(String)
  /// The middle button's text.
  case selectElsewhere(String)
  case windowFocus(Bool)
  case pointerLeft
  /// Time jumps: all at once, or backwards.
  case jump(Milliseconds)
  /// Time goes by from deadline to deadline.
  case wait(Milliseconds)
  case resize(Size, scale: Double)
  /// The program sets a property of a field.
  case set(field: Int, Property)
  case addField(Int)
  case addLabel
  case removeField(Int)
  case focus(Int)
  case resign
  case cancelEditing
  case endEditing
  /// A handler does something mischievous at the next events of a field.
  case listen(Int, Mischief)
  case reduceMotion(Bool)
  /// One of the built-in themes.
  case theme(Int)
  /// Everything is shown at once, on a canvas of any size.
  case redraw

  /// In the place of a field's number: the one that is being edited.
  static let edited = -1

  /// Where a finger goes: found out when it happens.
  enum Place: Sendable {
    /// The middle of a key of the pad, by its number, and so many points beside it.
    case key(Int, Double)
    /// A part of a field's width.
    case field(Int, Double)
    /// Parts of the screen's width and height; outside of 0...1 lies outside of the screen.
    case screen(Double, Double)
    case point(Double, Double)
  }
}

/// What a handler does in the middle of an event.
enum Mischief: Int, CaseIterable, Sendable {
  case setsValue, setsOtherValue, writesBack, movesFocus, resigns, cancels, disables, enables, removesField,
    changesPlaces, lowersMaximum, changesPad, addsHandler, removesItself, sendsInput, resizes, hidesAndShows,
    readsEverything, passesFocusOn

  /// Whether it can make another number of one without an event, or changes which numbers may be.
  var setsNumbers: Bool {
    [.setsValue, .setsOtherValue, .writesBack, .lowersMaximum].contains(self)
  }
}

extension Act {
  /// Whether one input came from a person, and nothing from the program.
  var isInput: Bool {
    switch self {
    case .set, .addField, .addLabel, .removeField, .focus, .resign, .cancelEditing, .endEditing, .listen,
      .reduceMotion, .theme, .redraw, .resize:
      false
    default: true
    }
  }

  /// Whether what it leads to was there before: undo, redo, Escape.
  var goesBack: Bool {
    if case .key(let key, _, _) = self { [.z, .y, .escape].contains(key) } else { false }
  }
}

extension Act {
  /// The act in words, without the names of modules.
  var words: String {
    "\(self)".replacing("NumberField.", with: "").replacing("numberfield_soak.", with: "")
      .replacing("Act.Place", with: "").replacing("KeyModifiers", with: "")
  }
}
