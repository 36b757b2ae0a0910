/// All that is measured within the process.
@MainActor
enum Cases {
  static var all: [Case] { keystrokes + screen + texts }

  /// What `--only` can choose from.
  static var names: String { all.map(\.name).joined(separator: ", ") }
}
