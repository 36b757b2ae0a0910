import NumberField
import NumberFieldRaster
import NumberFieldSDL
import NumberFieldTesting
import Testing

/// Where pictures for references are taken: DejaVu Sans 2.37, whose outlines are the same on every distribution.
@MainActor
enum Studio {
  private static let folders = [
    "/usr/share/fonts/truetype/dejavu", "/usr/share/fonts/dejavu", "/usr/share/fonts/dejavu-sans-fonts",
    "/usr/share/fonts/TTF", "/opt/homebrew/share/fonts", "/Library/Fonts",
  ]

  /// The fonts, opened once; nil where DejaVu Sans is not installed.
  static let fonts: FontLibrary? = {
    for folder in folders {
      let regular = "\(folder)/DejaVuSans.ttf"
      let bold = "\(folder)/DejaVuSans-Bold.ttf"
      // No folders: what these two lack is not taken from whatever else is installed.
      if let fonts = try? FontLibrary(regularFile: regular, boldFile: bold, folders: []) {
        return fonts
      }
    }
    return nil
  }()

  /// The references lie beside this file.
  nonisolated static let folder =
    #filePath.split(separator: "/").dropLast().reduce("") { $0 + "/" + $1 } + "/References"
  static let goldens = Goldens(folder: folder)

  /// A screen of one field of the demo's style, as large as the field needs.
  static func field(
    width: Double = 220, scale: Double = 1, _ configure: (NumberField) -> Void
  ) throws -> (ScreenHarness<Screen>, NumberField) {
    let fonts = try #require(Studio.fonts, "DejaVu Sans is not installed: make setup")
    let screen = Screen(size: Size(width: width + 16, height: 56))
    screen.resize(to: screen.size, scale: scale)
    let field = NumberField(frame: Rect(x: 8, y: 8, width: width, height: 40))
    style(field)
    configure(field)
    screen.addSubview(field)
    screen.reducesMotion = true
    return (ScreenHarness(screen, fonts: fonts), field)
  }

  /// A screen whose lower part is the pad of one field.
  static func pad(
    height: Double = 260, _ configure: (NumberField) -> Void
  ) throws -> (ScreenHarness<Screen>, NumberField) {
    let fonts = try #require(Studio.fonts, "DejaVu Sans is not installed: make setup")
    let screen = Screen(size: Size(width: 240, height: 440))
    let field = NumberField(frame: Rect(x: 8, y: 8, width: 224, height: 40))
    style(field)
    configure(field)
    screen.addSubview(field)
    screen.reducesMotion = true
    let harness = ScreenHarness(screen, fonts: fonts)
    field.becomeFirstResponder()
    return (harness, field)
  }

  /// The labels of the original's demo.
  static func style(_ field: NumberField) {
    field.valueLabel.font = .systemFont(ofSize: 20)
    for label in [field.prefixLabel, field.suffixLabel] {
      label.font = .boldSystemFont(ofSize: 16)
      label.textColor = .gray
    }
    field.prefixLabel.text = "LENGTH"
    field.suffixLabel.text = "cm"
    field.decimalPlace = 2
    field.layer.borderWidth = 0.5
    field.layer.borderColor = .lightGray
    field.layer.cornerRadius = 4
  }
}
