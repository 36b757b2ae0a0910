import NumberField

/// How a command is written: its name, its usage, and how its arguments are read.
struct ScriptForm: Sendable {
  /// The first word.
  var name: String { String(usage.prefix { $0 != " " }) }
  /// The whole command, for messages.
  let usage: String
  /// Reads the arguments.
  let read: @Sendable (inout ScriptArguments) throws(ScriptProblem) -> ScriptCommand

  private init(
    _ usage: String, read: @escaping @Sendable (inout ScriptArguments) throws(ScriptProblem) -> ScriptCommand
  ) {
    self.usage = usage
    self.read = read
  }

  /// All commands. A new command is a new entry.
  static let all: [ScriptForm] = [
    ScriptForm("focus NAME") { words throws(ScriptProblem) in .focus(field: try words.field()) },
    ScriptForm("blur") { _ in .blur },
    ScriptForm("tap KEY…") { words throws(ScriptProblem) in
      var keys = [try words.padKey()]
      while !words.isEmpty { keys.append(try words.padKey()) }
      return .tap(keys)
    },
    ScriptForm("hold KEY MS") { words throws(ScriptProblem) in
      .hold(try words.padKey(), milliseconds: try words.milliseconds())
    },
    ScriptForm("down X Y [finger N]") { words throws(ScriptProblem) in
      let place = try words.point()
      return .down(try words.pointer(), at: place)
    },
    ScriptForm("move X Y [finger N]") { words throws(ScriptProblem) in
      let place = try words.point()
      return .move(try words.pointer(), to: place)
    },
    ScriptForm("up [finger N]") { words throws(ScriptProblem) in .up(try words.pointer()) },
    ScriptForm("cancel [finger N]") { words throws(ScriptProblem) in .cancel(try words.pointer()) },
    ScriptForm("type \"TEXT\"") { words throws(ScriptProblem) in .type(try words.string()) },
    ScriptForm("key NAME…") { words throws(ScriptProblem) in
      var strokes: [KeyStroke] = []
      repeat {
        let name = try words.word()
        guard let stroke = KeyStroke(name) else { throw .unknownKey(name) }
        strokes.append(stroke)
      } while !words.isEmpty
      return .key(strokes)
    },
    ScriptForm("paste \"TEXT\"") { words throws(ScriptProblem) in .paste(try words.string()) },
    ScriptForm("set NAME PROPERTY VALUE") { words throws(ScriptProblem) in
      .set(field: try words.field(), try PropertyChange(&words))
    },
    ScriptForm("wait MS") { words throws(ScriptProblem) in .wait(milliseconds: try words.milliseconds()) },
    ScriptForm("resize W H") { words throws(ScriptProblem) in
      let wanted = "a side of 1 to 8192 points"
      return .resize(
        Size(
          width: try words.number(wanted, in: Limits.side), height: try words.number(wanted, in: Limits.side))
      )
    },
    ScriptForm("scale N") { words throws(ScriptProblem) in
      .scale(try words.number("a scale of 0.5 to 8", in: Limits.scale))
    },
    ScriptForm("snapshot FILE.bmp") { words throws(ScriptProblem) in .snapshot(file: try snapshotName(&words))
    },
    ScriptForm("print") { _ in .print },
    ScriptForm("expect NAME WHAT VALUE") { words throws(ScriptProblem) in .expect(try Expectation(&words)) },
  ]

  /// The commands' names, for messages.
  static var names: String { all.map(\.name).joined(separator: ", ") }

  /// A file's name inside the output folder.
  private static func snapshotName(_ words: inout ScriptArguments) throws(ScriptProblem) -> String {
    let name: String
    switch try words.token() {
    case .word(let word), .string(let word): name = word
    }
    if name.isEmpty { throw .badSnapshotName(name, .empty) }
    let parts = name.split(separator: "/", omittingEmptySubsequences: false)
    guard !parts.contains(""), !parts.contains(".."), !name.unicodeScalars.contains("\0") else {
      throw .badSnapshotName(name, .escapes)
    }
    guard name.hasSuffix(".bmp"), parts.last != ".bmp" else { throw .badSnapshotName(name, .notBMP) }
    return name
  }
}
