public import NumberField
public import NumberFieldRaster

/// A screen drawn into memory: what a window would show, without a window, a display or `SDL_Init`.
///
/// ```swift
/// let output = HeadlessOutput(screen, fonts: try FontLibrary())
/// screen.send(.down(.mouse, at: Point(x: 60, y: 90)))
/// screen.send(.up(.mouse, at: Point(x: 60, y: 90)))
/// screen.advance(to: 400)
/// try output.snapshot().writeBMP(to: "tapped.bmp")
/// ```
///
/// The pixels are kept from one frame to the next and only the damage is drawn anew, by the same painter that
/// draws into windows: the pixels are the same.
@MainActor
public final class HeadlessOutput {
  /// What is drawn.
  public let screen: Screen
  /// What the last ``draw()`` painted; empty where nothing had changed.
  public private(set) var damage = Damage()

  /// So many pixels are drawn at most, 8192 by 8192 of them; of a larger screen the picture is empty.
  ///
  /// Sizes come from files and from people, and not every memory holds what they ask for.
  public nonisolated static let mostPixels = 1 << 26

  private let painter: Painter
  /// What was painted so far, as of the last ``draw()``.
  private(set) var bitmap = Bitmap(size: PixelSize(width: 0, height: 0))

  /// Makes an output for a screen, which measures its text in `fonts` from now on.
  ///
  /// The size in pixels is the screen's size in points times its scale, which `Screen.resize(to:scale:)`
  /// sets.
  public init(_ screen: Screen, fonts: FontLibrary) {
    self.screen = screen
    painter = Painter(glyphs: fonts)
    screen.measurer = fonts
  }

  /// Brings the canvas up to date: draws the damage since the last call, nothing where nothing changed.
  public func draw() {
    let changes = screen.refresh()
    let scene = screen.scene
    let size = HeadlessOutput.drawn(scene.size)
    if size != bitmap.size {
      bitmap = Bitmap(size: size)
      painter.invalidate()
    }
    damage = bitmap.withCanvas { painter.paint(scene, changes: changes, on: $0) }
  }

  /// What is drawn of a screen of so many pixels: all or nothing.
  private static func drawn(_ size: PixelSize) -> PixelSize {
    let (area, isTooLarge) = size.width.multipliedReportingOverflow(by: size.height)
    return isTooLarge || area > mostPixels ? PixelSize(width: 0, height: 0) : size
  }

  /// The picture as it is now, up to date.
  public func snapshot() -> Bitmap {
    draw()
    return bitmap
  }
}
