/// A look for a whole screen: colours, fonts and measures of everything that the program did not set itself.
///
/// ```swift
/// screen.theme = .dark
///
/// var panel = Theme.dark                  // dark, with targets for thick gloves
/// panel.fonts = Theme.large.fonts
/// panel.metrics = Theme.large.metrics
/// panel.colors.tint = .orange
/// screen.theme = panel
/// ```
///
/// A theme is a value. Where a program sets a property of a field, a label, a layer or the screen, that stays, whatever
/// the theme says and in whichever order the two are set. Reading a property gives what is in effect: a view that is on
/// no screen shows the light theme's. Themes can be switched at any time; the next refresh draws everything.
public struct Theme: Hashable, Sendable {
  /// What things are drawn in.
  public var colors: Colors
  /// What texts are set in.
  public var fonts: Fonts
  /// How large things are, in points.
  public var metrics: Metrics

  /// Makes a theme; what is left out is as in the light one.
  public init(colors: Colors = Colors(), fonts: Fonts = Fonts(), metrics: Metrics = Metrics()) {
    self.colors = colors
    self.fonts = fonts
    self.metrics = metrics
  }
}

extension Theme {
  /// The colours of a theme: a new set is that of the light theme.
  ///
  /// ```swift
  /// var colors = Theme.Colors()
  /// colors.tint = .orange
  /// ```
  public struct Colors: Hashable, Sendable {
    /// What lies behind all views: the screen's `backgroundColor`.
    public var background = Color.white
    /// Labels that stand on a screen.
    public var labelText = Color.black
    /// The value of a field.
    public var valueText = Color.black
    /// Prefix and suffix of a field.
    public var affixText = Color.black
    /// The placeholder of an empty field.
    public var placeholderText = Color(white: 0.45)
    /// Text that is less important, such as titles and hints: for programs, no view uses it by itself.
    public var secondaryText = Color(white: 0.35)
    /// Text that warns: for programs, no view uses it by itself.
    public var warningText = Color(red: 0.75, green: 0, blue: 0)
    /// What a field is filled with; clear lets the screen through.
    public var fieldBackground = Color.clear
    /// What lies behind the selected part of a value: `highlightedColor`.
    public var highlight = Color(red: 216.0 / 255, green: 234.0 / 255, blue: 249.0 / 255)
    /// The caret: `tintColor`.
    public var tint = Color(red: 0, green: 122.0 / 255, blue: 1)
    /// The border of views that have one: `layer.borderColor`.
    public var border = Color.black

    /// The lines between keys and above them: `keyboardBorderColor`.
    public var keyBorder = Color(white: 0.667)
    /// The keys' titles: `keyboardTextColor`.
    public var keyText = Color.black
    /// The number keys: `keyboardBackgroundColor`.
    public var numberKey = Color(white: 0.99)
    /// The separator key: `keyboardDecimalPlaceColor`.
    public var separatorKey = Color(white: 0.99)
    /// Backspace, clear, done and next: `keyboardBackspaceColor`.
    public var functionKey = Color(white: 0.90)

    /// The small menu for fingers.
    public var menuBackground = Color(white: 0.15)
    /// What the menu says.
    public var menuText = Color.white
    /// The lines between the menu's items.
    public var menuRule = Color(white: 0.4)

    /// How much of its ink a disabled field keeps, 0 to 1.
    public var disabledOpacity = 0.4
    /// How much of its ink a key keeps that would be refused, 0 to 1; see `keyboardDimsRefusedKeys`.
    public var refusedKeyOpacity = 0.3

    /// Makes the colours of the light theme.
    public init() {}
  }

  /// The fonts of a theme: a new set is that of the light theme.
  ///
  /// ```swift
  /// var fonts = Theme.Fonts()
  /// fonts.value = Font(family: "DejaVu Sans Mono", size: 20)
  /// ```
  public struct Fonts: Hashable, Sendable {
    /// Labels that stand on a screen.
    public var label = Font.systemFont(ofSize: 17)
    /// The value of a field, and its placeholder.
    public var value = Font.systemFont(ofSize: 17)
    /// Prefix and suffix of a field.
    public var affix = Font.systemFont(ofSize: 17)
    /// The keys' titles, before they are made to fit their keys.
    public var keyTitle = Font.systemFont(ofSize: 40)
    /// The small menu for fingers.
    public var menu = Font.systemFont(ofSize: 16)

    /// Makes the fonts of the light theme.
    public init() {}
  }

  /// The measures of a theme, in points: a new set is that of the light theme.
  ///
  /// ```swift
  /// var metrics = Theme.Metrics()
  /// metrics.fieldHeight = 48
  /// ```
  public struct Metrics: Hashable, Sendable {
    /// The height that a field asks for: that of its `intrinsicContentSize`.
    public var fieldHeight = 30.0
    /// The border of fields: `layer.borderWidth`.
    public var fieldBorderWidth = 0.0
    /// The corners of fields: `layer.cornerRadius`.
    public var fieldCornerRadius = 0.0
    /// How wide the caret is.
    public var caretWidth = 2.0
    /// The pad's height: `keyboardHeight`.
    public var keyboardHeight = 260.0
    /// No key is narrower, and no accessory row lower, as long as there is room for all; 0 keeps the keys' own shares.
    public var leastKeySize = 0.0
    /// One item of the small menu for fingers.
    public var menuItemSize = Size(width: 72, height: 44)

    /// Makes the measures of the light theme.
    public init() {}
  }
}
