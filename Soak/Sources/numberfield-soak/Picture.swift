import NumberField
import NumberFieldRaster
import NumberFieldSDL

@testable import NumberField

/// The picture of a stage, drawn by damage as a window does, and compared with one drawn from nothing.
@MainActor
final class Picture {
  private let screen: Screen
  private let fonts: FontLibrary
  private let output: HeadlessOutput
  /// How many pictures were compared.
  private(set) var comparisons = 0

  init(_ screen: Screen, fonts: FontLibrary) {
    self.screen = screen
    self.fonts = fonts
    output = HeadlessOutput(screen, fonts: fonts)
  }

  /// The pixels that the screen has now.
  private var pixels: Int {
    Int(min(screen.size.width * screen.scale, 1e6)) * Int(min(screen.size.height * screen.scale, 1e6))
  }

  /// A canvas of so many pixels is drawn after each act, and a larger one when it is asked for.
  private static let small = 1_500_000
  private static let large = 8192 * 8192

  /// Draws what has changed.
  func update(isAsked: Bool) { if pixels <= (isAsked ? Picture.large : Picture.small) { output.draw() } }

  /// Compares; nil where all is equal, or too large to be drawn.
  func breach(isAsked: Bool) -> Breach? {
    guard pixels <= (isAsked ? Picture.large : Picture.small) else { return nil }
    let shown = output.snapshot()
    let scene = screen.scene
    comparisons += 1
    if !screen.refresh().isEmpty { return Breach(.pictures, "a second refresh changes something") }
    if let breach = values() ?? keys() { return breach }
    // The scene made piece by piece is the scene made anew.
    forgetMeasures()
    screen.setNeedsLayout()
    _ = screen.refresh()
    if screen.scene != scene {
      return Breach(.pictures, "the scene is out of date: \(difference(scene, screen.scene))")
    }
    var anew = Bitmap(size: scene.size)
    let painter = Painter(glyphs: fonts)
    _ = anew.withCanvas { painter.paint(scene, changes: SceneChanges(isEverything: true), on: $0) }
    if anew != shown {
      return Breach(.pictures, "the damage leaves other pixels: \(shown.difference(from: anew))")
    }
    output.draw()
    return nil
  }

  /// The characters that are drawn are those of the fields' texts, but for what "…" stands for.
  private func values() -> Breach? {
    for field in screen.fields where !field.isHidden && !field.valueLabel.isHidden {
      guard let piece = field.pieceIndex, !field.isEmpty, let font = field.line.font else { continue }
      // In fonts of a pixel or two some have no ink.
      func hasInk(_ scalar: Unicode.Scalar) -> Bool {
        !fonts.glyphMetrics(of: scalar, in: font).ink.isEmpty
      }
      if !hasInk("…") { continue }
      var drawn = String.UnicodeScalarView()
      for case .glyph(let glyph) in screen.scene.pieces[piece].items { drawn.append(glyph.scalar) }
      let isCutBefore = drawn.first == "…"
      let isCutAfter = drawn.last == "…"
      // Where nothing has room there is nothing but these.
      if isCutBefore, drawn.allSatisfy({ $0 == "…" }) { continue }
      let text = String(drawn.dropFirst(isCutBefore ? 1 : 0).dropLast(isCutAfter ? 1 : 0))
      let inked = String(String.UnicodeScalarView(field.text.unicodeScalars.filter(hasInk)))
      let isRight =
        switch (isCutBefore, isCutAfter) {
        case (false, false): text == inked
        case (false, true): inked.hasPrefix(text)
        case (true, false): inked.hasSuffix(text)
        case (true, true): inked.contains(text)
        }
      if !isRight { return Breach(.pictures, "\(String(drawn)) is drawn for \(field.text)") }
    }
    return nil
  }

  /// The keys are those of the edited field's pad made anew.
  private func keys() -> Breach? {
    // A pad on its way out keeps the look that it had.
    guard let field = screen.firstResponder, screen.pad.field === field, screen.isKeyboardShown else {
      return nil
    }
    let anew = Pad()
    anew.layOut(for: field, in: screen.size, with: screen.pen)
    if anew.cells.count != screen.pad.cells.count {
      return Breach(.pictures, "\(screen.pad.cells.count) keys are \(anew.cells.count)")
    }
    for (new, old) in zip(anew.cells, screen.pad.cells) {
      if new.rect != old.rect || new.isEnabled != old.isEnabled || new.isDimmed != old.isDimmed
        || new.look.face != old.look.face || new.look.paper != old.look.paper
        || new.look.dimmedInk != old.look.dimmedInk || new.look.pressedInk != old.look.pressedInk
      {
        return Breach(.pictures, "the key \(old.key.meaning) is out of date")
      }
    }
    return nil
  }

  /// Forgets what views have measured, so that what is drawn anew is measured anew.
  private func forgetMeasures() {
    for view in screen.subviews where view.pieceIndex != nil && !view.isHidden {
      (view as? Label)?.forgetRoom()
      guard let field = view as? NumberField else { continue }
      for label in [field.prefixLabel, field.valueLabel, field.suffixLabel] { label.forgetRoom() }
      field.line = ValueLine()
    }
  }

  private func difference(_ old: Scene, _ new: Scene) -> String {
    if old.size != new.size { return "\(old.size) is \(new.size)" }
    if old.pieces.count != new.pieces.count { return "\(old.pieces.count) pieces are \(new.pieces.count)" }
    let index = old.pieces.indices.first { old.pieces[$0] != new.pieces[$0] }
    return index.map { "piece \($0): \(old.pieces[$0]) is \(new.pieces[$0])" } ?? "the background"
  }
}
