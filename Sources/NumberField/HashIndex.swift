/// Finds the place of something in a list by its hash: a dictionary's index without its types.
///
/// Why not a dictionary: the first dictionary of each new type of key makes the runtime look through every conformance in
/// the program, and touch its memory, to find out how such keys are compared. What is asked for in every program's
/// first picture does without.
package struct HashIndex: Sendable {
  /// Places, or -1 where a slot is free; as many as a power of two, and at most half of them taken.
  private var slots: [Int32] = []
  private var hashes: [Int] = []

  package init() {}

  /// The place whose hash this is and for which `isEqual` says yes; nil where there is none.
  package func place(hash: Int, where isEqual: (Int) -> Bool) -> Int? {
    if slots.isEmpty { return nil }
    var slot = hash & (slots.count - 1)
    while slots[slot] >= 0 {
      let place = Int(slots[slot])
      if hashes[place] == hash, isEqual(place) { return place }
      slot = (slot + 1) & (slots.count - 1)
    }
    return nil
  }

  /// Takes up what was put at the end of the list: its place is the count of those before it.
  package mutating func append(hash: Int) {
    hashes.append(hash)
    if hashes.count * 2 > slots.count {
      slots = [Int32](repeating: -1, count: max(16, slots.count * 2))
      for place in hashes.indices { take(place) }
    } else {
      take(hashes.count - 1)
    }
  }

  private mutating func take(_ place: Int) {
    var slot = hashes[place] & (slots.count - 1)
    while slots[slot] >= 0 { slot = (slot + 1) & (slots.count - 1) }
    slots[slot] = Int32(truncatingIfNeeded: place)
  }
}
