#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif
package import NumberField

/// The demo that reads storyboards too, for the one that does not.
///
/// Foundation's XML brings libxml2 and ICU, which take a quarter of a start's time and some MiB. So the program that is
/// installed has none of it, and turns into the whole demo when its scene is a storyboard: the same process with the
/// same command line and environment, another executable.
package enum WholeDemo {
  /// The name of its executable.
  static let name = "numberfield-demo"
  /// The variable with which it is started: the descriptor that the scene is on, or `file` where it is to be read by
  /// its path. Out of a pipe nothing can be read twice.
  private static let variable = "NUMBERFIELD_DEMO_SCENE"

  /// Makes this process the whole demo; comes back only where there is none.
  @MainActor
  package static func become(
    _ bytes: [UInt8], _ path: String, _: Theme?
  ) throws(StoryboardProblem) -> LoadedScene {
    let complaint = "cannot show \"\(path == "-" ? "standard input" : path)\": "
    guard let own = ownPath else { throw .noReader(complaint + "there is no /proc/self/exe") }
    // Where somebody put this program in that one's place, it would start itself for ever.
    guard getenv(variable) == nil else { throw .noReader(complaint + "\"\(own)\" reads no storyboards") }
    var source = "file"
    if !isFile(path) {
      guard let descriptor = unnamedFile(holding: bytes) else {
        throw .noReader(complaint + systemWords(errno))
      }
      source = "\(descriptor)"
    }
    setenv(variable, source, 1)
    let places = places(for: own)
    var failure = ENOENT
    for place in places where failure == ENOENT {
      execute(place)
      failure = errno
    }
    let list = places.map { "\"\($0)\"" }.joined(separator: " or ")
    throw .noReader(complaint + "storyboards are read by \(list): \(systemWords(failure))")
  }

  /// The scene that this program was given by the one that it was before; nil where it has to read it by itself.
  package static func handedScene() -> [UInt8]? {
    guard let text = getenv(variable).map({ String(cString: $0) }) else { return nil }
    unsetenv(variable)
    guard let descriptor = Int32(text), lseek(descriptor, 0, SEEK_SET) == 0 else { return nil }
    defer { close(descriptor) }
    return try? Files.read(descriptor, as: name)
  }

  /// Where it may be: beside this program, as it is built, and in libexec, as it is installed.
  static func places(for own: String) -> [String] {
    let folder = own.prefix(upTo: own.lastIndex(of: "/") ?? own.startIndex)
    let outer = folder.prefix(upTo: folder.lastIndex(of: "/") ?? folder.startIndex)
    return ["\(folder)/\(name)", "\(outer)/libexec/numberfield/\(name)"].filter { $0 != own }
  }

  /// Runs a program in place of this one, with the command line as it came.
  private static func execute(_ program: String) {
    var arguments = (0..<Int(CommandLine.argc)).map { CommandLine.unsafeArgv[$0] }
    arguments.append(nil)
    execv(program, arguments)
  }

  /// Whether the scene can be read once more.
  private static func isFile(_ path: String) -> Bool {
    var status = stat()
    return path != "-" && stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
  }

  /// A file that no folder lists, and that stays open; nil, and `errno`, where there is none to be had.
  private static func unnamedFile(holding bytes: [UInt8]) -> Int32? {
    guard let file = tmpfile() else { return nil }
    let code = bytes.withUnsafeBytes { writeAll($0, to: fileno(file)) }
    errno = code
    return code == 0 ? fileno(file) : nil
  }

  /// The path of this program's executable.
  private static var ownPath: String? {
    var path = [CChar](repeating: 0, count: 4096)
    #if canImport(Darwin)
      var room = UInt32(path.count)
      guard _NSGetExecutablePath(&path, &room) == 0 else { return nil }
    #else
      guard readlink("/proc/self/exe", &path, path.count - 1) > 0 else { return nil }
    #endif
    return String(decoding: path.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}
