// swift-format-ignore-file: NeverForceUnwrap
// A judge that is wrong about itself has to stop the test.

import NumberField

/// What a handler does when it is called.
indirect enum HandlerStep: Hashable {
  /// Sets a property of a field.
  case set(Int, Change)
  case focus(Int)
  case resign(Int)
  /// Gives a digit, or a deletion, to a field if it is being edited.
  case digit(Int, Int)
  case backspace(Int)
  /// Takes the handler that is called away.
  case removeItself
  /// Takes away the handler of that number.
  case remove(Int)
  /// Adds a handler to a field.
  case add(Int, HandlerProgram)
}

/// A handler: which events it hears of, and what it does, at most so many times.
struct HandlerProgram: Hashable {
  var events: ControlEvents
  var steps: [HandlerStep]
  var budget = 2
}

extension ControlEvents {
  /// By the name that stands in the model's lines.
  init(named name: Substring) {
    let all: [Substring: ControlEvents] = [
      "editingDidBegin": .editingDidBegin, "editingChanged": .editingChanged, "editingDidEnd": .editingDidEnd,
      "editingRejected": .editingRejected,
    ]
    self = all[name]!
  }
}

/// The model's screen with people who listen: events wait in one line, each is told to those who were there when it
/// happened and still are, in the order in which they came.
struct ModelHandlers {
  private struct Handler {
    var number: Int
    var field: Int
    var program: HandlerProgram
    var isRemoved = false
  }

  private struct Waiting {
    var line: String
    var field: Int
    var kind: ControlEvents
    /// Handlers from this number on came later.
    var nextHandler: Int
  }

  var screen = ModelScreen()
  /// Every call: who, what, and what the field shows by then.
  private(set) var calls: [String] = []
  private var handlers: [Handler] = []
  private var waiting: [Waiting] = []

  mutating func add(_ program: HandlerProgram, to field: Int) {
    handlers.append(Handler(number: handlers.count, field: field, program: program))
  }

  mutating func play(_ action: Action) {
    guard screen.canPlay(action) else { return }
    screen.play(action)
    queue()
    tellAll()
  }

  private mutating func queue() {
    for line in screen.events {
      let words = line.split(separator: " ", maxSplits: 2)
      waiting.append(
        Waiting(
          line: line, field: ModelScreen.names.firstIndex(of: String(words[0]))!,
          kind: ControlEvents(named: words[1]), nextHandler: handlers.count))
    }
    screen.events = []
  }

  private mutating func tellAll() {
    while !waiting.isEmpty {
      let event = waiting.removeFirst()
      var number = 0
      while number < event.nextHandler {
        let handler = handlers[number]
        number += 1
        guard handler.field == event.field, !handler.isRemoved, handler.program.events.contains(event.kind)
        else { continue }
        calls.append("\(handler.number): \(event.line), now \"\(screen.fields[event.field].text)\"")
        guard handler.program.budget > 0 else { continue }
        handlers[handler.number].program.budget -= 1
        for step in handler.program.steps { perform(step, in: handler.number) }
      }
    }
  }

  private mutating func perform(_ step: HandlerStep, in handler: Int) {
    switch step {
    case .set(let field, let change): screen.set(field, change)
    case .focus(let field): screen.begin(field)
    case .resign(let field): if screen.focus == field { screen.endEditing() }
    case .digit(let field, let digit):
      if screen.focus == field { screen.take(.digit(Character(String(digit)))) }
    case .backspace(let field): if screen.focus == field { screen.take(.backspace) }
    case .removeItself: handlers[handler].isRemoved = true
    case .remove(let number): if handlers.indices.contains(number) { handlers[number].isRemoved = true }
    case .add(let field, let program): add(program, to: field)
    }
    queue()
  }
}
