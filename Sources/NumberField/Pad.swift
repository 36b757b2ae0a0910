internal import NumberFieldCore

/// The keypad at the bottom of a screen: the keys of the field being edited, where they stand, which are lit.
///
/// The pad keeps the look of the last field while it slides out. Its cells are laid out once for each field and size,
/// relative to the pad's own corner; a slide only moves that corner.
@MainActor
final class Pad {
  /// One key where it stands, in pixels from the pad's top left corner.
  struct Cell {
    let key: Key
    let rect: PixelRect
    let look: Look
    /// How many fingers press it.
    var presses = 0
    var isEnabled = true
    var isDimmed = false
  }

  /// What there is to draw of a key, found out once: a press changes nothing but the title's ink.
  struct Look {
    let paper: Color
    /// What stands on the key; nil where there is nothing to see.
    let face: SceneItem?
    let ink: Color
    let pressedInk: Color
    let dimmedInk: Color
  }

  @exclusivity(unchecked) private(set) var cells: [Cell] = []
  /// The field whose keys these are.
  @exclusivity(unchecked) private(set) var field: NumberField?
  /// The pad's size in pixels.
  @exclusivity(unchecked) private(set) var size = PixelSize(width: 0, height: 0)
  /// The titles' font, before they are made to fit their keys.
  private var titleFont = Theme.light.fonts.keyTitle
  /// From 0, out of sight, to 1, up.
  @exclusivity(unchecked) var slide = Slide(at: 0)
  /// The cells whose pieces are out of date.
  @exclusivity(unchecked) private(set) var marked: [Int] = []
  /// Whether the pieces of all cells are out of date.
  @exclusivity(unchecked) var needsDrawing = false

  /// The pad takes at most so much of a window's height.
  static let mostOfHeight = 0.6

  /// The height of `field`'s pad in points on a screen of `size`.
  static func height(for field: NumberField, in size: Size) -> Double {
    min(field.keyboardHeight, (size.height * mostOfHeight).rounded(.down))
  }

  /// Lays out the keys of `field` for a screen of `size` points.
  func layOut(for field: NumberField, in size: Size, with pen: ScenePen) {
    self.field = field
    let height = Pad.height(for: field, in: size)
    let style = field.keyboardStyle.details
    let fit = field.keyboardHeight > 0 ? min(1, height / field.keyboardHeight) : 1
    titleFont = style.titleFont.withSize(style.titleFont.size * fit)
    self.size = PixelSize(width: pen.pixels(size.width), height: pen.pixels(height))
    let rules = field.entry.rules
    let needsSign = rules.minimum.map { $0 < .zero } ?? false
    let keypad = (field.keypad ?? Keypad(rows: []))
      .adapted(needsSign: needsSign, needsSeparator: rules.decimalPlace > 0)
    let rect = PixelRect(x: 0, y: 0, width: self.size.width, height: self.size.height)
    let layout = KeypadLayout(
      keypad, in: rect, line: pen.linePixels(1), least: pen.pixels(style.leastKeySize))
    let rowSize = sharedSize(of: keypad.accessoryRow, in: layout, .accessoryRow, for: field, with: pen)
    let columnSize = sharedSize(
      of: keypad.accessoryColumn, in: layout, .accessoryColumn, for: field, with: pen)
    cells = layout.cells.map { cell in
      let (key, size) =
        switch cell.group {
        case .row(let row): (keypad.rows[row][cell.index], Double?.none)
        case .accessoryRow: (keypad.accessoryRow[cell.index], rowSize)
        case .accessoryColumn: (keypad.accessoryColumn[cell.index], columnSize)
        }
      let look = look(of: key, in: cell.rect, textSize: size, for: field, with: pen)
      return Cell(key: key, rect: cell.rect, look: look)
    }
    forgetMarks()
    needsDrawing = true
    refreshStates()
  }

  /// The points in which all texts of a list of the program's own keys are set: "+5" is no larger than "+10".
  private func sharedSize(
    of keys: [Key], in layout: KeypadLayout, _ group: KeypadLayout.Group, for field: NumberField,
    with pen: ScenePen
  ) -> Double? {
    if keys.count < 2 { return nil }
    let faces = keys.map { KeyFace(of: $0, in: field) }
    let areWords = faces.contains(where: \.isWord)
    var least: Double?
    for cell in layout.cells where cell.group == group {
      let face = faces[cell.index]
      guard let size = face.textSize(in: cell.rect, font: titleFont, asWord: areWords, with: pen) else {
        continue
      }
      least = min(least ?? size, size)
    }
    return least
  }

  private func look(
    of key: Key, in rect: PixelRect, textSize: Double?, for field: NumberField, with pen: ScenePen
  ) -> Look {
    let style = field.keyboardStyle.details
    let paper = background(of: key, in: field).mixed(over: style.ground)
    func ink(_ amount: UInt32) -> Color { field.keyboardTextColor.mixed(over: paper, amount: amount) }
    let face = KeyFace(of: key, in: field)
    return Look(
      paper: paper,
      face: face.placed(
        in: rect, font: titleFont, textSize: textSize, ink: ink(255), paper: paper, with: pen),
      ink: ink(255), pressedInk: ink(51), dimmedInk: ink(style.refusedInk))
  }

  /// Forgets the field when the pad is out of sight.
  func leave() {
    field = nil
    cells.removeAll()
    forgetMarks()
  }

  /// Asks the rules anew which keys are dead and which would be refused.
  func refreshStates() {
    guard let field else { return }
    for index in cells.indices {
      let meaning = cells[index].key.meaning
      let isEnabled = meaning != .separator || field.entry.rules.decimalPlace > 0
      var isDimmed = false
      if field.keyboardDimsRefusedKeys, isEnabled, field.isFirstResponder, let input = meaning.input,
        field.entry.refusal(of: input) != nil
      {
        isDimmed = true
      }
      if isEnabled != cells[index].isEnabled || isDimmed != cells[index].isDimmed {
        cells[index].isEnabled = isEnabled
        cells[index].isDimmed = isDimmed
        mark(index)
      }
    }
  }

  // MARK: Presses

  /// The key at a pixel of the pad; nil on a line.
  func cell(atX x: Int, y: Int) -> Int? {
    for index in cells.indices where cells[index].rect.contains(x: x, y: y) { return index }
    return nil
  }

  /// A finger came on to the key, or went off it.
  func press(_ index: Int, by change: Int) {
    guard cells.indices.contains(index) else { return }
    let wasLit = cells[index].presses > 0
    cells[index].presses = max(0, cells[index].presses + change)
    if wasLit != (cells[index].presses > 0) { mark(index) }
  }

  private func mark(_ index: Int) {
    if !needsDrawing && !marked.contains(index) { marked.append(index) }
  }

  func forgetMarks() {
    marked.empty()
  }

  // MARK: Drawing

  /// The pad's sheet, of the colour of its lines.
  func drawSheet(_ piece: inout ScenePiece, top: Int) {
    guard let field else { return }
    let sheet = PixelRect(x: 0, y: top, width: size.width, height: size.height)
    piece.append(.fill(sheet, field.keyboardBorderColor.mixed(over: field.keyboardStyle.details.ground)))
  }

  /// One key.
  func draw(_ index: Int, _ piece: inout ScenePiece, top: Int) {
    let look = cells[index].look
    piece.append(.fill(cells[index].rect.offset(x: 0, y: top), look.paper))
    guard cells[index].isEnabled, let face = look.face else { return }
    piece.append(face.moved(down: top, ink: ink(of: index)))
  }

  /// The ink of a key's title as it is now.
  func ink(of index: Int) -> Color {
    if cells[index].presses > 0 { return cells[index].look.pressedInk }
    return cells[index].isDimmed ? cells[index].look.dimmedInk : cells[index].look.ink
  }

  private func background(of key: Key, in field: NumberField) -> Color {
    if let own = key.backgroundColor { return own }
    return switch key.meaning {
    case .separator, .sign: field.keyboardDecimalPlaceColor
    case .backspace, .clear, .done, .next: field.keyboardBackspaceColor
    case .digit, .doubleZero, .action: field.keyboardBackgroundColor
    }
  }
}
