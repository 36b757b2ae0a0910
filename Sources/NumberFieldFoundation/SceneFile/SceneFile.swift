public import Foundation
public import NumberField

/// A screen of fields and labels, described in a JSON file.
///
/// ```swift
/// let scene = try SceneFile(json: Data(contentsOf: url))
/// let (screen, views) = scene.makeScreen()
/// views["price"]?.addAction(for: .editingDidEnd) { print($0.exactText) }
/// ```
///
/// A file names the public properties of fields and labels by their public names:
///
/// ```json
/// { "layout": { "margins": 32 },
///   "fields": [
///     { "name": "price", "maxValue": "99999.99", "decimalPlace": 2, "suffixLabel": { "text": "HKD" } },
///     [{ "name": "from" }, { "name": "to" }] ] }
/// ```
///
/// The whole language is written down in `numberfield-scene.schema.json`, which editors understand. A scene
/// file is a value: it can be made into any number of screens. Where a key is written twice, the last one
/// counts.
public struct SceneFile: Sendable {
  /// Called for keys of the file's keypads that call the program: with the key's name and the field being
  /// edited.
  public typealias Action = @MainActor @Sendable (_ name: String, NumberField) -> Void

  /// What a window of the scene should be called; nil where the file does not say.
  public let title: String?
  /// The size in points that the scene was made for; 375 by 667 where the file does not say.
  public let size: Size
  /// The look of what the scene does not set itself; nil leaves a screen its own.
  public let theme: Theme?
  let backgroundColor: PropertyValue?
  let reducesMotion: Bool?
  let recipes: [ViewRecipe]

  /// Reads a file of at most 16 MiB, in any encoding of Unicode.
  ///
  /// Linear in the file's size.
  ///
  /// - Parameters:
  ///   - data: The file.
  ///   - theme: A theme in place of the file's own.
  /// - Throws: `SceneFileErrors` with all that is wrong with it.
  public init(json data: Data, theme: Theme? = nil) throws(SceneFileErrors) {
    let scene = try JSONValue(data)
    var checker = ShapeChecker()
    checker.check(scene, against: .object(SceneLanguage.scene), at: JSONPath())
    // What fits the language may still contradict itself; what does not is left out there and not told twice.
    let theme = theme ?? scene["theme"]?.text.flatMap(Theme.init(named:))
    let builder = SceneBuilder(scene, theme: theme ?? .light)
    let errors = checker.errors + builder.errors
    guard errors.isEmpty else { throw SceneFileErrors(errors) }
    title = scene["title"]?.text
    self.theme = theme
    backgroundColor = scene["backgroundColor"]?.property
    reducesMotion = scene["reducesMotion"]?.property?.flag
    recipes = builder.recipes
    var size = Size(width: 375, height: 667)
    if let width = scene["size"]?["width"]?.number, let height = scene["size"]?["height"]?.number {
      size = Size(width: width, height: height)
    }
    self.size = size
  }

  /// The names of the fields, in the order in which Tab goes through them; those without one are `field1`,
  /// `field2`….
  public var fieldNames: [String] { recipes.filter(\.isField).map(\.name) }
}
