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
  private(set) var fault: String?
  /// Whether the program did something in the act that happens now.
  private(set) var isMeddledWith = false
  /// How many inputs were sent.
  private(set) var inputs = 0
  /// How many events came.
  private(set) var events = 0
  /// Which fingers and buttons are down, by what was sent.
  private(set) var pressed: Set<Pointer> = []
  private var hasFocus = true
  private var mischiefDepth = 0

  init() {
    screen.clipboard = clipboard
    for index in 0..<3 { addField(index) }
  }

  // MARK: Fields

  private func addField(_ kind: Int) {
    if screen.fields.count >= 8 { return }
    let field = NumberField()
    field.frame = Rect(x: 32, y: 20 + 56 * Double(kind), width: 311, height: 40)
    field.decimalPlace = kind % 3
    field.maxValue = [99999.99, 1000, 0, 5][kind % 4]
    field.minValue = kind % 5 == 4 ? -100 : nil
    field.prefixLabel.text = "LENGTH"
    field.suffixLabel.text = "cm"
    field.keypad = [.standard, .standard, .till, .form][kind % 4]
    field.stepValue = kind % 2 == 0 ? 0.5 : 0
    field.addEventAction { [unowned self, unowned field] event in heard(event, from: field) }
    screen.addSubview(field)
  }

  private func field(_ index: Int) -> NumberField? {
    screen.fields.isEmpty ? nil : screen.fields[index % screen.fields.count]
  }

  /// Every event lies between a begin and an end of its field.
  private func heard(_ event: FieldEvent, from field: NumberField) {
    events += 1
    let name = ObjectIdentifier(field)
    switch event.kind {
    case .editingDidBegin:
      if edited != nil { fault = fault ?? "editingDidBegin while a field is edited" }
      edited = name
    case .editingDidEnd:
      if edited != name { fault = fault ?? "editingDidEnd of a field that is not edited" }
      edited = nil
    default: if edited != name { fault = fault ?? "\(event.kind) outside of begin and end" }
    }
    if (event.kind == .editingRejected) != (event.rejection != nil) {
      fault = fault ?? "a refusal without a reason"
    }
  }

  // MARK: What happens

  func perform(_ act: Act) {
    isMeddledWith = !act.isInput
    switch act {
    case .down(let pointer, let place): send(.down(pointer, at: point(place)))
    case .move(let pointer, let place): send(.moved(pointer, at: point(place)))
    case .up(let pointer, let place): send(.up(pointer, at: point(place)))
    case .tap(let pointer, let place): press(pointer, place, for: 50)
    case .hold(let pointer, let place, let span): press(pointer, place, for: span)
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
    case .jump(let span): screen.advance(to: screen.now + span)
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
    case .listen(let index, let mischief): if let field = field(index) { listen(to: field, mischief) }
    case .reduceMotion(let isOn): screen.reducesMotion = isOn
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

  private func wait(_ span: Milliseconds) {
    let end = screen.now + span
    while let deadline = screen.nextDeadline, deadline <= end { screen.advance(to: deadline) }
    screen.advance(to: end)
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

  private func listen(to field: NumberField, _ mischief: Mischief) {
    let handle = Handle()
    var rest = 5
    handle.token = field.addAction(for: .allEditingEvents) { [unowned self] field in
      isMeddledWith = true
      rest -= 1
      // Handlers that cause each other are the program's own loop; these here stop by themselves.
      if rest < 0 || mischiefDepth > 3 {
        if let token = handle.token { field.removeAction(token) }
        return
      }
      mischiefDepth += 1
      meddle(mischief, with: field, handle.token)
      mischiefDepth -= 1
    }
  }

  private func meddle(_ mischief: Mischief, with field: NumberField, _ token: ActionToken?) {
    switch mischief {
    case .setsValue: field.value = 7.25
    case .setsOtherValue: screen.fields.first { $0 !== field }?.value = 3
    case .writesBack: field.exactValue = field.exactValue
    case .movesFocus: screen.fields.first { $0 !== field }?.becomeFirstResponder()
    case .resigns: field.resignFirstResponder()
    case .cancels: field.cancelEditing()
    case .disables: field.isEnabled = false
    case .enables: for other in screen.fields { other.isEnabled = true }
    case .removesField: field.removeFromSuperview()
    case .changesPlaces: field.decimalPlace = (field.decimalPlace + 1) % 4
    case .lowersMaximum: field.maxValue = 10
    case .changesPad: field.keypad = field.keypad == nil ? .till : nil
    case .addsHandler: field.addAction(for: .editingChanged) { _ in }
    case .removesItself: if let token { field.removeAction(token) }
    case .sendsInput: screen.send(.text("5"))
    case .resizes: screen.resize(to: Size(width: 300, height: 500), scale: screen.scale)
    case .hidesAndShows:
      field.isHidden = true
      field.isHidden = false
    case .readsEverything:
      _ = (field.text, field.value, field.caret, field.selectedRange, screen.keyboardFrame)
    }
  }
}
