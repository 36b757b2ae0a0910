internal import NumberFieldCore

/// What stands on a key: a glyph, a text, or a symbol drawn as a shape.
enum KeyFace: Equatable {
  case glyph(Unicode.Scalar)
  case text(String)
  case symbol(SceneItem.Symbol.Kind)

  /// The face of `key` on the pad of `field`.
  @MainActor
  init(of key: Key, in field: NumberField) {
    let symbols = field.symbols
    if let title = key.title {
      self = .text(title)
      return
    }
    switch key.meaning {
    case .digit(let digit): self = .glyph(symbols.digits[min(max(digit, 0), 9)])
    case .doubleZero: self = .text(String(repeating: String(Character(symbols.digits[0])), count: 2))
    case .separator: self = .glyph(symbols.decimalSeparator)
    case .sign: self = .text("±")
    case .backspace: self = .symbol(.backspace)
    case .clear: self = .text("C")
    case .done: self = .symbol(.done)
    case .next: self = .symbol(.next)
    case .action(let name): self = .text(name)
    }
  }

  /// The symbol ⌫ is so wide and so high beside the size of the titles, as on the original's pad.
  private static let symbolWidth = 53.0 / 40
  private static let symbolHeight = 31.0 / 40
  /// Titles of more than two characters are set this much smaller.
  private static let words = 0.5
  /// A title is at most so high beside its key.
  private static let mostOfHeight = 0.8
  /// Points between a title and its key's sides.
  private static let side = 4.0

  /// Whether it is a text of more than two characters, which is set smaller.
  var isWord: Bool {
    if case .text(let text) = self { text.count > 2 } else { false }
  }

  /// The points at which a text fits into `rect`; nil for what is no text.
  @MainActor
  func textSize(in rect: PixelRect, font wish: Font, asWord: Bool, with pen: ScenePen) -> Double? {
    guard case .text(let text) = self else { return nil }
    let size = KeyFace.size(in: rect, font: wish, with: pen) * (asWord ? KeyFace.words : 1)
    let room = KeyFace.room(in: rect, with: pen)
    let advance = pen.measurer.textMetrics(
      of: text, in: SceneFont(wish.withSize(size), scale: pen.scale)
    ).advance
    return advance > room ? size * Double(room) / Double(advance) : size
  }

  @MainActor
  private static func size(in rect: PixelRect, font wish: Font, with pen: ScenePen) -> Double {
    min(wish.size, Double(rect.height) / pen.scale * mostOfHeight)
  }

  @MainActor
  private static func room(in rect: PixelRect, with pen: ScenePen) -> Int {
    max(0, rect.width - 2 * pen.pixels(side))
  }

  /// The face in the middle of `rect`, nil where there is nothing to see; `font` is that of the pad's titles, and
  /// `textSize` the points of a text that shares its size with others.
  @MainActor
  func placed(
    in rect: PixelRect, font wish: Font, textSize: Double? = nil, ink: Color, paper: Color, with pen: ScenePen
  ) -> SceneItem? {
    let size = KeyFace.size(in: rect, font: wish, with: pen)
    switch self {
    case .glyph(let scalar):
      let font = SceneFont(wish.withSize(size), scale: pen.scale)
      let metrics = pen.measurer.glyphMetrics(of: scalar, in: font)
      return pen.glyph(
        scalar, metrics, x: rect.x + (rect.width - metrics.advance) / 2,
        baseline: baseline(in: rect, font, pen), font: font, ink: ink, paper: paper, clip: rect)
    case .text(let text):
      let points = textSize ?? self.textSize(in: rect, font: wish, asWord: isWord, with: pen) ?? size
      let font = SceneFont(wish.withSize(points), scale: pen.scale)
      let metrics = pen.measurer.textMetrics(of: text, in: font)
      return pen.text(
        text, metrics, x: rect.x + (rect.width - metrics.advance) / 2,
        baseline: baseline(in: rect, font, pen), font: font, ink: ink, paper: paper, clip: rect)
    case .symbol(let kind):
      let room = KeyFace.room(in: rect, with: pen)
      let fit = min(1, Double(room) / max(1, size * KeyFace.symbolWidth * pen.scale))
      let width = pen.pixels(size * KeyFace.symbolWidth * fit)
      let height = pen.pixels(size * KeyFace.symbolHeight * fit)
      let place = PixelRect(
        x: rect.x + (rect.width - width) / 2, y: rect.y + (rect.height - height) / 2, width: width,
        height: height)
      return .symbol(SceneItem.Symbol(rect: place, clip: rect, kind: kind, ink: ink, paper: paper))
    }
  }

  /// The baseline on which a zero stands in the middle of the key: what people read as centred is the ink of digits.
  @MainActor
  private func baseline(in rect: PixelRect, _ font: SceneFont, _ pen: ScenePen) -> Int {
    let zero = pen.measurer.glyphMetrics(of: "0", in: font).ink
    return rect.y + (rect.height - zero.height) / 2 - zero.y
  }
}
