public import NumberField

/// The fonts of this machine: measures text, and draws each glyph once.
///
/// ```swift
/// let fonts = try FontLibrary()                              // Inter, or what else is installed
/// let pinned = try FontLibrary(regularFile: "DejaVuSans.ttf")   // this file and no other
/// ```
///
/// **Which file answers.** A font without a family is the system's: Inter, else the first that is installed
/// of Noto Sans, Roboto, Cantarell, Open Sans, Ubuntu, DejaVu Sans, Liberation Sans, FreeSans, else any
/// readable sans. A family's name is looked for among the file names of the font folders (see ``folders``), then
/// among the names that the files themselves say; a family that is not installed is answered by the system's
/// font, for a font is only a wish, and told to ``onMissingFamily``. Where there is no bold file the strokes are
/// thickened. A character that the file lacks is drawn in the next font that has
/// it; if none has, as the first font's empty box, which is told to ``onMissingCharacter``.
///
/// **What it costs.** Nothing but the preferred regular file is opened at the start, and the folders are
/// looked through by name only when a file is not at its usual place. Every glyph and text is rasterised once
/// for each font and pixel size, and kept within ``budget`` bytes.
///
/// **Numbers do not jitter.** The ten digits of a script all advance by the widest one's advance, the
/// narrower ones centred in it.
@MainActor
public final class FontLibrary {
  /// Bytes of coverage that are kept before the least recently used is thrown away: half of them for single
  /// glyphs, half for shaped texts. What is being drawn is kept in any case.
  public static let budget = 8 << 20
  /// Longer texts are measured and drawn up to this many bytes of UTF-8.
  public static let longestText = 4096

  /// The folders that are searched, in this order: on Linux `$XDG_DATA_HOME/fonts` (`~/.local/share/fonts`),
  /// `~/.fonts`, then `fonts` in each folder of `$XDG_DATA_DIRS` (`/usr/local/share` and `/usr/share`); on
  /// macOS `~/Library/Fonts`, `/Library/Fonts`, `/System/Library/Fonts`.
  public var folders: [String] { finder.folders }

  /// The file that answers the system's regular font.
  public var regularFile: String { regular.path }

  /// How many glyphs and texts were rasterised so far: it stands still while nothing new is shown.
  public private(set) var rasterizations = 0
  /// Bytes of coverage that are kept now.
  public var bytesKept: Int { glyphBytes + texts.current.bytes + texts.previous.bytes }

  /// Called once for each family and weight that is asked for and not installed, when text is first measured in it.
  ///
  /// ```swift
  /// fonts.onMissingFamily = { print($0) }
  /// ```
  public var onMissingFamily: ((MissingFamily) -> Void)?

  /// Called once for each character that no installed font has, when it is first measured: it is shown as a box.
  ///
  /// ```swift
  /// fonts.onMissingCharacter = { print($0) }
  /// ```
  public var onMissingCharacter: ((MissingCharacter) -> Void)?

  var finder: FontFinder
  /// The families by the names that their files say, once somebody asked for one that no file is called after.
  lazy var families = FontFamilies(finder.slantless())
  private var missing: Set<MissingFamily> = []
  private var missingCharacters: Set<Unicode.Scalar> = []
  let regular: FontFace
  let isPinned: Bool
  private let boldFile: String?
  private var bold: FontFace?
  var faces: [FaceKey: FontFace] = [:]
  var fallbacks: [FallbackKey: FontFace?] = [:]
  private var fonts: [SizedFont?] = []
  /// The room of each font's digits and signs, 32 to a font: asked for at every key that is tapped.
  @exclusivity(unchecked) private var plainMetrics: [GlyphMetrics?] = []
  private var glyphBytes = 0
  private var texts = (current: TextShelf(), previous: TextShelf())

  struct FaceKey: Hashable {
    var path: String
    var index: Int
    var isEmboldened: Bool
  }

  struct FallbackKey: Hashable {
    var scalar: Unicode.Scalar
    var weight: Font.Weight
  }

  /// Finds and opens the system's regular font, or opens the given files instead.
  ///
  /// - Parameters:
  ///   - regularFile: a font file that stands for the system's font.
  ///   - boldFile: a font file for its bold; without it a given `regularFile` is thickened.
  ///   - folders: where to look instead of in the system's font folders.
  /// - Throws: `FontFailure` where a given file is missing or no font, where no font is installed at all, or
  ///   where SDL_ttf does not start.
  public init(
    regularFile: String? = nil, boldFile: String? = nil, folders: [String]? = nil
  ) throws(FontFailure) {
    finder = FontFinder(folders: folders ?? FontFinder.systemFolders())
    isPinned = regularFile != nil
    self.boldFile = boldFile
    if let regularFile {
      regular = try FontFace(path: regularFile)
    } else {
      regular = try FontLibrary.systemFace(&finder)
    }
    if let boldFile { bold = try FontFace(path: boldFile) }
  }

  /// The first of the system's families that opens, else any font.
  private static func systemFace(_ finder: inout FontFinder) throws(FontFailure) -> FontFace {
    var failure: FontFailure?
    if let first = FontFinder.systemFamilies.first, let path = finder.usualPath(of: first, weight: .regular) {
      do throws(FontFailure) { return try FontFace(path: path) } catch { failure = error }
    }
    for family in FontFinder.systemFamilies {
      guard let path = finder.path(of: family.name, weight: .regular) else { continue }
      do throws(FontFailure) { return try FontFace(path: path) } catch { failure = failure ?? error }
    }
    for path in finder.candidates() {
      do throws(FontFailure) {
        let face = try FontFace(path: path)
        if "0123456789.,-".unicodeScalars.allSatisfy(face.provides) { return face }
      } catch { failure = failure ?? error }
    }
    throw failure ?? .notFound(families: FontFinder.systemFamilies.map(\.name), folders: finder.folders)
  }

  /// The system's bold: the given file, the regular's own bold, or the regular thickened.
  var boldFace: FontFace {
    if let bold { return bold }
    let family =
      isPinned
      ? nil
      : FontFinder.systemFamilies.first { finder.usualPath(of: $0, weight: .regular) == regular.path }?.name
        ?? regular.familyName
    let found =
      family.flatMap { finder.path(of: $0, weight: .bold) }.flatMap { try? FontFace(path: $0) }
      ?? (try? FontFace(path: regular.path, isEmboldened: true)) ?? regular
    bold = found
    return found
  }

  func report(_ family: MissingFamily) {
    if missing.insert(family).inserted { onMissingFamily?(family) }
  }

  func report(missing scalar: Unicode.Scalar) {
    guard let onMissingCharacter, missingCharacters.insert(scalar).inserted else { return }
    onMissingCharacter(MissingCharacter(scalar: scalar, folders: folders))
  }

  /// What is known about one font at one size; made when it is asked for the first time.
  private func sized(_ font: SceneFont) -> SizedFont {
    let index = Int(font.index)
    if index < fonts.count, let known = fonts[index] { return known }
    while fonts.count <= index { fonts.append(nil) }
    let descriptor = font.descriptor
    let face = face(for: descriptor)
    let new = SizedFont(face: face, weight: descriptor.weight, size64: descriptor.size64)
    // What was made up for want of the face's own is asked for again.
    if new.isReliable { fonts[index] = new }
    return new
  }

  /// The coverage of one glyph by itself.
  ///
  /// One that cannot be drawn now is left blank and not kept: it is tried again with the next picture that needs it.
  func coverage(of scalar: Unicode.Scalar, in font: SceneFont) -> Coverage {
    let sized = sized(font)
    if let known = sized[scalar] { return known }
    rasterizations += 1
    guard let new = drawGlyph(scalar, in: sized) else { return Coverage() }
    if glyphBytes + new.cost > FontLibrary.budget / 2 { forgetGlyphs() }
    // The room that a font's first glyph takes counts too: there may be a font for each width of a window.
    glyphBytes += new.cost + (sized.hasRoom ? 0 : SizedFont.roomForGlyphs)
    sized[scalar] = new
    return new
  }

  private func forgetGlyphs() {
    for font in fonts { font?.forget() }
    plainMetrics = []
    glyphBytes = 0
  }

  /// Throws away all that was drawn: it is drawn again when it is asked for.
  func forgetDrawings() {
    forgetGlyphs()
    texts = (TextShelf(), TextShelf())
  }

  /// The coverage of a shaped text: kept in two generations, of which the older is dropped when the younger
  /// is full.
  func coverage(of text: String, in font: SceneFont) -> Coverage {
    if let known = texts.current[font, text] { return known }
    let coverage: Coverage
    if let old = texts.previous[font, text] {
      coverage = old
    } else {
      rasterizations += 1
      guard let new = drawText(text, in: sized(font)) else { return Coverage() }
      coverage = new
    }
    let cost = coverage.cost + text.utf8.count
    if texts.current.bytes + cost > FontLibrary.budget / 4 { texts = (TextShelf(), texts.current) }
    texts.current.add(coverage, of: text, in: font, cost: cost)
    return coverage
  }
}

extension FontLibrary: TextMeasurer {
  /// The height of a line of text (`TTF_FontAscent`, `TTF_FontHeight`).
  public func lineMetrics(of font: SceneFont) -> LineMetrics { sized(font).lineMetrics }

  /// The room of one plain glyph; digits advance alike.
  public func glyphMetrics(of scalar: Unicode.Scalar, in font: SceneFont) -> GlyphMetrics {
    guard scalar.value & ~31 == 32 else { return coverage(of: scalar, in: font).metrics }
    let place = Int(font.index) << 5 | Int(scalar.value & 31)
    if place < plainMetrics.count, let known = plainMetrics[place] { return known }
    let metrics = coverage(of: scalar, in: font).metrics
    if plainMetrics.count <= place {
      let missing = place + 1 - plainMetrics.count
      plainMetrics.append(contentsOf: repeatElement(nil, count: missing))
      glyphBytes += missing * MemoryLayout<GlyphMetrics?>.stride
    }
    plainMetrics[place] = metrics
    return metrics
  }

  /// The room of a shaped text; it advances to the pen's end, or to the ink's end where that is further.
  public func textMetrics(of text: String, in font: SceneFont) -> GlyphMetrics {
    coverage(of: text, in: font).metrics
  }
}
