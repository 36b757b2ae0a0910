#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The file system, as far as golden tests need it.
enum Folder {
  /// The names of the files in a folder; none where it cannot be read.
  static func files(in path: String) -> [String] {
    guard let folder = opendir(path) else { return [] }
    defer { closedir(folder) }
    var names: [String] = []
    while let entry = readdir(folder) {
      let name = withUnsafeBytes(of: entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if name != "." && name != ".." { names.append(name) }
    }
    return names
  }

  /// Makes a folder where there is none, and those around it (`mkdir`).
  static func make(_ path: String) {
    var index = path.startIndex
    while index < path.endIndex {
      index = path[path.index(after: index)...].firstIndex(of: "/") ?? path.endIndex
      mkdir(String(path[..<index]), 0o777)
    }
  }

  /// Writes a short text; what goes wrong shows when somebody reads it.
  static func write(_ text: String, to path: String) {
    guard let file = fopen(path, "w") else { return }
    fputs(text, file)
    fclose(file)
  }
}
