/// Where copied text lies: the system's clipboard, or one of a test's own.
///
/// ```swift
/// screen.clipboard.text = field.exactText        // what Ctrl+V would paste now
/// ```
@MainActor
public protocol Clipboard: AnyObject {
  /// The clipboard's text; nil or empty where there is none, or where it cannot be read.
  var text: String? { get set }
  /// The text of the primary selection, which the middle mouse button pastes; nil where there is none.
  var primaryText: String? { get }
}

/// A clipboard of the program's own: nothing outside sees it.
///
/// ```swift
/// screen.clipboard = PrivateClipboard()          // fields copy to each other, and to nobody else
/// ```
@MainActor
public final class PrivateClipboard: Clipboard {
  /// The text that was copied last.
  public var text: String?
  /// The text that the middle mouse button pastes.
  public var primaryText: String?

  /// Makes an empty clipboard.
  public init() {}
}
