import NumberField

@testable import DemoParts

/// Scripts: reading never fails but by an error that names a line, and what was read can be played.
@MainActor
enum ScriptFuzzer {
  static func run(_ bytes: [UInt8]) {
    let screen = DemoScreen()
    let fields = screen.named
    let parser = ScriptParser(file: "fuzzed", fields: fields.names)
    let script: Script
    do {
      script = try parser.parse(bytes: bytes)
    } catch {
      check(error.exitCode == 2 && error.line.hasPrefix("fuzzed:"), error.line)
      return
    }
    _ = screen.refresh()
    for line in script.lines.prefix(200) {
      play(line.command, on: screen, fields)
      _ = screen.refresh()
      check(StateLine.text(of: fields, on: screen).hasPrefix("{"), "the state has no words")
    }
  }

  /// What a driver does with a command, in virtual time, and no file written.
  private static func play(_ command: ScriptCommand, on screen: DemoScreen, _ fields: NamedFields) {
    switch command {
    case .focus(let name):
      if let place = fields[name].flatMap(screen.place(toTap:)) { tap(place, on: screen) }
    case .blur: if let place = screen.freePlace() { tap(place, on: screen) }
    case .tap(let keys):
      for key in keys.prefix(50) {
        if let frame = screen.keyFrame(key.meaning) { tap(frame.center, on: screen) }
      }
    case .hold(let key, let duration):
      if let frame = screen.keyFrame(key.meaning) { tap(frame.center, for: duration, on: screen) }
    case .down(let pointer, let point): screen.send(.down(pointer, at: point))
    case .move(let pointer, let point): screen.send(.moved(pointer, at: point))
    case .up(let pointer): screen.send(.up(pointer, at: Point(x: 100, y: 450)))
    case .cancel(let pointer): screen.send(.cancelled(pointer))
    case .type(let text): screen.send(.text(text))
    case .key(let strokes):
      for stroke in strokes {
        if let key = stroke.key { screen.send(.key(key, stroke.modifiers, isRepeat: false)) }
        if let text = stroke.text { screen.send(.text(text)) }
      }
    case .paste(let text):
      screen.clipboard.text = text
      screen.send(.key(.v, .command, isRepeat: false))
    case .set(let name, let change): if let field = fields[name] { change.apply(field) }
    case .wait(let duration): wait(duration, on: screen)
    case .resize(let size): screen.resize(to: size, scale: screen.scale)
    case .scale(let scale): screen.resize(to: screen.size, scale: scale)
    case .expect(let expectation): _ = expectation.state(of: fields, on: screen)
    case .snapshot, .print: break
    }
  }

  private static func tap(_ point: Point, for duration: Int = 50, on screen: Screen) {
    screen.send(.down(.mouse, at: point))
    wait(duration, on: screen)
    screen.send(.up(.mouse, at: point))
  }

  /// Two seconds from deadline to deadline; what is longer passes at once.
  private static func wait(_ duration: Int, on screen: Screen) {
    let end = screen.now + min(duration, 2000)
    while let deadline = screen.nextDeadline, deadline <= end { screen.advance(to: deadline) }
    let (last, isTooLate) = screen.now.addingReportingOverflow(duration)
    screen.advance(to: isTooLate ? end : max(end, last))
  }
}
