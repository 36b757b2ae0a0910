/// What a reader comes across and leaves out, each thing once.
struct IBNotes {
  private(set) var all: [InterfaceBuilderNote] = []
  private var seen: Set<String> = []
  /// A file of rubbish would have no end of them.
  private static let most = 200

  mutating func add(_ text: String, _ element: IBElement) {
    guard all.count < IBNotes.most, seen.insert(text).inserted else { return }
    all.append(InterfaceBuilderNote(line: element.line, text: text))
  }
}
