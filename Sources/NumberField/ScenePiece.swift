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
  @inline(__always)
  mutating func append(_ glyph: SceneItem.Glyph) {
    put(.glyph(glyph), in: glyph.rect.intersection(glyph.clip))
  }

  /// Adds a rectangle of one colour on top.
  mutating func append(_ rect: PixelRect, _ color: Color) {
    put(.fill(rect, color), in: rect)
  }

  /// Adds an item that is plain bytes, without asking what kinds of items there are.
  @inline(__always)
  private mutating func put(_ item: SceneItem, in seen: PixelRect) {
    bounds = bounds.union(seen)
    if reused < items.count {
      items.withUnsafeMutableBufferPointer { items in
        // What is plain needs no farewell.
        if items[reused].isPlain, let start = items.baseAddress {
          (start + reused).initialize(to: item)
        } else {
          items[reused] = item
        }
      }
      reused &+= 1
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
    items.withUnsafeMutableBufferPointer { items in
      guard let start = items.baseAddress else { return }
      let last = start + (count &- 1)
      // What is plain is written over: the compiler would look for references in it first.
      switch last.pointee {
      case .glyph(var glyph):
        glyph.ink = ink
        last.initialize(to: .glyph(glyph))
      case .symbol(var symbol):
        symbol.ink = ink
        last.initialize(to: .symbol(symbol))
      case .fill, .box, .text: last.pointee.tint(ink)
      }
    }
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
        let (before, after) = (old[index].bounds, new[index].bounds)
        note(before)
        if after != before { note(after) }
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

  /// Takes over the ink of the last item of another piece, which is all that differs, and answers where it is seen; nil
  /// where more may differ.
  package mutating func takeTint(of others: Span<ScenePiece>, _ index: Int) -> PixelRect? {
    let last = items.count &- 1
    let new = others[index].items.span
    guard last >= 0, last == new.count &- 1, bounds == others[index].bounds, let ink = new[last].ink,
      let oldInk = items[last].ink
    else { return nil }
    if ink == oldInk { return .empty }
    var old = items.mutableSpan
    ScenePiece.copy(new, last, to: &old)
    return new[last].bounds
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
      guard case .glyph(let glyph) = items[index] else {
        note(items[index].bounds)
        continue
      }
      line = line.union(glyph.rect.intersection(glyph.clip))
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
