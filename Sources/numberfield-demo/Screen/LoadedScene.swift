import Foundation
import NumberField
import NumberFieldFoundation

/// A screen that a file describes, with its fields under their names.
@MainActor
struct LoadedScene {
  let screen: Screen
  let views: NamedViews
  /// What the file asks for and nobody knows, one line each.
  let notes: [String]

  /// Reads a scene file, with a theme in place of its own where there is one; its keys that call the program print what they are called.
  init(path: String, theme: Theme? = nil) throws(Failure) {
    let data = Data(try Files.read(path))
    do throws(SceneFileErrors) {
      (screen, views) = try SceneFile(json: data, theme: theme).makeScreen()
    } catch {
      throw .scene(error.all.map { $0.message(file: path) })
    }
    notes = []
  }
}
