import Foundation
import Testing

/// The same for what only programs that embed a screen call: the example's loop draws a hundred frames with SDL's
/// software renderer, and hands on what the panel cannot do.
@Suite(
  "Failing calls of SDL in a program of its own",
  .enabled(if: Faults.canBeInjected, "a C compiler and nm are needed"),
  .enabled(if: Faults.areWanted, "make faults runs these: they need a quiet machine"),
  .enabled(if: Faults.embeddingExample != nil, "make faults builds Examples/EmbeddedPanel first"),
  .serialized)
struct EmbeddingFaultTests {
  /// The panel throws, the program says so.
  static let thrown = [
    "SDL_CreateTexture", "SDL_UpdateTexture", "SDL_UpdateTexture:5", "SDL_RenderCopyF", "SDL_RenderCopyF:9",
  ]
  /// The panel does without.
  static let survived = [
    "SDL_SetTextureAlphaMod", "SDL_SetTextureBlendMode", "SDL_SetTextureScaleMode", "SDL_RenderGetWindow",
    "SDL_GetRendererOutputSize", "SDL_CreateSystemCursor", "TTF_RenderUTF8_Shaded", "SDL_GetWindowID",
  ]

  @Test(arguments: thrown + survived)
  func eachFault(_ fault: String) throws {
    let folder = try TemporaryFolder()
    var demo = FaultyDemo(fault: fault)
    demo.executable = Faults.embeddingExample
    let result = try demo.run(["--renderer", "software", "--frames", "100"], in: folder)
    #expect(!result.run.wasKilled && result.injected > 0 && result.left == [])
    if Self.thrown.contains(fault) {
      let function = fault.prefix { $0 != ":" }
      #expect(result.run.code == 1)
      #expect(result.run.errors == "embedded-panel: \(function) failed: injected into \(function)\n")
    } else {
      #expect(result.run.code == 0 && result.run.errors == "")
      #expect(result.run.lines.last?.hasPrefix("100 frames with software") == true)
    }
  }
}
