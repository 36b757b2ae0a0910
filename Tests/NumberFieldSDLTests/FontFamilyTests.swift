import NumberField
import NumberFieldRaster
import Testing

@testable import NumberFieldSDL

/// Families by name, and scripts that the first font lacks.
@MainActor
@Suite("Fonts: families and scripts")
struct FontFamilyTests {
  private func descriptor(_ family: String, _ weight: Font.Weight = .regular) -> SceneFont.Descriptor {
    SceneFont.Descriptor(family: family, weight: weight, size64: 1280)
  }

  // MARK: Names

  @Test("The folders of the XDG specification, the person's own first")
  func folders() {
    let folders = FontFinder.systemFolders()
    #expect(folders.allSatisfy { $0.hasSuffix("onts") })
    #expect(folders.last?.hasPrefix("/usr/") == true)
  }

  @Test("A file that is called otherwise is found by the family's name in it, in both weights")
  func nameInside() throws {
    let folder = Folder()
    _ = folder.write(try #require(Folder.bytes(of: Fonts.path("DejaVuSans.ttf"))), to: "a.ttf")
    _ = folder.write(try #require(Folder.bytes(of: Fonts.path("DejaVuSans-Bold.ttf"))), to: "b.ttf")
    _ = folder.write(Array("junk".utf8), to: "c.ttf")
    let fonts = try FontLibrary(regularFile: Fonts.path("Inter-Regular.otf"), folders: [folder.path])
    var told: [MissingFamily] = []
    fonts.onMissingFamily = { told.append($0) }
    #expect(fonts.face(for: descriptor("DejaVu Sans")).path == folder.path + "/a.ttf")
    let bold = fonts.face(for: descriptor("dejavu sans", .bold))
    #expect(bold.path == folder.path + "/b.ttf" && !bold.isEmboldened)
    #expect(told.isEmpty)
  }

  @Test("A family that is nowhere is told once for each weight, with all that was tried")
  func missing() throws {
    let folder = Folder()
    let fonts = try FontLibrary(regularFile: Fonts.path("DejaVuSans.ttf"), folders: [folder.path])
    var told: [MissingFamily] = []
    fonts.onMissingFamily = { told.append($0) }
    for _ in 0..<3 {
      for size in [10.0, 20] { _ = fonts.textMetrics(of: "1", in: Fonts.font(size, family: "No Such Sans")) }
    }
    #expect(told.count == 1)
    let missing = try #require(told.first)
    #expect(missing.fileNames == ["nosuchsansregular", "nosuchsans", "nosuchsansr", "nosuchsansbook"])
    #expect(missing.folders == [folder.path] && missing.substitute.hasSuffix("DejaVuSans.ttf"))
    let line = "\(missing)"
    for part in ["No Such Sans", "nosuchsansbook", folder.path, "DejaVuSans.ttf"] {
      #expect(line.contains(part))
    }
    _ = fonts.face(for: descriptor("No Such Sans", .bold))
    #expect(told.last?.fileNames == ["nosuchsansbold", "nosuchsansb"])
  }

  @Test(
    "A collection's second font is found by its name",
    .enabled(if: Fonts.isInstalled("wqy-microhei.ttc"), "fonts-wqy-microhei is not installed"))
  func collection() throws {
    let fonts = try FontLibrary()
    let sans = fonts.face(for: descriptor("WenQuanYi Micro Hei"))
    let mono = fonts.face(for: descriptor("WenQuanYi Micro Hei Mono"))
    #expect(sans.familyName == "WenQuanYi Micro Hei" && mono.familyName == "WenQuanYi Micro Hei Mono")
    // No bold file: the strokes are thickened.
    let bold = fonts.face(for: descriptor("WenQuanYi Micro Hei", .bold))
    #expect(bold.isEmboldened && bold.path == sans.path)
  }

  // MARK: Scripts

  /// Inter has neither Arabic nor Devanagari nor Chinese.
  private func inter() throws -> FontLibrary { try FontLibrary(regularFile: Fonts.path("Inter-Regular.otf")) }

  private func advance(_ text: String, _ fonts: FontLibrary, family: String? = nil) -> Int {
    fonts.textMetrics(of: text, in: Fonts.font(40, family: family)).advance
  }

  /// The box that a font draws for what it lacks.
  private func box(_ fonts: FontLibrary) -> [UInt8] {
    fonts.regular.draw("\u{10FFFF}", size64: 40 * 64)?.bytes ?? []
  }

  @Test("A character that no font has is told once, with its number and what would help; others are not")
  func missingCharacter() throws {
    let folder = Folder()
    let fonts = try FontLibrary(regularFile: Fonts.path("DejaVuSans.ttf"), folders: [folder.path])
    var told: [MissingCharacter] = []
    fonts.onMissingCharacter = { told.append($0) }
    for size in [10.0, 20] {
      _ = fonts.textMetrics(of: "a\u{F0000}b\u{200B}", in: Fonts.font(size))
      _ = fonts.glyphMetrics(of: "\u{F0000}", in: Fonts.font(size))
    }
    #expect(told == [MissingCharacter(scalar: "\u{F0000}", folders: [folder.path])])
    #expect("\(told[0])".hasPrefix("no installed font has U+F0000 (looked through all in \(folder.path))"))
    #expect(MissingCharacter(scalar: "a", folders: []).description.contains("U+0061, LATIN SMALL LETTER A "))
  }

  @Test(
    "Scripts that the first font lacks are drawn by another",
    arguments: [
      ("الطول", "Arabic"), ("वज़न", "Devanagari"), ("价格", "Chinese"), ("長さ", "Japanese"), ("길이", "Korean"),
    ])
  func fallback(text: String, script: String) throws {
    let fonts = try inter()
    for scalar in text.unicodeScalars where scalar.properties.isAlphabetic {
      let face = fonts.face(
        providing: scalar, for: SizedFont(face: fonts.regular, weight: .regular, size64: 2560))
      guard face !== fonts.regular else {
        try Test.cancel("no font here has \(script)")
      }
      #expect(face.provides(scalar))
    }
    let drawn = fonts.coverage(of: text, in: Fonts.font(40))
    #expect(!drawn.metrics.ink.isEmpty && drawn.bytes != box(fonts))
  }

  @Test(
    "Arabic letters join, and run from right to left",
    arguments: [nil, "DejaVu Sans", "Amiri"])
  func arabic(family: String?) throws {
    if family == "Amiri", !Fonts.isInstalled("Amiri-Regular.ttf") {
      try Test.cancel("fonts-hosny-amiri is not installed")
    }
    let fonts = try inter()
    // Joined in the middle, a letter is much narrower than by itself.
    #expect(
      advance("\u{639}\u{639}\u{639}", fonts, family: family) < 3 * advance("\u{639}", fonts, family: family))
    // Alef stands first and so at the right: its upright stroke is the last column's.
    let drawn = fonts.coverage(of: "\u{627}\u{628}", in: Fonts.font(40, family: family))
    let width = drawn.metrics.ink.width
    func inkedRows(_ columns: Range<Int>) -> Int {
      (0..<drawn.metrics.ink.height).filter { row in
        columns.contains { drawn.bytes[row * width + $0] > 128 }
      }.count
    }
    #expect(inkedRows(width - width / 4..<width) > inkedRows(0..<width / 4))
  }

  @Test(
    "Devanagari is shaped: consonants become one, a vowel goes before its consonant",
    .enabled(if: Fonts.isInstalled("Lohit-Devanagari.ttf"), "fonts-lohit-deva is not installed"),
    arguments: [nil, "Lohit Devanagari"])
  func devanagari(family: String?) throws {
    let fonts = try inter()
    #expect(
      advance("\u{915}\u{94D}\u{937}", fonts, family: family)
        < advance("\u{915}", fonts, family: family) + advance("\u{937}", fonts, family: family))
    // KA with the vowel I: the vowel's stroke is put in front, so KA is not where it is by itself.
    let alone = fonts.coverage(of: "\u{915}", in: Fonts.font(40, family: family))
    let vowel = fonts.coverage(of: "\u{915}\u{93F}", in: Fonts.font(40, family: family))
    #expect(vowel.metrics.advance > alone.metrics.advance)
    let width = vowel.metrics.ink.width
    let shared = min(alone.metrics.ink.height, vowel.metrics.ink.height)
    let left = (0..<shared).map { row in
      (0..<alone.metrics.ink.width).map { vowel.bytes[row * width + $0] }
    }
    let own = (0..<shared).map { row in
      (0..<alone.metrics.ink.width).map { alone.bytes[row * alone.metrics.ink.width + $0] }
    }
    #expect(left != own)
  }

  @Test(
    "A label of several scripts is one picture, each part in a font that has it",
    .enabled(if: Fonts.isInstalled("wqy-microhei.ttc"), "fonts-wqy-microhei is not installed"))
  func mixed() throws {
    let fonts = try inter()
    let parts = ["kg ", "价格", " 12"]
    let whole = fonts.textMetrics(of: parts.joined(), in: Fonts.font(40))
    let sum = parts.reduce(0) { $0 + advance($1, fonts) }
    #expect(abs(whole.advance - sum) <= 6, "\(whole.advance), \(sum)")
  }
}
