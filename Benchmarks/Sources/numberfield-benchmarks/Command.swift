import Foundation

/// A program that is run to its end, and what that took.
struct Command {
  var path: String
  var arguments: [String]
  var environment: [String: String] = [:]

  /// What a run took, and what it said on its second output.
  struct Run {
    /// Nanoseconds from start to end, and of CPU.
    var wall = 0.0
    var cpu = 0.0
    /// Bytes, at most.
    var peak = 0
    var status: Int32 = 0
    var errors = ""
    var switches = 0
  }

  init(_ path: String, _ arguments: [String], environment: [String: String] = [:]) {
    self.path = path
    self.arguments = arguments
    self.environment = environment
  }

  /// Runs the program (`posix_spawnp`, `wait4`).
  func run() -> Run {
    var result = Run()
    let log = FileManager.default.temporaryDirectory.appending(path: "numberfield-benchmark-\(getpid()).log")
    defer { try? FileManager.default.removeItem(at: log) }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 2, log.path, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    defer { posix_spawn_file_actions_destroy(&actions) }
    var variables = ProcessInfo.processInfo.environment
    variables.merge(environment) { $1 }
    var words = ([path] + arguments).map { strdup($0) } + [nil]
    var settings = variables.map { strdup("\($0)=\($1)") } + [nil]
    defer { for word in words + settings { free(word) } }
    var child: pid_t = 0
    let start = DispatchTime.now().uptimeNanoseconds
    guard posix_spawnp(&child, path, &actions, nil, &words, &settings) == 0 else {
      result.status = 127
      return result
    }
    var usage = rusage()
    wait4(child, &result.status, 0, &usage)
    result.wall = Double(DispatchTime.now().uptimeNanoseconds - start)
    result.cpu =
      (Double(usage.ru_utime.tv_sec) + Double(usage.ru_stime.tv_sec)) * 1e9
      + (Double(usage.ru_utime.tv_usec) + Double(usage.ru_stime.tv_usec)) * 1e3
    result.peak = usage.ru_maxrss * 1024
    result.switches = usage.ru_nvcsw
    result.errors = (try? String(contentsOf: log, encoding: .utf8)) ?? ""
    return result
  }
}
