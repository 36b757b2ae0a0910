// Presses of the pad's keys: counting, repeating, cancelling.
extension Screen {
  /// Lets a key do what it means, to the field being edited.
  final func performKey(_ cell: Int) {
    guard let field = firstResponder, pad.field === field, pad.cells.indices.contains(cell) else { return }
    let meaning = pad.cells[cell].key.meaning
    switch meaning {
    case .done: endEditing()
    case .next: if !focusNeighbour(forward: true, wraps: false) { endEditing() }
    case .action: pad.cells[cell].key.action?(field)
    default: if let input = meaning.input { field.perform(input, on: self) }
    }
  }

  /// Counts every key that is pressed now: another finger came down, and keys count in the order of touch-down.
  final func commitKeys() {
    for index in touches.indices {
      guard touches.indices.contains(index), case .key(var press) = touches[index].role, press.isInside else {
        continue
      }
      let counts = !press.hasCounted
      if !counts && press.repeatDue == nil { continue }
      press.hasCounted = true
      press.repeatDue = nil
      touches[index].role = .key(press)
      pad.press(press.cell, by: -1)
      askForRefresh()
      if counts { performKey(press.cell) }
    }
  }

  /// Does what held touches do by themselves, each once at most, however late it is.
  final func advanceTouches() {
    for index in touches.indices {
      guard touches.indices.contains(index), let due = touches[index].due, due <= now else { continue }
      switch touches[index].role {
      case .key(var press):
        press.hasCounted = true
        // In step with the clock, unless the clock ran away: then from now on.
        press.repeatDue = due + Timing.nextRepeat > now ? due + Timing.nextRepeat : now + Timing.nextRepeat
        touches[index].role = .key(press)
        performKey(press.cell)
      case .field(let field):
        touches[index].role = .spent
        openMenu(for: field)
      default: break
      }
    }
  }

  /// Takes a finger away without its press counting.
  final func cancel(_ pointer: Pointer) {
    guard let index = touches.index(of: pointer) else { return }
    unlight(touches.take(at: index))
  }

  /// Cancels every press; the fingers that are still down do nothing more.
  final func cancelTouches() {
    for index in touches.indices {
      unlight(touches[index])
      touches[index].role = .spent
    }
  }

  /// Cancels what fingers do to a field that went away or cannot be used any more.
  final func dropTouches(of field: NumberField) {
    if pad.field === field { cancelTouches() }
    for index in touches.indices {
      switch touches[index].role {
      case .field(let other) where other === field, .selecting(let other, _) where other === field:
        touches[index].role = .spent
      default: break
      }
    }
  }

  private func unlight(_ touch: Touch) {
    guard case .key(let press) = touch.role, press.isInside else { return }
    if !press.hasCounted || press.repeatDue != nil { pad.press(press.cell, by: -1) }
    askForRefresh()
  }
}
