import CSDL2
import NumberField
import NumberFieldSDL

// What stands above `EmbeddedScreen` and its deadline: compiled, and run by the example in `Examples/`.
@MainActor
enum ExamplesOfEmbedding {
  static func loop(_ screen: Screen, renderer: OpaquePointer, isRunning: Bool) throws {
    var event = SDL_Event()
    let panel = EmbeddedScreen(screen, fonts: try FontLibrary())
    while isRunning {
      while SDL_PollEvent(&event) != 0 {
        if panel.handle(&event) { continue }  // it was for the fields
        // … the program's own events
      }
      // … the program's own drawing
      try panel.draw(into: renderer, at: Rect(x: 24, y: 24, width: 375, height: 667))
      SDL_RenderPresent(renderer)
    }
    panel.releaseTexture()
    SDL_DestroyRenderer(renderer)
  }

  static func wait(_ panel: EmbeddedScreen, _ event: inout SDL_Event) {
    SDL_WaitEventTimeout(&event, panel.timeToDeadline.map(CInt.init(clamping:)) ?? -1)
  }

  static func families(_ fonts: FontLibrary) {
    fonts.onMissingFamily = { print($0) }
  }

  static func characters(_ fonts: FontLibrary) {
    fonts.onMissingCharacter = { print($0) }
  }

  static func missingCharacters(_ fonts: FontLibrary) {
    fonts.onMissingCharacter = { missing in
      print("no shape for", missing.scalar, "in", missing.folders)
    }
  }

  static func missing(_ fonts: FontLibrary) {
    fonts.onMissingFamily = { missing in
      print(missing.family, "is shown in", missing.substitute)
    }
  }
}
