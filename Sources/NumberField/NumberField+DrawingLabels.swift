internal import NumberFieldCore

// Prefix and suffix: whole, but where the value would not be seen at all.
extension NumberField {
  /// A prefix or a suffix as it is drawn.
  struct ShownLabel {
    let label: Label
    /// What is left of the text; nil where nothing was cut.
    var cutText: String?
    var room: Label.Room

    var width: Int { room.metrics.advance }
  }

  final func shown(_ label: Label, with pen: ScenePen) -> ShownLabel? {
    if label.isHidden { return nil }
    return ShownLabel(label: label, room: label.room(with: pen))
  }

  final func draw(
    _ shown: ShownLabel, at x: Int, in rect: PixelRect, with pen: ScenePen, _ piece: inout ScenePiece
  ) {
    guard let text = shown.cutText ?? shown.label.ownText, !text.isEmpty else { return }
    let room = shown.room
    pen.drawText(
      text, room.metrics, x: x, baseline: pen.baseline(of: room.line, in: rect), font: room.font,
      ink: ink(shown.label.textColor, with: pen), paper: pen.paper, clip: rect, into: &piece)
  }

  /// How many pixels the value lacks to show at least three digits and "…" in its smallest size, or all of itself.
  final func missingRoom(of room: Int, _ pen: ScenePen) -> Int {
    let own = valueLabel.room(with: pen).font
    // A digit is no wider than its font is high: here nothing is to be measured.
    if room >= 4 * own.descriptor.size64 / 64 { return 0 }
    let descriptor = own.descriptor
    let smallest = SceneFont(
      SceneFont.Descriptor(
        family: descriptor.family, weight: descriptor.weight, size64: (descriptor.size64 + 1) / 2))
    let digit = pen.measurer.glyphMetrics(of: entry.rules.symbols.digits.first ?? "0", in: smallest).advance
    let least = pen.measurer.glyphMetrics(of: "…", in: smallest).advance + 3 * digit
    if room >= least { return 0 }
    measure(&line, in: own, pen)
    return min(least, line.fullWidth) - room
  }

  /// Cuts the prefix, and if that is not enough the suffix, by so many pixels.
  final func makeRoom(
    _ pixels: Int, _ prefix: inout ShownLabel?, _ suffix: inout ShownLabel?, _ pen: ScenePen
  ) {
    let left = cut(&prefix, by: pixels, pen)
    if left > 0 { _ = cut(&suffix, by: left, pen) }
  }

  /// Answers how many pixels are still missing.
  private func cut(_ shown: inout ShownLabel?, by pixels: Int, _ pen: ScenePen) -> Int {
    guard var label = shown, let text = label.label.ownText, !text.isEmpty else { return pixels }
    let before = label.width
    (label.cutText, label.room.metrics) = label.label.shortened(
      text, to: max(0, before - pixels), in: label.room.font, with: pen)
    // A label that is narrower than "…" gains nothing by it.
    guard label.width < before else { return pixels }
    shown = label
    return pixels - (before - label.width)
  }
}
