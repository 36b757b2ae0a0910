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

  /// Reads a scene file, a storyboard or a xib; a scene's keys that call the program print what they are called.
  init(path: String) throws(Failure) {
    let data = Data(try Files.read(path))
    if path.hasSuffix(".storyboard") || path.hasSuffix(".xib") {
      do throws(InterfaceBuilderError) {
        let file = try InterfaceBuilderFile(data)
        (screen, views) = file.makeScreen()
        notes = file.notes.map { $0.message(file: path) }
      } catch {
        throw .scene([error.message(file: path)])
      }
      return
    }
    do throws(SceneFileErrors) {
      (screen, views) = try SceneFile(json: data).makeScreen()
    } catch {
      throw .scene(error.all.map { $0.message(file: path) })
    }
    notes = []
  }
}
