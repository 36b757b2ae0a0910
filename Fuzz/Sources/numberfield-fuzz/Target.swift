#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What is fuzzed: chosen by the variable `NUMBERFIELD_FUZZ`, so that one program serves for all.
enum Target: String, CaseIterable {
  /// Texts read as numbers, pasted and typed.
  case numbers
  /// Scripts: read, and played where they can be.
  case script
  /// SDL's events as raw bytes, through the translator into a screen.
  case events
  /// Scene files.
  case scene
  /// Storyboards and xibs.
  case storyboard

  static let chosen: Target = {
    guard let name = getenv("NUMBERFIELD_FUZZ").map({ String(cString: $0) }) else { return .numbers }
    guard let target = Target(rawValue: name) else {
      fatalError("NUMBERFIELD_FUZZ is one of \(allCases.map(\.rawValue)), not \(name)")
    }
    return target
  }()

  /// Tries one input; whatever is wrong ends the process.
  @MainActor
  func run(_ bytes: [UInt8]) {
    switch self {
    case .numbers: NumberFuzzer.run(bytes)
    case .script: ScriptFuzzer.run(bytes)
    case .events: EventFuzzer.run(bytes)
    case .scene: SceneFuzzer.run(bytes)
    case .storyboard: StoryboardFuzzer.run(bytes)
    }
  }
}

/// Ends the process where something is not as it has to be.
func check(_ isRight: Bool, _ what: @autoclosure () -> String) {
  if !isRight { fatalError(what()) }
}
