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
    let newest = field.handlers.newest
    if isDelivering || holds > 0 {
      waiting.append(Item(field: field, kind: kind, value: value, newestHandler: newest))
    } else {
      deliver { tell(kind, from: field, value, upTo: newest) }
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
    if !isDelivering && holds == 0 && !waiting.isEmpty { deliver {} }
  }

  /// Tells what `first` tells, and then of all that wait.
  @inline(__always)
  private func deliver(_ first: () -> Void) {
    isDelivering = true
    focusMoves = 0
    first()
    var next = 0
    while next < waiting.count {
      let item = waiting[next]
      tell(item.kind, from: item.field, item.value, upTo: item.newestHandler)
      next += 1
    }
    waiting.empty()
    isDelivering = false
  }

  private func tell(_ kind: ControlEvents, from field: NumberField, _ value: FieldEvent?, upTo newest: Int) {
    var last = 0
    while let handler = field.handlers.next(after: last, upTo: newest, for: kind) {
      last = handler.number
      switch handler.call {
      case .sender(let body): body(field)
      case .target(let target): target.call(field)
      case .event(let body): if let value { body(value) }
      }
    }
  }
}
