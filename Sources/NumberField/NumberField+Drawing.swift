internal import NumberFieldCore

// How a field looks, and where in it the caret goes.
extension NumberField {
  /// Points from the field's edges to its labels.
  static let margin = 5.0
  /// Points between labels.
  static let gap = 4.0

  /// The size that the field asks for: as wide as its labels, and as high as the theme says, in the light one 30 points.
  ///
  /// The width is -1 before the field is on a screen, as nobody can measure its text then.
  public final var intrinsicContentSize: Size {
    guard let pen = screen?.pen else { return Size(width: -1, height: details.height) }
    var widths: [Int] = []
    if !prefixLabel.isHidden { widths.append(prefixLabel.room(with: pen).metrics.advance) }
    if !suffixLabel.isHidden { widths.append(suffixLabel.room(with: pen).metrics.advance) }
    if !valueLabel.isHidden {
      var line = ValueLine()
      measure(&line, in: valueLabel.room(with: pen).font, pen.measurer)
      widths.append(line.fullWidth)
    }
    let text = Double(widths.reduce(0, +)) / pen.scale
    let gaps = Double(max(0, widths.count - 1)) * Self.gap
    return Size(width: text + gaps + 2 * Self.margin, height: details.height)
  }

  /// Where a tap at `point` (of the screen's content) puts the caret.
  final func caretIndex(at point: Point) -> Int {
    guard let screen else { return entry.caret }
    // What a person taps is what was drawn last.
    return line.caret(nearest: screen.pen.pixels(point.x))
  }

  final func drawField(_ piece: inout ScenePiece, with pen: ScenePen) {
    let rect = pen.pixelRect(frame)
    drawBackground(&piece, in: rect, with: pen, dimmed: !isEnabled)
    var inner = pen
    inner.paper = backgroundColor.mixed(over: pen.paper)

    let prefix = prefixLabel.isHidden ? nil : prefixLabel.room(with: pen)
    let suffix = suffixLabel.isHidden ? nil : suffixLabel.room(with: pen)
    var row = FieldLayout.Row(
      left: rect.x, right: rect.x + rect.width, margin: pen.pixels(Self.margin), gap: pen.pixels(Self.gap),
      prefix: prefix?.metrics.advance, value: valueLabel.isHidden ? nil : 0, suffix: suffix?.metrics.advance,
      alignment: textAlignment, sticks: isPrefixAndSuffixStickToSides)
    var layout = FieldLayout(row)
    if !valueLabel.isHidden, layout.valueWidth < pen.pixels(valueLabel.font.size) {
      // So little room is rare, and the only time that the value's least has to be known.
      row.least = leastValueWidth(with: pen)
      layout = FieldLayout(row)
    }
    let isEdited = pen.edited == ObjectIdentifier(self)
    valueRoom.isKnown = false
    if valueLabel.isHidden {
      line = ValueLine()
    } else {
      valueRoom = room(for: layout, in: rect, with: inner)
      row.value = layOutValue(isEdited: isEdited, pen.measurer)
      layout = FieldLayout(row)
    }
    if let prefix {
      draw(prefixLabel, prefix, at: layout.prefix, width: layout.prefixWidth, in: rect, with: inner, &piece)
    }
    if let suffix {
      draw(suffixLabel, suffix, at: layout.suffix, width: layout.suffixWidth, in: rect, with: inner, &piece)
    }
    if !valueRoom.isKnown { return }
    valueRoom.itemsBefore = piece.made
    valueRoom.boundsBefore = piece.bounds
    if line.glyphs.isEmpty, !isEdited {
      drawPlaceholder(&piece, with: pen)
    } else {
      drawValue(&piece, isEdited: isEdited, showsCaret: pen.showsCaret, pen.measurer)
    }
  }

  /// Draws the value anew, as it is edited, and answers how many items it left; nil where the rest may change with it.
  final func redrawValue(_ piece: inout ScenePiece, on screen: Screen) -> Int? {
    guard valueRoom.isKnown, isPrefixAndSuffixStickToSides, screen.firstResponder === self else { return nil }
    let measurer = screen.measurer
    _ = layOutValue(isEdited: true, measurer)
    piece.beginAgain(after: valueRoom.itemsBefore, in: valueRoom.boundsBefore)
    drawValue(&piece, isEdited: true, showsCaret: screen.isCaretOn, measurer)
    piece.endAgain()
    return valueRoom.itemsBefore
  }

  private func draw(
    _ label: Label, _ room: Label.Room, at x: Int, width: Int, in rect: PixelRect, with pen: ScenePen,
    _ piece: inout ScenePiece
  ) {
    guard label.ownText?.isEmpty == false else { return }
    let (text, metrics) = label.text(in: room, width: width, with: pen)
    let clip = metrics.advance <= width ? rect : rect.columns(x, width: width)
    if clip.isEmpty { return }
    pen.drawText(
      text, metrics, x: x, baseline: room.line.baseline(in: rect), font: room.font,
      ink: ink(label.textColor, with: pen), paper: pen.paper, clip: clip, into: &piece)
  }

  /// A colour as it is seen on the pen's paper: dimmed where the field is disabled.
  final func ink(_ color: Color, with pen: ScenePen) -> Color {
    color.mixed(over: pen.paper, amount: isEnabled ? 255 : pen.dimming)
  }
}

extension PixelRect {
  /// Those of its columns that lie in `width` pixels from `x`.
  func columns(_ x: Int, width: Int) -> PixelRect {
    intersection(PixelRect(x: x, y: y, width: width, height: height))
  }
}
