// swift-format-ignore-file: NeverForceUnwrap
// A judge that is wrong about itself has to stop the test.

import NumberField

// What each action comes to.
extension ModelScreen {
  /// Whether the action is one that can be done and foreseen: the key is there, the text tapped on is all in sight.
  func canPlay(_ action: Action) -> Bool {
    switch action {
    case .pad(let key), .hold(let key, _): isKeyboardShown && fields[focus!].has(key)
    case .chord(let one, let other):
      isKeyboardShown && one != other && fields[focus!].has(one) && fields[focus!].has(other)
    case .focus(let field): focus != field || isInSight(field)
    case .tap(let field, _), .doubleTap(let field, _), .drag(let field, _, _): isInSight(field)
    default: true
    }
  }

  mutating func play(_ action: Action) {
    switch action {
    case .focus(let field): tap(field, x: 187.5)
    case .tap(let field, let x): tap(field, x: Double(x))
    case .doubleTap(let field, let x):
      tap(field, x: Double(x))
      tap(field, x: Double(x))
    case .drag(let field, let from, let to): drag(field, from, to)
    case .blur: tapOutside()
    case .pad(let key):
      now += 100
      press(key)
    case .hold(let key, let time):
      now += time + 50
      let repeats = key == .backspace && time >= 400 ? 1 + (time - 400) / 60 : 0
      for _ in 0..<max(1, repeats) { press(key) }
    case .chord(let one, let other):
      now += 100
      press(one)
      press(other)
    case .type(let text):
      for character in text where !character.unicodeScalars.allSatisfy({ $0.value < 32 || $0.value == 127 }) {
        take(.character(character))
      }
    case .key(let key, let modifiers): press(key, modifiers)
    case .paste(let text):
      clipboard = text
      press(.v, .command)
    case .set(let field, let change): set(field, change)
    case .wait(let time): now += time
    case .wheel(let isUp):
      rejection = nil
      if let focus, !fields[focus].settings.step.isZero { take(.step(isUp ? 1 : -1)) }
    case .windowFocus: break
    }
  }

  private mutating func press(_ key: PadKey) {
    rejection = nil
    // A key without a field has gone with its pad.
    guard let focus, fields[focus].isAlive(key) else { return }
    if let input = key.input { take(input) } else { endEditing() }
  }

  private mutating func press(_ key: KeyboardKey, _ modifiers: KeyModifiers) {
    // What is pressed with Alt is meant for others.
    if modifiers.contains(.alt) { return }
    rejection = nil
    let isCommand = modifiers.contains(.command)
    let isShifted = modifiers.contains(.shift)
    switch key {
    case .tab: if !isCommand { tab(forward: !isShifted) }
    case .return: endEditing()
    case .escape: if !isCommand { endEditing(cancelled: true) }
    case .backspace: take(.backspace)
    case .delete: take(.delete)
    case .home: take(.home(extending: isShifted))
    case .end: take(.end(extending: isShifted))
    // With Ctrl a whole word further: there is only one.
    case .left: take(isCommand ? .home(extending: isShifted) : .left(extending: isShifted))
    case .right: take(isCommand ? .end(extending: isShifted) : .right(extending: isShifted))
    case .up: if !isCommand { take(.step(1)) }
    case .down: if !isCommand { take(.step(-1)) }
    case .pageUp: if !isCommand { take(.step(10)) }
    case .pageDown: if !isCommand { take(.step(-10)) }
    case .a: if isCommand { take(.selectAll) }
    case .c: if isCommand { copy() }
    case .x:
      guard isCommand, let focus, fields[focus].hasSelection else { return }
      let before = (fields[focus].copied, events.count)
      take(.cut)
      if rejection == nil, events.count > before.1 { clipboard = before.0 }
    case .v: if isCommand, let clipboard, !clipboard.isEmpty { take(.paste(clipboard)) }
    case .z: if isCommand { take(isShifted ? .redo : .undo) }
    case .y: if isCommand { take(.redo) }
    case .menu: break
    }
  }

  private mutating func copy() {
    guard let focus else { return }
    let text = fields[focus].copied
    if !text.isEmpty { clipboard = text }
  }
}

// Taps and drags, and where the text is that they meet: the demo's layout with blocks for characters, 12 points wide in
// the values and 10 in the prefixes and suffixes.
extension ModelScreen {
  private static let advance = 12.0

  private func textWidth(_ text: String) -> Double { 10 * Double(text.count) }

  /// The room that the value has, in points.
  private func room(_ field: Int) -> ClosedRange<Double> {
    // Fields reach from 32 to 343, with margins of 5 and gaps of 4.
    let left = 32 + 5 + textWidth(fields[field].prefix) + 4
    let right = 343 - 5 - textWidth(fields[field].suffix) - 4
    return left...max(left, right)
  }

  private func isInSight(_ field: Int) -> Bool {
    let room = self.room(field)
    return Double(fields[field].shownCount) * Self.advance <= room.upperBound - room.lowerBound
  }

  /// The place in the shown text that is nearest; of two the one behind.
  private func nearest(_ x: Double, in field: Int) -> Int {
    let count = fields[field].shownCount
    let room = self.room(field)
    // The quantity stands at the left, the others at the right.
    let start = field == 1 ? room.lowerBound : room.upperBound - Double(count) * Self.advance
    let distances = (0...count).map { abs(start + Double($0) * Self.advance - x) }
    return distances.lastIndex(of: distances.min()!)!
  }

  private mutating func tapOutside() {
    rejection = nil
    now += 100
    endEditing()
  }

  private mutating func tap(_ field: Int, x: Double) {
    rejection = nil
    let time = now
    now += 100
    // A field that cannot be used is as if it were not there.
    guard fields[field].isEnabled else { return endEditing() }
    if focus != field {
      lastTap = (field, time)
      begin(field)
    } else if let last = lastTap, last.field == field, time - last.time <= 300 {
      lastTap = nil
      take(.selectAll)
    } else {
      lastTap = (field, time)
      let place = fields[field].draftPlace(nearest(x.rounded(), in: field))
      take(.select(place, place))
    }
  }

  private mutating func drag(_ field: Int, _ from: Int, _ to: Int) {
    rejection = nil
    // A finger may stray a little; and a field that is not being edited has nothing to select yet.
    let isTap = abs(to - from) <= 8 || fields[field].isEnabled && focus != field
    if isTap { return tap(field, x: Double(to)) }
    now += 100
    guard fields[field].isEnabled else { return }
    let anchor = fields[field].draftPlace(nearest(Double(from), in: field))
    take(.select(anchor, fields[field].draftPlace(nearest(Double(to), in: field))))
  }
}
