internal import CSDL2
public import NumberField

/// The system's clipboard and primary selection, through SDL's video.
///
/// ```swift
/// screen.clipboard = SystemClipboard()   // a window does so by itself
/// ```
///
/// Without SDL's video, the program's or a window's, there is no clipboard: reading gives nil, writing does nothing.
@MainActor
public final class SystemClipboard: Clipboard {
  /// Makes a way to the clipboard; all of them lead to the same.
  public init() {}

  /// The text that was copied last, by any program (`SDL_GetClipboardText`, `SDL_SetClipboardText`). Reading
  /// may wait for the program that owns it, on X11 a second at most; nil where there is none.
  public var text: String? {
    get { read { SDL_HasClipboardText() == SDL_TRUE ? SDL_GetClipboardText() : nil } }
    set {
      guard SDL_WasInit(SDL_INIT_VIDEO) != 0 else { return }
      EventLoop.shared.interruptWait()
      SDL_SetClipboardText(newValue ?? "")
    }
  }

  /// The text that was selected last, by any program (`SDL_GetPrimarySelectionText`, of SDL 2.26); nil where
  /// there is none, or no such thing as a primary selection.
  public var primaryText: String? {
    read { SDL_HasPrimarySelectionText() == SDL_TRUE ? SDL_GetPrimarySelectionText() : nil }
  }

  private func read(_ get: () -> UnsafeMutablePointer<CChar>?) -> String? {
    guard SDL_WasInit(SDL_INIT_VIDEO) != 0 else { return nil }
    EventLoop.shared.interruptWait()
    guard let text = get() else { return nil }
    defer { SDL_free(text) }
    let copy = String(cString: text)
    return copy.isEmpty ? nil : copy
  }
}
