#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

extension FontFinder {
  /// The font folders of the XDG base directory specification, the person's own before the system's:
  /// `$XDG_DATA_HOME/fonts` (`~/.local/share/fonts`), `~/.fonts`, then `fonts` in each of `$XDG_DATA_DIRS`
  /// (`/usr/local/share`, `/usr/share`). On macOS `Library/Fonts` of the person, the machine and the system.
  static func systemFolders() -> [String] {
    let home = environment("HOME")
    var folders: [String] = []
    #if canImport(Darwin)
      if let home { folders.append(home + "/Library/Fonts") }
      folders += ["/Library/Fonts", "/System/Library/Fonts", "/System/Library/Fonts/Supplemental"]
    #else
      if let data = environment("XDG_DATA_HOME") {
        folders.append(data + "/fonts")
      } else if let home {
        folders.append(home + "/.local/share/fonts")
      }
      if let home { folders.append(home + "/.fonts") }
      for data in (environment("XDG_DATA_DIRS") ?? "/usr/local/share:/usr/share").split(separator: ":") {
        // Strings only: adding to a substring makes the runtime search the whole program for how.
        let folder = String(data)
        folders.append(folder.hasSuffix("/") ? folder + "fonts" : folder + "/fonts")
      }
    #endif
    return folders
  }

  /// A variable of the environment, nil where it is empty too.
  private static func environment(_ name: String) -> String? {
    guard let value = getenv(name).map({ String(cString: $0) }), !value.isEmpty else { return nil }
    return value
  }

  /// Every font file in a folder and below, sorted in each folder; at most 8 folders deep, so that a circle
  /// of links ends.
  static func fontFiles(below folder: String, depth: Int = 0) -> [String] {
    guard depth < 8, let directory = opendir(folder) else { return [] }
    defer { closedir(directory) }
    var names: [String] = []
    while let entry = readdir(directory) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { tuple in
        tuple.withMemoryRebound(to: CChar.self, capacity: MemoryLayout.size(ofValue: tuple.pointee)) {
          String(cString: $0)
        }
      }
      if !name.hasPrefix(".") { names.append(name) }
    }
    return names.sorted().flatMap { name -> [String] in
      let path = folder + "/" + name
      let ending = name.suffix(4).lowercased()
      if [".ttf", ".otf", ".ttc"].contains(ending) { return [path] }
      // Only what may be a folder is looked into; `opendir` says no to files.
      return name.contains(".") && name.suffix(5).contains(".")
        ? [] : fontFiles(below: path, depth: depth + 1)
    }
  }
}
