/// Reads scripts.
///
/// ```swift
/// let script = try ScriptParser(file: "a.script", fields: ["length"]).parse("focus length\nwait 400")
/// ```
struct ScriptParser {
  /// The script's path, for messages.
  var file: String
  /// The names that fields have.
  var fields: [String]

  /// The script whose text these bytes are; fails with the first line that is wrong.
  func parse(bytes: [UInt8]) throws(Failure) -> Script {
    var lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    if lines.first?.starts(with: [0xEF, 0xBB, 0xBF]) == true { lines[0].removeFirst(3) }
    var script = Script()
    for (index, bytes) in lines.enumerated() {
      let place = ScriptPlace(file: file, line: index + 1)
      // Lines may end as on Windows.
      let bytes = bytes.last == UInt8(ascii: "\r") ? bytes.dropLast() : bytes
      guard let text = String(validating: bytes, as: UTF8.self) else { throw .script(place, .notUTF8) }
      do {
        guard let command = try command(in: text) else { continue }
        script.lines.append(Script.Line(place: place, command: command))
      } catch {
        throw .script(place, error)
      }
    }
    return script
  }

  /// The command that stands in a line; nil where there is none.
  func command(in line: String) throws(ScriptProblem) -> ScriptCommand? {
    let tokens = try ScriptToken.tokens(of: line)
    guard case .word(let name)? = tokens.first else {
      guard tokens.isEmpty else { throw .wrongForm(usage: "a command first") }
      return nil
    }
    guard let form = ScriptForm.all.first(where: { $0.name == name }) else {
      throw .unknownCommand(name, nearest: nearest(to: name, among: ScriptForm.all.map(\.name)))
    }
    var arguments = ScriptArguments(tokens: tokens.dropFirst(), usage: form.usage, fields: fields)
    let command = try form.read(&arguments)
    try arguments.end()
    return command
  }
}
