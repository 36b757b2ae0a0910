#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A folder of a test's own that goes away with it.
final class Folder {
  let path: String

  init() {
    let base = getenv("TMPDIR").map { String(cString: $0) } ?? P_tmpdir
    var template = Array((base + "/numberfield-XXXXXX").utf8CString)
    path = template.withUnsafeMutableBufferPointer { buffer in
      guard let made = buffer.baseAddress.flatMap({ mkdtemp($0) }) else { return base }
      return String(cString: made)
    }
  }

  deinit {
    for name in names { remove(path + "/" + name) }
    rmdir(path)
  }

  /// What lies in it, sorted.
  var names: [String] {
    guard let directory = opendir(path) else { return [] }
    defer { closedir(directory) }
    var names: [String] = []
    while let entry = readdir(directory) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names.sorted()
  }

  /// Writes a file, and gives its path.
  func write(_ bytes: [UInt8], to name: String) -> String {
    let file = path + "/" + name
    if let stream = fopen(file, "wb") {
      fwrite(bytes, 1, bytes.count, stream)
      fclose(stream)
    }
    return file
  }

  /// The bytes of a file; nil where it cannot be read.
  static func bytes(of path: String) -> [UInt8]? {
    guard let stream = fopen(path, "rb") else { return nil }
    defer { fclose(stream) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = fread(&buffer, 1, buffer.count, stream)
      if count == 0 { return bytes }
      bytes += buffer[..<count]
    }
  }
}
