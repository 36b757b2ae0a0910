import Foundation
import NumberField
import NumberFieldDemo
import NumberFieldInterfaceBuilder

extension StoryboardReader {
  /// The reader of this program.
  static var interfaceBuilder: StoryboardReader {
    StoryboardReader(LoadedScene.init(interfaceBuilder:path:theme:))
  }
}

extension LoadedScene {
  /// Reads a storyboard or a xib.
  fileprivate init(interfaceBuilder bytes: [UInt8], path: String, theme: Theme?) throws(StoryboardProblem) {
    do throws(InterfaceBuilderError) {
      let file = try InterfaceBuilderFile(Data(bytes))
      let screen = Screen(size: file.size)
      if let theme { screen.theme = theme }
      let views = file.populate(screen)
      self.init(
        screen: screen, views: views, title: file.title, notes: file.notes.map { $0.message(file: path) })
    } catch {
      throw .file(error.message(file: path))
    }
  }
}
