/// A line of text: a title on a screen, or the prefix, value or suffix of a field.
///
/// ```swift
/// field.prefixLabel.text = "LENGTH"
/// field.prefixLabel.font = .boldSystemFont(ofSize: 16)
/// field.prefixLabel.textColor = .gray
/// ```
@MainActor
open class Label: View {
  /// Where the text stands in the label's frame.
  public enum Alignment: String, Hashable, Sendable, CaseIterable {
    /// At the left edge.
    case left
    /// In the middle.
    case center
    /// At the right edge.
    case right
  }

  /// What the label says. A field's value label says what the field shows, whatever is assigned.
  public var text: String? {
    get { source?() ?? ownText }
    set {
      if newValue == ownText { return }
      ownText = newValue
      cache = nil
      textChanged?()
      setNeedsDisplay()
    }
  }

  /// The text's font: the theme's by default, in the light one 17 points of the system's.
  public var font: Font {
    get { themedFont.value }
    set {
      if !themedFont.set(newValue) { return }
      cache = nil
      setNeedsDisplay()
    }
  }
  @exclusivity(unchecked) private final var themedFont = Themed(Theme.light.fonts.label)

  /// The text's colour: the theme's by default, in the light one black.
  public var textColor: Color {
    get { themedTextColor.value }
    set { if themedTextColor.set(newValue) { setNeedsDisplay() } }
  }
  @exclusivity(unchecked) private final var themedTextColor = Themed(Theme.light.colors.labelText)

  /// Where the text stands in the frame; the labels of a field stand where the field puts them.
  public var textAlignment = Alignment.left { didSet { if textAlignment != oldValue { setNeedsDisplay() } } }

  /// The side, or the middle, that stays where the frame has it when the text is wider than the frame; nil cuts such a
  /// text with "…".
  ///
  /// For labels that were drawn elsewhere, around their text in another font.
  package final var growth: Alignment? { didSet { if growth != oldValue { setNeedsDisplay() } } }

  final override func inherit(_ theme: Theme) {
    inherit(theme, font: theme.fonts.label, textColor: theme.colors.labelText)
  }

  /// Takes over what a theme says of a text of this kind.
  final func inherit(_ theme: Theme, font: Font, textColor: Color) {
    super.inherit(theme)
    themedTextColor.inherit(textColor)
    if themedFont.inherit(font) { cache = nil }
  }

  @exclusivity(unchecked) final var ownText: String?
  /// Where a value label's text comes from.
  final var source: (() -> String)?
  /// Tells a field that the text of its prefix or suffix is another.
  final var textChanged: (() -> Void)?

  /// Makes a label that says `text`; font and colour are the theme's where they are left out.
  public convenience init(_ text: String, font: Font? = nil, textColor: Color? = nil) {
    self.init(frame: Rect())
    self.text = text
    if let font { self.font = font }
    if let textColor { self.textColor = textColor }
  }

  /// The text's room on a display, measured once for each text, font and scale.
  struct Room {
    let scale: Double
    let font: SceneFont
    let line: LineMetrics
    let metrics: GlyphMetrics
  }

  @exclusivity(unchecked) private var cache: Room?
  /// The beginning that was shown last where all of the text had no room, and the room there was.
  private var shortest: (width: Int, text: String, metrics: GlyphMetrics)?

  /// Measures the label's own text.
  final func room(with pen: ScenePen) -> Room {
    if let cache, cache.scale == pen.scale { return cache }
    let font = SceneFont(self.font, scale: pen.scale)
    let room = Room(
      scale: pen.scale, font: font, line: pen.measurer.lineMetrics(of: font),
      metrics: pen.measurer.textMetrics(of: ownText ?? "", in: font))
    cache = room
    shortest = nil
    return room
  }

  /// The label's own text as it is shown in a room `width` pixels wide: its beginning with "…" where it is wider.
  final func text(in room: Room, width: Int, with pen: ScenePen) -> (String, GlyphMetrics) {
    let text = ownText ?? ""
    if room.metrics.advance <= width { return (text, room.metrics) }
    if let shortest, shortest.width == width { return (shortest.text, shortest.metrics) }
    let (beginning, metrics) = shortened(text, to: width, in: room.font, pen.measurer)
    shortest = (width, beginning, metrics)
    return (beginning, metrics)
  }

  /// Forgets what was measured: another measurer answers from now on.
  final func forgetRoom() {
    cache = nil
  }

  override func draw(_ piece: inout ScenePiece, with pen: ScenePen) {
    var rect = pen.pixelRect(frame)
    guard var text = ownText, !text.isEmpty else {
      drawBackground(&piece, in: rect, with: pen)
      return
    }
    let room = self.room(with: pen)
    var metrics = room.metrics
    if let growth, metrics.advance > rect.width { rect = rect.grown(to: metrics.advance, growth) }
    drawBackground(&piece, in: rect, with: pen)
    if metrics.advance > rect.width {
      (text, metrics) = shortened(text, to: rect.width, in: room.font, pen.measurer)
    }
    let left =
      switch textAlignment {
      case .left: rect.x
      case .center: rect.x + (rect.width - metrics.advance) / 2
      case .right: rect.x + rect.width - metrics.advance
      }
    let pens = room.line.baseline(in: rect)
    pen.drawText(
      text, metrics, x: left, baseline: pens, font: room.font, ink: textColor,
      paper: backgroundColor.mixed(over: pen.paper), clip: rect, into: &piece)
  }

  /// The longest beginning that fits with "…" behind it.
  final func shortened(_ text: String, to width: Int, in font: SceneFont, _ measurer: any TextMeasurer)
    -> (String, GlyphMetrics)
  {
    // Widths grow with the count of characters, so the count can be halved towards.
    let characters = Array(text)
    var (low, high) = (0, characters.count)
    var best = ("…", measurer.textMetrics(of: "…", in: font))
    while low < high {
      let middle = (low + high + 1) / 2
      let candidate = String(characters[..<middle]) + "…"
      let metrics = measurer.textMetrics(of: candidate, in: font)
      if metrics.advance <= width {
        best = (candidate, metrics)
        low = middle
      } else {
        high = middle - 1
      }
    }
    return best
  }
}

#if !canImport(UIKit)
  /// The name under which programs for the original know a label.
  public typealias UILabel = Label
#endif

extension PixelRect {
  /// The rectangle at another width, held at a side or in the middle.
  fileprivate func grown(to width: Int, _ held: Label.Alignment) -> PixelRect {
    let more = width - self.width
    let left =
      switch held {
      case .left: x
      case .center: x - more / 2
      case .right: x - more
      }
    return PixelRect(x: left, y: y, width: width, height: height)
  }
}

extension LineMetrics {
  /// The row of the baseline for a line that is centred in `rect`.
  func baseline(in rect: PixelRect) -> Int {
    rect.y + (rect.height - height) / 2 + ascent
  }
}

extension ScenePen {
  /// A shaped text whose pen starts at `x`; nil where there is no ink.
  func text(
    _ text: String, _ metrics: GlyphMetrics, x: Int, baseline: Int, font: SceneFont, ink: Color, paper: Color,
    clip: PixelRect
  ) -> SceneItem? {
    if metrics.ink.isEmpty { return nil }
    return .text(
      SceneItem.TextRun(
        rect: metrics.ink.offset(x: x, y: baseline), clip: clip, text: text, font: font, ink: ink,
        paper: paper))
  }

  /// Adds a shaped text whose pen starts at `x`.
  func drawText(
    _ text: String, _ metrics: GlyphMetrics, x: Int, baseline: Int, font: SceneFont, ink: Color, paper: Color,
    clip: PixelRect, into piece: inout ScenePiece
  ) {
    let item = self.text(
      text, metrics, x: x, baseline: baseline, font: font, ink: ink, paper: paper, clip: clip)
    if let item { piece.append(item) }
  }

  /// One plain glyph whose pen stands at `x`; nil where there is no ink.
  func glyph(
    _ scalar: Unicode.Scalar, _ metrics: GlyphMetrics, x: Int, baseline: Int, font: SceneFont, ink: Color,
    paper: Color, clip: PixelRect
  ) -> SceneItem? {
    if metrics.ink.isEmpty { return nil }
    return .glyph(
      SceneItem.Glyph(
        rect: metrics.ink.offset(x: x, y: baseline), clip: clip, scalar: scalar, font: font, ink: ink,
        paper: paper))
  }
}
