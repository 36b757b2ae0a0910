internal import NumberFieldCore

// The value itself: highlight, characters, caret.
extension NumberField {
  private static let caretHeight = 0.7
  private static let ellipsis: Unicode.Scalar = "…"

  /// Takes the widths of the shown characters into `line`.
  final func measure(_ line: inout ValueLine, in font: SceneFont, _ pen: ScenePen) {
    let measurer = pen.measurer
    line.measure(count: entry.shownCount) { index in
      let scalar = entry.shownScalar(at: index)
      return ValueLine.Glyph(scalar: scalar, metrics: measurer.glyphMetrics(of: scalar, in: font))
    }
  }

  /// Draws the value; `place` answers where a text of some width starts, which is at most `room` pixels wide.
  final func drawValue(
    _ piece: inout ScenePiece, _ pen: ScenePen, in rect: PixelRect, room: Int, place: (Int) -> Int
  ) {
    let screen = self.screen
    let isEdited = screen?.firstResponder === self
    if !isEdited && entry.isEmpty {
      line = ValueLine()
      line.left = place(0)
      if let placeholder { drawPlaceholder(placeholder, &piece, pen, in: rect, room: room, place: place) }
      return
    }
    let (font, metrics) = fit(to: room, caret: isEdited ? entry.caret : nil, pen)
    line.left = place(line.width)
    let baseline = pen.baseline(of: metrics, in: rect)
    var clip = rect
    // Where not even "…" has room, what sticks out is cut off rather than laid over the neighbours.
    if line.width > room { clip = rect.columns(line.left, width: room) }
    let selection = isEdited ? entry.selection : 0..<0
    if !selection.isEmpty {
      let span = highlight(of: selection)
      let lit = PixelRect(
        x: span.lowerBound, y: baseline - metrics.ascent, width: span.count, height: metrics.height)
      piece.append(.fill(lit.intersection(clip), highlightedColor))
    }
    drawCharacters(&piece, pen, font: font, baseline: baseline, clip: clip, selection: selection)
    if isEdited && screen?.isCaretOn == true && selection.isEmpty {
      let height = Int(pixels: Double(rect.height) * Self.caretHeight)
      let caret = PixelRect(
        x: line.position(of: entry.caret), y: rect.y + (rect.height - height) / 2,
        width: max(1, pen.pixels(details.caretWidth)), height: height)
      piece.append(.fill(caret.intersection(rect), tintColor))
    }
  }

  /// The columns behind the selected characters, and behind the "…" that stands for some of them.
  private func highlight(of selection: Range<Int>) -> Range<Int> {
    let isFromStart = selection.lowerBound <= line.visible.lowerBound
    let isToEnd = selection.upperBound >= line.visible.upperBound
    let start = isFromStart ? line.left : line.position(of: selection.lowerBound)
    let end = isToEnd ? line.left + line.width : line.position(of: selection.upperBound)
    return start..<max(start, end)
  }

  /// What a value keeps that has no room at all: a digit beside the caret, in the smallest font, between "…" and "…".
  final func leastValueWidth(with pen: ScenePen) -> Int {
    let font = smallest(of: valueLabel.room(with: pen).font.descriptor)
    return pen.measurer.glyphMetrics(of: symbols.digit(0), in: font).advance
      + 2 * pen.measurer.glyphMetrics(of: Self.ellipsis, in: font).advance
  }

  /// The font in which a value is set before it is cut: half as large.
  private func smallest(of descriptor: SceneFont.Descriptor) -> SceneFont {
    SceneFont(
      SceneFont.Descriptor(
        family: descriptor.family, weight: descriptor.weight, size64: (descriptor.size64 + 1) / 2))
  }

  /// Measures the value in the largest font in which it fits, down to half the label's, and cuts it where it must.
  private func fit(to room: Int, caret: Int?, _ pen: ScenePen) -> (SceneFont, LineMetrics) {
    let own = valueLabel.room(with: pen)
    measure(&line, in: own.font, pen)
    if line.fullWidth <= room { return (own.font, own.line) }
    let descriptor = own.font.descriptor
    let least = (descriptor.size64 + 1) / 2
    var font = own.font
    // Whole pixels are enough, and keep the count of fonts small.
    var size = min(descriptor.size64 - 1, descriptor.size64 * max(0, room) / line.fullWidth + 64) / 64 * 64
    repeat {
      size = max(size, least)
      font = SceneFont(
        SceneFont.Descriptor(family: descriptor.family, weight: descriptor.weight, size64: size))
      measure(&line, in: font, pen)
      size -= 64
    } while line.fullWidth > room && size + 64 > least
    if line.fullWidth > room {
      line.cut(
        to: room, caret: caret, ellipsis: pen.measurer.glyphMetrics(of: Self.ellipsis, in: font).advance)
    }
    return (font, pen.measurer.lineMetrics(of: font))
  }

  private func drawCharacters(
    _ piece: inout ScenePiece, _ pen: ScenePen, font: SceneFont, baseline: Int, clip: PixelRect,
    selection: Range<Int>
  ) {
    let ink = self.ink(valueLabel.textColor, with: pen)
    let marked = selection.isEmpty ? pen.paper : highlightedColor.mixed(over: pen.paper)
    var x = line.left
    func add(_ glyph: ValueLine.Glyph, isMarked: Bool) {
      let item = pen.glyph(
        glyph.scalar, glyph.metrics, x: x, baseline: baseline, font: font, ink: ink,
        paper: isMarked ? marked : pen.paper, clip: clip)
      if let item { piece.append(item) }
      x += glyph.metrics.advance
    }
    func addEllipsis(isMarked: Bool) {
      let metrics = pen.measurer.glyphMetrics(of: Self.ellipsis, in: font)
      add(ValueLine.Glyph(scalar: Self.ellipsis, metrics: metrics), isMarked: isMarked)
    }
    let visible = line.visible
    if line.isCutBefore { addEllipsis(isMarked: selection.lowerBound < visible.lowerBound) }
    for index in visible { add(line.glyphs[index], isMarked: selection.contains(index)) }
    if line.isCutAfter { addEllipsis(isMarked: selection.upperBound > visible.upperBound) }
  }

  private func drawPlaceholder(
    _ placeholder: String, _ piece: inout ScenePiece, _ pen: ScenePen, in rect: PixelRect, room: Int,
    place: (Int) -> Int
  ) {
    let own = valueLabel.room(with: pen)
    var text = placeholder
    var metrics = pen.measurer.textMetrics(of: text, in: own.font)
    if metrics.advance > room {
      (text, metrics) = valueLabel.shortened(text, to: room, in: own.font, with: pen)
    }
    let left = place(metrics.advance)
    pen.drawText(
      text, metrics, x: left, baseline: pen.baseline(of: own.line, in: rect), font: own.font,
      ink: ink(details.placeholderText, with: pen), paper: pen.paper,
      clip: metrics.advance > room ? rect.columns(left, width: room) : rect, into: &piece)
  }
}
