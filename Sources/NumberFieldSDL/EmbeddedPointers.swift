import NumberField

/// Which pointers are the embedded screen's, and which are the program's: whoever was pressed keeps a pointer until
/// it is lifted.
struct EmbeddedPointers {
  /// Those that went down on the screen.
  private var own: Set<Pointer> = []
  /// Those that went down elsewhere.
  private var foreign: Set<Pointer> = []
  /// Whether the mouse is over the screen, with nothing pressed elsewhere.
  private(set) var isHovering = false
  /// Whether events that SDL makes up for a finger or a mouse belong to a press on the screen.
  private var madeUpIsOwn = false

  private static let mouse: Set<Pointer> = [.mouse, .middleMouse, .otherMouse]

  /// What an event of a pointer means.
  enum Answer {
    /// The screen hears of it, the program does not.
    case own
    /// The program hears of it; the mouse has just gone off the screen.
    case left
    /// The program hears of it.
    case foreign
  }

  mutating func down(_ pointer: Pointer, isOver: Bool) -> Answer {
    own.remove(pointer)
    foreign.remove(pointer)
    if isOver {
      own.insert(pointer)
      if Self.mouse.contains(pointer) { isHovering = true }
      return .own
    }
    foreign.insert(pointer)
    return .foreign
  }

  mutating func moved(_ pointer: Pointer, isOver: Bool) -> Answer {
    guard Self.mouse.contains(pointer) else { return own.contains(pointer) ? .own : .foreign }
    if !own.isDisjoint(with: Self.mouse) { return .own }
    return hover(isOver && foreign.isDisjoint(with: Self.mouse))
  }

  mutating func up(_ pointer: Pointer) -> Answer {
    foreign.remove(pointer)
    return own.remove(pointer) == nil ? .foreign : .own
  }

  /// The mouse has moved with nothing pressed, or has left the window.
  mutating func hover(_ isOver: Bool) -> Answer {
    let was = isHovering
    isHovering = isOver
    return isOver ? .own : was ? .left : .foreign
  }

  /// Whether an event that was made up is for the screen: it goes where the press went that it was made up for.
  mutating func madeUp(isDown: Bool = false, isUp: Bool = false, isOver: Bool) -> Bool {
    if isDown { madeUpIsOwn = isOver }
    let answer = madeUpIsOwn || (!isUp && !isDown && isOver && foreign.isEmpty)
    if isUp { madeUpIsOwn = false }
    return answer
  }
}
