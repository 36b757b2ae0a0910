import Testing

@testable import NumberField

/// SPEC: handlers run in the order in which they were added, and may do what they like.
@MainActor
struct EventTests {
  @Test func handlersRunInOrderAndCanBeTakenOut() {
    let harness = Harness()
    var heard: [String] = []
    let first = harness.field.addAction(for: .editingChanged) { _ in heard.append("first") }
    harness.field.addAction(for: [.editingChanged, .editingDidEnd]) { _ in heard.append("second") }
    harness.focus()
    harness.type("1")
    #expect(heard == ["first", "second"])
    harness.field.removeAction(first)
    harness.type("2")
    #expect(heard == ["first", "second", "second"])
    harness.key(.return)
    #expect(heard.count == 4)
  }

  @Test func aHandlerMayRemoveItselfAndAddAnother() {
    let harness = Harness()
    var heard: [String] = []
    final class Box { var token: ActionToken? }
    let box = Box()
    box.token = harness.field.addAction(for: .editingChanged) { field in
      heard.append("once")
      if let token = box.token { field.removeAction(token) }
      field.addAction(for: .editingChanged) { _ in heard.append("later") }
    }
    harness.field.addAction(for: .editingChanged) { _ in heard.append("always") }
    harness.focus()
    harness.type("1")
    #expect(heard == ["once", "always"])
    harness.type("2")
    #expect(heard == ["once", "always", "always", "later"])
  }

  @Test func noChangeIsToldAfterTheEnd() {
    let harness = Harness()
    let other = harness.addField("other")
    harness.field.addAction(for: .editingChanged) { _ in other.becomeFirstResponder() }
    var heard: [ControlEvents] = []
    harness.field.addEventAction { heard.append($0.kind) }
    harness.focus()
    harness.type("12")
    #expect(heard == [.editingDidBegin, .editingChanged, .editingDidEnd])
    #expect(harness.field.text == "1")
    #expect(other.text == "2")
    #expect(
      harness.takeEvents() == [
        "field:editingDidBegin 0", "field:editingChanged 1", "field:editingDidEnd 1",
        "other:editingDidBegin 0",
        "other:editingChanged 2",
      ])
  }

  @Test func twoFieldsThatPassTheFocusBackAndForthAreStopped() {
    let harness = Harness()
    let other = harness.addField("other")
    harness.field.addAction(for: .editingDidBegin) { [unowned other] _ in other.becomeFirstResponder() }
    other.addAction(for: .editingDidBegin) { [unowned harness] _ in harness.field.becomeFirstResponder() }
    harness.focus()
    #expect(harness.screen.firstResponder != nil)
    let log = harness.takeEvents()
    #expect(log.count < 500)
    // Begin and end alternate whatever happens.
    #expect(log.filter { $0.contains("DidBegin") }.count == log.filter { $0.contains("DidEnd") }.count + 1)
  }

  @Test func aHandlerMayWriteBackWhatItWasTold() {
    let harness = Harness { $0.decimalPlace = 2 }
    harness.field.addAction(for: .editingChanged) { $0.value = $0.value }
    harness.focus()
    harness.type("1.50")
    #expect(harness.field.text == "1.50")
    #expect(harness.field.caret == 4)
  }

  @Test func aHandlerMayCorrectTheValue() {
    let harness = Harness()
    harness.field.addAction(for: .editingChanged) { if $0.value > 50 { $0.value = 50 } }
    harness.focus()
    harness.type("77")
    #expect(harness.field.text == "50")
    #expect(harness.field.isAllSelected)
  }

  @Test func removingATargetByEvents() {
    @MainActor final class Target {
      var heard = 0
      func changed(_ field: NumberField) { heard += 1 }
    }
    let harness = Harness()
    let target = Target()
    harness.field.addTarget(target, action: Target.changed, for: [.editingChanged, .editingDidEnd])
    harness.focus()
    harness.type("1")
    #expect(target.heard == 1)
    harness.field.removeTarget(target, for: .editingChanged)
    harness.type("2")
    harness.key(.return)
    #expect(target.heard == 2)
    harness.field.removeTarget(nil, for: .allEditingEvents)
    harness.focus()
    harness.key(.return)
    #expect(target.heard == 2)
  }

  @Test func theStreamTellsWhatHappened() async {
    let harness = Harness { $0.decimalPlace = 2 }
    let events = harness.field.events
    harness.focus()
    harness.type("4.")
    harness.key(.return)
    var heard: [String] = []
    for await event in events {
      heard.append("\(event.kind) \(event.text) \(event.exact)")
      if event.kind == .editingDidEnd { break }
    }
    #expect(
      heard == [
        "editingDidBegin 0.00 0", "editingChanged 4 4", "editingChanged 4. 4", "editingDidEnd 4.00 4",
      ])
  }

  @Test func theStreamEndsWithTheFieldAndDoesNotKeepIt() async {
    var field: NumberField? = NumberField()
    weak let gone = field
    let events = field?.events
    field?.becomeFirstResponder()
    field?.value = 3
    let listener = Task {
      var heard = 0
      if let events { for await _ in events { heard += 1 } }
      return heard
    }
    await Task.yield()
    field = nil
    #expect(gone == nil)
    // Waits for ever where nobody ends the stream.
    #expect(await listener.value == 0)
  }

  @Test func feedbackTellsPressesAndAnswers() {
    let harness = Harness { $0.maxValue = 5 }
    var heard: [Feedback] = []
    harness.screen.onFeedback = { heard.append($0) }
    harness.focus()
    harness.tap(.digit(4), .digit(4))
    #expect(heard == [.keyPressed(.digit(4)), .accepted, .keyPressed(.digit(4)), .refused])
  }
}
