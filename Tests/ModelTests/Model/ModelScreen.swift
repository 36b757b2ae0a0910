import NumberField
import NumberFieldCore

/// What the demo's screen should do with its three fields: who is edited, what is told, what a tap on text means.
struct ModelScreen {
  static let names = ["length", "quantity", "price"]

  var fields: [ModelField]
  /// The field being edited.
  var focus: Int?
  /// Milliseconds.
  var now = 0
  /// The last tap on a field that a second one could make a double tap of.
  var lastTap: (field: Int, time: Int)?
  var clipboard: String?
  /// Why the last input was refused.
  var rejection: RejectionReason?
  /// One line for each event, since they were taken last.
  var events: [String] = []

  init() {
    var length = ModelField()
    length.settings.maximum = PlainNumber("99999.99")
    length.settings.places = 2
    length.prefix = "LENGTH"
    length.suffix = "cm"
    var quantity = ModelField()
    quantity.settings.maximum = PlainNumber("1000")
    quantity.prefix = "QUANTITY"
    quantity.suffix = "pcs"
    var price = ModelField()
    price.settings.maximum = PlainNumber("99999.99")
    price.settings.places = 2
    price.prefix = "HKD"
    fields = [length, quantity, price]
    for index in fields.indices { fields[index].showNumber() }
  }

  var isKeyboardShown: Bool {
    focus.map { fields[$0].keypad != .none && !fields[$0].settings.isReadOnly } ?? false
  }

  // MARK: Focus

  mutating func tell(_ event: String, _ field: Int, _ more: String = "") {
    let state = fields[field]
    events.append("\(Self.names[field]) \(event) \"\(state.text)\" \(state.number.text)\(more)")
  }

  mutating func endEditing(cancelled: Bool = false) {
    guard let field = focus else { return }
    focus = nil
    if cancelled ? fields[field].cancel() : fields[field].end() { tell("editingChanged", field) }
    tell("editingDidEnd", field)
  }

  mutating func begin(_ field: Int) {
    if focus == field || !fields[field].isEnabled { return }
    endEditing()
    focus = field
    fields[field].begin()
    tell("editingDidBegin", field)
  }

  /// To the next field that can be edited, and around.
  mutating func tab(forward: Bool) {
    let able = fields.indices.filter { fields[$0].isEnabled }
    guard !able.isEmpty else { return }
    guard let focus, let place = able.firstIndex(of: focus) else {
      begin(forward ? able[0] : able[able.count - 1])
      return
    }
    begin(able[(place + (forward ? 1 : able.count - 1)) % able.count])
  }

  // MARK: Input

  /// Gives an input to the field being edited, and tells of the one answer.
  mutating func take(_ input: ModelField.Input) {
    rejection = nil
    guard let field = focus else { return }
    let before = fields[field].text
    switch fields[field].take(input) {
    case .nothing, .moved: break
    case .changed: tell("editingChanged", field)
    case .refused(let reason):
      rejection = reason
      let limit: PlainNumber? =
        switch reason {
        case .exceedsMaximum: fields[field].settings.maximum
        case .belowMinimum: fields[field].lowest
        default: nil
        }
      tell(
        "editingRejected", field,
        " \(reason) input \"\(input.text)\" limit \(limit?.text ?? "none") draft \"\(before)\"")
    }
  }

  mutating func set(_ field: Int, _ change: Change) {
    switch change {
    case .value(let value): fields[field].set(value: value)
    case .exactValue(let text): fields[field].set(number: PlainNumber(text))
    case .maxValue(let value):
      fields[field].change { $0.maximum = value > 0 ? PlainNumber(value) : nil }
    case .exactMaxValue(let text): fields[field].change { $0.maximum = text.map { PlainNumber($0) } }
    case .minValue(let value): fields[field].change { $0.minimum = value.flatMap { PlainNumber($0) } }
    case .exactMinValue(let text): fields[field].change { $0.minimum = text.map { PlainNumber($0) } }
    case .decimalPlace(let places): fields[field].change { $0.places = min(max(places, 0), 15) }
    case .stepValue(let value):
      fields[field].change { $0.step = value > 0 ? PlainNumber(value) ?? .zero : .zero }
    case .allowsEmpty(let flag): fields[field].change { $0.allowsEmpty = flag }
    case .grouping(let flag): fields[field].change { $0.isGrouped = flag }
    case .place(let place): fields[field].change { $0.place = place }
    case .isReadOnly(let flag):
      if flag, !fields[field].settings.isReadOnly, focus == field { endEditing() }
      fields[field].change { $0.isReadOnly = flag }
    case .isEnabled(let flag):
      if !flag, focus == field { endEditing() }
      fields[field].isEnabled = flag
    case .prefix(let text): fields[field].prefix = text
    case .suffix(let text): fields[field].suffix = text
    case .keypad(let kind): fields[field].keypad = kind
    case .dimsKeys(let flag): fields[field].dimsKeys = flag
    }
  }
}

/// A property that the program sets.
enum Change: Hashable {
  case value(Double)
  case exactValue(String)
  case maxValue(Double)
  case exactMaxValue(String?)
  case minValue(Double?)
  case exactMinValue(String?)
  case decimalPlace(Int)
  case stepValue(Double)
  case allowsEmpty(Bool)
  case grouping(Bool)
  case place(Place)
  case isReadOnly(Bool)
  case isEnabled(Bool)
  case prefix(String)
  case suffix(String)
  case keypad(PadKind)
  case dimsKeys(Bool)
}
