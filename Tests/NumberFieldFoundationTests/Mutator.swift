import Foundation

/// Breaks files as bad disks, bad editors and bad people do.
struct Mutator {
  var random: SeededRandom

  init(seed: UInt64) { random = SeededRandom(seed: seed) }

  /// The bytes with one to four things done to them, one mostly.
  mutating func mutated(_ data: Data) -> Data {
    var bytes = Array(data)
    for _ in 0..<min(Int.random(in: 1...4, using: &random), Int.random(in: 1...4, using: &random)) {
      guard !bytes.isEmpty else { break }
      let start = Int.random(in: 0..<bytes.count, using: &random)
      let end = min(bytes.count, start + Int.random(in: 1...30, using: &random))
      switch Int.random(in: 0..<9, using: &random) {
      case 0: bytes[start] = UInt8.random(in: 0...255, using: &random)
      case 1: bytes.removeSubrange(start..<end)
      case 2:
        bytes.insert(contentsOf: bytes[start..<end], at: Int.random(in: 0...bytes.count, using: &random))
      case 3: bytes.removeSubrange(start...)
      case 4: bytes.insert(contentsOf: token(), at: start)
      case 5, 6: replaceNumber(in: &bytes, from: start)
      case 7: swapWords(in: &bytes, start)
      default: bytes.replaceSubrange(start..<end, with: token())
      }
    }
    return Data(bytes)
  }

  private static let tokens = [
    "null", "true", "\"", "{", "}", "[", "]", ":", ",", "-", "1e999", "0", "\\", "\\u0000", "\\ud800", "é",
    "<", "/>", "&",
    "&lt;", "=\"", "<!--", "]]>", "<?", "<?m?>", " xmlns:a=\"\"", "<![CDATA[x]]>", "&#0;", "NaN", "0x1F",
    "\u{202E}", "\u{0}", "[[[[[[",
    "999999999999999999999999999999999999999999",
  ]

  private mutating func token() -> [UInt8] {
    Array((Mutator.tokens.randomElement(using: &random) ?? "").utf8)
  }

  private static let numbers = [
    "0", "-1", "1e308", "-1e308", "1e-320", "99999999999999999999", "0.1", "-0", "1.5", "1e9", "NaN", "inf",
    "",
    "-9223372036854775808", "4294967296",
  ]

  /// Numbers are where layouts break.
  private mutating func replaceNumber(in bytes: inout [UInt8], from start: Int) {
    let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
    guard let first = bytes[start...].firstIndex(where: { digits.contains($0) }) else { return }
    let end = bytes[first...].firstIndex { !digits.contains($0) && $0 != UInt8(ascii: ".") } ?? bytes.count
    bytes.replaceSubrange(
      first..<end, with: Array((Mutator.numbers.randomElement(using: &random) ?? "").utf8))
  }

  /// Puts one piece between quotes in place of another.
  private mutating func swapWords(in bytes: inout [UInt8], _ start: Int) {
    let quotes = bytes.indices.filter { bytes[$0] == UInt8(ascii: "\"") }
    guard quotes.count > 3 else { return }
    let one = Int.random(in: 0..<quotes.count - 1, using: &random)
    let other = Int.random(in: 0..<quotes.count - 1, using: &random)
    let word = Array(bytes[quotes[other]...quotes[other + 1]])
    bytes.replaceSubrange(quotes[one]...quotes[one + 1], with: word)
  }
}
