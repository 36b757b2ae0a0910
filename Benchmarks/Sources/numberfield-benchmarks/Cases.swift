/// All that is measured within the process.
@MainActor
enum Cases {
  static var all: [Case] { keystrokes + screen + texts }
}
