// Where pinned views stand.
extension Screen {
  /// Moves pinned views to where their pins hold them now, not only with the next picture.
  ///
  /// Costs nothing when nothing moved, else linear in the number of views.
  public final func layoutIfNeeded() {
    applyPins()
  }

  /// Moves pinned views to where their pins hold them.
  @inline(__always)
  final func applyPins() {
    if needsPinning { placePinnedViews() }
  }

  private func placePinnedViews() {
    isPinning = true
    hasNeighbourPins = subviews.contains { $0.pins?.anchors.hasNeighbours == true }
    if hasNeighbourPins {
      placeInOrder(.across)
      placeInOrder(.down)
    } else {
      for view in subviews {
        if let pins = view.pins { view.frame = pins.frame(in: size, from: view.frame) }
      }
    }
    isPinning = false
    needsPinning = false
  }

  /// A view moved: others may be pinned to it.
  final func frameChanged() {
    if hasNeighbourPins && !isPinning { needsPinning = true }
    setNeedsLayout()
  }

  /// Places each view after the neighbours that it is pinned to; by a stack of its own, as chains may be
  /// long.
  private func placeInOrder(_ axis: Axis) {
    for view in subviews { view.pinning = view.pins == nil ? .done : .waiting }
    var stack: [View] = []
    for view in subviews where view.pinning == .waiting {
      stack.append(view)
      while let last = stack.last {
        guard let pins = last.pins, last.pinning != .done else {
          stack.removeLast()
          continue
        }
        if last.pinning == .waiting {
          last.pinning = .begun
          let count = stack.count
          for neighbour in pins.anchors.neighbours(axis)
          where neighbour.screen === self && neighbour.pinning == .waiting {
            stack.append(neighbour)
          }
          if stack.count > count { continue }
        }
        stack.removeLast()
        last.pinning = .done
        place(last, pins, axis)
      }
    }
  }

  private func place(_ view: View, _ pins: Pins, _ axis: Axis) {
    var frame = view.frame
    switch axis {
    case .across: (frame.x, frame.width) = pins.span(.across, of: size.width, from: (frame.x, frame.width))
    case .down: (frame.y, frame.height) = pins.span(.down, of: size.height, from: (frame.y, frame.height))
    }
    view.frame = frame
  }
}

/// How far placing a view has come.
enum Pinning {
  case waiting
  case begun
  case done
}
