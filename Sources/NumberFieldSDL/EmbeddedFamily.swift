internal import CSDL2
import NumberField

/// All embedded screens of the process: what only one of them can have.
@MainActor
final class EmbeddedFamily {
  static let shared = EmbeddedFamily()

  private struct Member {
    weak var screen: EmbeddedScreen?
  }

  private var members: [Member] = []
  /// Whether text input runs because a field is edited, and not because the program had started it.
  private var hasStartedTextInput = false

  private init() {}

  func add(_ screen: EmbeddedScreen) {
    members.removeAll { $0.screen == nil }
    members.append(Member(screen: screen))
  }

  /// Ends the edit of every other screen in the same window: keys can go to one field only.
  func takeFocus(_ screen: EmbeddedScreen) {
    for member in members {
      guard let other = member.screen, other !== screen, other.windowID == screen.windowID else { continue }
      other.screen.endEditing()
      other.isEditing = false
    }
  }

  /// Starts text input while a field takes it, and stops it when none does (`SDL_StartTextInput`,
  /// `SDL_StopTextInput`): a program that had started it keeps it.
  func takeTextWhereWanted() {
    let isWanted = members.contains { $0.screen?.screen.wantsTextInput == true }
    let isActive = SDL_IsTextInputActive() == SDL_TRUE
    if isWanted && !isActive {
      startTextInput()
      hasStartedTextInput = true
    } else if !isWanted && hasStartedTextInput {
      if isActive { SDL_StopTextInput() }
      hasStartedTextInput = false
    }
  }

  /// Starts text input and leaves the system's own keyboard where it is: the pad is the keyboard here.
  private func startTextInput() {
    let hint = "SDL_ENABLE_SCREEN_KEYBOARD"
    let before = SDL_GetHint(hint).map { String(cString: $0) }
    SDL_SetHint(hint, "0")
    SDL_StartTextInput()
    SDL_SetHint(hint, before)
  }
}

/// The bar that the mouse pointer is over text: a cursor of SDL's, and the one that it took the place of.
@MainActor
struct TextPointer {
  private let bar: OpaquePointer
  private let before: OpaquePointer?

  /// Shows the bar (`SDL_SetCursor`); nil where there are no pointers.
  init?() {
    guard SDL_WasInit(SDL_INIT_VIDEO) != 0, let bar = SDL_CreateSystemCursor(SDL_SYSTEM_CURSOR_IBEAM) else {
      return nil
    }
    self.bar = bar
    before = SDL_GetCursor()
    SDL_SetCursor(bar)
  }

  /// Shows what was there before, unless the program has set another one meanwhile.
  func restore() {
    guard SDL_WasInit(SDL_INIT_VIDEO) != 0 else { return }
    if SDL_GetCursor() == bar { SDL_SetCursor(before) }
    SDL_FreeCursor(bar)
  }
}
