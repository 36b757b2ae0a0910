import NumberField
import NumberFieldSDL

// The examples that stand above the declarations of NumberFieldSDL, in their order: compiled, and not run.

@MainActor
enum ExamplesOfNumberFieldSDL {
  static func bitmapBMP(_ output: HeadlessOutput) async throws {
    try output.snapshot().writeBMP(to: "done.bmp")
  }

  static func bitmapFileError(_ output: HeadlessOutput) async throws {
    do {
      try output.snapshot().writeBMP(to: "missing/folder/done.bmp")
    } catch {
      print(error)  // cannot write missing/folder/done.bmp: No such file or directory
    }
  }

  static func clickSound(_ screen: Screen) async throws {
    let click = ClickSound()
    screen.onFeedback = { if case .keyPressed = $0 { click?.play() } }
  }

  static func fontFailure() async throws {
    do {
      _ = try FontLibrary(regularFile: "missing.ttf")
    } catch {
      print(error)  // cannot open the font missing.ttf: Couldn't open missing.ttf
    }
  }

  static func fontLibrary() async throws {
    let fonts = try FontLibrary()  // Inter, or what else is installed
    let pinned = try FontLibrary(regularFile: "DejaVuSans.ttf")  // this file and no other
    _ = fonts
    _ = pinned
  }

  static func headlessOutput(_ screen: Screen) async throws {
    let output = HeadlessOutput(screen, fonts: try FontLibrary())
    screen.send(.down(.mouse, at: Point(x: 60, y: 90)))
    screen.send(.up(.mouse, at: Point(x: 60, y: 90)))
    screen.advance(to: 400)
    try output.snapshot().writeBMP(to: "tapped.bmp")
  }

  static func libraryVersions() async throws {
    print(LibraryVersions.current)  // SDL 2.26.5 (built with 2.26.5), SDL_ttf 2.20.1 (built with 2.20.1)
  }

  static func sDLFailure(_ screen: Screen, _ fonts: FontLibrary) async throws {
    do {
      let window = try Window(screen, title: "Till", fonts: fonts)
      try await window.run()
    } catch SDLFailure.noDisplay(let reason) {
      print("no display here (\(reason)): draw headless instead")
    }
  }

  static func systemClipboard(_ screen: Screen) async throws {
    screen.clipboard = SystemClipboard()  // a window does so by itself
  }

  static func windowPlaying(_ field: NumberField, _ window: Window) async throws {
    await window.play(.down(.mouse, at: field.frame.center))
    await window.play(.up(.mouse, at: field.frame.center))
  }

  static func window(_ field: NumberField) async throws {
    let screen = Screen()
    screen.addSubview(field)
    let window = try Window(screen, title: "Till", fonts: try FontLibrary())
    try await window.run()
  }
}
