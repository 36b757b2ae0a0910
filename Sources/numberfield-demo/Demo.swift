import NumberField
import NumberFieldSDL

/// The demo, from its command line to its exit code.
@MainActor
struct Demo {
  let options: Options
  let output: LineOutput
  let screen: DemoScreen
  let script: Script?

  /// Runs the demo; the one place where failures end up.
  ///
  /// - Returns: The process's exit code.
  static func run(arguments: [String]) async -> Int32 {
    let output = LineOutput()
    do throws(Failure) {
      let options = try Options(arguments: arguments)
      switch options.request {
      case .help: output.print(Help.text)
      case .version: output.print("numberfield-demo \(Version.number), \(LibraryVersions.current)")
      case .run: try await Demo(options, output).run()
      }
      if let failure = output.failure { throw failure }
      return 0
    } catch {
      complain(error.line)
      return error.exitCode
    }
  }

  private init(_ options: Options, _ output: LineOutput) throws(Failure) {
    self.options = options
    self.output = output
    screen = DemoScreen(size: options.size)
    screen.reducesMotion = options.isStill
    if let path = options.script {
      let parser = ScriptParser(file: path == "-" ? "<stdin>" : path, fields: screen.named.names)
      script = try parser.parse(bytes: Files.read(path))
    } else {
      script = nil
    }
    if options.printsEvents { EventPrinter.attach(to: screen.named, on: screen, printing: output) }
  }

  private func run() async throws(Failure) {
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
      return try FontLibrary(regularFile: options.font, boldFile: options.boldFont)
    } catch {
      throw .unavailable(error.description)
    }
  }

  func player(_ driver: any ScriptDriver) -> ScriptPlayer {
    ScriptPlayer(driver: driver, fields: screen.named, output: output, folder: folder)
  }
}

extension Demo {
  /// Plays the script in virtual time; without one, makes a picture of the demo at rest and one of its keypad.
  private func runHeadless(with fonts: FontLibrary) async throws(Failure) {
    screen.resize(to: options.size, scale: options.scale ?? 1)
    let driver = HeadlessDriver(screen, fonts: fonts)
    if let script { return try await player(driver).play(script) }

    let folder = OutputFolder(path: options.output ?? "numberfield-demo-pictures")
    try folder.prepare()
    let pictures = ["idle.bmp", "keypad.bmp"]
    try driver.writeSnapshot(to: folder.file(pictures[0]))
    screen.length.becomeFirstResponder()
    driver.wait(400)
    try driver.writeSnapshot(to: folder.file(pictures[1]))
    output.print("wrote \(pictures.joined(separator: " and ")) to \(folder.path)")
  }

  private func runWindow(with fonts: FontLibrary) async throws(Failure) {
    throw .unavailable("no window yet")
  }
}
