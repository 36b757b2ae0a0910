internal import CSDL2
import NumberField

/// One open font file: the only holder of a `TTF_Font`.
///
/// A face has one size at a time. Everything drawn is kept outside, so that switching happens only when
/// something is drawn for the first time, and one open file serves all sizes.
@MainActor
final class FontFace {
  let path: String
  /// Whether SDL_ttf thickens the strokes, for a family without a bold file.
  let isEmboldened: Bool
  private let font: OpaquePointer
  /// What the font reads in, where its file is small: looking for a glyph moves about in the file, and three system calls
  /// for each step are a tenth of a start.
  private let bytes: FileBytes?
  private var size64 = 0
  private var direction = TextDirection.leftToRight
  private var script = Script.common

  /// Larger files stay on the disk and are read piece by piece.
  private static let mostBytes = 1 << 20

  /// Opens a file (`TTF_OpenFontIndexDPIRW`, `TTF_OpenFontIndexDPI`); hinting is off (`TTF_SetFontHinting`), so that
  /// shapes are the designer's.
  ///
  /// Some files hold several fonts: `index` says which.
  init(path: String, index: Int = 0, isEmboldened: Bool = false) throws(FontFailure) {
    try FontFace.startLibrary()
    let bytes = FileBytes(path: path, limit: FontFace.mostBytes)
    guard let font = FontFace.open(path, bytes: bytes, index: index) else {
      throw .unreadable(path: path, reason: String(cString: nf_ttf_error()))
    }
    self.path = path
    self.bytes = bytes
    self.isEmboldened = isEmboldened
    self.font = font
    TTF_SetFontHinting(font, TTF_HINTING_NONE)
    if isEmboldened { TTF_SetFontStyle(font, TTF_STYLE_BOLD) }
  }

  /// Opens a font in a file's bytes where they are at hand, else in the file.
  private static func open(_ path: String, bytes: FileBytes?, index: Int) -> OpaquePointer? {
    // A resolution at which one point is 16 pixels: any will do until a size is selected.
    let dots: UInt32 = 72 * 16
    guard let bytes = bytes?.bytes,
      let stream = SDL_RWFromConstMem(bytes.baseAddress, CInt(bytes.count))
    else {
      return TTF_OpenFontIndexDPI(path, 1, index, dots, dots)
    }
    return TTF_OpenFontIndexDPIRW(stream, 1, 1, index, dots, dots)
  }

  isolated deinit {
    // The bytes go after the font that reads in them.
    TTF_CloseFont(font)
  }

  /// Starts SDL_ttf once for the process (`TTF_Init`); it is never stopped, for fonts live as long as the
  /// process.
  private static func startLibrary() throws(FontFailure) {
    ThreadMemory.giveBackAtEnd()
    if TTF_WasInit() > 0 { return }
    let versions = LibraryVersions.current
    guard versions.sdl >= LibraryVersions.neededSDL else {
      throw .outdated(library: "SDL", found: "\(versions.sdl)", needed: "\(LibraryVersions.neededSDL)")
    }
    guard versions.ttf >= LibraryVersions.neededTTF else {
      throw .outdated(library: "SDL_ttf", found: "\(versions.ttf)", needed: "\(LibraryVersions.neededTTF)")
    }
    guard TTF_Init() == 0 else { throw .unavailable(reason: String(cString: nf_ttf_error())) }
  }

  /// The family's name as the file has it (`TTF_FontFaceFamilyName`).
  var familyName: String? { TTF_FontFaceFamilyName(font).map { String(cString: $0) } }

  /// Whether the file has a shape for a character (`TTF_GlyphIsProvided32`).
  func provides(_ scalar: Unicode.Scalar) -> Bool {
    TTF_GlyphIsProvided32(font, scalar.value) != 0
  }

  /// How far lines reach at a size (`TTF_FontAscent`, `TTF_FontHeight`); nil where the size cannot be had.
  func lineMetrics(size64: Int) -> LineMetrics? {
    guard select(size64: size64) else { return nil }
    let ascent = Int(TTF_FontAscent(font))
    return LineMetrics(ascent: ascent, descent: max(0, Int(TTF_FontHeight(font)) - ascent))
  }

  /// Where the pen goes after one character, in whole pixels, rounded up (`TTF_GlyphMetrics32`); nil where
  /// it cannot be told.
  func advance(of scalar: Unicode.Scalar, size64: Int) -> Int? {
    guard select(size64: size64) else { return nil }
    var advance: CInt = 0
    guard TTF_GlyphMetrics32(font, scalar.value, nil, nil, nil, nil, &advance) == 0 else { return nil }
    return Int(advance)
  }

  /// The width of a text in whole pixels, shaped (`TTF_SizeUTF8`); nil where it cannot be told.
  func width(of text: String, size64: Int) -> Int? {
    guard select(size64: size64) else { return nil }
    select(direction: .leftToRight, script: .common)
    var width: CInt = 0
    guard TTF_SizeUTF8(font, text, &width, nil) == 0 else { return nil }
    return Int(width)
  }

  /// Draws a text of one direction and script by itself (`TTF_RenderUTF8_Shaded`).
  ///
  /// The coverage is cropped to what is inked, and empty for a text without width. Nil where it cannot be drawn
  /// now (no memory, a file that cannot be read any more): it may be tried again.
  func draw(
    _ text: String, size64: Int, direction: TextDirection = .leftToRight, script: Script = .common
  ) -> Coverage? {
    guard select(size64: size64) else { return nil }
    select(direction: direction, script: script)
    let white = SDL_Color(r: 255, g: 255, b: 255, a: 255)
    let black = SDL_Color(r: 0, g: 0, b: 0, a: 255)
    guard let surface = TTF_RenderUTF8_Shaded(font, text, white, black) else {
      // SDL_ttf calls it an error too where there is nothing to draw.
      var width: CInt = 0
      return TTF_SizeUTF8(font, text, &width, nil) == 0 && width == 0 ? Coverage() : nil
    }
    defer { SDL_FreeSurface(surface) }
    guard let pixels = surface.pointee.pixels, surface.pointee.format.pointee.BytesPerPixel == 1 else {
      return nil
    }
    let size = PixelSize(width: Int(surface.pointee.w), height: Int(surface.pointee.h))
    let shift = shift(of: text, in: size, direction: direction)
    return Coverage(
      cropping: pixels.assumingMemoryBound(to: UInt8.self), stride: Int(surface.pointee.pitch), size: size,
      pen: shift.x, baseline: shift.y + Int(TTF_FontAscent(font)), advance: size.width - shift.x)
  }

  /// How far SDL_ttf moved a text to the right and down, so that strokes left of the pen or above the line
  /// fit in.
  ///
  /// It does so by the outermost glyph's bearing, and does not tell; the same bearing is asked for here.
  private func shift(
    of text: String, in size: PixelSize, direction: TextDirection
  ) -> (x: Int, y: Int) {
    var left: CInt = 0
    let scalars = text.unicodeScalars
    if let outermost = direction == .leftToRight ? scalars.first : scalars.last {
      TTF_GlyphMetrics32(font, outermost.value, &left, nil, nil, nil, nil)
    }
    var up = 0
    let overflow = size.height - Int(TTF_FontHeight(font))
    if overflow > 0 {
      for scalar in scalars {
        var top: CInt = 0
        TTF_GlyphMetrics32(font, scalar.value, nil, nil, nil, &top, nil)
        up = max(up, Int(top) - Int(TTF_FontAscent(font)))
      }
      up = min(up, overflow)
    }
    return (min(max(0, -Int(left)), size.width), up)
  }

  /// Sets the em (`TTF_SetFontSizeDPI`), exact to the 64th of a pixel: one point at a resolution of that many
  /// dots.
  ///
  /// - Returns: Whether the face has that size now.
  private func select(size64: Int) -> Bool {
    if size64 == self.size64 { return true }
    let dots = UInt32(clamping: (size64 * 9 + 4) / 8)
    guard TTF_SetFontSizeDPI(font, 1, dots, dots) == 0 else { return false }
    self.size64 = size64
    return true
  }

  private func select(direction: TextDirection, script: Script) {
    if direction != self.direction {
      TTF_SetFontDirection(font, direction == .leftToRight ? TTF_DIRECTION_LTR : TTF_DIRECTION_RTL)
      self.direction = direction
    }
    if script != self.script {
      TTF_SetFontScriptName(font, script.tag)
      self.script = script
    }
  }
}
