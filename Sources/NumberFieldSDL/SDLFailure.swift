internal import CSDL2

/// Why SDL cannot do what it was asked for.
///
/// ```swift
/// do {
///   let window = try Window(screen, title: "Till", fonts: fonts)
///   try await window.run()
/// } catch SDLFailure.noDisplay(let reason) {
///   print("no display here (\(reason)): draw headless instead")
/// }
/// ```
public enum SDLFailure: Error, Hashable, Sendable {
  /// There is nothing to show a window on: SDL finds no video driver (`SDL_InitSubSystem`), or only one that
  /// shows nothing (`dummy`, `offscreen`) although `SDL_VIDEODRIVER` does not ask for it.
  case noDisplay(reason: String)
  /// The library that the process found is too old.
  case outdated(library: String, found: String, needed: String)
  /// A function of SDL's failed; the reason in its words (`SDL_GetError`).
  case call(function: String, reason: String)

  /// The failure of the call that was made just now: SDL's message is copied before another call overwrites
  /// it.
  static func last(_ function: String) -> SDLFailure {
    let reason = String(cString: SDL_GetError())
    return .call(function: function, reason: reason.isEmpty ? "no reason given" : reason)
  }
}

extension SDLFailure: CustomStringConvertible {
  /// One line that names the thing and the way out.
  public var description: String {
    switch self {
    case .noDisplay(let reason):
      "no display to open a window on (\(reason)): set DISPLAY or WAYLAND_DISPLAY, or draw headless"
    case .outdated(let library, let found, let needed):
      "\(library) \(found) is too old: \(needed) or later is needed"
    case .call(let function, let reason):
      "\(function) failed: \(reason)"
    }
  }
}
