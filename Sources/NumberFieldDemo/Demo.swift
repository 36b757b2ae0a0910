import NumberField
import NumberFieldSDL

/// The demo, from its command line to its exit code.
@MainActor
package struct Demo {
  let options: Options
  let output: LineOutput
  let screen: Screen
  let named: NamedFields
  let actions = KeyActions()
  let title: String
  let script: Script?

  /// Runs the demo; the one place where failures end up.
  ///
  /// - Parameters:
  ///   - arguments: What follows the program's name on its command line.
  ///   - handedScene: The scene's file, where another program has read it already.
  ///   - storyboards: What is done with a scene that is a storyboard or a xib.
  /// - Returns: The process's exit code.
  package static func run(
    arguments: [String], handedScene: [UInt8]? = nil, storyboards: StoryboardReader
  ) async -> Int32 {
    let output = LineOutput()
    do throws(Failure) {
      let options = try Options(arguments: arguments)
      switch options.request {
      case .help: output.print(Help.text)
      case .version: output.print("numberfield-demo \(Version.number), \(LibraryVersions.current)")
      case .run: try await Demo(options, output, handedScene, storyboards).run()
      }
      if let failure = output.failure { throw failure }
      return 0
    } catch {
      complain(error.line)
      return error.exitCode
    }
  }

  private init(
    _ options: Options, _ output: LineOutput, _ handedScene: [UInt8]?, _ storyboards: StoryboardReader
  ) throws(Failure) {
    self.options = options
    self.output = output
    (screen, named, title) = try Demo.makeScreen(options, actions, handedScene, storyboards)
    if options.isStill { screen.reducesMotion = true }
    if let symbols = options.symbols {
      for field in screen.fields { field.symbols = symbols }
    }
    if let path = options.script {
      let parser = ScriptParser(file: path == "-" ? "<stdin>" : path, fields: named.names)
      script = try parser.parse(bytes: Files.read(path))
    } else {
      script = nil
    }
    if options.printsEvents { EventPrinter.attach(to: named, actions, on: screen, printing: output) }
  }

  /// The demo's own screen, or that of a scene file.
  private static func makeScreen(
    _ options: Options, _ actions: KeyActions, _ handedScene: [UInt8]?, _ storyboards: StoryboardReader
  ) throws(Failure) -> (Screen, NamedFields, String) {
    let title = "NumberField Demo"
    guard let path = options.scene else {
      let screen = options.size.map { DemoScreen(size: $0) } ?? DemoScreen()
      if let theme = options.theme { screen.theme = theme }
      return (screen, screen.named, title)
    }
    let loaded = try LoadedScene(
      path: path, handedScene, theme: options.theme, actions: actions, storyboards: storyboards)
    if let size = options.size { loaded.screen.resize(to: size, scale: 1) }
    for note in loaded.notes { complain(note) }
    return (loaded.screen, NamedFields(loaded.views.fields), loaded.title ?? title)
  }

  private func run() async throws(Failure) {
    let picture = PictureSize(size: screen.size, scale: options.scale ?? 1)
    // A full screen is as large as it is, whatever was asked for.
    if picture.isTooLarge && (options.isHeadless || !options.isFullscreen) { throw .tooLarge(picture) }
    // A script that is going to write has to find out now that it cannot, and not half way through.
    if script?.writesFiles == true { try folder.prepare() }
    let fonts = try openFonts()
    if options.isHeadless {
      try await runHeadless(with: fonts)
    } else {
      try await runWindow(with: fonts)
    }
  }

  /// Where pictures go: by default where the demo was started.
  private var folder: OutputFolder { OutputFolder(path: options.output ?? ".") }

  private func openFonts() throws(Failure) -> FontLibrary {
    do {
      let fonts = try FontLibrary(regularFile: options.font, boldFile: options.boldFont)
      fonts.onMissingFamily = { complain("numberfield-demo: \($0)") }
      // The first of them says enough: a text in a script that is not installed has dozens.
      fonts.onMissingCharacter = { [unowned fonts] missing in
        fonts.onMissingCharacter = nil
        complain("numberfield-demo: \(missing)")
      }
      return fonts
    } catch {
      throw Failure(error)
    }
  }

  func player(_ driver: any ScriptDriver) -> ScriptPlayer {
    ScriptPlayer(driver: driver, fields: named, actions: actions, output: output, folder: folder)
  }
}

extension Demo {
  /// Plays the script in virtual time; without one, pictures the demo at rest and with its keypad.
  private func runHeadless(with fonts: FontLibrary) async throws(Failure) {
    screen.resize(to: screen.size, scale: options.scale ?? 1)
    let driver = HeadlessDriver(screen, fonts: fonts)
    if let script { return try await player(driver).play(script) }

    let folder = OutputFolder(path: options.output ?? "numberfield-demo-pictures")
    try folder.prepare()
    let pictures = ["idle.bmp", "keypad.bmp"]
    try driver.writeSnapshot(to: folder.file(pictures[0]))
    named.all.first?.field.becomeFirstResponder()
    driver.wait(400)
    try driver.writeSnapshot(to: folder.file(pictures[1]))
    output.print("wrote \(pictures.joined(separator: " and ")) to \(folder.path)")
  }

  /// Opens the window until it is closed, or until the script has ended.
  private func runWindow(with fonts: FontLibrary) async throws(Failure) {
    let window: Window
    do {
      window = try Window(
        screen, title: title, fonts: fonts, scale: options.scale,
        isFullscreen: options.isFullscreen, hidesPointer: options.isFullscreen,
        keepsAwake: options.isFullscreen)
    } catch {
      throw Failure(error)
    }
    let click = options.clicks ? ClickSound() : nil
    screen.onFeedback = { if case .keyPressed = $0 { click?.play() } }
    var session: Task<Failure?, Never>?
    if let script {
      session = Task { await play(script, in: window) }
    } else {
      // Whoever listened to the events has heard enough.
      // Weakly, for the fields' own handlers hold the output.
      output.onEnd = { [weak window] in window?.close() }
    }
    do {
      try await window.run()
    } catch {
      // The script's end comes first, or it would still be playing while the process goes.
      session?.cancel()
      _ = await session?.value
      throw Failure(error)
    }
    session?.cancel()
    if let failure = await session?.value { throw failure }
  }

  /// Plays the script, then closes the window; what went wrong, if anything did.
  private func play(_ script: Script, in window: Window) async -> Failure? {
    defer { window.close() }
    let driver = WindowDriver(window)
    await driver.waitForWindow()
    do throws(Failure) {
      try await player(driver).play(script)
      return nil
    } catch {
      return error
    }
  }
}
