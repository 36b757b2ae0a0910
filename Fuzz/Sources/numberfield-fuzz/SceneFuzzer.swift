import Foundation
import NumberField
import NumberFieldFoundation

/// Scene files: what is wrong is told by its path, what is right becomes a screen that can be used.
@MainActor
enum SceneFuzzer {
  static func run(_ bytes: [UInt8]) {
    let scene: SceneFile
    do {
      scene = try SceneFile(json: Data(bytes))
    } catch {
      check(!error.all.isEmpty, "no error is told")
      for line in error.all.map({ $0.message(file: "fuzzed") }) {
        check(line.hasPrefix("fuzzed:") && !line.contains("\n"), "not one line: \(line)")
      }
      return
    }
    let (screen, views) = scene.makeScreen()
    check(screen.fields.count == views.fields.count, "a field has no name")
    use(screen)
  }

  /// What a person does with the first fields of a screen, and another size of it.
  static func use(_ screen: Screen) {
    _ = screen.refresh()
    for field in screen.fields.prefix(8) {
      let place = screen.place(of: field).center
      for event in [
        InputEvent.down(.mouse, at: place), .up(.mouse, at: place), .text("-12.5"),
        .key(.tab, [], isRepeat: false),
      ] {
        screen.send(event)
      }
      screen.advance(to: screen.now + 300)
      _ = screen.refresh()
      check(field.value.isFinite, "\(field.text)")
    }
    screen.resize(to: Size(width: 200, height: 300), scale: 1.5)
    _ = screen.refresh()
  }
}
