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

      let task = Task {
        for await event in field.events where event.kind == .editingDidEnd {
          await store(event.exact)
        }
      }

      field.addAction(for: .editingRejected) { field in
        guard let rejection = field.lastRejection else { return }
        switch rejection.reason {
        case .exceedsMaximum: show("at most \(rejection.limit ?? 0)")
        case .tooManyDecimalPlaces, .decimalsNotAllowed: show("no more decimals")
        case .notANumber: show("“\(rejection.input)” is not a number")
        default: show("not possible")
        }
      }
      func show(_ text: String) { words.append(text) }
      return task
    }

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
