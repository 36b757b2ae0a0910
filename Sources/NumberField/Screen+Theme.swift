// Which theme a screen has, and who takes it over.
extension Screen {
  /// Hands the theme to everything on the screen, and asks for all of it to be laid out and drawn again.
  final func applyTheme() {
    isThemed = theme != .light
    themedBackground.inherit(theme.colors.background)
    dimming = UInt32(Color(white: 0, alpha: theme.colors.disabledOpacity).alpha)
    // What a finger holds may have another size or place now; the menu has been placed for the old size.
    closeMenu()
    for view in subviews { view.inherit(theme) }
    setNeedsLayout()
    themeDidChange()
  }

  /// Gives a view that comes on to the screen its theme; costs nothing where both are light.
  final func handTheme(to view: View) {
    if isThemed || view.isThemed { view.inherit(theme) }
  }

  /// Gives a view that leaves the screen the light theme back.
  final func takeTheme(from view: View) {
    if view.isThemed { view.inherit(.light) }
  }
}
