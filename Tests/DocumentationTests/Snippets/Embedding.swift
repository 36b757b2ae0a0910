import CSDL2
import NumberField
import NumberFieldSDL
import Testing

// What <doc:Embedding> shows: a program's loop, compiled and not run; `Examples/EmbeddedPanel` is one that runs.
@MainActor
enum Embedding {
  static func program(_ renderer: OpaquePointer) throws {
    let screen = Screen(size: Size(width: 280, height: 400))
    let speed = NumberField(frame: Rect(x: 16, y: 16, width: 248, height: 40))
    speed.maxValue = 100
    screen.addSubview(speed)
    let panel = EmbeddedScreen(screen, fonts: try FontLibrary())

    panel.drawsBackground = false  // only fields, labels and the pad
    panel.opacity = 0.9
    speed.keypad = nil

    var isRunning = true
    var event = SDL_Event()
    while isRunning {
      SDL_WaitEventTimeout(&event, panel.timeToDeadline.map(CInt.init(clamping:)) ?? -1)
      while SDL_PollEvent(&event) != 0 {
        if panel.handle(&event) { continue }  // it was for the fields
        if event.type == SDL_QUIT.rawValue { isRunning = false }
      }
      SDL_RenderClear(renderer)
      // … the program's own drawing
      try panel.draw(into: renderer, at: Rect(x: 24, y: 24, width: 280, height: 400))
      SDL_RenderPresent(renderer)
    }
    panel.releaseTexture()
    SDL_DestroyRenderer(renderer)
  }
}
