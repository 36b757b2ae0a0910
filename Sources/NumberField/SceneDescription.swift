extension Scene: CustomStringConvertible {
  /// One line for the size, then one for each piece and, indented, each item; glyphs of one line stand together.
  public var description: String {
    var text = "scene \(size.width)x\(size.height) \(background)"
    for piece in pieces { text += "\n" + piece.description }
    return text
  }
}

extension ScenePiece: CustomStringConvertible {
  /// One line for the bounds, then an indented one for each item.
  public var description: String {
    var lines = ["piece \(bounds)"]
    var index = 0
    while index < items.count {
      guard case .glyph(let first) = items[index] else {
        lines.append("  \(items[index])")
        index += 1
        continue
      }
      var text = ""
      var ink = PixelRect.empty
      while index < items.count, case .glyph(let glyph) = items[index], glyph.looksLike(first) {
        text.unicodeScalars.append(glyph.scalar)
        ink = ink.union(glyph.rect)
        index += 1
      }
      lines.append("  glyphs \"\(text)\" \(ink) \(first.font) \(first.ink) on \(first.paper)")
    }
    return lines.joined(separator: "\n")
  }
}

extension SceneItem.Glyph {
  fileprivate func looksLike(_ other: SceneItem.Glyph) -> Bool {
    font == other.font && ink == other.ink && paper == other.paper && clip == other.clip
  }
}

extension SceneItem: CustomStringConvertible {
  /// What it is, where, and in which colours.
  public var description: String {
    switch self {
    case .fill(let rect, let color): "fill \(rect) \(color)"
    case .box(let box):
      "box \(box.rect) \(box.fill) radius \(Double(box.radius64) / 64) "
        + "border \(Double(box.borderWidth64) / 64) \(box.borderColor)"
    case .glyph(let glyph):
      "glyph \"\(glyph.scalar)\" \(glyph.rect) \(glyph.font) \(glyph.ink) on \(glyph.paper)"
    case .text(let run): "text \"\(run.text)\" \(run.rect) \(run.font) \(run.ink) on \(run.paper)"
    case .symbol(let symbol): "symbol \(symbol.kind) \(symbol.rect) \(symbol.ink) on \(symbol.paper)"
    }
  }
}

extension PixelRect: CustomStringConvertible {
  /// For instance `8,16 200x40`.
  public var description: String { isEmpty ? "empty" : "\(x),\(y) \(width)x\(height)" }
}
