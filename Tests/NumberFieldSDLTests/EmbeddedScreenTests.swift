import CSDL2
import NumberField
import NumberFieldRaster
import NumberFieldSDL
import Testing

/// Screens drawn by a renderer of the program's.
@MainActor
@Suite("Embedded screens, drawn", .sharedSDL)
struct EmbeddedScreenTests {
  private let fonts: FontLibrary

  init() throws { fonts = try Fonts.dejaVu() }

  private final class Clock {
    var time: Milliseconds = 0
  }

  private func screen(_ size: Size = Size(width: 200, height: 240)) -> (Screen, NumberField) {
    let screen = Screen(size: size)
    screen.reducesMotion = true
    let field = NumberField(frame: Rect(x: 10, y: 10, width: 180, height: 40))
    field.prefixLabel.text = "LENGTH"
    field.layer.borderWidth = 1
    screen.addSubview(field)
    return (screen, field)
  }

  private func embed(_ screen: Screen, _ clock: Clock = Clock()) -> EmbeddedScreen {
    EmbeddedScreen(screen, fonts: fonts, usesSystemClipboard: false, clock: { clock.time })
  }

  /// What a headless output shows of the same screen.
  private func headless(scale: Double = 1, editing: Bool = false) -> Bitmap {
    let (screen, field) = screen()
    screen.resize(to: screen.size, scale: scale)
    if editing { field.becomeFirstResponder() }
    return HeadlessOutput(screen, fonts: fonts).snapshot()
  }

  @Test("The picture stands in its rectangle, pixel for pixel, and nothing outside of it is touched")
  func placed() throws {
    let host = try Host()
    let panel = embed(screen().0)
    host.clear(.green)
    try panel.draw(into: host.renderer, at: Rect(x: 30, y: 20, width: 200, height: 240))
    let picture = try host.picture()
    let inside = PixelRect(x: 30, y: 20, width: 200, height: 240)
    #expect(picture.cropped(to: inside) == headless())
    for y in 0..<300 {
      for x in 0..<400 where !(x >= 30 && x < 230 && y >= 20 && y < 260) {
        if picture[x, y] != .green { Issue.record("touched at \(x), \(y)") }
      }
    }
  }

  @Test("The renderer's own scale is the screen's", arguments: [1.25, 1.5, 2])
  func scaled(scale: Double) throws {
    let host = try Host(width: 500, height: 520)
    let panel = embed(screen().0)
    SDL_RenderSetScale(host.renderer, Float(scale), Float(scale))
    try panel.draw(into: host.renderer, at: Rect(x: 8, y: 4, width: 200, height: 240))
    let pixels = PixelRect(
      x: Int(8 * scale), y: Int(4 * scale), width: Int(200 * scale), height: Int(240 * scale))
    #expect(try host.picture().cropped(to: pixels) == headless(scale: scale))
    #expect(panel.screen.size == Size(width: 200, height: 240) && panel.screen.scale == scale)
  }

  @Test("A logical size puts bars around, and the picture is at the display's own pixels")
  func logicalSize() throws {
    let host = try Host(width: 500, height: 480)
    let panel = embed(screen().0)
    // 200 x 240 points twice as large, with bars of 50 pixels at both sides.
    SDL_RenderSetLogicalSize(host.renderer, 200, 240)
    try panel.draw(into: host.renderer, at: Rect(width: 200, height: 240))
    let pixels = PixelRect(x: 50, y: 0, width: 400, height: 480)
    #expect(try host.picture().cropped(to: pixels) == headless(scale: 2))
  }

  @Test("An asked-for scale counts, and the rectangle stays what it is")
  func ownScale() throws {
    let host = try Host(width: 400, height: 480)
    let panel = embed(screen().0)
    panel.scale = 2
    try panel.draw(into: host.renderer, at: Rect(width: 400, height: 480))
    #expect(try host.picture() == headless(scale: 2))
  }

  @Test("Clip, viewport, target, blend mode, colour and scale are obeyed and stay as they were")
  func state() throws {
    let host = try Host()
    let panel = embed(screen().0)
    host.clear(.green)
    var view = SDL_Rect(x: 100, y: 40, w: 250, h: 200)
    var clip = SDL_Rect(x: 5, y: 5, w: 60, h: 50)
    SDL_RenderSetViewport(host.renderer, &view)
    SDL_RenderSetClipRect(host.renderer, &clip)
    SDL_SetRenderDrawColor(host.renderer, 1, 2, 3, 4)
    SDL_SetRenderDrawBlendMode(host.renderer, SDL_BLENDMODE_ADD)
    let before = host.state
    try panel.draw(into: host.renderer, at: Rect(x: 2, y: 3, width: 200, height: 240))
    #expect(host.state == before)
    let picture = try host.picture()
    #expect(
      picture.cropped(to: PixelRect(x: 105, y: 45, width: 60, height: 50))
        == headless().cropped(to: PixelRect(x: 3, y: 2, width: 60, height: 50)))
    #expect(picture[104, 50] == .green && picture[165, 50] == .green && picture[110, 95] == .green)
  }

  @Test("A texture of the program's is drawn into as well as its window")
  func target() throws {
    let host = try Host()
    let panel = embed(screen().0)
    let target = try #require(
      SDL_CreateTexture(
        host.renderer, SDL_PIXELFORMAT_ARGB8888.rawValue, CInt(SDL_TEXTUREACCESS_TARGET.rawValue), 200, 240))
    SDL_SetRenderTarget(host.renderer, target)
    let before = host.state
    try panel.draw(into: host.renderer, at: Rect(width: 200, height: 240))
    #expect(host.state == before && SDL_GetRenderTarget(host.renderer) == target)
    SDL_SetRenderTarget(host.renderer, nil)
    host.clear(.green)
    var place = SDL_Rect(x: 60, y: 30, w: 200, h: 240)
    SDL_RenderCopy(host.renderer, target, nil, &place)
    #expect(
      try host.picture().cropped(to: PixelRect(x: 60, y: 30, width: 200, height: 240)) == headless())
  }

  @Test("Only the damage is uploaded: all of it once, nothing where nothing changed, a few pixels of a digit")
  func damage() throws {
    let host = try Host()
    let (screen, field) = screen()
    let panel = embed(screen)
    let place = Rect(width: 200, height: 240)
    try panel.draw(into: host.renderer, at: place)
    #expect(panel.pixelsUploaded == 200 * 240)
    for _ in 0..<3 { try panel.draw(into: host.renderer, at: place) }
    #expect(panel.pixelsUploaded == 200 * 240)
    field.value = 1
    try panel.draw(into: host.renderer, at: place)
    #expect(panel.pixelsUploaded > 200 * 240 && panel.pixelsUploaded < 200 * 240 + 800)
    // Moved, it is the same picture.
    host.clear(.green)
    try panel.draw(into: host.renderer, at: Rect(x: 50, width: 200, height: 240))
    #expect(panel.pixelsUploaded < 200 * 240 + 800)
    #expect(try host.picture()[60, 20] != .green)
  }

  @Test("What was uploaded in parts is what a whole picture would be")
  func uploadedInParts() throws {
    let host = try Host()
    let (screen, field) = screen()
    let panel = embed(screen)
    let place = Rect(width: 200, height: 240)
    try panel.draw(into: host.renderer, at: place)
    field.becomeFirstResponder()
    for digit in [1, 2, 3] {
      field.perform(.digit(digit))
      try panel.draw(into: host.renderer, at: place)
    }
    field.value = 0
    try panel.draw(into: host.renderer, at: place)
    #expect(
      try host.picture().cropped(to: PixelRect(x: 0, y: 0, width: 200, height: 240))
        == headless(editing: true))
  }

  @Test(
    "Lost targets, a lost device, a released texture and another renderer each bring one whole, right picture",
    arguments: [SDL_RENDER_TARGETS_RESET, SDL_RENDER_DEVICE_RESET, nil])
  func lost(type: SDL_EventType?) throws {
    let (screen, _) = screen()
    let panel = embed(screen)
    let place = Rect(width: 200, height: 240)
    var host = try Host()
    try panel.draw(into: host.renderer, at: place)
    if let type {
      var event = SDL_Event()
      event.type = type.rawValue
      #expect(!panel.hand(event), "the program has to hear of it too")
    } else {
      panel.releaseTexture()
      host = try Host()
    }
    #expect(panel.timeToDeadline == 0)
    host.clear(.green)
    for _ in 0..<3 { try panel.draw(into: host.renderer, at: place) }
    #expect(panel.pixelsUploaded == 2 * 200 * 240)
    #expect(
      try host.picture().cropped(to: PixelRect(x: 0, y: 0, width: 200, height: 240)) == headless())
  }

  @Test("Two renderers in turn show the same")
  func twoRenderers() throws {
    let panel = embed(screen().0)
    let place = Rect(width: 200, height: 240)
    let hosts = [try Host(), try Host()]
    for host in hosts + hosts { try panel.draw(into: host.renderer, at: place) }
    #expect(try hosts[0].picture() == hosts[1].picture())
  }

  @Test("Another size is another screen size; a rectangle without pixels, or out of reach, draws nothing")
  func sizes() throws {
    let host = try Host()
    let panel = embed(screen().0)
    try panel.draw(into: host.renderer, at: Rect(width: 321, height: 123))
    #expect(panel.screen.size == Size(width: 321, height: 123))
    host.clear(.green)
    let before = try host.picture()
    let none = [
      Rect(), Rect(width: -5, height: 5), Rect(width: .nan, height: 5), Rect(width: .infinity, height: 5),
      Rect(x: 1e300, width: 10, height: 10), Rect(x: -.infinity, width: 10, height: 10),
      Rect(width: 0.2, height: 9),
      Rect(width: 20_000, height: 10),
    ]
    for rect in none { try panel.draw(into: host.renderer, at: rect) }
    #expect(try host.picture() == before)
    #expect(!panel.hand(Events.button(1, 3, 3)))
  }

  // MARK: Over the program's own drawing

  @Test("Without a background the views and the pad cover what is beneath, and nothing else does")
  func withoutBackground() throws {
    let host = try Host()
    let (screen, field) = screen()
    let panel = embed(screen)
    panel.drawsBackground = false
    host.clear(.green)
    try panel.draw(into: host.renderer, at: Rect(width: 200, height: 240))
    var picture = try host.picture()
    let frame = PixelRect(x: 10, y: 10, width: 180, height: 40)
    #expect(picture.cropped(to: frame) == headless().cropped(to: frame))
    #expect(picture[9, 30] == .green && picture[190, 30] == .green && picture[100, 50] == .green)
    field.becomeFirstResponder()
    try panel.draw(into: host.renderer, at: Rect(width: 200, height: 240))
    picture = try host.picture()
    let pad = PixelRect(x: 0, y: 96, width: 200, height: 144)
    #expect(picture.cropped(to: pad) == headless(editing: true).cropped(to: pad))
    #expect(picture[100, 70] == .green)
  }

  @Test("Half opaque is half of both, each pixel once")
  func opacity() throws {
    let host = try Host()
    let (screen, field) = screen()
    let panel = embed(screen)
    panel.opacity = 0.5
    host.clear(.black)
    try panel.draw(into: host.renderer, at: Rect(width: 200, height: 240))
    #expect(try abs(Int(host.picture()[100, 100].red) - 128) <= 1)
    // A field that lies half over another: the rectangles that are drawn do not.
    panel.drawsBackground = false
    let other = NumberField(frame: Rect(x: 100, y: 30, width: 90, height: 40))
    other.backgroundColor = .white
    field.backgroundColor = .white
    screen.addSubview(other)
    host.clear(.black)
    try panel.draw(into: host.renderer, at: Rect(width: 200, height: 240))
    let picture = try host.picture()
    for (x, y) in [(20, 30), (150, 35), (150, 60)] {
      #expect(abs(Int(picture[x, y].green) - 128) <= 1, "\(x), \(y): \(picture[x, y])")
    }
    for outside in [-1.0, 0, .nan] {
      panel.opacity = outside
      host.clear(.green)
      try panel.draw(into: host.renderer, at: Rect(width: 200, height: 240))
      #expect(try host.picture()[100, 30] == .green)
    }
  }

  // MARK: Time

  @Test("The deadline is now until it is drawn, then the caret's blink, and never where nothing moves")
  func deadlines() throws {
    let host = try Host()
    let clock = Clock()
    let (screen, field) = screen()
    let panel = embed(screen, clock)
    let place = Rect(width: 200, height: 240)
    #expect(panel.timeToDeadline == 0)
    try panel.draw(into: host.renderer, at: place)
    #expect(panel.timeToDeadline == nil)
    var calls = 0
    panel.onNeedsDraw = { calls += 1 }
    field.becomeFirstResponder()
    field.perform(.digit(1))
    #expect(panel.timeToDeadline == 0 && calls == 1)
    try panel.draw(into: host.renderer, at: place)
    #expect(panel.timeToDeadline == 500)
    let uploaded = panel.pixelsUploaded
    clock.time = 500
    #expect(panel.timeToDeadline == 0)
    try panel.draw(into: host.renderer, at: place)
    #expect(panel.pixelsUploaded > uploaded && panel.pixelsUploaded < uploaded + 200)
    #expect(panel.timeToDeadline == 500)
  }
}
