import Foundation
import NumberField
import NumberFieldFoundation
import NumberFieldInterfaceBuilder

// The examples that stand above the declarations of NumberFieldInterfaceBuilder: compiled, and not run.

@MainActor
enum ExamplesOfNumberFieldInterfaceBuilder {
  static func interfaceBuilderError(_ data: Data) async throws {
    do {
      _ = try InterfaceBuilderFile(data)
    } catch {
      print(error.message(file: "Main.storyboard"))  // Main.storyboard:12: a tag does not end
    }
  }

  static func interfaceBuilderNote(_ data: Data) async throws {
    for note in try InterfaceBuilderFile(data).notes {
      print(note)  // line 40: <button> is left out
    }
  }

  static func interfaceBuilderFile(_ url: URL) async throws {
    let file = try InterfaceBuilderFile(Data(contentsOf: url))
    for note in file.notes { print(note) }  // what was left out
    let (screen, views) = file.makeScreen()
    views["length"]?.addAction(for: .editingDidEnd) { print($0.value) }
    _ = screen
  }
}
