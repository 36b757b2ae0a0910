// Fingers and the mouse: who is pressed, what a press becomes.
extension Screen {
  /// Points that a press may stray before it is a drag, or off its key.
  private static let slop = 8.0

  final func down(_ pointer: Pointer, at point: Point) {
    if pointer == .otherMouse { return }
    // Several inputs may come between two pictures: the keys stand where they will be shown.
    layOutPadIfNeeded()
    cancel(pointer)
    // Keys that other fingers press count now, and before what this one does.
    commitKeys()
    // What they did may have given the pad another size.
    layOutPadIfNeeded()
    noteInput()
    if let press = menuPress(at: point) {
      touches.append(Touch(pointer: pointer, start: point, startTime: now, role: press))
      return
    }
    let role: Touch.Role
    let top = padTop
    if pad.field != nil, point.y * scale >= Double(top) {
      role = pointer == .middleMouse ? .spent : pressKey(at: point, padTop: top)
    } else if let field = field(at: content(point)) {
      role = .field(field)
    } else {
      role = pointer == .middleMouse ? .spent : .content
    }
    touches.append(Touch(pointer: pointer, start: point, startTime: now, role: role))
  }

  /// The press of the key under a finger; spent on a line, on a dead key, and where the contact bounced.
  private func pressKey(at point: Point, padTop: Int) -> Touch.Role {
    let x = Int(pixels: (point.x * scale).rounded(.down))
    let y = Int(pixels: (point.y * scale).rounded(.down)) - padTop
    guard isKeyboardShown, let index = pad.cell(atX: x, y: y), pad.cells[index].isEnabled else {
      return .spent
    }
    if let last = lastRelease, now - last.time <= Timing.bounce, last.key == pad.cells[index].key.meaning {
      return .spent
    }
    let rect = pad.cells[index].rect.offset(x: 0, y: padTop)
    let region = Rect(
      x: Double(rect.x) / scale, y: Double(rect.y) / scale, width: Double(rect.width) / scale,
      height: Double(rect.height) / scale)
    pad.press(index, by: 1)
    askForRefresh()
    let repeats = pad.cells[index].key.meaning == .backspace
    if let onFeedback { onFeedback(.keyPressed(pad.cells[index].key.meaning)) }
    return .key(
      Touch.KeyPress(
        cell: index, repeats: repeats, region: region.outset(by: Screen.slop),
        repeatDue: repeats ? now + Timing.firstRepeat : nil))
  }

  final func moved(_ pointer: Pointer, to point: Point) {
    if pointer == .mouse { hover = point }
    guard let index = touches.index(of: pointer) else { return }
    let touch = touches[index]
    let strayed = max(abs(point.x - touch.start.x), abs(point.y - touch.start.y)) > Screen.slop
    switch touch.role {
    case .key(var press):
      let isInside = press.region.contains(point)
      if isInside == press.isInside || press.hasCounted && press.repeatDue == nil { return }
      press.isInside = isInside
      pad.press(press.cell, by: isInside ? 1 : -1)
      press.repeatDue = isInside && press.repeats ? now + Timing.firstRepeat : nil
      touches[index].role = .key(press)
      askForRefresh()
    case .field(let field) where strayed:
      if field.isFirstResponder {
        let anchor = field.caretIndex(at: content(touch.start))
        touches[index].role = .selecting(field, anchor: anchor)
        select(in: field, from: anchor, to: point)
      } else if mostScroll > 0 {
        touches[index].role = .scrolling(from: scroll.position(at: now))
        drag(from: scroll.position(at: now), by: touch.start.y - point.y)
      }
    case .selecting(let field, let anchor): select(in: field, from: anchor, to: point)
    case .content where strayed:
      let from = scroll.position(at: now)
      touches[index].role = mostScroll > 0 ? .scrolling(from: from) : .spent
      if mostScroll > 0 { drag(from: from, by: touch.start.y - point.y) }
    case .scrolling(let from): drag(from: from, by: touch.start.y - point.y)
    case .field, .content, .menu, .spent: break
    }
  }

  private func select(in field: NumberField, from anchor: Int, to point: Point) {
    field.perform(.select(from: anchor, to: field.caretIndex(at: content(point))))
  }

  private func drag(from start: Double, by distance: Double) {
    scroll(to: min(max(start + distance, 0), mostScroll), animated: false)
  }

  final func up(_ pointer: Pointer, at point: Point) {
    moved(pointer, to: point)
    guard let index = touches.index(of: pointer) else { return }
    let touch = touches.take(at: index)
    switch touch.role {
    case .key(let press): lift(press)
    case .field(let field):
      if field.frame.outset(by: Screen.slop).contains(content(point)) { tap(field, touch, at: point) }
    case .content: endEditing()
    case .menu(let item): chooseMenuItem(item, at: point)
    case .selecting, .scrolling, .spent: break
    }
  }

  private func lift(_ press: Touch.KeyPress) {
    guard press.isInside else { return }
    if pad.cells.indices.contains(press.cell) { lastRelease = (pad.cells[press.cell].key.meaning, now) }
    if press.hasCounted {
      // Still lit only where it repeated; a press that another finger committed went dark then.
      if press.repeatDue != nil { pad.press(press.cell, by: -1) }
      askForRefresh()
      return
    }
    pad.press(press.cell, by: -1)
    askForRefresh()
    performKey(press.cell)
  }

  private func tap(_ field: NumberField, _ touch: Touch, at point: Point) {
    guard field.isFirstResponder else {
      lastTap = (field, touch.startTime)
      if field.becomeFirstResponder(), touch.pointer == .middleMouse { pastePrimary(into: field) }
      return
    }
    if touch.pointer == .middleMouse {
      pastePrimary(into: field)
    } else if let last = lastTap, last.field === field, touch.startTime - last.time <= Timing.doubleTap {
      lastTap = nil
      field.perform(.selectAll)
    } else {
      lastTap = (field, touch.startTime)
      field.perform(.placeCaret(at: field.caretIndex(at: content(point))))
    }
  }

  private func pastePrimary(into field: NumberField) {
    if let text = clipboard.primaryText, !text.isEmpty { field.perform(.paste(text)) }
  }
}
