import NumberField
import NumberFieldCore
import NumberFieldRaster
import NumberFieldSDL

@testable import NumberField

/// A screen that a storm passes over, with what watches its events.
@MainActor
final class Stage {
  let screen = Screen()
  let clipboard = PrivateClipboard()
  /// Who is being edited, by the events that were told.
  private(set) var edited: ObjectIdentifier?
  /// The first event that came where none may.
  private(set) var breach: Breach?
  /// Whether the program did something in the act that happens now.
  private(set) var isMeddledWith = false
  /// Whether it did that in the middle of an input or an event: a handler, or a key of its own.
  private(set) var isHandled = false
  /// How often the program may have set a number.
  private(set) var settings = 0
  /// How many inputs were sent.
  private(set) var inputs = 0
  /// How many events came.
  private(set) var events = 0
  /// Which fingers and buttons are down, by what was sent.
  private(set) var pressed: Set<Pointer> = []
  /// How many events came in the act that happens now.
  private var eventsOfAct = 0
  private var beginsOfAct = 0
  /// When inputs were accepted or refused while time went by; nil while it does not.
  private var repeats: [Milliseconds]?
  private var witnesses: [ObjectIdentifier: Witness] = [:]
  private var hasFocus = true
  private var mischiefDepth = 0

  /// More than so often nobody gets the focus in one act: handlers that pass it on are stopped after 64 times, and no
  /// act has more than 40 inputs.
  private static let mostBegins = 3000

  init() {
    screen.clipboard = clipboard
    screen.onFeedback = { [unowned self] in answered($0) }
    for index in 0..<3 { addField(index) }
  }

  // MARK: Fields

  private func addField(_ kind: Int) {
    if screen.fields.count >= 8 { return }
    let field = NumberField()
    field.frame = Rect(x: 32, y: 20 + 56 * Double(kind), width: 311, height: 40)
    field.decimalPlace = kind % 3
    field.maxValue = [99999.99, 1000, 0, 5][kind % 4]
    field.minValue = [nil, 3, nil, 2, -100][kind % 5]
    field.prefixLabel.text = "LENGTH"
    field.suffixLabel.text = "cm"
    field.keypad = [.standard, .standard, .till, .form][kind % 4]
    field.stepValue = kind % 2 == 0 ? 0.5 : 0
    field.addEventAction { [unowned self, unowned field] event in heard(event, from: field) }
    witnesses[ObjectIdentifier(field)] = Witness(field)
    screen.addSubview(field)
  }

  private func field(_ index: Int) -> NumberField? {
    if index == Act.edited { return screen.firstResponder }
    return screen.fields.isEmpty ? nil : screen.fields[index % screen.fields.count]
  }

  // MARK: What is told

  func witness(of field: NumberField) -> Witness? { witnesses[ObjectIdentifier(field)] }

  /// What is wrong with what was told; forgets the fields that are gone.
  func witnessed() -> Breach? {
    for witness in witnesses.values { if let breach = witness.breach() { return breach } }
    let fields = screen.fields
    if witnesses.count > fields.count {
      let names = Set(fields.map(ObjectIdentifier.init))
      witnesses = witnesses.filter { names.contains($0.key) }
    }
    return nil
  }

  /// An input was accepted or refused.
  private func answered(_ feedback: Feedback) {
    guard let witness = screen.firstResponder.flatMap(witness) else { return }
    switch feedback {
    case .accepted: witness.accepted += 1
    case .refused: witness.refused += 1
    case .keyPressed: return
    }
    repeats?.append(screen.now)
  }

  /// Every event lies between a begin and an end of its field.
  private func heard(_ event: FieldEvent, from field: NumberField) {
    events += 1
    eventsOfAct += 1
    if let breach = witness(of: field)?.heard(event, settings: settings) {
      note(breach.rule, breach.how)
    }
    let name = ObjectIdentifier(field)
    switch event.kind {
    case .editingDidBegin:
      if edited != nil { note(.edits, "editingDidBegin while a field is edited") }
      edited = name
      beginsOfAct += 1
      if beginsOfAct > Stage.mostBegins {
        note(.endless, "the focus has moved \(beginsOfAct) times in one act")
      }
    case .editingDidEnd:
      if edited != name { note(.edits, "editingDidEnd of a field that is not edited") }
      edited = nil
    default: if edited != name { note(.edits, "\(event.kind) outside of begin and end") }
    }
    if (event.kind == .editingRejected) != (event.rejection != nil) {
      note(.refusals, "\(event.kind) because of \(event.rejection.map { "\($0.reason)" } ?? "nothing")")
    }
  }

  private func note(_ rule: Rule, _ how: String) {
    if breach == nil { breach = Breach(rule, how) }
  }

  // MARK: What happens

  func perform(_ act: Act) {
    isMeddledWith = !act.isInput
    isHandled = false
    if case .set = act { settings += 1 }
    (eventsOfAct, beginsOfAct) = (0, 0)
    for witness in witnesses.values { witness.beginAct(settings: settings) }
    Property.onAction = { [unowned self] in meddled(setsNumbers: true) }
    happen(act)
    Property.onAction = nil
  }

  /// The program does something in the middle of an input or an event.
  private func meddled(setsNumbers: Bool) {
    isMeddledWith = true
    isHandled = true
    if setsNumbers { settings += 1 }
  }

  private func happen(_ act: Act) {
    switch act {
    case .down(let pointer, let place): send(.down(pointer, at: point(place)))
    case .move(let pointer, let place): send(.moved(pointer, at: point(place)))
    case .up(let pointer, let place): send(.up(pointer, at: point(place)))
    case .tap(let pointer, let place): press(pointer, place, for: 50)
    case .hold(let pointer, let place, let span): press(pointer, place, for: span)
    case .drag(let pointer, let place, let other, let span):
      send(.down(pointer, at: point(place)))
      wait(span)
      send(.moved(pointer, at: point(other)))
      wait(span)
      send(.up(pointer, at: point(other)))
    case .stall(let pointer, let place, let span):
      // There has to be something to delete.
      send(.key(.end, [], isRepeat: false))
      send(.text("123456789"))
      send(.down(pointer, at: point(place)))
      wait(410)
      pass(span) { screen.advance(to: screen.now + span) }
      wait(1000)
      send(.up(pointer, at: point(place)))
    case .cancel(let pointer): send(.cancelled(pointer))
    case .wheel(let notches, let place): send(.wheel(notches, at: point(place)))
    case .key(let key, let modifiers, let isRepeat): send(.key(key, modifiers, isRepeat: isRepeat))
    case .text(let text): send(.text(text))
    case .paste(let text):
      clipboard.text = text
      send(.key(.v, .command, isRepeat: false))
    case .selectElsewhere(let text): clipboard.primaryText = text
    case .windowFocus(let isFocused): send(.windowFocus(isFocused))
    case .pointerLeft: send(.pointerLeft)
    case .jump(let span): pass(span) { screen.advance(to: screen.now + span) }
    case .wait(let span): wait(span)
    case .resize(let size, let scale): screen.resize(to: size, scale: scale)
    case .set(let index, let property): if let field = field(index) { property.set(field) }
    case .addField(let kind): addField(kind)
    case .addLabel:
      if screen.subviews.count < 12 { screen.addSubview(Label("a title", font: .systemFont(ofSize: 20))) }
    case .removeField(let index): field(index)?.removeFromSuperview()
    case .focus(let index): field(index)?.becomeFirstResponder()
    case .resign: screen.firstResponder?.resignFirstResponder()
    case .cancelEditing: screen.firstResponder?.cancelEditing()
    case .endEditing: screen.endEditing()
    case .listen(_, .passesFocusOn):
      let rest = Rest(Stage.mostBegins * 5 / 2)
      for field in screen.fields { listen(to: field, .passesFocusOn, rest) }
    case .listen(let index, let mischief):
      if let field = field(index) { listen(to: field, mischief, Rest(5)) }
    case .reduceMotion(let isOn): screen.reducesMotion = isOn
    case .theme(let index): screen.theme = Theme.builtIn[index % Theme.builtIn.count].theme
    case .redraw: break
    }
  }

  private func send(_ event: InputEvent) {
    inputs += 1
    switch event {
    case .down(let pointer, _): pressed.insert(pointer)
    case .up(let pointer, _), .cancelled(let pointer): pressed.remove(pointer)
    case .windowFocus(let isFocused):
      // A window that has no focus cannot lose it.
      if hasFocus && !isFocused { pressed = [] }
      hasFocus = isFocused
    default: break
    }
    screen.send(event)
  }

  private func press(_ pointer: Pointer, _ place: Act.Place, for span: Milliseconds) {
    let point = point(place)
    send(.down(pointer, at: point))
    wait(span)
    send(.up(pointer, at: point))
    wait(50)
  }

  /// Time goes by from deadline to deadline.
  private func wait(_ span: Milliseconds) {
    let end = screen.now + span
    pass(span, catchingUp: true) {
      while let deadline = screen.nextDeadline, deadline <= end { screen.advance(to: deadline) }
      screen.advance(to: end)
    }
  }

  /// Milliseconds from one repeat of a held key to the next.
  private static let betweenRepeats = 60

  /// Lets time go by, which types nothing, but for the one key that is held: all at once it repeats once at most, else
  /// in its measure, in which a late repeat may be near the next one.
  private func pass(_ span: Milliseconds, catchingUp: Bool = false, _ body: () -> Void) {
    if let breach = Invariants.keys(screen, pressed) { note(breach.rule, breach.how) }
    let events = eventsOfAct
    repeats = []
    body()
    let times = repeats ?? []
    repeats = nil
    if isHandled { return }
    if pressed.isEmpty, eventsOfAct > events {
      note(.keys, "\(eventsOfAct - events) events, and nobody presses anything")
    }
    let most = catchingUp ? 2 : 1
    for (time, later) in zip(times, times.dropFirst(most)) where later - time < Stage.betweenRepeats {
      note(.keys, "a held key repeats \(most + 1) times in \(later - time) ms")
    }
  }

  private func point(_ place: Act.Place) -> Point {
    switch place {
    case .key(let index, let offset):
      guard !screen.pad.cells.isEmpty else { return Point(x: offset, y: screen.size.height - 1) }
      let rect = screen.pad.cells[index % screen.pad.cells.count].rect
      return Point(
        x: Double(rect.left) / 2 / screen.scale + Double(rect.right) / 2 / screen.scale + offset,
        y: (Double(rect.top) / 2 + Double(rect.bottom) / 2 + Double(screen.padTop)) / screen.scale)
    case .field(let index, let part):
      guard let field = field(index) else { return Point() }
      let place = screen.place(of: field)
      return Point(x: place.x + place.width * part, y: place.center.y)
    case .screen(let across, let down):
      return Point(x: across * screen.size.width, y: down * screen.size.height)
    case .point(let x, let y): return Point(x: x, y: y)
    }
  }

  // MARK: Handlers that meddle

  /// A handler's own token, which is there only after it was added.
  private final class Handle {
    var token: ActionToken?
  }

  /// How often handlers still do what they do.
  private final class Rest {
    var count: Int
    init(_ count: Int) { self.count = count }
  }

  /// Handlers that cause each other are the program's own loop, and these here stop by themselves; but those that pass
  /// the focus on have to be stopped before.
  private func listen(to field: NumberField, _ mischief: Mischief, _ rest: Rest) {
    let handle = Handle()
    handle.token = field.addAction(for: .allEditingEvents) { [unowned self] field in
      meddled(setsNumbers: mischief.setsNumbers)
      rest.count -= 1
      if rest.count < 0 || mischiefDepth > 3 {
        if let token = handle.token { field.removeAction(token) }
        return
      }
      mischiefDepth += 1
      meddle(mischief, with: field, handle.token)
      mischiefDepth -= 1
    }
    witness(of: field)?.moveToEnd(of: field)
  }
}
