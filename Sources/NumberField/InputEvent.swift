/// Something that a person or the system did, as a screen hears of it: in points, whatever it came from.
///
/// ```swift
/// screen.send(.down(.finger(1), at: Point(x: 60, y: 440)))
/// screen.send(.up(.finger(1), at: Point(x: 60, y: 440)))
/// ```
public enum InputEvent: Hashable, Sendable {
  /// A mouse button or a finger went down.
  case down(Pointer, at: Point)
  /// It moved; the mouse also moves with no button down.
  case moved(Pointer, at: Point)
  /// It was lifted.
  case up(Pointer, at: Point)
  /// The system took it away: whatever it pressed is not pressed any more, and nothing counts.
  case cancelled(Pointer)
  /// The wheel was turned over a place: up is positive, in notches.
  case wheel(Double, at: Point)
  /// A key of the keyboard went down, or repeats.
  case key(KeyboardKey, KeyModifiers, isRepeat: Bool)
  /// Committed text arrived from the keyboard.
  case text(String)
  /// The window got the keyboard's attention, or lost it.
  case windowFocus(Bool)
  /// The mouse left the window.
  case pointerLeft
}

/// What points: a button of the mouse, or one of several fingers.
///
/// ```swift
/// screen.send(.down(.finger(1), at: Point(x: 60, y: 440)))
/// screen.send(.down(.finger(2), at: Point(x: 180, y: 440)))     // the first finger's key counts now
/// ```
public enum Pointer: Hashable, Sendable {
  /// The mouse with its left button, which taps.
  case mouse
  /// The mouse with its middle button, which pastes the primary selection.
  case middleMouse
  /// The mouse with another button, which presses nothing.
  case otherMouse
  /// A finger, by the number that the touch screen gives it while it is down.
  case finger(Int64)
}

/// A key that controls: what it types, if anything, arrives as text.
///
/// ```swift
/// screen.send(.key(.backspace, [], isRepeat: false))
/// ```
public enum KeyboardKey: UInt8, Hashable, Sendable, CaseIterable {
  /// Deletes backwards.
  case backspace
  /// Deletes forwards.
  case delete
  /// The caret keys.
  case left, right, home, end, up, down, pageUp, pageDown
  /// Ends editing: Return, or Enter of the keypad.
  case `return`
  /// Restores the number and ends editing.
  case escape
  /// To the next field, or with Shift to the one before.
  case tab
  /// Letters of commands, which count with Ctrl (Cmd on macOS).
  case a, c, v, x, y, z
  /// The context menu's key.
  case menu
}

/// Which modifier keys are held.
///
/// ```swift
/// screen.send(.key(.z, [.command, .shift], isRepeat: false))    // redo
/// ```
public struct KeyModifiers: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt8
  /// Makes a set from bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }
  /// Shift: extends the selection.
  public static let shift = KeyModifiers(rawValue: 1)
  /// The key for commands: Ctrl, or Cmd on macOS.
  public static let command = KeyModifiers(rawValue: 2)
  /// Alt: commands with it are left to others.
  public static let alt = KeyModifiers(rawValue: 4)
}
