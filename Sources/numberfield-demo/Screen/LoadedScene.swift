import Foundation
import NumberField
import NumberFieldFoundation

/// A screen that a file describes, with its fields under their names.
@MainActor
struct LoadedScene {
  let screen: Screen
  let views: NamedViews
  /// What the window is called; nil where the file does not say.
  let title: String?
  /// What the file asks for and nobody knows, one line each.
  let notes: [String]

  /// Reads a scene file, a storyboard or a xib.
  ///
  /// A theme stands in place of a scene's own; a scene's keys that call the program call `actions`.
  init(path: String, theme: Theme? = nil, actions: KeyActions = KeyActions()) throws(Failure) {
    let data = Data(try Files.read(path))
    if LoadedScene.isInterfaceBuilder(path, data) {
      do throws(InterfaceBuilderError) {
        let file = try InterfaceBuilderFile(data)
        screen = Screen(size: file.size)
        if let theme { screen.theme = theme }
        views = file.populate(screen)
        title = file.title
        notes = file.notes.map { $0.message(file: path) }
      } catch {
        throw .scene([error.message(file: path)])
      }
      return
    }
    do throws(SceneFileErrors) {
      let scene = try SceneFile(json: data, theme: theme)
      (screen, views) = scene.makeScreen { name, field in actions.perform(name, for: field) }
      title = scene.title
    } catch {
      throw .scene(error.all.map { $0.message(file: path) })
    }
    notes = []
  }

  /// By the file's name, or where that says nothing by what it begins with: no JSON begins as XML does.
  private static func isInterfaceBuilder(_ path: String, _ data: Data) -> Bool {
    let name = path.lowercased()
    if name.hasSuffix(".storyboard") || name.hasSuffix(".xib") { return true }
    let start = data.starts(with: [0xEF, 0xBB, 0xBF]) ? data.dropFirst(3) : data
    return !name.hasSuffix(".json") && start.first { !" \t\r\n".utf8.contains($0) } == UInt8(ascii: "<")
  }
}
