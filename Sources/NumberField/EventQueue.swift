internal import NumberFieldCore

/// Delivers the events of a screen's fields one after another, however deeply handlers cause further ones.
///
/// State changes at once, its events wait their turn: a handler of `editingChanged` that moves the focus ends the edit on
/// the spot, and the `editingDidEnd` follows when every handler has heard of the change. So nobody hears of a change
/// after the end, and no event is lost or told twice.
@MainActor
final class EventQueue {
  private struct Item {
    let field: NumberField
    let kind: ControlEvents
    let value: FieldEvent?
    let newestHandler: Int
  }

  @exclusivity(unchecked) private var waiting: [Item] = []
  private var isDelivering = false
  private var holds = 0

  /// How often handlers have moved the focus in this delivery: two fields that pass it back and forth are stopped.
  private var focusMoves = 0
  private static let mostFocusMoves = 64

  /// Tells everyone who listens to `field`, now or after what is being told.
  func send(_ kind: ControlEvents, from field: NumberField, rejection: Rejection? = nil) {
    let value = field.handlers.wantsValue(of: kind) ? field.event(kind, rejection: rejection) : nil
    let item = Item(field: field, kind: kind, value: value, newestHandler: field.handlers.newest)
    if isDelivering || holds > 0 {
      waiting.append(item)
    } else {
      deliver(item)
    }
  }

  /// Runs `body`, which changes several things that belong together, and tells of them after the last.
  func hold<Result>(_ body: () -> Result) -> Result {
    holds += 1
    let result = body()
    holds -= 1
    deliverWaiting()
    return result
  }

  /// Whether the focus may move (again): always outside of handlers.
  func allowsFocusMove() -> Bool {
    guard isDelivering else { return true }
    focusMoves += 1
    return focusMoves <= EventQueue.mostFocusMoves
  }

  private func deliverWaiting() {
    if !isDelivering && holds == 0 && !waiting.isEmpty { deliver(nil) }
  }

  /// Tells of one event, and then of all that wait.
  private func deliver(_ first: Item?) {
    isDelivering = true
    focusMoves = 0
    if let first { tell(first) }
    var next = 0
    while next < waiting.count {
      tell(waiting[next])
      next += 1
    }
    if next > 0 { waiting.removeAll(keepingCapacity: true) }
    isDelivering = false
  }

  private func tell(_ item: Item) {
    var last = 0
    while let handler = item.field.handlers.next(after: last, upTo: item.newestHandler, for: item.kind) {
      last = handler.number
      switch handler.call {
      case .sender(let body): body(item.field)
      case .target(let body): if let target = handler.target { body(target, item.field) }
      case .event(let body): if let value = item.value { body(value) }
      }
    }
  }
}
