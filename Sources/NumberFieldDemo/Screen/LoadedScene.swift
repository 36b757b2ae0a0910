import Foundation
package import NumberField
package import NumberFieldFoundation

/// A screen that a file describes, with its fields under their names.
@MainActor
package struct LoadedScene {
  let screen: Screen
  let views: NamedViews
  /// What the window is called; nil where the file does not say.
  let title: String?
  /// What the file asks for and nobody knows, one line each.
  let notes: [String]

  package init(screen: Screen, views: NamedViews, title: String?, notes: [String]) {
    self.screen = screen
    self.views = views
    self.title = title
    self.notes = notes
  }

  /// Reads a scene file, a storyboard or a xib.
  ///
  /// A theme stands in place of a scene's own; a scene's keys that call the program call `actions`.
  init(
    path: String, _ handed: [UInt8]? = nil, theme: Theme? = nil, actions: KeyActions = KeyActions(),
    storyboards: StoryboardReader
  ) throws(Failure) {
    let bytes = if let handed { handed } else { try Files.read(path) }
    if LoadedScene.isInterfaceBuilder(path, bytes) {
      do throws(StoryboardProblem) {
        self = try storyboards.read(bytes, path, theme)
      } catch {
        throw Failure(error)
      }
      return
    }
    do throws(SceneFileErrors) {
      let scene = try SceneFile(json: Data(bytes), theme: theme)
      let (screen, views) = scene.makeScreen { name, field in actions.perform(name, for: field) }
      self.init(screen: screen, views: views, title: scene.title, notes: [])
    } catch {
      throw .scene(error.all.map { $0.message(file: path) })
    }
  }

  /// By the file's name, or where that says nothing by what it begins with: no JSON begins as XML does.
  private static func isInterfaceBuilder(_ path: String, _ bytes: [UInt8]) -> Bool {
    let name = path.lowercased()
    if name.hasSuffix(".storyboard") || name.hasSuffix(".xib") { return true }
    let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes[...]
    return !name.hasSuffix(".json") && start.first { !" \t\r\n".utf8.contains($0) } == UInt8(ascii: "<")
  }
}

/// Makes a screen of a storyboard or a xib: of its bytes, with its path for messages, in a theme.
///
/// The demo as it is installed cannot, and becomes the one that can: see `WholeDemo`.
package struct StoryboardReader {
  package typealias Read = @MainActor ([UInt8], String, Theme?) throws(StoryboardProblem) -> LoadedScene

  let read: Read

  package init(_ read: @escaping Read) { self.read = read }
}

/// Why there is no screen of a storyboard.
package enum StoryboardProblem: Error {
  /// The file is wrong: the line that says so, which begins with its path.
  case file(String)
  /// Nobody here can read it; why, in words.
  case noReader(String)
}
