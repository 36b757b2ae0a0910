internal import NumberFieldCore

// The value itself: highlight, characters, caret.
extension NumberField {
  private static let caretHeight = 0.7
  private static let ellipsis: Unicode.Scalar = "…"

  /// What is known of the value before anybody looks at its characters; `layout` is the row's without any.
  final func room(for layout: FieldLayout, in rect: PixelRect, with pen: ScenePen) -> ValueRoom {
    let own = valueLabel.room(with: pen)
    let height = Int(pixels: Double(rect.height) * Self.caretHeight)
    return ValueRoom(
      isKnown: true, rect: rect, anchor: layout.value, isAlignedRight: textAlignment == .right,
      width: layout.valueWidth,
      font: own.font, line: own.line, ink: ink(valueLabel.textColor, with: pen), paper: pen.paper,
      highlight: highlightedColor, selectedPaper: highlightedColor.mixed(over: pen.paper),
      placeholderInk: ink(details.placeholderText, with: pen),
      caret: PixelRect(
        x: 0, y: rect.y + (rect.height - height) / 2, width: max(1, pen.pixels(details.caretWidth)),
        height: height),
      caretColor: tintColor)
  }

  /// Takes the shown characters into `line`, with their widths.
  final func measure(_ line: inout ValueLine, in font: SceneFont, _ measurer: any TextMeasurer) {
    line.begin(in: font)
    let places = entry.show { index, scalar in
      line.take(scalar, at: index) { measurer.glyphMetrics(of: scalar, in: font) }
    }
    line.end(places.count)
    line.selection = places.selection
    line.caret = places.caret
  }

  /// Sets the value's characters, in the largest font in which they fit; answers how wide they are then.
  final func layOutValue(isEdited: Bool, _ measurer: any TextMeasurer) -> Int {
    measure(&line, in: valueRoom.font, measurer)
    var width = line.fullWidth
    if line.glyphs.isEmpty, !isEdited {
      width = placeholder.map { fit($0, measurer).metrics.advance } ?? 0
    } else if width > valueRoom.width {
      shrink(caret: isEdited ? line.caret : nil, measurer)
      width = line.width
    }
    line.left = valueRoom.left(ofWidth: width)
    return width
  }

  /// Draws the value as it was laid out.
  final func drawValue(
    _ piece: inout ScenePiece, isEdited: Bool, showsCaret: Bool, _ measurer: any TextMeasurer
  ) {
    guard let font = line.font else { return }
    let metrics = font == valueRoom.font ? valueRoom.line : measurer.lineMetrics(of: font)
    let baseline = metrics.baseline(in: valueRoom.rect)
    var clip = valueRoom.rect
    // Where not even "…" has room, what sticks out is cut off rather than laid over the neighbours.
    if line.width > valueRoom.width { clip = clip.columns(line.left, width: valueRoom.width) }
    let selection = isEdited ? line.selection : 0..<0
    if !selection.isEmpty {
      let span = highlight(of: selection)
      let lit = PixelRect(
        x: span.lowerBound, y: baseline - metrics.ascent, width: span.count, height: metrics.height)
      piece.append(lit.intersection(clip), valueRoom.highlight)
    }
    var hand = Hand(
      x: line.left, baseline: baseline, font: font, clip: clip, ink: valueRoom.ink, paper: valueRoom.paper,
      selectedPaper: valueRoom.selectedPaper)
    drawCharacters(&piece, &hand, selection: selection, measurer)
    if isEdited && showsCaret && selection.isEmpty {
      let caret = valueRoom.caret.offset(x: line.position(of: line.caret), y: 0)
      piece.append(caret.intersection(valueRoom.rect), valueRoom.caretColor)
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
    let descriptor = valueLabel.room(with: pen).font.descriptor
    let font = SceneFont(
      SceneFont.Descriptor(
        family: descriptor.family, weight: descriptor.weight, size64: (descriptor.size64 + 1) / 2))
    return pen.measurer.glyphMetrics(of: symbols.digit(0), in: font).advance
      + 2 * pen.measurer.glyphMetrics(of: Self.ellipsis, in: font).advance
  }

  /// Sets the value smaller until it fits, down to half the size, and cuts it where it must.
  private func shrink(caret: Int?, _ measurer: any TextMeasurer) {
    let descriptor = valueRoom.font.descriptor
    let least = (descriptor.size64 + 1) / 2
    var font = valueRoom.font
    // Whole pixels are enough, and keep the count of fonts small.
    var size =
      min(descriptor.size64 - 1, descriptor.size64 * max(0, valueRoom.width) / line.fullWidth + 64) / 64 * 64
    repeat {
      size = max(size, least)
      font = SceneFont(
        SceneFont.Descriptor(family: descriptor.family, weight: descriptor.weight, size64: size))
      measure(&line, in: font, measurer)
      size -= 64
    } while line.fullWidth > valueRoom.width && size + 64 > least
    if line.fullWidth > valueRoom.width {
      let ellipsis = measurer.glyphMetrics(of: Self.ellipsis, in: font).advance
      line.cut(to: valueRoom.width, caret: caret, ellipsis: ellipsis)
    }
  }

  /// What sets one character after another.
  private struct Hand {
    /// Where the next one goes.
    var x: Int
    let baseline: Int
    let font: SceneFont
    let clip: PixelRect
    let ink: Color
    let paper: Color
    let selectedPaper: Color

    @inline(__always)
    mutating func set(_ glyph: ValueLine.Glyph, isSelected: Bool, _ piece: inout ScenePiece) {
      let metrics = glyph.metrics
      if !metrics.ink.isEmpty {
        piece.append(
          SceneItem.Glyph(
            rect: metrics.ink.moved(x: x, y: baseline), clip: clip, scalar: glyph.scalar, font: font,
            ink: ink, paper: isSelected ? selectedPaper : paper))
      }
      x += metrics.advance
    }
  }

  private func drawCharacters(
    _ piece: inout ScenePiece, _ hand: inout Hand, selection: Range<Int>,
    _ measurer: any TextMeasurer
  ) {
    let visible = line.visible
    if line.isCutBefore {
      drawEllipsis(&piece, &hand, isSelected: selection.lowerBound < visible.lowerBound, measurer)
    }
    for index in visible { hand.set(line.glyphs[index], isSelected: selection.contains(index), &piece) }
    if line.isCutAfter {
      drawEllipsis(&piece, &hand, isSelected: selection.upperBound > visible.upperBound, measurer)
    }
  }

  private func drawEllipsis(
    _ piece: inout ScenePiece, _ hand: inout Hand, isSelected: Bool, _ measurer: any TextMeasurer
  ) {
    let metrics = measurer.glyphMetrics(of: Self.ellipsis, in: hand.font)
    hand.set(ValueLine.Glyph(scalar: Self.ellipsis, metrics: metrics), isSelected: isSelected, &piece)
  }

  /// The placeholder, shortened where it is wider than its room.
  private func fit(_ placeholder: String, _ measurer: any TextMeasurer) -> (
    text: String, metrics: GlyphMetrics
  ) {
    let metrics = measurer.textMetrics(of: placeholder, in: valueRoom.font)
    if metrics.advance <= valueRoom.width { return (placeholder, metrics) }
    return valueLabel.shortened(placeholder, to: valueRoom.width, in: valueRoom.font, measurer)
  }

  /// Draws the placeholder, if there is one, as it was laid out.
  final func drawPlaceholder(_ piece: inout ScenePiece, with pen: ScenePen) {
    guard let placeholder else { return }
    let room = valueRoom
    let (text, metrics) = fit(placeholder, pen.measurer)
    pen.drawText(
      text, metrics, x: line.left, baseline: room.line.baseline(in: room.rect), font: room.font,
      ink: room.placeholderInk, paper: room.paper,
      clip: metrics.advance > room.width ? room.rect.columns(line.left, width: room.width) : room.rect,
      into: &piece)
  }
}
