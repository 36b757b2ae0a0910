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

/// A part of a scene that changes by itself.
///
/// ```swift
/// let red = ScenePiece([.fill(PixelRect(x: 0, y: 0, width: 8, height: 8), .red)])
/// let scene = Scene(size: PixelSize(width: 64, height: 64), pieces: [red])
/// ```
public struct ScenePiece: Equatable, Sendable {
  /// The pixels that the items can change: the union of their bounds.
  public private(set) var bounds: PixelRect = .empty
  /// What to draw, later items above earlier ones.
  public private(set) var items: [SceneItem] = []
  /// Count of items, but while the piece is made again: then only of those that are made.
  private var reused = 0

  /// Makes a piece with nothing in it.
  public init() {}

  /// Makes a piece of some items.
  public init(_ items: [SceneItem]) {
    for item in items { append(item) }
  }

  /// Adds an item on top.
  public mutating func append(_ item: consuming SceneItem) {
    bounds = bounds.union(item.bounds)
    if reused < items.count {
      items[reused] = item
      reused += 1
    } else {
      items.append(item)
      reused = items.count
    }
  }

  /// Takes all items out and keeps their room, so that building the piece again allocates nothing.
  public mutating func removeAll() {
    items.removeAll(keepingCapacity: true)
    reused = 0
    bounds = .empty
  }

  /// Begins the piece anew: what is appended takes the places of the items that are there. `endAgain` has to follow.
  mutating func beginAgain() {
    reused = 0
    bounds = .empty
  }

  /// Takes out what is left of the items that were there before.
  mutating func endAgain() {
    while items.count > reused { items.removeLast() }
  }

  /// Gives the topmost item another ink.
  mutating func tintLast(_ ink: Color) {
    if !items.isEmpty { items[items.count - 1].ink = ink }
  }

  /// Becomes equal to `other` item by item, in its own room: nothing is allocated once there is enough of it.
  public mutating func copy(from other: borrowing ScenePiece) {
    let shared = min(items.count, other.items.count)
    for index in 0..<shared where !items[index].isSame(as: other.items[index]) {
      items[index] = other.items[index]
    }
    while items.count > shared { items.removeLast() }
    for index in shared..<other.items.count { items.append(other.items[index]) }
    reused = items.count
    bounds = other.bounds
  }
}

/// Which pieces of a scene may differ from the one that was shown last.
///
/// ```swift
/// let changes = screen.refresh()
/// if !changes.isEmpty { painter.paint(screen.scene, changes: changes, on: canvas) }
/// ```
public struct SceneChanges: Equatable, Sendable {
  /// Whether any piece may have changed, or their count, or the size.
  public var isEverything: Bool
  /// Indices of the pieces that may have changed, each once; meaningless where everything may have.
  public var pieces: [Int]

  /// Makes a set of changes; by default there are none.
  public init(isEverything: Bool = false, pieces: [Int] = []) {
    self.isEverything = isEverything
    self.pieces = pieces
  }

  /// Whether there is nothing to show.
  public var isEmpty: Bool { !isEverything && pieces.isEmpty }
}
