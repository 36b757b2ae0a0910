import NumberField
import NumberFieldCore
import NumberFieldFoundation
import NumberFieldSDL

/// An option of the command line: its name, what it takes, what it is for, and what it does.
struct Option: Sendable {
  /// The name with its two hyphens.
  let name: String
  /// What the help calls its value; nil where it takes none.
  var placeholder: String?
  /// One line of help.
  let help: String
  /// Takes the value over (an empty one, where the option takes none).
  let apply: @Sendable (inout Options, String) throws(UsageProblem) -> Void

  /// All options, in the order in which the help lists them. A new option is a new line.
  static let all: [Option] = [
    Option(
      name: "--scene", placeholder: "FILE",
      help: "show a JSON scene, a storyboard or a xib (\"-\": standard input)"
    ) { $0.scene = $1 },
    Option(name: "--script", placeholder: "FILE", help: "play a script (\"-\": from the standard input)") {
      $0.script = $1
    },
    Option(name: "--headless", help: "open no window: play the script in virtual time, write bitmaps") {
      options, _ in
      options.isHeadless = true
    },
    Option(name: "--output", placeholder: "DIR", help: "the folder for bitmaps, made where it is missing") {
      $0.output = $1
    },
    Option(name: "--size", placeholder: "WxH", help: "the window's size in points (375x667)") {
      options, text throws(UsageProblem) in
      guard let size = size(text) else {
        throw .badValue(option: "--size", value: text, wanted: "WxH in points, 1 to 8192 each, as in 375x667")
      }
      options.size = size
    },
    Option(name: "--scale", placeholder: "N", help: "pixels to a point (the display's own; headless: 1)") {
      options, text throws(UsageProblem) in
      guard let scale = DecimalText.number(text), Limits.scale.contains(scale) else {
        throw .badValue(option: "--scale", value: text, wanted: "a number from 0.5 to 8")
      }
      options.scale = scale
    },
    Option(
      name: "--theme", placeholder: alternatives(Theme.builtIn.map(\.name)),
      help: "colours and sizes"
    ) { options, name throws(UsageProblem) in
      guard let theme = Theme(named: name) else {
        let names = Theme.builtIn.map(\.name).joined(separator: ", ")
        throw .badValue(option: "--theme", value: name, wanted: "one of " + names)
      }
      options.theme = theme
    },
    Option(
      name: "--locale", placeholder: "ID", help: "write numbers as in de_DE, en_IN, ar_EG…"
    ) { options, name throws(UsageProblem) in
      do throws(LocaleError) {
        options.symbols = try NumberSymbols(localeIdentifier: name)
      } catch {
        throw .badLocale(error)
      }
    },
    Option(name: "--font", placeholder: "FILE", help: "the font file for regular text") { $0.font = $1 },
    Option(name: "--bold-font", placeholder: "FILE", help: "the font file for bold text") {
      $0.boldFont = $1
    },
    Option(name: "--fullscreen", help: "fill the screen, as on a panel") { options, _ in
      options.isFullscreen = true
    },
    Option(name: "--no-animation", help: "the keypad appears and disappears at once") { options, _ in
      options.isStill = true
    },
    Option(name: "--click", help: "a soft click with each key, where there is a sound device") { options, _ in
      options.clicks = true
    },
    Option(name: "--events", help: "print each event as a JSON line") { options, _ in
      options.printsEvents = true
    },
    Option(name: "--version", help: "print the version") { options, _ in options.request = .version },
    Option(name: "--help", help: "print this help") { options, _ in options.request = .help },
  ]

  private init(
    name: String, placeholder: String? = nil, help: String,
    apply: @escaping @Sendable (inout Options, String) throws(UsageProblem) -> Void
  ) {
    self.name = name
    self.placeholder = placeholder
    self.help = help
    self.apply = apply
  }

  /// `light|dark`. The library's `joined` would have the runtime search the whole program, at each start, for how an
  /// array of strings is a sequence: 1 % of a start, and most of a MiB of memory.
  private static func alternatives(_ names: [String]) -> String {
    var list = ""
    for name in names { list += list.isEmpty ? name : "|" + name }
    return list
  }

  /// `375x667` as points.
  private static func size(_ text: String) -> Size? {
    let parts = text.split(separator: "x", omittingEmptySubsequences: false)
    guard parts.count == 2, let width = DecimalText.number(String(parts[0])),
      let height = DecimalText.number(String(parts[1])),
      Limits.side.contains(width), Limits.side.contains(height)
    else { return nil }
    return Size(width: width, height: height)
  }
}

/// How far sizes and scales reach: what a window or a bitmap can be.
enum Limits {
  /// Points of a side.
  static let side = 1.0...8192.0
  /// Pixels to a point.
  static let scale = 0.5...8.0
  /// Pixels of a picture in all.
  static let pixels = Double(HeadlessOutput.mostPixels)
}

/// How many pixels a picture has: sides and scale that are possible alone may be too much together.
struct PictureSize: Hashable, Sendable {
  /// In points.
  var size: Size
  /// Pixels to a point.
  var scale: Double

  /// Pixels across and down, as screens round them.
  var width: Double { (size.width * scale).rounded() }
  var height: Double { (size.height * scale).rounded() }

  /// Whether it is more than a window or a bitmap can be.
  var isTooLarge: Bool { width * height > Limits.pixels }
}
