extension Array {
  /// Takes out all elements and keeps their room; meant for lists of a few, where it is quicker than
  /// `removeAll(keepingCapacity:)`.
  @inline(__always)
  mutating func empty() {
    while !isEmpty { removeLast() }
  }
}
