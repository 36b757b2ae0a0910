/// Reading the command line.
extension Options {
  /// Reads the arguments that follow the program's name.
  ///
  /// Both `--size 375x667` and `--size=375x667` work; of an option that stands twice the last counts;
  /// `--help` and `--version` count as soon as they are read.
  init(arguments: some Sequence<String>) throws(Failure) {
    do throws(UsageProblem) {
      var rest = arguments.makeIterator()
      while request == .run, let argument = rest.next() {
        try read(argument) { rest.next() }
      }
      if scene == "-", script == "-" {
        throw .badValue(
          option: "--script", value: "-", wanted: "a file, for the scene is the standard input")
      }
    } catch {
      throw .usage(error)
    }
  }

  private mutating func read(_ argument: String, next: () -> String?) throws(UsageProblem) {
    guard argument.hasPrefix("-"), argument != "-" else { throw .unexpectedArgument(argument) }
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(
      String.init)
    let name = parts[0] == "-h" ? "--help" : parts[0]
    guard let option = Option.all.first(where: { $0.name == name }) else {
      throw .unknownOption(parts[0], nearest: nearest(to: name, among: Option.all.map(\.name)))
    }
    guard let placeholder = option.placeholder else {
      if parts.count == 2 { throw .unexpectedValue(option: name, value: parts[1]) }
      return try option.apply(&self, "")
    }
    let value = parts.count == 2 ? parts[1] : next()
    guard let value, !value.isEmpty, parts.count == 2 || !value.hasPrefix("--") else {
      throw .missingValue(option: name, placeholder: placeholder)
    }
    try option.apply(&self, value)
  }
}
