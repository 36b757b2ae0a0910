/// What `--help` prints.
enum Help {
  static var text: String {
    let usages = Option.all.map { $0.name + ($0.placeholder.map { " " + $0 } ?? "") }
    let width = usages.map(\.count).max() ?? 0
    let lines = zip(usages, Option.all).map { usage, option in
      "  " + usage + String(repeating: " ", count: width - usage.count + 2) + option.help
    }
    return """
      The demo of NumberField: three numbers and a keypad, in a window or as bitmaps.

      usage: numberfield-demo [options]

      \(lines.joined(separator: "\n"))

      Exit status: 0; 1 when a script's expect fails; 2 for bad usage or a bad file; 3 when no window, font or
      renderer can be had.
      """
  }
}
