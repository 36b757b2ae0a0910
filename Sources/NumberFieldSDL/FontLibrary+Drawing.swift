import NumberField

extension FontLibrary {
  /// Draws one glyph by itself, a digit centred in the advance that it shares with its nine fellows; nil where that
  /// fails for now.
  func drawGlyph(_ scalar: Unicode.Scalar, in font: SizedFont) -> Coverage? {
    ThreadMemory.giveBackAtEnd()
    let scalar = FontLibrary.isControl(scalar) ? " " : scalar
    let face = face(providing: scalar, for: font)
    guard let drawn = face.draw(String(Character(scalar)), size64: font.size64),
      let own = face.advance(of: scalar, size64: font.size64)
    else { return nil }
    guard scalar.properties.numericType == .decimal, let digit = scalar.properties.numericValue else {
      return drawn.placed(right: 0, advance: own)
    }
    let zero = scalar.value &- UInt32(digit)
    guard let shared = digitAdvance(zero: zero, face: face, font: font),
      let exact = exactAdvance(of: scalar, face: face, font: font)
    else { return nil }
    let spare = shared - exact
    // One pixel is what rounding makes of equal widths: moved for that, digits would lean against each other.
    return drawn.placed(right: spare > 1 ? (spare + 1) / 2 : 0, advance: shared)
  }

  /// The widest advance of ten digits.
  private func digitAdvance(zero: UInt32, face: FontFace, font: SizedFont) -> Int? {
    if let known = font.digitAdvances.first(where: { $0.zero == zero }) { return known.advance }
    let digits = (zero...(zero + 9)).compactMap(Unicode.Scalar.init)
    var widest = 0
    for digit in digits {
      guard let advance = exactAdvance(of: digit, face: face, font: font) else { return nil }
      widest = max(widest, advance)
    }
    font.digitAdvances.append((zero, widest))
    return widest
  }

  /// A digit's advance rounded to nearest: SDL_ttf rounds up a single glyph's, which sets numbers too wide,
  /// but tells the width of many in a row.
  private func exactAdvance(of scalar: Unicode.Scalar, face: FontFace, font: SizedFont) -> Int? {
    face.width(of: String(repeating: Character(scalar), count: 16), size64: font.size64).map { ($0 + 8) / 16 }
  }

  /// Draws a text, each piece in the first font that has its characters; nil where one of them fails for now.
  func drawText(_ text: String, in font: SizedFont) -> Coverage? {
    ThreadMemory.giveBackAtEnd()
    let text = FontLibrary.drawable(text)
    let pieces = TextRuns.split(text).flatMap { run -> [Coverage?] in
      var parts = split(run.text, in: font)
      if run.direction == .rightToLeft { parts.reverse() }
      return parts.map {
        $0.face.draw($0.text, size64: font.size64, direction: run.direction, script: run.script)
      }
    }
    let drawn = pieces.compactMap(\.self)
    guard drawn.count == pieces.count else { return nil }
    return drawn.isEmpty ? Coverage() : Coverage.joined(drawn)
  }

  /// Cuts a run where the font changes; a space or a sign stays with what is before it.
  private func split(_ text: String, in font: SizedFont) -> [(text: String, face: FontFace)] {
    if text.unicodeScalars.allSatisfy(font.face.provides) { return [(text, font.face)] }
    var parts: [(text: String, face: FontFace)] = []
    for character in text {
      let scalars = character.unicodeScalars.filter { !$0.properties.isDefaultIgnorableCodePoint }
      let face: FontFace
      if let last = parts.last?.face, character.isWhitespace, scalars.allSatisfy(last.provides) {
        face = last
      } else if scalars.allSatisfy(font.face.provides) {
        face = font.face
      } else {
        let missing = scalars.first { !font.face.provides($0) } ?? " "
        face = self.face(providing: missing, for: font)
      }
      if let last = parts.last, last.face === face {
        parts[parts.count - 1].text.append(character)
      } else {
        parts.append((String(character), face))
      }
    }
    return parts
  }

  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value) || scalar.value == 0x2028
      || scalar.value == 0x2029
  }

  /// A text on one line: control characters are spaces, and what is too long ends early.
  private static func drawable(_ text: String) -> String {
    var text = text[...]
    if text.utf8.count > longestText {
      var count = 0
      let end = text.indices.first { index in
        count += text[index].utf8.count
        return count > longestText
      }
      text = text[..<(end ?? text.endIndex)]
    }
    guard text.unicodeScalars.contains(where: isControl) else { return String(text) }
    var result = String.UnicodeScalarView()
    // A line end of two characters is one space.
    for scalar in text.unicodeScalars where !(scalar == "\n" && result.last == " ") {
      result.append(isControl(scalar) ? " " : scalar)
    }
    return String(result)
  }
}
