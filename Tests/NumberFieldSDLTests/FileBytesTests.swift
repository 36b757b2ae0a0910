import Testing

@testable import NumberFieldSDL

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

struct FileBytesTests {
  @Test func smallFilesAreReadWhole() throws {
    let folder = Folder()
    let content = (0..<100_000).map { UInt8(truncatingIfNeeded: $0 &* 7) }
    let path = folder.write(content, to: "file")
    let file = try #require(FileBytes(path: path, limit: 100_000))
    // The memory is theirs alone.
    _ = folder.write([], to: "file")
    #expect(file.bytes.elementsEqual(content))
  }

  @Test func othersAreLeftAlone() {
    let folder = Folder()
    let path = folder.write([1, 2, 3], to: "file")
    #expect(FileBytes(path: path, limit: 2) == nil && FileBytes(path: path, limit: 3) != nil)
    #expect(FileBytes(path: folder.write([], to: "empty"), limit: 9) == nil)
    #expect(FileBytes(path: folder.path, limit: 1 << 20) == nil)
    #expect(FileBytes(path: folder.path + "/missing", limit: 9) == nil)
    #expect(FileBytes(path: "/dev/zero", limit: 9) == nil)
    // Nobody writes into it: whoever waited would wait for ever.
    let pipe = folder.path + "/pipe"
    #expect(mkfifo(pipe, 0o600) == 0 && FileBytes(path: pipe, limit: 9) == nil)
  }
}
