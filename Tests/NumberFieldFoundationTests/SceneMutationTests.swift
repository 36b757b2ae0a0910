import Foundation
import NumberField
import NumberFieldFoundation
import Testing

@MainActor
struct SceneMutationTests {
  @Test(arguments: Samples.scenes) func brokenScenesAreScenesOrErrorsWithAPlace(_ name: String) throws {
    let sample = try Samples.scene(name)
    var mutator = Mutator(seed: UInt64(name.utf8.reduce(0) { $0 * 31 + Int($1) }))
    var (scenes, refusals) = (0, 0)
    for round in 0..<500 {
      let data = mutator.mutated(sample)
      do throws(SceneFileErrors) {
        let (screen, views) = try SceneFile(json: data).makeScreen()
        scenes += 1
        use(screen, views)
      } catch {
        refusals += 1
        #expect(!error.all.isEmpty)
        for error in error.all {
          #expect(!error.description.isEmpty && error.description.count < 500, "round \(round)")
          #expect(error.place != .file, "round \(round): \(error)")
        }
      }
    }
    #expect(scenes > 10 && refusals > 100)
  }

  /// What a person does first: taps, types, looks, turns the window.
  private func use(_ screen: Screen, _ views: NamedViews) {
    for (_, field) in views.fields.prefix(3) {
      field.becomeFirstResponder()
      screen.send(.text("12.5"))
      screen.advance(to: screen.now + 300)
      _ = screen.refresh()
    }
    screen.resize(to: Size(width: 200, height: 100), scale: 2)
    _ = screen.refresh()
  }
}
