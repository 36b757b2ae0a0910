import Foundation
import NumberField
import NumberFieldFoundation
import NumberFieldInterfaceBuilder

/// Storyboards and xibs: what is wrong is told by its line, what is left out is told once, the rest can be used.
@MainActor
enum StoryboardFuzzer {
  static func run(_ bytes: [UInt8]) {
    let file: InterfaceBuilderFile
    do {
      file = try InterfaceBuilderFile(Data(bytes))
    } catch {
      let message = error.message(file: "fuzzed")
      check(message.hasPrefix("fuzzed:") && !message.contains("\n"), "not one line: \(message)")
      return
    }
    for note in file.notes {
      check(note.line >= 1 && !note.text.isEmpty && !note.text.contains("\n"), "a note says \(note)")
    }
    check(Set(file.notes).count == file.notes.count, "something is told twice: \(file.notes)")
    let (screen, views) = file.makeScreen()
    check(views.fields.map(\.name) == file.fieldNames, "the fields are \(views.fields.map(\.name))")
    check(Set(file.fieldNames).count == file.fieldNames.count, "two fields are called \(file.fieldNames)")
    SceneFuzzer.use(screen)
  }
}
