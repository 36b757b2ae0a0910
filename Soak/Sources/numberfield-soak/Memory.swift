import CMalloc
import Glibc

/// How much memory the process has.
enum Memory {
  /// Bytes of the heap that are in use now.
  static var inUse: Int {
    let info = mallinfo2()
    return Int(info.uordblks) + Int(info.hblkhd)
  }

  /// The most bytes that were resident at any time.
  static var peak: Int { bytes(of: "VmHWM:") }

  private static func bytes(of name: String) -> Int {
    guard let file = fopen("/proc/self/status", "r") else { return 0 }
    defer { fclose(file) }
    var line = [CChar](repeating: 0, count: 256)
    while fgets(&line, CInt(line.count), file) != nil {
      let text = String(decoding: line.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
      guard text.hasPrefix(name) else { continue }
      return (Int(text.filter(\.isNumber)) ?? 0) << 10
    }
    return 0
  }
}
