import CSDL2
import Foundation
import NumberFieldRaster
import Synchronization
import Testing

@testable import NumberFieldSDL

@Suite("What SDL keeps for a thread", .sharedSDL)
struct ThreadMemoryTests {
  /// What the thread keeps in SDL's memory, which tells when it is given back.
  private final class Kept: Sendable {
    static let key = SDL_TLSCreate()
    let isGivenBack = Atomic(false)
  }

  @Test(
    "is given back when a thread ends that has called SDL through the library, and was not started by SDL")
  func threadEnds() throws {
    let kept = Kept()
    var thread = pthread_t()
    let started = pthread_create(
      &thread, nil,
      { kept in
        SDL_TLSSet(
          Kept.key, kept,
          {
            Unmanaged<Kept>.fromOpaque($0!).takeUnretainedValue().isGivenBack.store(true, ordering: .relaxed)
          })
        // A failure, the words of which SDL keeps.
        _ = try? Bitmap(contentsOfBMP: "/nowhere/at-all.bmp")
        return nil
      }, Unmanaged.passUnretained(kept).toOpaque())
    try #require(started == 0)
    pthread_join(thread, nil)
    let isGivenBack = kept.isGivenBack.load(ordering: .relaxed)
    #expect(isGivenBack)
  }
}
