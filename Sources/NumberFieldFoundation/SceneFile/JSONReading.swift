internal import Foundation

extension JSONValue {
  /// Scene files are at most so large: 16 MiB.
  static let mostBytes = 16 << 20

  /// Reads JSON text of any of Unicode's encodings.
  init(_ data: Data) throws(SceneFileErrors) {
    guard data.count <= JSONValue.mostBytes else {
      throw SceneFileErrors([SceneFileError(.file, .tooLarge(bytes: data.count, most: JSONValue.mostBytes))])
    }
    do {
      self.init(try JSONSerialization.jsonObject(with: data, options: .fragmentsAllowed))
    } catch {
      throw SceneFileErrors([JSONValue.syntaxError(error as NSError, in: data)])
    }
    let repeated = JSONValue.repeatedKeys(in: JSONValue.plainText(data))
    if !repeated.isEmpty { throw SceneFileErrors(repeated) }
  }

  /// Where Foundation stumbled, as line and column: it counts bytes, and now and then only quotes what it
  /// found.
  private static func syntaxError(_ error: NSError, in data: Data) -> SceneFileError {
    var words = error.userInfo["NSDebugDescription"] as? String ?? "not JSON"
    let text = plainText(data)
    var offset: Int?
    for mark in [" around character ", " starting from character ", " at "] {
      if offset == nil, let place = words.range(of: mark, options: .backwards) {
        offset = Int(words[place.upperBound...].prefix { $0.isNumber })
        if offset != nil { words = String(words[..<place.lowerBound]) }
      }
    }
    if words.hasSuffix("is not representable in Swift."),
      let number = words.split(separator: " ").dropFirst().first
    {
      offset = text.range(of: Data(number.utf8)).map { $0.lowerBound - text.startIndex }
      words = "a number beyond all bounds"
    } else if words.contains("surrogate") || words.contains("high character") {
      offset = halfCharacter(in: text)
      words = "half of a surrogate pair"
    } else if words.hasPrefix("Unexpected end of file") {
      // Also said of words such as "tru".
      offset = text.count
      words = "unexpected end of file"
    }
    // What it quotes may have lines of its own.
    words = words.split(whereSeparator: \.isNewline).joined(separator: " ")
    let message = words.prefix(1).lowercased() + words.dropFirst()
    guard let offset else { return SceneFileError(.file, .syntax(message)) }
    if words == "Invalid value", let hint = hint(at: offset, in: text) {
      return SceneFileError(place(of: offset, in: text), .syntax(hint))
    }
    return SceneFileError(place(of: offset, in: text), .syntax(message))
  }

  static func place(of offset: Int, in text: Data) -> SceneFileError.Place {
    let before = text.prefix(offset)
    let newline = UInt8(ascii: "\n")
    let line = before.count { $0 == newline } + 1
    let start = before.lastIndex(of: newline).map { $0 + 1 } ?? before.startIndex
    // Columns are characters, not bytes.
    let column = String(decoding: before[start...], as: UTF8.self).count + 1
    return .line(line, column: column)
  }

  /// The bytes that Foundation counts: those of UTF-8, without a mark of byte order.
  private static func plainText(_ data: Data) -> Data {
    let start = Array(data.prefix(4))
    if start.starts(with: [0xEF, 0xBB, 0xBF]) { return data.dropFirst(3) }
    guard start.count == 4, start.contains(0) || start[0] >= 0xFE else { return data }
    let isWide = start[1...2] == [0, 0] || start[0...1] == [0, 0] || start == [0xFF, 0xFE, 0, 0]
    let isLittle = start[0] == 0xFF || start[0] != 0 && start[0] != 0xFE
    let encoding: String.Encoding =
      switch (isWide, isLittle) {
      case (true, true): .utf32LittleEndian
      case (true, false): .utf32BigEndian
      case (false, true): .utf16LittleEndian
      case (false, false): .utf16BigEndian
      }
    guard let text = String(data: data, encoding: encoding) else { return data }
    return Data(text.trimmingPrefix("\u{FEFF}").utf8)
  }

  /// Where an escape of a surrogate stands without its other half.
  private static func halfCharacter(in data: Data) -> Int? {
    let text = String(decoding: data, as: UTF8.self)
    let escape = #/\\u[dD][89aAbB][0-9a-fA-F]{2}\\u[dD][c-fC-F]|\\u[dD][89a-fA-F]|\\./#
    let half = text.matches(of: escape).first { (3...4).contains($0.output.count) }
    return half.map { text.utf8.distance(from: text.startIndex, to: $0.range.lowerBound) }
  }
}
