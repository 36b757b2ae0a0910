import NumberField
import Testing

// What <doc:Events> shows.
@MainActor
struct Events {
  @MainActor
  final class Listener: Screen {
    let field = NumberField()
    var changes = 0
    var words: [String] = []
    var stored: [String] = []

    func listen() -> Task<Void, Never> {
      field.addTarget(self, action: Listener.changed, for: .editingChanged)

      let token = field.addAction(for: [.editingDidBegin, .editingDidEnd]) { field in
        print(field.text, field.isFirstResponder)
      }
      field.removeAction(token)

      let events = field.events
      let task = Task { [weak self] in
        for await event in events where event.kind == .editingDidEnd {
          await self?.store(event.exact)
        }
      }

      field.addAction(for: .editingRejected) { [weak self] field in
        guard let self, let rejection = field.lastRejection else { return }
        switch rejection.reason {
        case .exceedsMaximum: show("at most \(rejection.limit ?? 0)")
        case .tooManyDecimalPlaces, .decimalsNotAllowed: show("no more decimals")
        case .notANumber: show("“\(rejection.input)” is not a number")
        default: show("not possible")
        }
      }
      return task
    }

    func show(_ text: String) { words.append(text) }
    func changed(_ field: NumberField) { changes += 1 }
    func store(_ exact: String) async { stored.append(exact) }
  }

  @Test func everyWayToHear() async {
    let screen = Listener()
    let field = screen.field
    field.maxValue = 100
    screen.addSubview(field)
    let task = screen.listen()
    // The task listens as soon as it has had its first turn.
    for _ in 0..<100 { await Task.yield() }
    field.becomeFirstResponder()
    field.perform(.digit(4))
    field.perform(.separator)
    field.perform(.paste("2.3.4"))
    field.perform(.paste("101"))
    field.resignFirstResponder()
    #expect(screen.changes == 1)
    #expect(screen.words == ["no more decimals", "“2.3.4” is not a number", "at most 100"])
    for _ in 0..<1000 where screen.stored.isEmpty { await Task.yield() }
    #expect(screen.stored == ["4"])
    task.cancel()
  }

  /// Whoever listens in these ways is given back with the last who holds it, and its task ends.
  @Test func noWayToHearKeepsTheListener() async {
    var screen: Listener? = Listener()
    weak let gone = screen
    let task = screen?.listen()
    for _ in 0..<100 { await Task.yield() }
    screen = nil
    #expect(gone == nil)
    await task?.value
  }

  /// The article's target is a `Checkout`.
  @MainActor
  final class Seller {
    func listen(_ checkout: Checkout) {
      checkout.listen(to: checkout.price)
    }
  }
}

extension Checkout {
  func listen(to field: NumberField) {
    field.addTarget(self, action: Checkout.priceChanged, for: .editingChanged)
  }
}
