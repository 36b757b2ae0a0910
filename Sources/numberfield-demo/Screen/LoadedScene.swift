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

  /// Reads a scene file, a storyboard or a xib; a scene's keys that call the program print what they are called.
  ///
  /// A theme stands in place of a scene's own.
  init(path: String, theme: Theme? = nil) throws(Failure) {
    let data = Data(try Files.read(path))
    if path.hasSuffix(".storyboard") || path.hasSuffix(".xib") {
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
      (screen, views) = scene.makeScreen()
      title = scene.title
    } catch {
      throw .scene(error.all.map { $0.message(file: path) })
    }
    notes = []
  }
}
