import Foundation

/// What stops the runner: one line on the second output, and exit 2.
struct Refusal: Error {
  var words: String

  init(_ words: String) { self.words = words }
}

/// Ends the runner with one line that says why.
func stop(_ error: any Error) -> Never {
  let words = (error as? Refusal)?.words ?? error.localizedDescription
  let line = words.split(whereSeparator: \.isNewline).joined(separator: " ")
  FileHandle.standardError.write(Data("numberfield-benchmarks: \(line)\n".utf8))
  exit(2)
}

/// What the command line says.
struct Options {
  var floor: String?
  var demo: String?
  var firstFrame: String?
  var json: String?
  var only: String?
  var isQuick = false
  var isCheck = false
  var asksForHelp = false
  /// Instead of measuring: one case, run so many times.
  var counted: (name: String, times: Int)?

  static let help = """
    usage: numberfield-benchmarks [OPTION…]
      --only TEXT         only the cases whose names begin with TEXT; “start” and “idle” are whole programs
      --quick             fewer repetitions, no idle windows
      --check             exits with 1 where something allocates that must not
      --json FILE         writes the figures into FILE as well
      --floor FILE        the C program that draws the same by hand (floor, beside this program)
      --demo FILE         a release binary of the demo; without, it is not measured
      --first-frame FILE  the least program (first-frame, beside this program)
      --help              prints this
    or: numberfield-benchmarks count CASE TIMES
      runs one case so many times in the function nf_measured, for a profiler
    """

  init(_ arguments: [String]) throws(Refusal) {
    if arguments.first == "count" {
      guard arguments.count == 3, let times = Int(arguments[2]), times > 0 else {
        throw Refusal("count needs the name of a case, and how many times: a number above 0")
      }
      counted = (arguments[1], times)
      return
    }
    var rest = arguments[...]
    while let name = rest.popFirst() {
      switch name {
      case "--floor": floor = try Options.program(name, &rest)
      case "--demo": demo = try Options.program(name, &rest)
      case "--first-frame": firstFrame = try Options.program(name, &rest)
      case "--json": json = try Options.value(of: name, &rest)
      case "--only": only = try Options.value(of: name, &rest)
      case "--quick": isQuick = true
      case "--check": isCheck = true
      case "--help", "-h": asksForHelp = true
      default: throw Refusal("“\(name)” is not understood; --help lists the options")
      }
    }
  }

  private static func value(of name: String, _ rest: inout ArraySlice<String>) throws(Refusal) -> String {
    guard let value = rest.popFirst(), !value.isEmpty, !value.hasPrefix("--") else {
      throw Refusal("\(name) needs a value; --help lists the options")
    }
    return value
  }

  private static func program(_ name: String, _ rest: inout ArraySlice<String>) throws(Refusal) -> String {
    let path = try value(of: name, &rest)
    guard FileManager.default.isExecutableFile(atPath: path) else {
      throw Refusal("\(name): there is no program at \(path)")
    }
    return path
  }
}
