/// Who wants to hear of one field's events, in the order in which they asked.
///
/// A handler may add and remove handlers while it is called: those that are added hear of the next event, those that
/// are removed hear of nothing more.
@MainActor
struct EventHandlers {
  /// The shapes that a handler comes in; only the last needs an event made for it.
  enum Call {
    case sender(@MainActor (NumberField) -> Void)
    case target(@MainActor (AnyObject, NumberField) -> Void)
    case event(@MainActor (FieldEvent) -> Void)
  }

  /// A target is held weakly, and in a box, so that going through the list copies no weak reference.
  private final class Target {
    weak var object: AnyObject?
    init(_ object: AnyObject) { self.object = object }
  }

  private struct Entry {
    let token: ActionToken
    var events: ControlEvents
    let target: Target?
    let call: Call

    /// Whether its target went away.
    var isLost: Bool { target.map { $0.object == nil } ?? false }
  }

  private var entries: [Entry] = []
  private var lastNumber = 0

  mutating func add(for events: ControlEvents, target: AnyObject? = nil, _ call: Call) -> ActionToken {
    lastNumber += 1
    let token = ActionToken(number: lastNumber)
    entries.removeAll(where: \.isLost)
    entries.append(Entry(token: token, events: events, target: target.map(Target.init), call: call))
    return token
  }

  mutating func remove(_ token: ActionToken) {
    entries.removeAll { $0.token == token }
  }

  /// Takes `events` from what `target` (nil: any target) hears of; who hears of nothing is forgotten.
  mutating func remove(target: AnyObject?, for events: ControlEvents) {
    for index in entries.indices {
      guard let box = entries[index].target else { continue }
      if target == nil || box.object === target { entries[index].events.subtract(events) }
    }
    entries.removeAll { $0.isLost || ($0.target != nil && $0.events.isEmpty) }
  }

  /// Whether somebody wants the event as a value.
  func wantsValue(of kind: ControlEvents) -> Bool {
    for index in entries.indices where entries[index].events.contains(kind) {
      if case .event = entries[index].call { return true }
    }
    return false
  }

  /// The number of the handler that was added last: an event goes to those added before it happened.
  var newest: Int { lastNumber }

  /// The first handler after number `last`, up to number `newest`, that hears of `kind`; nil after the last of them.
  ///
  /// The list is looked at anew for each, so that handlers may change it while they are called.
  func next(after last: Int, upTo newest: Int, for kind: ControlEvents)
    -> (number: Int, call: Call, target: AnyObject?)?
  {
    for index in entries.indices where entries[index].events.contains(kind) {
      let number = entries[index].token.number
      if number <= last { continue }
      if number > newest { return nil }
      guard let box = entries[index].target else { return (number, entries[index].call, nil) }
      if let target = box.object { return (number, entries[index].call, target) }
    }
    return nil
  }
}
