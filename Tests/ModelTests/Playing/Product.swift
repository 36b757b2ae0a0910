// swift-format-ignore-file: NeverForceUnwrap
// A judge that is wrong about itself has to stop the test.

import NumberField
import NumberFieldCore
import Testing

@testable import NumberFieldDemo

/// The demo's screen, played as a driver plays it: each input with its time, each followed by a picture.
@MainActor
final class Product {
  let screen = DemoScreen()
  private let draws: Bool
  private var events: [String] = []
  private var feedback: [String] = []
  var fields: [NumberField] { [screen.length, screen.quantity, screen.price] }

  /// `draws` false leaves the pictures out, for sessions without taps on text.
  init(animates: Bool = false, draws: Bool = true) {
    self.draws = draws
    screen.reducesMotion = !animates
    screen.clipboard = PrivateClipboard()
    for (field, name) in zip(fields, ModelScreen.names) {
      field.addEventAction { [weak self] in self?.events.append(Self.line($0, of: name)) }
    }
    screen.onFeedback = { [weak self] in self?.feedback.append(Self.word(for: $0)) }
    _ = screen.refresh()
  }

  private static func word(for feedback: Feedback) -> String {
    switch feedback {
    case .keyPressed(let meaning): "key \(PadKey.all.first { $0.meaning == meaning }?.name ?? "?")"
    case .accepted: "accepted"
    case .refused: "refused"
    }
  }

  static func line(_ event: FieldEvent, of name: String) -> String {
    var line = "\(name) \(event.kind) \"\(event.text)\" \(event.exact)"
    if let rejection = event.rejection {
      line += " \(rejection.reason) input \"\(rejection.input)\" limit "
      line += "\(rejection.limit?.description ?? "none") draft \"\(rejection.draft)\""
    }
    return line
  }

  // MARK: What can be seen

  /// Everything that can be seen of the state, and the events since the last time.
  func observe() -> [String] {
    var lines: [String] = []
    for (field, name) in zip(fields, ModelScreen.names) {
      let caret = field.caret.map { "\($0) in \(field.selectedRange!)" } ?? "none"
      lines.append(
        "\(name) \"\(field.text)\" \(field.exactText) empty \(field.isEmpty) caret \(caret) "
          + "all \(field.isAllSelected)")
    }
    let focus = zip(fields, ModelScreen.names).first { $0.0.isFirstResponder }?.1
    lines.append("editing \(focus ?? "none") keyboard \(screen.isKeyboardShown)")
    lines.append("rejection \(screen.lastRejection.map { "\($0.reason)" } ?? "none")")
    lines.append("clipboard \"\(screen.clipboard.text ?? "")\"")
    lines.append("dimmed \(dimmedKeys.joined(separator: " "))")
    lines.append("feedback \(feedback.joined(separator: ", "))")
    lines += events
    events = []
    feedback = []
    return lines
  }

  /// The keys of the pad that are drawn dimmed.
  var dimmedKeys: [String] {
    guard screen.isKeyboardShown, let field = screen.firstResponder, field.keyboardDimsRefusedKeys else {
      return []
    }
    return PadKey.all.filter { key in
      guard let frame = screen.keyFrame(key.meaning) else { return false }
      return isDimmed(frame, field.keyboardTextColor)
    }.map(\.name)
  }

  private func isDimmed(_ frame: Rect, _ ink: Color) -> Bool {
    let rect = PixelRect(
      x: Int(frame.x), y: Int(frame.y), width: Int(frame.width), height: Int(frame.height))
    for piece in screen.scene.pieces.reversed() {
      guard case .fill(rect, let paper)? = piece.items.first else { continue }
      switch piece.items.last {
      case .glyph(let glyph): return glyph.ink != ink.mixed(over: paper)
      case .text(let run): return run.ink != ink.mixed(over: paper)
      case .symbol(let symbol): return symbol.ink != ink.mixed(over: paper)
      default: return false
      }
    }
    Issue.record("a key of the pad is not drawn")
    return false
  }

  // MARK: What is done

  private func refresh() {
    if draws { _ = screen.refresh() }
  }

  func play(_ action: Action) {
    switch action {
    case .focus(let field): tap(Point(x: 187.5, y: middle(field)))
    case .tap(let field, let x): tap(Point(x: Double(x), y: middle(field)))
    case .doubleTap(let field, let x):
      tap(Point(x: Double(x), y: middle(field)))
      tap(Point(x: Double(x), y: middle(field)))
    case .drag(let field, let from, let to):
      let y = middle(field)
      send(.down(.mouse, at: Point(x: Double(from), y: y)))
      wait(50)
      send(.moved(.mouse, at: Point(x: Double(from + (to - from) / 2), y: y)))
      send(.moved(.mouse, at: Point(x: Double(to), y: y)))
      send(.up(.mouse, at: Point(x: Double(to), y: y)))
      wait(50)
    case .blur: tap(Point(x: 180, y: 300))
    case .pad(let key): press(key, for: 50)
    case .hold(let key, let time): press(key, for: time)
    case .chord(let one, let other): press(one, and: other)
    case .type(let text): for character in text { send(.text(String(character))) }
    case .key(let key, let modifiers): send(.key(key, modifiers, isRepeat: false))
    case .paste(let text):
      screen.clipboard.text = text
      send(.key(.v, .command, isRepeat: false))
    case .set(let field, let change):
      set(fields[field], change)
      refresh()
    case .wait(let time): wait(time)
    case .wheel(let isUp):
      let field = fields.firstIndex { $0.isFirstResponder } ?? 0
      send(.wheel(isUp ? 1 : -1, at: Point(x: 100, y: middle(field))))
    case .windowFocus(let isFocused): send(.windowFocus(isFocused))
    }
  }

  private func middle(_ field: Int) -> Double { fields[field].frame.center.y }

  private func send(_ event: InputEvent) {
    screen.send(event)
    refresh()
  }

  private func wait(_ time: Milliseconds) {
    let end = screen.now + time
    while let deadline = screen.nextDeadline, deadline <= end {
      screen.advance(to: deadline)
      refresh()
    }
    screen.advance(to: end)
    refresh()
  }

  private func tap(_ point: Point, for time: Milliseconds = 50) {
    send(.down(.mouse, at: point))
    wait(time)
    send(.up(.mouse, at: point))
    wait(50)
  }

  private func press(_ key: PadKey, for time: Milliseconds) {
    guard let point = screen.keyFrame(key.meaning)?.center else {
      Issue.record("there is no key \(key.name)")
      return
    }
    tap(point, for: time)
  }

  /// Two fingers: the second comes down before the first is lifted.
  private func press(_ one: PadKey, and other: PadKey) {
    guard let first = screen.keyFrame(one.meaning)?.center else {
      Issue.record("there is no key \(one.name)")
      return
    }
    send(.down(.finger(1), at: first))
    wait(25)
    // A pad on its way is somewhere else by now.
    guard let second = screen.keyFrame(other.meaning)?.center else {
      Issue.record("there is no key \(other.name)")
      return
    }
    send(.down(.finger(2), at: second))
    wait(25)
    send(.up(.finger(1), at: first))
    send(.up(.finger(2), at: second))
    wait(50)
  }

  func set(_ field: NumberField, _ change: Change) {
    func exact(_ text: String) -> ExactDecimal { ExactDecimal(text)! }
    switch change {
    case .value(let value): field.value = value
    case .exactValue(let text): field.exactValue = exact(text)
    case .maxValue(let value): field.maxValue = value
    case .exactMaxValue(let text): field.exactMaxValue = text.map(exact)
    case .minValue(let value): field.minValue = value
    case .exactMinValue(let text): field.exactMinValue = text.map(exact)
    case .decimalPlace(let places): field.decimalPlace = places
    case .stepValue(let value): field.stepValue = value
    case .allowsEmpty(let flag): field.allowsEmpty = flag
    case .grouping(let flag): field.usesGroupingSeparator = flag
    case .place(let place): field.symbols = place.symbols
    case .isReadOnly(let flag): field.isReadOnly = flag
    case .isEnabled(let flag): field.isEnabled = flag
    case .prefix(let text): field.prefixLabel.text = text
    case .suffix(let text): field.suffixLabel.text = text
    case .keypad(let kind): field.keypad = kind.keypad
    case .dimsKeys(let flag): field.keyboardDimsRefusedKeys = flag
    }
  }
}

extension ModelScreen {
  /// The same lines, of the model.
  mutating func observe() -> [String] {
    var lines: [String] = []
    for (index, name) in Self.names.enumerated() {
      let field = fields[index]
      let caret = focus == index ? "\(field.shownCaret) in \(field.shownSelection)" : "none"
      lines.append(
        "\(name) \"\(field.text)\" \(field.number.text) empty \(field.draft.isEmpty) caret \(caret) "
          + "all \(focus == index && field.isAllSelected)")
    }
    lines.append("editing \(focus.map { Self.names[$0] } ?? "none") keyboard \(isKeyboardShown)")
    lines.append("rejection \(rejection.map { "\($0)" } ?? "none")")
    lines.append("clipboard \"\(clipboard ?? "")\"")
    let dimmed = isKeyboardShown ? fields[focus!].dimmedKeys : []
    lines.append("dimmed \(dimmed.joined(separator: " "))")
    lines.append("feedback \(feedback.joined(separator: ", "))")
    lines += events
    events = []
    feedback = []
    return lines
  }
}
