/// The whole picture as plain values: what to draw, where, in whole pixels.
///
/// Equal scenes mean equal pixels. A scene is a list of pieces, back to front, one for each thing that changes by
/// itself (a label, a field, one key of the pad), so that a tap rebuilds and compares two pieces and not a screen.
///
/// ```swift
/// print(screen.scene)   // one line for each item: tests read pictures as text
/// ```
public struct Scene: Equatable, Sendable {
  /// The picture's size in pixels.
  public var size: PixelSize
  /// The opaque colour behind all pieces.
  public var background: Color
  /// The pieces, later ones above earlier ones.
  public var pieces: [ScenePiece]

  /// Makes a scene from its parts.
  public init(size: PixelSize, background: Color = .white, pieces: [ScenePiece] = []) {
    self.size = size
    self.background = background
    self.pieces = pieces
  }

  /// All of it, as a rectangle.
  public var bounds: PixelRect { PixelRect(x: 0, y: 0, width: size.width, height: size.height) }
}
