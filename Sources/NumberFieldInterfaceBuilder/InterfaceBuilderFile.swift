public import Foundation
public import NumberField
public import NumberFieldFoundation

/// A screen of fields and labels, drawn in Interface Builder: a storyboard or a xib for iOS.
///
/// ```swift
/// let file = try InterfaceBuilderFile(Data(contentsOf: url))
/// for note in file.notes { print(note) }       // what was left out
/// let (screen, views) = file.makeScreen()
/// views["length"]?.addAction(for: .editingDidEnd) { print($0.value) }
/// ```
///
/// Views whose class is `NumberField`, with or without a module, become fields, and labels become labels:
/// named after the outlet that leads to them, else after their id. Constraints hold them where they are when
/// the screen is resized; the top layout guide ends, and the safe area begins, 20 points below the top. Plain
/// views, scroll views and stack views count for what stands in them, and show their backgrounds. Runtime
/// attributes set any property that `setProperty` knows.
public struct InterfaceBuilderFile: Sendable {
  /// What the screen's controller is called; nil where the file does not say.
  public let title: String?
  /// The size in points of the screen as it was drawn.
  public let size: Size
  /// What the file holds and a screen cannot have, each thing once.
  public let notes: [InterfaceBuilderNote]
  let backgroundColor: PropertyValue?
  let recipes: [IBRecipe]

  /// Reads a storyboard or a xib of at most 16 MiB, as Xcode has written them since its version 5.
  ///
  /// No entities are resolved and nothing outside of the file is read. Takes some milliseconds for a usual
  /// file.
  ///
  /// - Throws: `InterfaceBuilderError` where it is broken or something else altogether.
  public init(_ data: Data) throws(InterfaceBuilderError) {
    var notes = IBNotes()
    let document = try IBDocument(IBParser.parse(data), notes: &notes)
    let tree = IBTree(root: document.root, controller: document.controller, notes: &notes)
    if tree.isTooLarge {
      throw InterfaceBuilderError(line: document.root.line, .tooMuch("there are more than 4000 views"))
    }
    let layout = IBLayout(tree, notes: &notes)
    var settings = IBSettings(colors: IBColors(document.document), notes: notes)
    recipes = IBRecipe.all(of: tree, layout, document.outlets, &settings)
    let root = tree.items[0]
    let rootSettings = settings.settings(root, of: ViewProperty<View>.ofEveryView)
    backgroundColor = rootSettings.last { $0.property.path == "backgroundColor" }?.value
    if !tree.items.contains(where: { $0.kind == .field }) {
      settings.notes.add("no view has the class NumberField", root.element)
    }
    self.notes = settings.notes.all.sorted { $0.line < $1.line }
    size =
      root.frame.width >= 1 && root.frame.height >= 1
      ? Size(width: min(root.frame.width, 100_000), height: min(root.frame.height, 100_000))
      : Size(width: 375, height: 667)
    title = document.controller?["title"] ?? document.controller?.child("navigationItem")?["title"]
  }

  /// The names of the fields, in the order in which Tab goes through them.
  public var fieldNames: [String] {
    recipes.compactMap { if case .field = $0.kind { $0.name } else { nil } }
  }

  /// Makes a screen of the size at which the file was drawn, with its views.
  ///
  /// - Returns: The screen, and its views under their names.
  @MainActor
  public func makeScreen() -> (screen: Screen, views: NamedViews) {
    let screen = Screen(size: size)
    return (screen, populate(screen))
  }

  /// Adds the file's views to a screen, which keeps its size and its theme, and gives it the background of the file's,
  /// unless that is white: that leaves it the theme's.
  ///
  /// - Returns: The views under their names.
  @MainActor
  @discardableResult
  public func populate(_ screen: Screen) -> NamedViews {
    // Each file says white because its template did: nobody chose it over a theme's background.
    if let color = backgroundColor?.color(in: screen.theme), color != .white {
      screen.backgroundColor = color
    }
    var views = NamedViews()
    for recipe in recipes {
      let view: View
      switch recipe.kind {
      case .field(let settings):
        let field = NumberField()
        screen.addSubview(field)
        for setting in settings { setting.apply(to: field) }
        views.fields.append((recipe.name, field))
        view = field
      case .label(let settings, let growth):
        let label = Label()
        label.growth = growth
        screen.addSubview(label)
        for setting in settings { setting.apply(to: label) }
        views.labels.append((recipe.name, label))
        view = label
      case .box(let settings):
        view = View()
        screen.addSubview(view)
        for setting in settings { setting.apply(to: view) }
      }
      view.pins = Pins(recipe.pins, among: [])
    }
    screen.layoutIfNeeded()
    return views
  }
}
