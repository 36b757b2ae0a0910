public import NumberField
import NumberFieldRaster

/// A screen inside an SDL2 program that has a window, a renderer and a loop of its own.
///
/// ```swift
/// let panel = EmbeddedScreen(screen, fonts: try FontLibrary())
/// while isRunning {
///   while SDL_PollEvent(&event) != 0 {
///     if panel.handle(&event) { continue }      // it was for the fields
///     // … the program's own events
///   }
///   // … the program's own drawing
///   try panel.draw(into: renderer, at: Rect(x: 24, y: 24, width: 375, height: 667))
///   SDL_RenderPresent(renderer)
/// }
/// panel.releaseTexture()
/// SDL_DestroyRenderer(renderer)
/// ```
///
/// **Pointers.** SDL's types are no part of this interface: `handle` takes the address of an `SDL_Event`, `draw` an
/// `SDL_Renderer *`, whatever is behind that (OpenGL, Vulkan, Metal, Direct3D, software). Both are used during the
/// call only.
///
/// **What it costs.** A frame in which nothing changed is one `SDL_RenderCopyF`. After a tap only the pixels that
/// differ are uploaded (`SDL_UpdateTexture` on a streaming texture).
///
/// **What it leaves alone.** The renderer's clip, viewport, target, blend mode, draw colour, scale and logical size
/// are read, never set. Text input is started while a field is edited, and stopped then only if the program did not
/// have it started.
///
/// **Several of them.** A program may have any number, in one window or in many. In one window at most one has a
/// field that is edited.
///
/// **The texture belongs to the renderer**, which frees it when it is destroyed. Call ``releaseTexture()`` before
/// that if the panel is to be drawn with another renderer afterwards, and when the panel is given up before its
/// renderer is.
///
/// Everything happens on the main actor, as SDL wants it. Do not run a ``Window`` beside it: its loop takes all of
/// SDL's events.
@MainActor
public final class EmbeddedScreen {
  /// What is shown.
  public let screen: Screen

  /// Pixels to the point; nil, the default, follows the renderer.
  ///
  /// A renderer with a scale or a logical size (`SDL_RenderSetScale`, `SDL_RenderSetLogicalSize`) counts in points
  /// already: its scale is taken. One without counts in pixels: then the window says how many of these are a point
  /// (pixel size ÷ size).
  public var scale: Double?

  /// Whether the screen's background is drawn; true by default.
  ///
  /// Without it only the frames of views, the keypad and the menu are drawn, each as an opaque rectangle on the
  /// screen's `backgroundColor`, and the program's own drawing is seen between them. There a press is the
  /// program's.
  public var drawsBackground = true

  /// How much of the program's own drawing is hidden, from 0 (nothing) to 1, the default; what lies outside is
  /// clamped.
  public var opacity = 1.0

  /// Whether a press that is not for this screen ends editing; true by default. It stays the program's.
  public var endsEditingOutside = true

  /// Whether the mouse pointer becomes a bar over a field's text, and what it was again elsewhere; true by default.
  public var showsTextPointer = true

  /// Where the picture stands in the coordinates of mouse events; nil, the default, is where it was drawn last.
  ///
  /// For programs that draw into a texture (`SDL_SetRenderTarget`) and put that somewhere.
  public var eventFrame: Rect?

  /// Called when something is to be drawn that did not come of an event or a deadline: wakes a loop that waits.
  public var onNeedsDraw: (@MainActor () -> Void)?

  /// How many pixels were uploaded so far: it stands still while nothing changes.
  public internal(set) var pixelsUploaded = 0

  /// The window that the renderer draws to (`SDL_GetWindowID`), once something was drawn; nil where there is none.
  public internal(set) var windowID: UInt32?

  let output: HeadlessOutput
  let clock: TicksClock
  let ownClock: (@MainActor () -> Milliseconds)?
  var place: EmbeddedPlace?
  var texture: ScreenTexture?
  var needsUpload = true
  var needsDraw = true
  var translator = EventTranslator()
  var pointers = EmbeddedPointers()
  /// The keys that went down for this screen, by scancode: their release is not the program's either.
  var takenKeys: Set<UInt32> = []
  var isEditing = false
  var textPointer: TextPointer?

  /// Makes a screen ready to be embedded; it measures its text in `fonts` from now on.
  ///
  /// - Parameters:
  ///   - screen: what to show; its size follows the rectangle at which it is drawn.
  ///   - fonts: what to measure and draw text with; several screens may share them.
  ///   - usesSystemClipboard: whether copied text goes to other programs; otherwise the screen's own clipboard
  ///     stays.
  ///   - clock: milliseconds that never run backwards; nil is SDL's clock (`SDL_GetTicks64`). For programs that
  ///     play a recording, or test a frame.
  public init(
    _ screen: Screen, fonts: FontLibrary, usesSystemClipboard: Bool = true,
    clock: (@MainActor () -> Milliseconds)? = nil
  ) {
    self.screen = screen
    ownClock = clock
    self.clock = TicksClock(showing: screen.now)
    output = HeadlessOutput(screen, fonts: fonts)
    if usesSystemClipboard { screen.clipboard = SystemClipboard() }
    screen.onNeedsRefresh = { [weak self] in self?.refreshIsNeeded() }
    EmbeddedFamily.shared.add(self)
  }

  isolated deinit {
    textPointer?.restore()
    EmbeddedFamily.shared.takeTextWhereWanted()
  }

  /// Milliseconds until something is to be drawn by itself: 0 means now, nil never.
  ///
  /// A program that draws only when something changed waits so long for its next event:
  ///
  /// ```swift
  /// SDL_WaitEventTimeout(&event, panel.timeToDeadline.map(CInt.init(clamping:)) ?? -1)
  /// ```
  public var timeToDeadline: Milliseconds? {
    if needsDraw { return 0 }
    return screen.nextDeadline.map { max(0, $0 - now) }
  }

  /// The time on the screen's clock.
  var now: Milliseconds { ownClock?() ?? clock.now }

  private func refreshIsNeeded() {
    if needsDraw { return }
    needsDraw = true
    onNeedsDraw?()
  }
}
