/// The small menu that a long press opens above a field: the way in which fingers copy and paste.
struct EditMenu {
  enum Item: String, CaseIterable {
    case copy = "Copy"
    case paste = "Paste"
  }

  let field: NumberField
  let items: [Item]
  /// In points of the screen.
  let frame: Rect
  /// Which item is lit.
  var pressed: Int?

  /// Points of an item.
  let itemSize: Size
  private static let gap = 8.0

  /// Places the menu above `target`, or below where there is no room, inside a screen of `size`.
  init(for field: NumberField, _ items: [Item], at target: Rect, in size: Size, itemSize: Size) {
    self.field = field
    self.items = items
    self.itemSize = itemSize
    let width = Double(items.count) * itemSize.width
    let height = itemSize.height
    let x = min(max(target.center.x - width / 2, 0), max(0, size.width - width))
    let above = target.y - EditMenu.gap - height
    frame = Rect(x: x, y: above >= 0 ? above : target.maxY + EditMenu.gap, width: width, height: height)
  }

  func itemFrame(_ index: Int) -> Rect {
    Rect(
      x: frame.x + Double(index) * itemSize.width, y: frame.y, width: itemSize.width,
      height: frame.height)
  }

  @MainActor
  func draw(_ piece: inout ScenePiece, with pen: ScenePen, in theme: Theme) {
    let ground = theme.colors.menuBackground.mixed(over: pen.paper)
    var pen = pen
    pen.scrolled = 0
    piece.append(
      .box(
        SceneItem.Box(
          rect: pen.pixelRect(frame), radius64: pen.pixels64(8), borderWidth64: 0, borderColor: ground,
          fill: ground)))
    let font = SceneFont(theme.fonts.menu, scale: pen.scale)
    let line = pen.measurer.lineMetrics(of: font)
    for index in items.indices {
      let rect = pen.pixelRect(itemFrame(index))
      if index > 0 {
        let inset = Int32(clamping: pen.pixels(10))
        let rule = PixelRect(
          left: rect.left, top: rect.top + inset, right: rect.left + Int32(clamping: pen.linePixels(1)),
          bottom: rect.bottom - inset)
        piece.append(.fill(rule, theme.colors.menuRule))
      }
      let metrics = pen.measurer.textMetrics(of: items[index].rawValue, in: font)
      let ink = theme.colors.menuText.mixed(over: ground, amount: pressed == index ? 102 : 255)
      pen.drawText(
        items[index].rawValue, metrics, x: rect.x + (rect.width - metrics.advance) / 2,
        baseline: line.baseline(in: rect), font: font, ink: ink, paper: ground, clip: rect,
        into: &piece)
    }
  }
}

extension Screen {
  final func openMenu(for field: NumberField) {
    var items: [EditMenu.Item] = []
    if !field.text.isEmpty { items.append(.copy) }
    if !field.isReadOnly { items.append(.paste) }
    if items.isEmpty { return }
    var target = field.frame
    target.y -= scroll.position(at: now)
    menu = EditMenu(for: field, items, at: target, in: size, itemSize: theme.metrics.menuItemSize)
    setNeedsLayout()
  }

  final func closeMenu() {
    if menu == nil { return }
    menu = nil
    setNeedsLayout()
  }

  /// What a touch-down means to the menu: one of its items, or closing it; nil where there is no menu.
  final func menuPress(at point: Point) -> Touch.Role? {
    guard let menu else { return nil }
    guard let item = menu.items.indices.first(where: { menu.itemFrame($0).contains(point) }) else {
      closeMenu()
      return .spent
    }
    self.menu?.pressed = item
    setNeedsLayout()
    return .menu(item)
  }

  final func chooseMenuItem(_ item: Int, at point: Point) {
    guard let menu, menu.items.indices.contains(item) else { return }
    closeMenu()
    guard menu.itemFrame(item).contains(point) else { return }
    switch menu.items[item] {
    case .copy: menu.field.copy()
    case .paste: menu.field.paste()
    }
  }
}
