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

  /// Adds a glyph on top: what is added most often.
  mutating func append(_ glyph: SceneItem.Glyph) {
    bounds = bounds.union(glyph.rect.intersection(glyph.clip))
    if reused < items.count {
      items.withUnsafeMutableBufferPointer { items in
        // What is plain needs no farewell.
        if items[reused].isPlain, let start = items.baseAddress {
          (start + reused).initialize(to: .glyph(glyph))
        } else {
          items[reused] = .glyph(glyph)
        }
      }
      reused &+= 1
    } else {
      items.append(.glyph(glyph))
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
  ///
  /// The first `kept` items stay; they have some bounds together.
  mutating func beginAgain(after kept: Int = 0, in bounds: PixelRect = .empty) {
    reused = min(kept, items.count)
    self.bounds = bounds
  }

  /// Count of items that were made.
  var made: Int { reused }

  /// Takes out what is left of the items that were there before.
  mutating func endAgain() {
    while items.count > reused { items.removeLast() }
  }

  /// Gives the topmost of `count` items another ink; false where there are not so many.
  mutating func tintLast(of count: Int, _ ink: Color) -> Bool {
    if items.count != count { return false }
    items[count &- 1].tint(ink)
    return true
  }

  /// Becomes equal to `other` item by item, in its own room: nothing is allocated once there is enough of it.
  public mutating func copy(from other: borrowing ScenePiece) {
    become(other) { _ in }
  }

  /// Becomes equal to `other`, of which the first `kept` items are known to be, and hands out where items go or come.
  ///
  /// What is equal at both ends of the two lists stays. Between, lists of the same length differ item by item; else
  /// all that is there goes, and something new comes.
  package mutating func become(
    _ other: borrowing ScenePiece, after kept: Int = 0, noting note: (PixelRect) -> Void
  ) {
    bounds = other.bounds
    let new = other.items.span
    let kept = min(kept, items.count, new.count)
    if items.count == new.count {
      var old = items.mutableSpan
      for index in kept..<new.count where !old[index].isSame(as: new[index]) {
        note(old[index].bounds)
        note(new[index].bounds)
        ScenePiece.copy(new, index, to: &old)
      }
    } else {
      let (start, end) = difference(from: other, after: kept)
      ScenePiece.note(items.span, start..<items.count - end, note)
      ScenePiece.note(new, start..<new.count - end, note)
      while items.count > new.count { items.removeLast() }
      let shared = items.count
      var old = items.mutableSpan
      for index in start..<shared { ScenePiece.copy(new, index, to: &old) }
      for index in shared..<new.count { items.append(new[index]) }
    }
    reused = items.count
  }

  /// Copies one item to the same place in another list, by its bytes where it is nothing else: the compiler would count
  /// references for all kinds of items, as texts have some.
  @inline(__always)
  private static func copy(_ source: Span<SceneItem>, _ index: Int, to target: inout MutableSpan<SceneItem>) {
    guard source[index].isPlain, target[index].isPlain else {
      target[index] = source[index]
      return
    }
    source.withUnsafeBufferPointer { source in
      target.withUnsafeMutableBufferPointer { target in
        guard let from = source.baseAddress, let to = target.baseAddress else { return }
        UnsafeMutableRawPointer(to + index)
          .copyMemory(from: from + index, byteCount: MemoryLayout<SceneItem>.size)
      }
    }
  }

  /// Hands out where items are: glyphs stand side by side, and count as one.
  private static func note(_ items: Span<SceneItem>, _ range: Range<Int>, _ note: (PixelRect) -> Void) {
    var line = PixelRect.empty
    for index in range {
      if case .glyph(let glyph) = items[index] {
        line = line.union(glyph.rect.intersection(glyph.clip))
      } else {
        note(items[index].bounds)
      }
    }
    if !line.isEmpty { note(line) }
  }

  /// Counts of items at the start and at the end that are equal in both pieces.
  private borrowing func difference(from other: borrowing ScenePiece, after kept: Int) -> (
    start: Int, end: Int
  ) {
    let (old, new) = (items.span, other.items.span)
    let shorter = min(old.count, new.count)
    var start = kept
    while start < shorter, old[start].isSame(as: new[start]) { start &+= 1 }
    var end = 0
    while end < shorter &- start, old[old.count &- 1 &- end].isSame(as: new[new.count &- 1 &- end]) {
      end &+= 1
    }
    return (start, end)
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
  public var pieces: [Int] {
    get { list.map(\.piece) }
    set { list = newValue.map { Change(piece: $0) } }
  }

  /// A piece that may have changed, behind some items at its start that surely did not.
  package struct Change: Equatable, Sendable {
    package let piece: Int
    package var kept = 0
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

  /// Takes everything out, and keeps the room.
  mutating func removeAll() {
    isEverything = false
    list.empty()
  }
}
