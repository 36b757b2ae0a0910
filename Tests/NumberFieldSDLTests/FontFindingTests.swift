import NumberField
import Testing

@testable import NumberFieldSDL

@MainActor
@Suite("Fonts: finding files")
struct FontFindingTests {
  @Test("Inter is the system's font, with a bold of its own")
  func system() throws {
    let fonts = try FontLibrary()
    #expect(fonts.regularFile.hasSuffix("/Inter-Regular.otf"))
    #expect(fonts.boldFace.path.hasSuffix("/Inter-Bold.otf") && !fonts.boldFace.isEmboldened)
  }

  @Test("A family is found by its name, in both weights", arguments: ["DejaVu Sans", "dejavusans"])
  func family(name: String) throws {
    let fonts = try FontLibrary()
    let regular = SceneFont.Descriptor(family: name, weight: .regular, size64: 1280)
    let bold = SceneFont.Descriptor(family: name, weight: .bold, size64: 1280)
    #expect(fonts.face(for: regular).path.hasSuffix("/DejaVuSans.ttf"))
    #expect(fonts.face(for: bold).path.hasSuffix("/DejaVuSans-Bold.ttf"))
  }

  @Test("A family that is not installed is answered by the system's font")
  func unknownFamily() throws {
    let fonts = try FontLibrary()
    let wish = SceneFont.Descriptor(family: "No Such Sans", weight: .regular, size64: 1280)
    #expect(fonts.face(for: wish) === fonts.regular)
  }

  @Test("A given file without a bold is thickened; a given bold is taken")
  func given() throws {
    let alone = try Fonts.dejaVu()
    #expect(alone.boldFace.isEmboldened && alone.boldFace.path == alone.regularFile)
    let font = Fonts.font(20, .bold)
    #expect(alone.coverage(of: "8", in: font).bytes != alone.coverage(of: "8", in: Fonts.font(20)).bytes)
    let pair = try FontLibrary(
      regularFile: Fonts.path("DejaVuSans.ttf"), boldFile: Fonts.path("DejaVuSans-Bold.ttf"))
    #expect(pair.boldFace.path.hasSuffix("-Bold.ttf") && !pair.boldFace.isEmboldened)
  }

  @Test("A missing file, and one that is no font, are errors that name it")
  func unreadable() throws {
    let folder = Folder()
    let missing = folder.path + "/none.ttf"
    #expect {
      try FontLibrary(regularFile: missing)
    } throws: {
      guard case .unreadable(missing, let reason)? = $0 as? FontFailure else { return false }
      return !reason.isEmpty && "\($0)".contains(missing)
    }
    let broken = folder.write(Array("not a font".utf8), to: "broken.ttf")
    #expect {
      try FontLibrary(regularFile: broken)
    } throws: {
      guard case .unreadable(broken, _)? = $0 as? FontFailure else { return false }
      return true
    }
    #expect(throws: FontFailure.self) {
      try FontLibrary(regularFile: Fonts.path("DejaVuSans.ttf"), boldFile: broken)
    }
  }

  @Test("No font at all is an error that names families and folders")
  func none() throws {
    let folder = Folder()
    let failure = #expect(throws: FontFailure.self) { try FontLibrary(folders: [folder.path]) }
    guard case .notFound(let families, let folders)? = failure else {
      Issue.record("\(String(describing: failure))")
      return
    }
    #expect(families.first == "Inter" && folders == [folder.path])
    #expect("\(FontFailure.notFound(families: families, folders: folders))".contains(folder.path))
  }

  @Test("A folder with one font of another name is enough, and broken files in it are passed over")
  func anyFont() throws {
    let folder = Folder()
    let bytes = try #require(Folder.bytes(of: Fonts.path("DejaVuSans.ttf")))
    let path = folder.write(bytes, to: "Something Else.ttf")
    _ = folder.write(Array("junk".utf8), to: "A sans.ttf")
    let fonts = try FontLibrary(folders: [folder.path])
    #expect(fonts.regularFile == path)
    #expect(!fonts.glyphMetrics(of: "8", in: Fonts.font(20, .bold)).ink.isEmpty)
  }
}
