import NumberField

/// Plays a script: sends what a person would do, lets time go by, and looks at what came of it.
@MainActor
final class ScriptPlayer {
  let driver: any ScriptDriver
  let fields: NamedFields
  let actions: KeyActions
  let output: LineOutput
  let folder: OutputFolder
  /// The line that is being played, or was played last.
  private(set) var place = ScriptPlace(file: "", line: 0)

  /// How long a tap is down, and how long nothing follows.
  private static let tap: Milliseconds = 50
  /// Where each pointer was seen last: it is lifted there.
  private var pointers: [Pointer: Point] = [:]

  var screen: Screen { driver.screen }

  init(
    driver: any ScriptDriver, fields: NamedFields, actions: KeyActions = KeyActions(), output: LineOutput,
    folder: OutputFolder
  ) {
    self.driver = driver
    self.fields = fields
    self.actions = actions
    self.output = output
    self.folder = folder
  }

  /// Plays all lines; fails at the first that cannot be played, or whose expectation is not met.
  func play(_ script: Script) async throws(Failure) {
    for line in script.lines {
      place = line.place
      try await play(line.command)
      if Task.isCancelled { throw .windowClosed(place) }
      if let failure = output.failure { throw failure }
    }
  }

  private func play(_ command: ScriptCommand) async throws(Failure) {
    switch command {
    case .snapshot(let file): try driver.writeSnapshot(to: folder.file(file))
    case .expect(let expectation): try check(expectation)
    default:
      do {
        try await perform(command)
      } catch {
        throw .script(place, error)
      }
    }
  }

  private func perform(_ command: ScriptCommand) async throws(ScriptProblem) {
    switch command {
    case .focus(let name):
      await tap(at: try reach(name))
    case .blur:
      guard let place = screen.freePlace() else { throw .nowhereFree }
      await tap(at: place)
    case .tap(let keys):
      for key in keys { await tap(at: try find(key)) }
    case .hold(let key, let duration):
      await tap(at: try find(key), for: duration)
    case .down(let pointer, let point):
      pointers[pointer] = point
      await send(.down(pointer, at: point))
    case .move(let pointer, let point):
      pointers[pointer] = point
      await send(.moved(pointer, at: point))
    case .up(let pointer):
      await send(.up(pointer, at: pointers[pointer] ?? Point()))
    case .cancel(let pointer):
      await send(.cancelled(pointer))
    case .type(let text):
      // As a keyboard does: one event for each character.
      for character in text { await send(.text(String(character))) }
    case .key(let strokes):
      for stroke in strokes { await press(stroke) }
    case .paste(let text):
      screen.clipboard.text = text
      await send(.key(.v, .command, isRepeat: false))
    case .set(let name, let change):
      if let field = fields[name] { change.apply(field) }
    case .wait(let duration): await driver.wait(duration)
    case .resize(let size):
      try check(PictureSize(size: size, scale: screen.scale))
      try await driver.resize(to: size)
    case .scale(let scale):
      try check(PictureSize(size: screen.size, scale: scale))
      try await driver.rescale(to: scale)
    case .print: output.print(StateLine.text(of: fields, on: screen))
    case .snapshot, .expect: break
    }
  }

  private func check(_ picture: PictureSize) throws(ScriptProblem) {
    if picture.isTooLarge { throw .tooLarge(picture) }
  }

  private func send(_ event: InputEvent) async {
    actions.forget()
    await driver.send(event)
  }

  private func tap(at point: Point, for duration: Milliseconds = tap) async {
    pointers[.mouse] = point
    await send(.down(.mouse, at: point))
    await driver.wait(duration)
    await send(.up(.mouse, at: point))
    await driver.wait(Self.tap)
  }

  private func press(_ stroke: KeyStroke) async {
    if let key = stroke.key { await send(.key(key, stroke.modifiers, isRepeat: false)) }
    if let text = stroke.text { await send(.text(text)) }
  }

  // MARK: Places

  /// The middle of a key of the pad.
  private func find(_ key: PadKey) throws(ScriptProblem) -> Point {
    guard screen.isKeyboardShown else { throw .padIsDown(key: key.name) }
    guard let frame = screen.keyFrame(key.meaning) else { throw .noSuchPadKey(key.name) }
    return frame.center
  }

  /// The middle of a field, where a tap meets it.
  private func reach(_ name: String) throws(ScriptProblem) -> Point {
    guard let field = fields[name], let place = screen.place(toTap: field) else {
      throw .outOfReach(field: name)
    }
    return place
  }

  // MARK: Expectations

  private func check(_ expectation: Expectation) throws(Failure) {
    let state = expectation.state(of: fields, on: screen, action: actions.last)
    guard !state.isMet else { return }
    throw .expectation(place, Mismatch(subject: state.subject, wanted: state.wanted, found: state.found))
  }
}
