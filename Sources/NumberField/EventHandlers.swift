/// Who wants to hear of one field's events, in the order in which they asked.
///
/// A handler may add and remove handlers while it is called: those that are added hear of the next event, those that
/// are removed hear of nothing more.
@MainActor
struct EventHandlers {
  /// The shapes that a handler comes in; only the last needs an event made for it.
  enum Call {
    case sender(@MainActor (NumberField) -> Void)
    case target(Target)
    case event(@MainActor (FieldEvent) -> Void)
  }

  /// A target, which is held weakly, and what is called on it.
  @MainActor
  class Target {
    /// The target; nil once it went away.
    var object: AnyObject? { nil }
    /// Calls it, if it is still there.
    func call(_ field: NumberField) {}
  }

  /// A target of a type: its action needs no cast.
  final class Method<Object: AnyObject>: Target {
    private weak var target: Object?
    private let action: @MainActor (Object, NumberField) -> Void

    init(_ target: Object, _ action: @escaping @MainActor (Object, NumberField) -> Void) {
      self.target = target
      self.action = action
    }

    override var object: AnyObject? { target }
    override func call(_ field: NumberField) {
      if let target { action(target, field) }
    }
  }

  private struct Entry {
    let token: ActionToken
    var events: ControlEvents
    let call: Call

    /// The target; nil where a closure is called.
    @MainActor var target: Target? {
      if case .target(let target) = call { target } else { nil }
    }
    /// Whether its target went away.
    @MainActor var isLost: Bool { target.map { $0.object == nil } ?? false }
  }

  private var entries: [Entry] = []
  private var lastNumber = 0

  mutating func add(for events: ControlEvents, _ call: Call) -> ActionToken {
    lastNumber += 1
    let token = ActionToken(number: lastNumber)
    entries.removeAll { $0.isLost }
    entries.append(Entry(token: token, events: events, call: call))
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
  func next(after last: Int, upTo newest: Int, for kind: ControlEvents) -> (number: Int, call: Call)? {
    for index in entries.indices where entries[index].events.contains(kind) {
      let number = entries[index].token.number
      if number <= last { continue }
      return number > newest ? nil : (number, entries[index].call)
    }
    return nil
  }
}
