/// The fonts that were asked for, each by a number: a list that only grows, up to a bound.
struct SceneFontTable: Sendable {
  private(set) var descriptors: [SceneFont.Descriptor] = []
  private var places = HashIndex()
  /// How many fonts have a number of their own.
  private let capacity: Int

  /// Makes an empty table with numbers for `capacity` fonts, at least one.
  init(capacity: Int) {
    self.capacity = max(1, capacity)
  }

  /// Finds or makes the number of a font.
  ///
  /// When all numbers are given out, a font that is not there is answered by the one that is most like it: of the same
  /// family, then of the same weight, then of the nearest size. That comes to pass where a program animates sizes for
  /// days, and then there is one a part of a pixel off. It costs a look at all of the table, a millisecond or so.
  mutating func index(of descriptor: SceneFont.Descriptor) -> Int {
    let hash = descriptor.hashValue
    if let known = places.place(hash: hash, where: { descriptors[$0] == descriptor }) { return known }
    guard descriptors.count < capacity else { return nearest(to: descriptor) }
    descriptors.append(descriptor)
    places.append(hash: hash)
    return descriptors.count - 1
  }

  private func nearest(to wish: SceneFont.Descriptor) -> Int {
    func distance(_ index: Int) -> (Int, Int, UInt) {
      let other = descriptors[index]
      return (
        other.family == wish.family ? 0 : 1, other.weight == wish.weight ? 0 : 1,
        other.size64.subtractingReportingOverflow(wish.size64).partialValue.magnitude
      )
    }
    var best = 0
    var least = distance(0)
    for index in descriptors.indices.dropFirst() {
      let distance = distance(index)
      if distance < least { (best, least) = (index, distance) }
    }
    return best
  }
}
