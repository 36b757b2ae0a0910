import Foundation

/// Makes a failing episode short: leaves acts out as long as it still fails, each time in a process of its own, so that
/// crashes and endless loops are found as well as broken rules.
struct Shrinker {
  var options: Options
  var episode: Int
  /// Whether it is a leak that is looked for.
  var isLeak = false

  /// How an episode of some acts ends.
  enum Ending: Equatable {
    case fine
    case broken(Rule)
    /// A signal ended it: a trap, an address that is not there.
    case crash(Int32)
    case endless
  }

  /// How acts ended, and what was printed.
  struct Outcome {
    var ending: Ending
    var words: String
    /// The act after which the rule was broken: those behind it do not matter.
    var index: Int?
  }

  /// Seconds after which an episode counts as one that never ends.
  static let patience = 20

  /// How often acts are left out one by one: without a later one an earlier one may be needless.
  private static let mostRounds = 4

  /// How the line begins that says which act it was.
  static let act = "act "

  /// The shortest list of acts found that still fails so, beginning with `all` and how that ended.
  func shrink(_ all: [Int], to first: Outcome) -> [Int] {
    var kept = all.filter { $0 <= first.index ?? .max }
    var size = max(1, kept.count / 2)
    var rest = Shrinker.mostRounds
    while size >= 1, rest > 0 {
      let before = kept.count
      var start = 0
      while start < kept.count {
        let fewer = Array(kept[..<start] + kept[min(start + size, kept.count)...])
        let outcome = fewer.isEmpty ? nil : run(fewer)
        if let outcome, outcome.ending == first.ending {
          kept = fewer.filter { $0 <= outcome.index ?? .max }
        } else {
          start += size
        }
      }
      if size > 1 { size /= 2 } else if kept.count < before { rest -= 1 } else { break }
    }
    return kept
  }

  /// The options of the command that plays some of the acts.
  func arguments(_ kept: [Int]) -> [String] {
    [
      "--seed", "\(options.seed)", "--count", "\(options.count)", "--episode", "\(episode)", "--keep",
      Options.text(of: kept),
    ] + (isLeak ? ["--leaks", "yes"] : [])
  }

  /// Plays some of the acts in a process of its own.
  func run(_ kept: [Int]) -> Outcome {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    process.arguments = arguments(kept)
    process.environment = ProcessInfo.processInfo.environment.merging(["SWIFT_BACKTRACE": "enable=no"]) { $1 }
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    do { try process.run() } catch { return Outcome(ending: .crash(0), words: "cannot start: \(error)") }
    let words = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    let status = process.terminationStatus
    if process.terminationReason == .uncaughtSignal {
      return Outcome(ending: status == SIGPROF ? .endless : .crash(status), words: words)
    }
    let lines = words.split(separator: "\n")
    guard status != 0, let rule = lines.reversed().firstNonNil(Breach.rule) else {
      return Outcome(ending: .fine, words: words)
    }
    let index = lines.first { $0.hasPrefix(Self.act) }
      .flatMap { Int($0.dropFirst(Self.act.count).prefix { $0.isNumber }) }
    return Outcome(ending: .broken(rule), words: words, index: index)
  }

  /// Ends this process where it takes too long over one episode: by the time that it has computed, for a machine may
  /// have much else to do.
  static func expectAnEnd(after seconds: Int = Shrinker.patience) {
    var span = itimerval()
    span.it_value.tv_sec = seconds
    setitimer(__itimer_which_t(ITIMER_PROF.rawValue), &span, nil)
  }
}

extension Shrinker.Ending {
  /// What is said of it, beside what the process has said itself.
  var words: String {
    switch self {
    case .fine: "it does not fail"
    case .broken(let rule): "a rule is broken: \(rule.rawValue)"
    case .crash(let signal):
      "the process is ended by signal \(signal) (\(String(cString: strsignal(signal))))"
    case .endless: "it does not come to an end"
    }
  }
}

extension Sequence {
  /// The first answer that is one.
  fileprivate func firstNonNil<Answer>(_ answer: (Element) -> Answer?) -> Answer? {
    for element in self { if let found = answer(element) { return found } }
    return nil
  }
}
