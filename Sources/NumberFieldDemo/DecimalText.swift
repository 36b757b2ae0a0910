/// Reads numbers as options and scripts write them: `12`, `-0.5`, `1e9`.
enum DecimalText {
  /// The number; nil for what is not plain decimal text (`inf`, `nan`, `0x1F`, `1,5`) or not finite.
  static func number(_ text: String) -> Double? {
    guard text.utf8.allSatisfy({ isDigit($0) || "+-.eE".utf8.contains($0) }),
      let first = text.utf8.first, isDigit(first) || text.utf8.count > 1 && first != UInt8(ascii: "."),
      text.utf8.last != UInt8(ascii: "."), let value = Double(text), value.isFinite
    else { return nil }
    return value
  }

  /// The whole number between 0 and `limit`; nil for whatever is not digits alone.
  static func wholeNumber(_ text: String, upTo limit: Int = 1_000_000_000) -> Int? {
    guard !text.isEmpty, text.utf8.allSatisfy(isDigit), let value = Int(text), value <= limit else {
      return nil
    }
    return value
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
  }
}
