/// What the command line says.
struct Options {
  var seconds = 600
  var seed: UInt64 = 1
  var episode: Int?
  var count = 2000
  var kept: [Int]?
  /// So many episodes instead of so many seconds.
  var episodes: Int?
  /// Whether one episode is asked whether memory grows by it.
  var asksForLeaks = false

  struct Wrong: Error { var words: String }

  static let help = """
    usage: numberfield-soak [--seconds N | --episodes N] [--seed N] [--count N]
           numberfield-soak --episode N [--keep 1,4-9,…] [--leaks yes] [--seed N] [--count N]
    Plays storms of random inputs, N seconds or N of them, and checks what has to hold after each.
    With --episode only that one is played, with --keep only those of its acts, and with --leaks some times
    over, to see whether memory grows.
    """

  init(_ arguments: [String]) throws(Wrong) {
    var rest = arguments[...]
    while let name = rest.popFirst() {
      guard let value = rest.popFirst() else { throw Wrong(words: "\(name) needs a value") }
      switch (name, Int(value)) {
      case ("--seconds", let number?) where number > 0: seconds = number
      case ("--seed", let number?): seed = UInt64(bitPattern: Int64(number))
      case ("--count", let number?) where number > 0: count = number
      case ("--episode", let number?): episode = number
      case ("--episodes", let number?) where number > 0: episodes = number
      case ("--leaks", _) where value == "yes": asksForLeaks = true
      case ("--keep", _): kept = try Options.ranges(value)
      default: throw Wrong(words: "\(name) \(value) is not understood")
      }
    }
  }

  /// `1,4-6` is 1, 4, 5, 6.
  private static func ranges(_ text: String) throws(Wrong) -> [Int] {
    var numbers: [Int] = []
    for part in text.split(separator: ",") {
      let ends = part.split(separator: "-").map { Int($0) }
      guard let first = ends.first, let first, let last = ends.last, let last, first <= last else {
        throw Wrong(words: "--keep \(text) is no list of numbers")
      }
      numbers += first...last
    }
    return numbers
  }

  /// The other way: neighbours together.
  static func text(of numbers: [Int]) -> String {
    var parts: [String] = []
    var rest = numbers[...]
    while let first = rest.popFirst() {
      var last = first
      while rest.first == last + 1 { last = rest.removeFirst() }
      parts.append(first == last ? "\(first)" : "\(first)-\(last)")
    }
    return parts.joined(separator: ",")
  }
}
