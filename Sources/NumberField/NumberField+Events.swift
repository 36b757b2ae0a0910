internal import NumberFieldCore

// Telling the program: targets and actions as on any UIKit control, closures, and a stream.
extension NumberField {
  /// Calls a method of `target` with each of `events`.
  ///
  /// The target is held weakly. The action is a method reference, as there are no selectors off Apple's systems:
  ///
  /// ```swift
  /// field.addTarget(self, action: Checkout.editingDidBegin, for: .editingDidBegin)
  /// ```
  public final func addTarget<Target: AnyObject>(
    _ target: Target, action: @escaping @MainActor (Target) -> @MainActor (NumberField) -> Void,
    for events: ControlEvents
  ) {
    let method = EventHandlers.Method(target) { target, field in action(target)(field) }
    _ = handlers.add(for: events, .target(method))
  }

  /// Calls a method of `target` that takes no sender with each of `events`.
  public final func addTarget<Target: AnyObject>(
    _ target: Target, action: @escaping @MainActor (Target) -> @MainActor () -> Void,
    for events: ControlEvents
  ) {
    let method = EventHandlers.Method(target) { target, _ in action(target)() }
    _ = handlers.add(for: events, .target(method))
  }

  /// Stops calling `target` (nil: any target) with `events`, whichever its actions are.
  public final func removeTarget(_ target: AnyObject?, for events: ControlEvents) {
    handlers.remove(target: target, for: events)
  }

  /// Calls `action` with the field on each of `events`.
  ///
  /// - Returns: A token for `removeAction`.
  @discardableResult
  public final func addAction(
    for events: ControlEvents, _ action: @escaping @MainActor (NumberField) -> Void
  ) -> ActionToken {
    handlers.add(for: events, .sender(action))
  }

  /// Calls `action` with a value that holds the field's state at each of `events`.
  ///
  /// - Returns: A token for `removeAction`.
  @discardableResult
  public final func addEventAction(
    for events: ControlEvents = .allEditingEvents, _ action: @escaping @MainActor (FieldEvent) -> Void
  ) -> ActionToken {
    handlers.add(for: events, .event(action))
  }

  /// Stops calling what was added with that token.
  public final func removeAction(_ token: ActionToken) {
    handlers.remove(token)
  }

  /// The events from now on, for a task of its own; ends when the loop over it is left, or the field is gone.
  ///
  /// A task that is handed the stream and not the field does not keep the field:
  ///
  /// ```swift
  /// let events = field.events
  /// Task { for await event in events { print(event.text) } }
  /// ```
  public final var events: AsyncStream<FieldEvent> {
    let (stream, continuation) = AsyncStream.makeStream(of: FieldEvent.self)
    let source = EventSource(continuation)
    let token = addEventAction { source.continuation.yield($0) }
    continuation.onTermination = { [weak self] _ in
      Task { @MainActor in self?.removeAction(token) }
    }
    return stream
  }

  final func event(_ kind: ControlEvents, rejection: Rejection?) -> FieldEvent {
    FieldEvent(kind: kind, time: screen?.now ?? 0, text: text, number: entry.number, rejection: rejection)
  }
}

/// What feeds a stream. Held by the field's handler and by nothing else: when the field goes, the stream ends, and who
/// listens does not wait for ever.
private final class EventSource: Sendable {
  let continuation: AsyncStream<FieldEvent>.Continuation

  init(_ continuation: AsyncStream<FieldEvent>.Continuation) { self.continuation = continuation }

  deinit { continuation.finish() }
}
