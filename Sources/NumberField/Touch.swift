/// Something that is pressed: a finger or a mouse button, from the moment it goes down until it is lifted.
@MainActor
struct Touch {
  let pointer: Pointer
  let start: Point
  let startTime: Milliseconds
  var role: Role

  /// What the touch is about: decided when it goes down, and where it is dragged.
  enum Role {
    /// Presses a key of the pad.
    case key(KeyPress)
    /// May become a tap on a field.
    case field(NumberField)
    /// Selects text, from a place in it.
    case selecting(NumberField, anchor: Int)
    /// May become a tap outside of everything.
    case content
    /// Drags the content; it was scrolled so far when the drag began.
    case scrolling(from: Double)
    /// Presses an item of the menu.
    case menu(Int)
    /// Does nothing more.
    case spent
  }

  /// A finger on a key.
  struct KeyPress {
    /// Which cell of the pad: another pad under the finger would have cancelled the press.
    let cell: Int
    /// Whether holding it repeats it.
    let repeats: Bool
    /// The key and its slop, where it was when the finger came down: a pad on its way does not slip from under it.
    let region: Rect
    /// Whether the finger is on the key, which is lit then.
    var isInside = true
    /// Whether it counted already, because another finger came down or because it repeated.
    var hasCounted = false
    /// When it repeats next.
    var repeatDue: Milliseconds?
  }

  /// When the touch does something by itself.
  var due: Milliseconds? {
    switch role {
    case .key(let press): press.repeatDue
    case .field(let field): opensMenu(on: field) ? startTime + Timing.longPress : nil
    default: nil
    }
  }

  /// Whether resting here asks for the menu: fingers have no other way to copy and paste.
  func opensMenu(on field: NumberField) -> Bool {
    if case .finger = pointer { return field.isFirstResponder }
    return false
  }
}

extension [Touch] {
  /// Where the touch of a finger or a button is; nil where it presses nothing.
  @MainActor
  func index(of pointer: Pointer) -> Int? {
    for index in indices where self[index].pointer == pointer { return index }
    return nil
  }

  /// Takes a touch out: nearly always the only one.
  mutating func take(at index: Int) -> Touch {
    index == count - 1 ? removeLast() : remove(at: index)
  }
}
