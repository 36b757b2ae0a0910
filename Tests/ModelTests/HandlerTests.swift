import NumberField
import Testing

/// Handlers that do things while they are called: no endless loop, each event once, in order.
@Suite("Handlers that act while they are called")
@MainActor
struct HandlerTests {
  private let product = Product()
  private var fields: [NumberField] { product.fields }
  private var length: NumberField { fields[0] }
  private var quantity: NumberField { fields[1] }

  /// What the fields told since the last time.
  private func events() -> [String] {
    product.observe().filter { $0.contains(" editing") }
  }

  private func kinds() -> [String] {
    events().map { $0.split(separator: " ").prefix(2).joined(separator: " ") }
  }

  @Test("may write back what they are told")
  func writingBack() {
    for field in fields { field.addAction(for: .allEditingEvents) { $0.value = $0.value } }
    product.play(.focus(0))
    product.play(.pad(.digit(1)))
    product.play(.pad(.separator))
    product.play(.pad(.digit(5)))
    #expect(length.text == "1.5" && length.caret == 3)
    product.play(.blur)
    #expect(
      events() == [
        "length editingDidBegin \"0.00\" 0", "length editingChanged \"1\" 1",
        "length editingChanged \"1.\" 1",
        "length editingChanged \"1.5\" 1.5", "length editingDidEnd \"1.50\" 1.5",
      ])
  }

  @Test("may set another number, which shows at once and is not told")
  func rounding() {
    length.addAction(for: .editingChanged) { $0.value = $0.value.rounded(.down) * 2 }
    product.play(.focus(0))
    product.play(.pad(.digit(7)))
    #expect(length.text == "14.00" && length.isAllSelected && length.value == 14)
    #expect(kinds() == ["length editingDidBegin", "length editingChanged"])
  }

  @Test("may lower the limit below what was typed")
  func limits() {
    length.addAction(for: .editingChanged) { $0.maxValue = 5 }
    length.addAction(for: .editingRejected) { $0.maxValue = 0 }
    product.play(.focus(0))
    for digit in [7, 1, 2] { product.play(.pad(.digit(digit))) }
    #expect(length.text == "72")
    #expect(
      kinds() == [
        "length editingDidBegin", "length editingChanged", "length editingRejected", "length editingChanged",
      ])
  }

  @Test("may move the focus: the change is told to all before the end")
  func focus() {
    length.addAction(for: .editingChanged) { [quantity] _ in quantity.becomeFirstResponder() }
    var heard: [String] = []
    length.addAction(for: .editingChanged) { heard.append("changed, editing \($0.isFirstResponder)") }
    length.addAction(for: .editingDidEnd) { _ in heard.append("ended") }
    product.play(.focus(0))
    product.play(.pad(.digit(7)))
    #expect(heard == ["changed, editing false", "ended"])
    #expect(quantity.isFirstResponder && length.text == "7.00")
    #expect(
      events() == [
        "length editingDidBegin \"0.00\" 0", "length editingChanged \"7\" 7",
        "length editingDidEnd \"7.00\" 7",
        "quantity editingDidBegin \"0\" 0",
      ])
  }

  @Test("that pass the focus back and forth are stopped, and the screen goes on")
  func pingPong() {
    length.addAction(for: .editingDidBegin) { [unowned quantity] _ in
      quantity.becomeFirstResponder()
    }
    quantity.addAction(for: .editingDidBegin) { [unowned length] _ in length.becomeFirstResponder() }
    product.play(.focus(0))
    let told = kinds()
    #expect(told.count < 1000)
    // Each edit that began has ended, but for the last.
    for (index, line) in told.enumerated() { #expect(line.hasSuffix(index % 2 == 0 ? "DidBegin" : "DidEnd")) }
    #expect(told.last?.hasSuffix("editingDidBegin") == true)
    product.play(.blur)
    #expect(fields.allSatisfy { !$0.isFirstResponder })
    product.play(.focus(2))
    #expect(fields[2].isFirstResponder)
  }

  @Test("may take themselves away, and others")
  func removing() {
    final class Tokens { var all: [ActionToken] = [] }
    let tokens = Tokens()
    var heard: [Int] = []
    for number in 0..<4 {
      let token = length.addAction(for: .editingChanged) { field in
        heard.append(number)
        if number == 1 { field.removeAction(tokens.all[1]) }
        if number == 2 { field.removeAction(tokens.all[3]) }
      }
      tokens.all.append(token)
    }
    product.play(.focus(0))
    product.play(.pad(.digit(7)))
    #expect(heard == [0, 1, 2])
    product.play(.pad(.digit(7)))
    #expect(heard == [0, 1, 2, 0, 2])
  }

  @Test("may add others, which hear of the next event")
  func adding() {
    var heard: [String] = []
    length.addAction(for: .editingChanged) { field in
      heard.append("first \(field.text)")
      field.addAction(for: .editingChanged) { heard.append("added \($0.text)") }
    }
    product.play(.focus(0))
    product.play(.pad(.digit(7)))
    #expect(heard == ["first 7"])
    product.play(.pad(.digit(8)))
    #expect(heard == ["first 7", "first 78", "added 78"])
  }

  @Test("may take their field off the screen while it is being edited")
  func leaving() {
    length.addAction(for: .editingChanged) { $0.removeFromSuperview() }
    product.play(.focus(0))
    product.play(.pad(.digit(7)))
    #expect(length.screen == nil && !length.isFirstResponder && length.value == 7)
    #expect(
      kinds() == ["length editingDidBegin", "length editingChanged", "length editingDidEnd"])
    #expect(!product.screen.isKeyboardShown)
    product.play(.focus(1))
    #expect(quantity.isFirstResponder)
  }

  @Test(
    "cannot bring back the focus to a field that is taken off the screen, or made read-only, at that moment")
  func insisting() {
    length.addAction(for: .editingDidEnd) { $0.becomeFirstResponder() }
    quantity.addAction(for: .editingDidEnd) { $0.becomeFirstResponder() }
    product.play(.focus(0))
    length.removeFromSuperview()
    #expect(product.screen.firstResponder == nil && length.screen == nil)
    #expect(!product.screen.isKeyboardShown && !product.screen.wantsTextInput)
    // Read-only it may be edited again, to copy from it: without a pad.
    product.play(.focus(1))
    quantity.isReadOnly = true
    #expect(quantity.isFirstResponder && quantity.isReadOnly)
    #expect(!product.screen.isKeyboardShown && !product.screen.wantsTextInput)
  }

  @Test("may disable their field, or make it read-only: the edit ends once")
  func disabling() {
    length.addAction(for: .editingChanged) { $0.isEnabled = false }
    quantity.addAction(for: .editingChanged) { $0.isReadOnly = true }
    product.play(.focus(0))
    product.play(.pad(.digit(7)))
    product.play(.focus(1))
    product.play(.pad(.digit(3)))
    #expect(
      kinds() == [
        "length editingDidBegin", "length editingChanged", "length editingDidEnd", "quantity editingDidBegin",
        "quantity editingChanged", "quantity editingDidEnd",
      ])
  }

  @Test("of random programs are called as the model calls them", arguments: 1...40)
  func random(batch: Int) {
    for seed in batch * 10..<batch * 10 + 10 {
      var maker = ProgramMaker(seed: UInt64(seed))
      let product = ProductHandlers()
      var model = ModelHandlers()
      for _ in 0..<maker.dice.number(1...6) {
        let (program, field) = (maker.program(depth: 2), maker.dice.number(0...2))
        product.add(program, to: field)
        model.add(program, to: field)
      }
      for action in maker.actions() {
        // The model knows of taps that cannot be made.
        if model.screen.canPlay(action) { product.product.play(action) }
        model.play(action)
      }
      #expect(product.calls == model.calls, "seed \(seed)")
      #expect(product.product.observe().prefix(4) == model.screen.observe().prefix(4), "seed \(seed)")
    }
  }
}

/// Makes up handlers, and what people do meanwhile.
private struct ProgramMaker {
  var dice: Dice

  init(seed: UInt64) { dice = Dice(seed: seed) }

  mutating func program(depth: Int) -> HandlerProgram {
    let kinds: [ControlEvents] = [
      .editingDidBegin, .editingChanged, .editingDidEnd, .editingRejected, .allEditingEvents,
    ]
    let steps = (0..<dice.number(0...3)).map { _ in step(depth: depth) }
    return HandlerProgram(events: dice.pick(kinds), steps: steps, budget: dice.number(1...3))
  }

  private mutating func step(depth: Int) -> HandlerStep {
    let field = dice.number(0...2)
    switch dice.number(0...9) {
    case 0: return .set(field, .value(dice.pick([0, 1, 7.5, 999, -2])))
    case 1: return .set(field, .maxValue(dice.pick([0, 5, 50, 1000])))
    case 2: return .set(field, dice.pick([.minValue(3), .minValue(nil), .decimalPlace(1), .decimalPlace(0)]))
    case 3: return .set(field, dice.pick([.isReadOnly(true), .isEnabled(false), .isEnabled(true)]))
    case 4, 5: return .focus(field)
    case 6: return .resign(field)
    case 7: return dice.oneIn(3) ? .backspace(field) : .digit(field, dice.number(0...9))
    case 8: return dice.oneIn(2) ? .removeItself : .remove(dice.number(0...6))
    default: return depth > 0 ? .add(field, program(depth: depth - 1)) : .removeItself
    }
  }

  mutating func actions() -> [Action] {
    (0..<dice.number(4...20)).map { _ in
      switch dice.number(0...9) {
      case 0, 1: .focus(dice.number(0...2))
      case 2: .blur
      case 3: .key(.tab, [])
      case 4: .key(.escape, [])
      case 5: .pad(dice.pick([.backspace, .separator, .clear]))
      case 6: .paste(dice.pick(["12", "1.5", "x", "123456"]))
      default: .pad(.digit(dice.number(0...9)))
      }
    }
  }
}
