import CSDL2
import NumberField
import NumberFieldRaster
import Testing

@testable import NumberFieldSDL

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

@Suite("Bitmap files")
struct BitmapFileTests {
  private func pattern(_ width: Int, _ height: Int) throws -> Bitmap {
    let pixels = (0..<UInt32(width * height)).map { 0xFF00_0000 | ($0 &* 2_654_435_761) >> 8 }
    return try #require(Bitmap(size: PixelSize(width: width, height: height), pixels: pixels))
  }

  @Test("What is written is read again", arguments: [1, 2, 3, 4, 5, 37])
  func roundTrip(width: Int) throws {
    let folder = Folder()
    let bitmap = try pattern(width, 7)
    try bitmap.writeBMP(to: folder.path + "/a.bmp")
    #expect(try Bitmap(contentsOfBMP: folder.path + "/a.bmp") == bitmap)
    #expect(folder.names == ["a.bmp"])
    let size = try #require(Folder.bytes(of: folder.path + "/a.bmp")?.count)
    #expect(size == 54 + ((width * 3 + 3) & ~3) * 7)
  }

  /// The last sizes are of many pieces, whose rows end with bytes that no pixel covers, and of rows longer than a piece.
  @Test(
    "The bytes are those of SDL's own file, on disk and in memory",
    arguments: [(1, 1), (2, 3), (3, 2), (4, 5), (375, 667), (373, 401), (30_001, 3)])
  func sameAsSDLs(width: Int, height: Int) throws {
    let folder = Folder()
    let bitmap = try pattern(width, height)
    try bitmap.writeBMP(to: folder.path + "/own.bmp")
    var pixels = bitmap.pixels
    // The library has not called SDL yet, so that what SDL keeps for a thread is the test's to give back.
    ThreadMemory.giveBackAtEnd()
    let code = pixels.withUnsafeMutableBytes { pixels in
      let surface = SDL_CreateRGBSurfaceWithFormatFrom(
        pixels.baseAddress, CInt(width), CInt(height), 32, CInt(width * 4), SDL_PIXELFORMAT_XRGB8888.rawValue)
      defer { SDL_FreeSurface(surface) }
      return SDL_SaveBMP_RW(surface, SDL_RWFromFile(folder.path + "/sdl.bmp", "wb"), 1)
    }
    #expect(code == 0)
    let expected = try #require(Folder.bytes(of: folder.path + "/sdl.bmp"))
    #expect(expected == Folder.bytes(of: folder.path + "/own.bmp"))
    #expect(try expected == bitmap.bmpBytes())
  }

  @Test("An older file is replaced, also through a link")
  func replaced() throws {
    let folder = Folder()
    let path = folder.write(Array("old".utf8), to: "a.bmp")
    symlink(path, folder.path + "/link.bmp")
    try pattern(3, 3).writeBMP(to: folder.path + "/link.bmp")
    #expect(try Bitmap(contentsOfBMP: path) == pattern(3, 3))
    #expect(folder.names == ["a.bmp", "link.bmp"])
  }

  @Test("A missing folder, and a folder in the file's place, are errors that name the file")
  func unwritable() throws {
    let folder = Folder()
    for path in [folder.path + "/none/a.bmp", folder.path] {
      let failure = #expect(throws: BitmapFileError.self) { try pattern(2, 2).writeBMP(to: path) }
      guard case .unwritable(path, let reason)? = failure else {
        Issue.record("\(String(describing: failure))")
        continue
      }
      #expect(!reason.isEmpty)
    }
    #expect(folder.names == [])
  }

  @Test("A full disk is an error, not half a file", .enabled(if: access("/dev/full", W_OK) == 0))
  func full() throws {
    #expect(throws: BitmapFileError.unwritable(path: "/dev/full", reason: "No space left on device")) {
      try pattern(300, 300).writeBMP(to: "/dev/full")
    }
  }

  @Test("A limit on file sizes stops the writing, and the old picture stays whole")
  func limited() throws {
    let folder = Folder()
    let path = folder.path + "/a.bmp"
    try pattern(2, 2).writeBMP(to: path)
    signal(SIGXFSZ, SIG_IGN)
    var limit = rlimit()
    #if canImport(Glibc)
      getrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit)
      var low = rlimit(rlim_cur: 5000, rlim_max: limit.rlim_max)
      setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &low)
      defer { setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit) }
      #expect(throws: BitmapFileError.self) { try pattern(100, 100).writeBMP(to: path) }
      #expect(folder.names == ["a.bmp"])
      #expect(try Bitmap(contentsOfBMP: path) == pattern(2, 2))
    #endif
  }

  @Test("Nothing, rubbish and half a file are errors that name the file")
  func unreadable() throws {
    let folder = Folder()
    try pattern(20, 20).writeBMP(to: folder.path + "/a.bmp")
    let whole = try #require(Folder.bytes(of: folder.path + "/a.bmp"))
    let paths = [
      folder.path + "/none.bmp", folder.write(Array("BMX".utf8), to: "b.bmp"),
      folder.write(Array(whole.prefix(200)), to: "c.bmp"), folder.write([], to: "d.bmp"),
    ]
    for path in paths {
      #expect {
        try Bitmap(contentsOfBMP: path)
      } throws: {
        guard case .unreadable(path, let reason)? = $0 as? BitmapFileError else { return false }
        return !reason.isEmpty && "\($0)".contains(path)
      }
    }
  }

  @Test("A picture without pixels is an error")
  func empty() {
    let folder = Folder()
    let none = Bitmap(size: PixelSize(width: 0, height: 0))
    #expect(throws: BitmapFileError.self) { try none.writeBMP(to: folder.path + "/a.bmp") }
    #expect(folder.names == [])
  }

  @Test(
    "A bitmap that SDL cannot read is an error with SDL's words",
    .enabled(if: getenv("NUMBERFIELD_FAULT") != nil, "the tests of failing calls start this one"))
  func injected() throws {
    let folder = Folder()
    let path = folder.path + "/a.bmp"
    try pattern(3, 3).writeBMP(to: path)
    let fault = String(cString: try #require(getenv("NUMBERFIELD_FAULT")))
    #expect(throws: BitmapFileError.unreadable(path: path, reason: "injected into \(fault)")) {
      try Bitmap(contentsOfBMP: path)
    }
  }
}
