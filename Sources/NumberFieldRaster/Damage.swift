public import NumberField

/// The parts of a picture that have to be shown again: a few rectangles, none of them empty, all inside the picture.
///
/// It holds at most 16, in place: nothing is allocated. Rectangles that cost little more together than apart become
/// one; when there is no room for another, it joins the one that grows least by it.
///
/// ```swift
/// for rect in painter.paint(scene, changes: changes, on: canvas) {
///   print("to be shown again:", rect)
/// }
/// ```
public struct Damage: Sendable {
  /// How many rectangles there can be.
  public static let capacity = 16

  /// How many pixels more a union may have than its parts, beside an eighth of them: about as many as are painted
  /// in the time that it takes to begin another rectangle.
  private static let slack = 256

  private(set) var rects = InlineArray<16, PixelRect>(repeating: .empty)

  /// How many rectangles there are.
  public private(set) var count = 0

  /// Makes a list without damage.
  public init() {}

  /// Adds the part of `rect` that lies inside `bounds`. Takes time in proportion to `count`.
  public mutating func add(_ rect: PixelRect, within bounds: PixelRect) {
    let rect = rect.intersection(bounds)
    if !rect.isEmpty { add(rect) }
  }

  private mutating func add(_ rect: PixelRect) {
    var rect = rect
    var index = 0
    while index < count {
      if rects[index].contains(rect) { return }
      if let union = Damage.union(rects[index], rect) {
        rect = union
        remove(at: index)
        index = 0
      } else {
        index += 1
      }
    }
    if count == Damage.capacity {
      let nearest = indexOfLeastGrowth(for: rect)
      let union = rects[nearest].union(rect)
      remove(at: nearest)
      add(union)
    } else {
      rects[count] = rect
      count += 1
    }
  }

  /// Both rectangles as one, nil where they cost less apart; neither is empty.
  @inline(__always)
  static func union(_ one: PixelRect, _ other: PixelRect) -> PixelRect? {
    let union = PixelRect(
      left: Swift.min(one.left, other.left), top: Swift.min(one.top, other.top),
      right: Swift.max(one.right, other.right), bottom: Swift.max(one.bottom, other.bottom))
    let parts = one.width &* one.height &+ other.width &* other.height
    return union.width &* union.height <= parts &+ parts >> 3 &+ slack ? union : nil
  }

  /// Takes all rectangles out.
  public mutating func removeAll() {
    count = 0
  }

  private mutating func remove(at index: Int) {
    count -= 1
    rects[index] = rects[count]
  }

  private func indexOfLeastGrowth(for rect: PixelRect) -> Int {
    var best = 0
    var least = Int.max
    for index in 0..<count {
      let growth = rects[index].union(rect).area - rects[index].area
      if growth < least {
        best = index
        least = growth
      }
    }
    return best
  }
}

extension Damage: RandomAccessCollection {
  /// Always 0.
  public var startIndex: Int { 0 }
  /// The count.
  public var endIndex: Int { count }
  /// The rectangle at `index`, in no particular order; an empty one where there is none.
  public subscript(index: Int) -> PixelRect {
    index >= 0 && index < count ? rects[index] : .empty
  }

  /// The smallest rectangle that holds all damage.
  public var bounds: PixelRect { reduce(.empty) { $0.union($1) } }
}

extension Damage: Equatable {
  /// Whether both list the same rectangles in the same order.
  public static func == (one: Damage, other: Damage) -> Bool { one.elementsEqual(other) }
}

extension Damage: CustomStringConvertible {
  /// For instance `[32,76 311×40]`.
  public var description: String {
    "[" + map { "\($0.x),\($0.y) \($0.width)×\($0.height)" }.joined(separator: " ") + "]"
  }
}
