/// One thing in a picture, in pixels, later ones above earlier ones.
///
/// Text and symbols carry the colour beneath them, their paper, so that drawing one is a copy and never a question
/// of what was there before. Paper is always opaque.
///
/// ```swift
/// let line = SceneItem.fill(PixelRect(x: 0, y: 407, width: 375, height: 1), .lightGray)
/// ```
public enum SceneItem: Equatable, Sendable {
  /// A rectangle of one colour, which may let through what is beneath.
  case fill(PixelRect, Color)
  /// A rectangle with round corners, a border inside its edge, and a fill.
  case box(Box)
  /// One glyph by itself: digits of a value, titles of keys.
  case glyph(Glyph)
  /// A shaped text in one piece.
  case text(TextRun)
  /// A symbol that is drawn as a shape.
  case symbol(Symbol)

  /// A rectangle with round corners.
  public struct Box: Equatable, Sendable {
    /// The outer edge.
    public var rect: PixelRect
    /// Pixels of the corners' radius, in 64ths.
    public var radius64: Int32
    /// Pixels of the border's width, in 64ths: a border of half a pixel is drawn half as dark.
    public var borderWidth64: Int32
    /// What the border is drawn in.
    public var borderColor: Color
    /// What the inside is filled with; `.clear` leaves it as it is.
    public var fill: Color

    /// Makes a box from its parts.
    public init(rect: PixelRect, radius64: Int32, borderWidth64: Int32, borderColor: Color, fill: Color) {
      self.rect = rect
      self.radius64 = radius64
      self.borderWidth64 = borderWidth64
      self.borderColor = borderColor
      self.fill = fill
    }
  }

  /// One glyph by itself.
  public struct Glyph: Equatable, Sendable {
    /// The pixels that it paints, all of them: ink where the glyph is, paper elsewhere.
    public var rect: PixelRect
    /// The part that may be painted.
    public var clip: PixelRect
    /// Which character.
    public var scalar: Unicode.Scalar
    /// In which font.
    public var font: SceneFont
    /// The colour of the strokes.
    public var ink: Color
    /// The opaque colour around them.
    public var paper: Color

    /// Makes a glyph from its parts.
    @inlinable
    public init(
      rect: PixelRect, clip: PixelRect, scalar: Unicode.Scalar, font: SceneFont, ink: Color, paper: Color
    ) {
      self.rect = rect
      self.clip = clip
      self.scalar = scalar
      self.font = font
      self.ink = ink
      self.paper = paper
    }

    /// Whether both are equal: what differs most often is looked at first.
    @inlinable
    public static func == (one: Glyph, other: Glyph) -> Bool {
      one.ink == other.ink && one.rect == other.rect && one.scalar == other.scalar && one.font == other.font
        && one.paper == other.paper && one.clip == other.clip
    }
  }

  /// A shaped text in one piece.
  public struct TextRun: Equatable, Sendable {
    /// The pixels that it paints, all of them: ink where the text is, paper elsewhere.
    public var rect: PixelRect
    /// The part that may be painted.
    public var clip: PixelRect
    /// What it says.
    public var text: String
    /// In which font.
    public var font: SceneFont
    /// The colour of the strokes.
    public var ink: Color
    /// The opaque colour around them.
    public var paper: Color

    /// Makes a run from its parts.
    public init(
      rect: PixelRect, clip: PixelRect, text: String, font: SceneFont, ink: Color, paper: Color
    ) {
      self.rect = rect
      self.clip = clip
      self.text = text
      self.font = font
      self.ink = ink
      self.paper = paper
    }
  }

  /// A symbol drawn as a shape: no font is asked for it.
  public struct Symbol: Equatable, Sendable {
    /// Which symbols there are.
    public enum Kind: UInt8, Hashable, Sendable, CaseIterable {
      /// A box that points left with a cross in it: ⌫.
      case backspace
      /// A tick: ✓.
      case done
      /// An arrow to the right: the next field.
      case next
    }

    /// The pixels that it paints, all of them: ink where the shape is, paper elsewhere.
    public var rect: PixelRect
    /// The part that may be painted.
    public var clip: PixelRect
    /// Which one.
    public var kind: Kind
    /// The colour of the strokes.
    public var ink: Color
    /// The opaque colour around them.
    public var paper: Color

    /// Makes a symbol from its parts.
    public init(rect: PixelRect, clip: PixelRect, kind: Kind, ink: Color, paper: Color) {
      self.rect = rect
      self.clip = clip
      self.kind = kind
      self.ink = ink
      self.paper = paper
    }
  }

  /// The pixels that the item can change.
  @inlinable
  public var bounds: PixelRect {
    switch self {
    case .fill(let rect, _): rect
    case .box(let box): box.rect
    case .glyph(let glyph): glyph.rect.intersection(glyph.clip)
    case .text(let run): run.rect.intersection(run.clip)
    case .symbol(let symbol): symbol.rect.intersection(symbol.clip)
    }
  }
}

extension SceneItem {
  /// Whether both are equal.
  ///
  /// The same as `==`, which would copy both items first: pieces are compared where they lie.
  @inlinable
  public func isSame(as other: SceneItem) -> Bool {
    switch self {
    case .fill(let rect, let color):
      if case .fill(let otherRect, let otherColor) = other { return rect == otherRect && color == otherColor }
    case .box(let box):
      if case .box(let otherBox) = other { return box == otherBox }
    case .glyph(let glyph):
      if case .glyph(let otherGlyph) = other { return glyph == otherGlyph }
    case .text(let run):
      if case .text(let otherRun) = other { return run == otherRun }
    case .symbol(let symbol):
      if case .symbol(let otherSymbol) = other { return symbol == otherSymbol }
    }
    return false
  }

  /// Whether the item is bytes only, of which nobody keeps count: all but texts are.
  @inline(__always)
  var isPlain: Bool {
    if case .text = self { false } else { true }
  }

  /// The ink of a glyph or a symbol; nil for all else.
  @inline(__always)
  var ink: Color? {
    switch self {
    case .glyph(let glyph): glyph.ink
    case .symbol(let symbol): symbol.ink
    case .fill, .box, .text: nil
    }
  }

  /// Gives the strokes of a text another colour.
  mutating func tint(_ ink: Color) {
    guard case .text(var run) = self else { return }
    run.ink = ink
    self = .text(run)
  }

  /// The same thing some rows lower, and in another ink where it has one.
  func moved(down rows: Int, ink: Color) -> SceneItem {
    switch self {
    case .fill(let rect, let color): return .fill(rect.offset(x: 0, y: rows), color)
    case .box(var box):
      box.rect = box.rect.offset(x: 0, y: rows)
      return .box(box)
    case .glyph(var glyph):
      glyph.rect = glyph.rect.offset(x: 0, y: rows)
      glyph.clip = glyph.clip.offset(x: 0, y: rows)
      glyph.ink = ink
      return .glyph(glyph)
    case .text(var run):
      run.rect = run.rect.offset(x: 0, y: rows)
      run.clip = run.clip.offset(x: 0, y: rows)
      run.ink = ink
      return .text(run)
    case .symbol(var symbol):
      symbol.rect = symbol.rect.offset(x: 0, y: rows)
      symbol.clip = symbol.clip.offset(x: 0, y: rows)
      symbol.ink = ink
      return .symbol(symbol)
    }
  }
}
