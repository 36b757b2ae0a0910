internal import Foundation

/// The bytes of an Interface Builder file, as UTF-8 of characters that XML allows.
enum IBText {
  /// Takes the mark at the beginning away, and UTF-16 to UTF-8.
  static func plain(_ data: Data) throws(InterfaceBuilderError) -> [UInt8] {
    var bytes = [UInt8](data)
    let start = bytes.prefix(2)
    if start == [0xFF, 0xFE] || start == [0xFE, 0xFF] {
      guard let text = String(data: data, encoding: .utf16) else {
        throw InterfaceBuilderError(line: 1, .syntax("the bytes are not UTF-16 text"))
      }
      bytes = Array(text.utf8)
    }
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes.removeFirst(3) }
    guard String(validating: bytes, as: UTF8.self) != nil else {
      throw InterfaceBuilderError(
        line: line(of: firstBrokenByte(of: bytes), in: bytes), .syntax("the bytes are not UTF-8 text"))
    }
    if let place = bytes.firstIndex(where: { !isAllowed($0) }) {
      throw InterfaceBuilderError(line: line(of: place, in: bytes), .syntax(forbidden))
    }
    return bytes
  }

  static let forbidden = "there is a character that XML does not allow"

  /// Whether XML allows a character of one byte, or the byte is one of several.
  private static func isAllowed(_ byte: UInt8) -> Bool {
    byte >= 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D
  }

  /// Whether XML allows a character, however it is written.
  static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value < 0x80 ? isAllowed(UInt8(scalar.value)) : scalar.value & 0xFFFF < 0xFFFE
  }

  private static func line(of place: Int, in bytes: [UInt8]) -> Int {
    bytes[..<place].count { $0 == UInt8(ascii: "\n") } + 1
  }

  private static func firstBrokenByte(of bytes: [UInt8]) -> Int {
    // Halving: the longest beginning that is text, but for a character that it cuts through.
    var (low, high) = (0, bytes.count)
    while low + 4 < high {
      let middle = (low + high) / 2
      let isText = (0...3).contains {
        String(validating: bytes.prefix(max(0, middle - $0)), as: UTF8.self) != nil
      }
      if isText { low = middle } else { high = middle }
    }
    return low
  }
}
