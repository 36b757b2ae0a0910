import CSDL2
import NumberField
import NumberFieldSDL

/// A program with a loop of its own, and fields in it.
///
///     embedded-panel [--seconds N] [--frames N] [--renderer NAME] [--font FILE] [--picture FILE.bmp]
///
/// `--frames` makes every frame 16 ms long whatever the clock says, plays a few taps, and so always ends with the same
/// picture; `--seconds` runs so long by the clock. Without either it runs until it is closed.
@main
@MainActor
struct Main {
  static func main() {
    do {
      let options = try Options(CommandLine.arguments.dropFirst())
      let host = try Host(renderer: options.renderer)
      defer { host.close() }
      let fonts = try FontLibrary(regularFile: options.font)
      try Main(host: host, fonts: fonts, options: options).run()
    } catch {
      fail("embedded-panel: \(error)")
    }
  }

  private let host: Host
  private let options: Options
  private let order = Order()
  private let panel: EmbeddedScreen
  private let frameClock = FrameClock()

  private init(host: Host, fonts: FontLibrary, options: Options) {
    self.host = host
    self.options = options
    let clock = frameClock
    panel = EmbeddedScreen(
      order, fonts: fonts, clock: options.frames == nil ? nil : { clock.time })
    order.price.addAction(for: .editingChanged) { print("price: \($0.exactText)") }
  }

  /// The loop: events, the program's own drawing, the panel, present.
  private func run() throws {
    let start = SDL_GetTicks64()
    var frame = 0
    var event = SDL_Event()
    loop: while true {
      while SDL_PollEvent(&event) != 0 {
        if panel.handle(&event) { continue }
        if !host.handle(event) { break loop }
      }
      let elapsed = Int(SDL_GetTicks64() - start)
      host.drawBackground(at: options.frames == nil ? elapsed : frameClock.time)
      try panel.draw(into: host.renderer, at: Rect(x: 320, y: 20, width: 300, height: 440))

      frame += 1
      if let frames = options.frames {
        // The picture is taken before it is presented: what is in a renderer afterwards nobody knows.
        if frame == frames, let picture = options.picture { try host.writePicture(to: picture) }
        play(frame)
      }
      SDL_RenderPresent(host.renderer)
      if frame == options.frames { break }
      if let seconds = options.seconds, elapsed >= seconds * 1000 { break }
      if options.frames == nil { SDL_Delay(8) }
      frameClock.time += 16
    }
    print("\(frame) frames with \(host.rendererName), \(panel.pixelsUploaded) pixels uploaded")
    panel.releaseTexture()
  }

  /// Taps the price and types on its pad, by events such as SDL would send.
  private func play(_ frame: Int) {
    let taps: [Int: Point] = [
      5: order.place(of: order.price).center, 40: key(.digit(1)), 48: key(.digit(2)), 56: key(.separator),
      64: key(.digit(5)),
    ]
    for (start, point) in taps {
      if frame == start { push(SDL_MOUSEBUTTONDOWN, point) }
      if frame == start + 4 { push(SDL_MOUSEBUTTONUP, point) }
    }
  }

  private func key(_ meaning: KeyMeaning) -> Point { order.keyFrame(meaning)?.center ?? Point() }

  private func push(_ type: SDL_EventType, _ point: Point) {
    var event = SDL_Event()
    event.button = SDL_MouseButtonEvent()
    event.button.type = type.rawValue
    event.button.windowID = SDL_GetWindowID(host.window)
    event.button.button = UInt8(SDL_BUTTON_LEFT)
    event.button.x = Int32(320 + point.x)
    event.button.y = Int32(20 + point.y)
    SDL_PushEvent(&event)
  }
}

/// Milliseconds by frames.
@MainActor
final class FrameClock {
  var time = 0
}
