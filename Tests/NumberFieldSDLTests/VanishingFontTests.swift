import NumberField
import NumberFieldRaster
import Testing

@testable import NumberFieldSDL

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A font's file that goes away, or is emptied, while it is in use: an update of the system does that.
@MainActor
@Suite("A font file that vanishes")
struct VanishingFontTests {
  enum Loss: CaseIterable { case removed, emptied, overwritten }

  /// A copy of DejaVu Sans; with so many bytes behind it that it stays on the disk, or as it is.
  private func copy(into folder: Folder, padding: Int = 0) throws -> String {
    let source = try #require(fopen(try Fonts.path("DejaVuSans.ttf"), "rb"))
    defer { fclose(source) }
    var bytes = [UInt8](repeating: 0, count: 4 << 20)
    let count = fread(&bytes, 1, bytes.count, source)
    return folder.write(bytes[..<count] + [UInt8](repeating: 0, count: padding), to: "vanishing.ttf")
  }

  @Test(
    "what was drawn stays, what is new is drawn as well as it can be, and nothing breaks",
    arguments: Loss.allCases)
  func vanishes(loss: Loss) throws {
    let folder = Folder()
    let file = try copy(into: folder, padding: 1 << 20)
    let fonts = try FontLibrary(regularFile: file)
    let screen = Screen(size: Size(width: 200, height: 300))
    let field = NumberField(frame: Rect(x: 10, y: 10, width: 180, height: 40))
    screen.addSubview(field)
    let output = HeadlessOutput(screen, fonts: fonts)
    let before = output.snapshot()

    lose(file, in: folder, loss)
    #expect(output.snapshot() == before)
    // New characters, another size, the bold that has to be opened, a script that it lacks.
    field.value = 1_234_567_890
    field.valueLabel.font = .boldSystemFont(ofSize: 25)
    field.prefixLabel.text = "\u{5D0}\u{5D1}\u{0E01}A"
    screen.resize(to: screen.size, scale: 2)
    field.becomeFirstResponder()
    screen.advance(to: 1000)
    let after = output.snapshot()
    #expect(after.size == PixelSize(width: 400, height: 600))
    #expect(field.text == "1234567890" && field.isFirstResponder)
    // A glyph that could not be drawn is not taken for one that has no ink: given back, the file is read again.
    let other = try FontLibrary(regularFile: Fonts.path("DejaVuSans.ttf"))
    #expect(HeadlessOutput(screen, fonts: other).snapshot() != after || loss == .removed)
  }

  @Test("a small file is read once, and what happens to it later does not matter", arguments: Loss.allCases)
  func smallFile(loss: Loss) throws {
    let folder = Folder()
    let file = try copy(into: folder)
    let fonts = try FontLibrary(regularFile: file)
    let screen = Screen(size: Size(width: 200, height: 300))
    let field = NumberField(frame: Rect(x: 10, y: 10, width: 180, height: 40))
    screen.addSubview(field)
    let output = HeadlessOutput(screen, fonts: fonts)
    _ = output.snapshot()

    lose(file, in: folder, loss)
    field.value = 1_234_567_890
    field.valueLabel.font = .systemFont(ofSize: 25)
    screen.resize(to: screen.size, scale: 2)
    let after = output.snapshot()
    let other = try FontLibrary(regularFile: Fonts.path("DejaVuSans.ttf"))
    #expect(HeadlessOutput(screen, fonts: other).snapshot() == after)
  }

  private func lose(_ file: String, in folder: Folder, _ loss: Loss) {
    switch loss {
    case .removed: unlink(file)
    case .emptied: _ = folder.write([], to: "vanishing.ttf")
    case .overwritten: _ = folder.write([UInt8](repeating: 0xA5, count: 100_000), to: "vanishing.ttf")
    }
  }
}
