import Foundation

/// Makes a failing episode short: leaves acts out as long as it still fails, each time in a process of its own, so that
/// crashes and endless loops are found as well as broken rules.
struct Shrinker {
  var options: Options
  var episode: Int

  /// How an episode of some acts ends.
  enum Ending: Equatable {
    case fine
    /// A rule was broken: which one, in words without the numbers.
    case fault(String)
    case crash
  }

  /// How the line begins that says which rule was broken.
  static let fault = "broken: "

  /// Seconds after which an episode counts as one that never ends.
  private static let patience = 20

  /// The shortest list of acts found that still fails so.
  func shrink(_ all: [Int], to ending: Ending) -> [Int] {
    var kept = all
    var size = max(1, kept.count / 2)
    while size >= 1 {
      var start = 0
      while start < kept.count {
        let fewer = Array(kept[..<start] + kept[min(start + size, kept.count)...])
        if !fewer.isEmpty, run(fewer).ending == ending { kept = fewer } else { start += size }
      }
      size /= 2
    }
    return kept
  }

  /// Plays some of the acts in a process of its own.
  func run(_ kept: [Int]) -> (ending: Ending, words: String) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    process.arguments = [
      "--seed", "\(options.seed)", "--count", "\(options.count)", "--episode", "\(episode)", "--keep",
      Options.text(of: kept),
    ]
    process.environment = ProcessInfo.processInfo.environment.merging(["SWIFT_BACKTRACE": "enable=no"]) { $1 }
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    do { try process.run() } catch { return (.crash, "cannot start: \(error)") }
    let words = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    if process.terminationReason == .uncaughtSignal { return (.crash, words) }
    if process.terminationStatus == 0 { return (.fine, words) }
    let fault = words.split(separator: "\n").last { $0.hasPrefix(Shrinker.fault) } ?? ""
    return (.fault(fault.filter { !$0.isNumber }), words)
  }

  /// Ends this process where it takes too long over one episode: by the time that it has computed, for a machine may
  /// have much else to do.
  static func expectAnEnd() {
    var span = itimerval()
    span.it_value.tv_sec = patience
    setitimer(__itimer_which_t(ITIMER_PROF.rawValue), &span, nil)
  }
}
