extension Unicode.Scalar {
  /// The number as Unicode writes it, `U+1040`: for messages about characters that cannot be shown.
  package var unicodeNumber: String {
    let digits = String(value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits
  }
}
