import NumberField

/// A small picture, ready to be copied row by row, in memory that an `ImageCache` owns.
struct Image {
  var pixels: UnsafeMutablePointer<UInt32>
  var width: Int
  var height: Int
}

/// Pictures that were drawn before, found by what they show: tinted glyphs, texts, symbols, and corners of boxes.
///
/// A table of lists by hash, in two arrays that only grow, so that finding a picture allocates nothing. The bytes
/// of all pictures stay within a budget: those that were not asked for since the last look around go first.
struct ImageCache: ~Copyable {
  private struct Entry {
    var key = ImageKey()
    /// The words of a shaped text; else empty.
    var text = ""
    var image: Image?
    /// The next entry with the same hash, or the next free one; -1 ends the list.
    var next: Int32 = -1
    /// Whether it was asked for since the clock's hand passed it last.
    var isWanted = false
  }

  /// Columns or rows of the largest picture that can be kept, whatever the budget.
  static let longestSide = 1 << 24

  private var entries: [Entry] = []
  /// First entries by hash, -1 where there is none; a power of two of them.
  private var heads = [Int32](repeating: -1, count: 256)
  private var firstFree: Int32 = -1
  private var hand = 0

  /// Bytes of all pictures, with what is kept beside them.
  private(set) var byteCount = 0

  /// The most bytes that all pictures may take.
  var budget: Int {
    didSet { makeRoom(for: 0) }
  }

  init(budget: Int) {
    self.budget = budget
  }

  deinit {
    for entry in entries { entry.image?.pixels.deallocate() }
  }

  /// Whether a picture of this size is worth keeping: larger ones would push all others out, and are drawn straight
  /// to where they are seen.
  func holds(width: Int, height: Int) -> Bool {
    guard width <= ImageCache.longestSide, height <= ImageCache.longestSide else { return false }
    return ImageCache.bytes(width: width, height: height) <= budget / 4
  }

  /// The picture for `key`, if it is known.
  mutating func find(_ key: ImageKey, of text: String) -> Image? {
    find(key) { !key.isText || $0 == text }
  }

  /// The picture of a glyph, a symbol or a corner, if it is known.
  mutating func find(_ key: ImageKey) -> Image? {
    find(key) { _ in true }
  }

  @inline(__always)
  private mutating func find(_ key: ImageKey, _ isIt: (String) -> Bool) -> Image? {
    var index = Int(heads[key.hash & (heads.count &- 1)])
    while index >= 0 {
      if entries[index].key.equals(key), isIt(entries[index].text) {
        if !entries[index].isWanted { entries[index].isWanted = true }
        return entries[index].image
      }
      index = Int(entries[index].next)
    }
    return nil
  }

  /// Makes room for a picture that is not known yet, for the caller to draw; it has to be one that the cache `holds`.
  mutating func insert(_ key: ImageKey, of text: String = "", width: Int, height: Int) -> Image {
    makeRoom(for: ImageCache.bytes(width: width, height: height))
    let image = Image(pixels: .allocate(capacity: max(1, width * height)), width: width, height: height)
    byteCount += ImageCache.bytes(width: width, height: height)
    var index = firstFree
    if index >= 0 {
      firstFree = entries[Int(index)].next
    } else {
      index = Int32(entries.count)
      entries.append(Entry())
      if entries.count > heads.count { spread() }
    }
    let slot = key.hash & (heads.count - 1)
    entries[Int(index)] = Entry(key: key, text: text, image: image, next: heads[slot], isWanted: true)
    heads[slot] = index
    return image
  }

  private static func bytes(width: Int, height: Int) -> Int {
    width * height * MemoryLayout<UInt32>.stride + MemoryLayout<Entry>.stride
  }

  /// Goes round like the hand of a clock: what was wanted since the last round stays, what was not goes.
  private mutating func makeRoom(for bytes: Int) {
    while byteCount > 0, byteCount + bytes > budget {
      if hand >= entries.count { hand = 0 }
      if entries[hand].isWanted {
        entries[hand].isWanted = false
      } else if entries[hand].image != nil {
        remove(hand)
      }
      hand += 1
    }
  }

  private mutating func remove(_ index: Int) {
    guard let image = entries[index].image else { return }
    let slot = entries[index].key.hash & (heads.count - 1)
    if heads[slot] == index {
      heads[slot] = entries[index].next
    } else {
      var before = Int(heads[slot])
      while entries[before].next != index { before = Int(entries[before].next) }
      entries[before].next = entries[index].next
    }
    byteCount -= ImageCache.bytes(width: image.width, height: image.height)
    image.pixels.deallocate()
    entries[index] = Entry(next: firstFree)
    firstFree = Int32(index)
  }

  /// Doubles the count of lists.
  private mutating func spread() {
    heads = [Int32](repeating: -1, count: heads.count * 2)
    for index in entries.indices where entries[index].image != nil {
      let slot = entries[index].key.hash & (heads.count - 1)
      entries[index].next = heads[slot]
      heads[slot] = Int32(index)
    }
  }
}
