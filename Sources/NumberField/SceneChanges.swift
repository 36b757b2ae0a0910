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
  public var pieces: [Int] {
    get { list.map(\.piece) }
    set { list = newValue.map { Change(piece: $0) } }
  }

  /// A piece that may have changed, behind some items at its start that surely did not.
  package struct Change: Equatable, Sendable {
    package let piece: Int
    package var kept = 0
    /// Whether only the ink of the last item can be another.
    package var isTint = false
  }

  /// The same pieces, with what is known of them.
  package private(set) var list: [Change]

  /// Makes a set of changes; by default there are none.
  public init(isEverything: Bool = false, pieces: [Int] = []) {
    self.isEverything = isEverything
    list = pieces.map { Change(piece: $0) }
  }

  /// Whether there is nothing to show.
  public var isEmpty: Bool { !isEverything && list.isEmpty }

  /// Whether both name the same pieces.
  public static func == (one: SceneChanges, other: SceneChanges) -> Bool {
    one.isEverything == other.isEverything && one.pieces == other.pieces
  }

  /// Adds a piece that may have changed behind its first `kept` items.
  mutating func add(_ piece: Int, after kept: Int) {
    list.append(Change(piece: piece, kept: kept))
  }

  /// Adds a piece of which only the last item's ink may have changed.
  package mutating func add(tinted piece: Int) {
    list.append(Change(piece: piece, isTint: true))
  }

  /// Takes everything out, and keeps the room.
  mutating func removeAll() {
    isEverything = false
    list.empty()
  }
}
