import NumberField
import NumberFieldSDL

// What a program in C calls; `panel.h` beside the program declares these functions. All of them have to be called on the
// main thread, where SDL wants its calls too: elsewhere they stop the program.

/// The one panel of the program.
@MainActor private var panel: EmbeddedScreen?

/// Makes the panel; 0 where no font is installed.
@c(panel_open)
public func panelOpen() -> CInt {
  MainActor.assumeIsolated {
    guard let fonts = try? FontLibrary() else { return 0 }
    let screen = Screen(size: Size(width: 280, height: 400))
    let field = NumberField(frame: Rect(x: 16, y: 16, width: 248, height: 40))
    field.decimalPlace = 2
    field.layer.borderWidth = 1
    screen.addSubview(field)
    panel = EmbeddedScreen(screen, fonts: fonts)
    return 1
  }
}

/// Hands over an `SDL_Event`; 1 where it was used.
@c(panel_handle)
public func panelHandle(_ event: UnsafeRawPointer) -> CInt {
  // The pointer is used during this call only, on this thread.
  nonisolated(unsafe) let event = event
  return MainActor.assumeIsolated { panel?.handle(event) == true ? 1 : 0 }
}

/// Draws with an `SDL_Renderer`; 0 where SDL fails.
@c(panel_draw)
public func panelDraw(_ renderer: OpaquePointer, _ x: CInt, _ y: CInt) -> CInt {
  nonisolated(unsafe) let renderer = renderer
  return MainActor.assumeIsolated {
    do {
      try panel?.draw(into: renderer, at: Rect(x: Double(x), y: Double(y), width: 280, height: 400))
      return 1
    } catch {
      return 0
    }
  }
}

/// The number in the field.
@c(panel_value)
public func panelValue() -> CDouble {
  MainActor.assumeIsolated { panel?.screen.fields.first?.value ?? 0 }
}

/// Milliseconds for `SDL_WaitEventTimeout`; -1 where nothing happens by itself.
@c(panel_timeout)
public func panelTimeout() -> CInt {
  MainActor.assumeIsolated { panel?.timeToDeadline.map { CInt(clamping: $0) } ?? -1 }
}

/// Gives the panel up; before `SDL_DestroyRenderer`.
@c(panel_close)
public func panelClose() {
  MainActor.assumeIsolated {
    panel?.releaseTexture()
    panel = nil
  }
}
