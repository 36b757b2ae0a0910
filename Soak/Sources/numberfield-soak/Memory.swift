import CMalloc
import Glibc

/// How much memory the process has.
enum Memory {
  /// Bytes of the heap that are in use now.
  static var inUse: Int {
    let info = mallinfo2()
    return Int(info.uordblks) + Int(info.hblkhd)
  }

  /// Gives large pieces back to the system as soon as they are free: by itself the allocator learns to keep some tens of
  /// megabytes of pictures that are gone, and later peaks would count them.
  static func keepNothing() { mallopt(CInt(M_MMAP_THRESHOLD), 1 << 20) }

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
