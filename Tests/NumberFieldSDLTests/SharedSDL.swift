import CSDL2
import Testing

@testable import NumberFieldSDL

/// What SDL has once for a whole process: its video, its events, text input, the clipboard. Tests that use it run one
/// after the other, of whatever suite they are: while a window of one of them waits for events, SDL is its own.
struct SharedSDL: SuiteTrait, TestTrait, TestScoping {
  let isRecursive = true

  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    guard testCase != nil else { return try await function() }
    await SharedSDL.turns.begin()
    // The library calls SDL first in a program, and not the test.
    ThreadMemory.giveBackAtEnd()
    // By a hint, for the environment is read by other tests at the same time.
    SDL_SetHintWithPriority(SDL_HINT_VIDEODRIVER, "dummy", SDL_HINT_OVERRIDE)
    let result: Result<Void, any Error>
    do { result = .success(try await function()) } catch { result = .failure(error) }
    await SharedSDL.turns.end()
    try result.get()
  }

  private static let turns = Turns()

  /// Lets one in at a time, in the order in which they came.
  private actor Turns {
    private var isTaken = false
    private var waiting: [CheckedContinuation<Void, Never>] = []

    func begin() async {
      if isTaken { await withCheckedContinuation { waiting.append($0) } } else { isTaken = true }
    }

    func end() { if waiting.isEmpty { isTaken = false } else { waiting.removeFirst().resume() } }
  }
}

extension Trait where Self == SharedSDL {
  /// Has the test to itself what SDL has once for a process, with the video driver that shows nothing.
  static var sharedSDL: SharedSDL { SharedSDL() }
}
