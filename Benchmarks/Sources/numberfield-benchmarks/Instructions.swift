import Foundation

/// Counts instructions with `valgrind --tool=callgrind`, where that is installed: the same figure each time, however
/// busy the machine is.
@MainActor
struct Instructions {
  let floor: Floor
  /// This program.
  let own: String

  /// The cases whose instructions are counted, and how many operations are.
  static let counted = ["tap-1x": 1200, "tap-1x-tight": 1200, "redraw-375": 24]

  static var isPossible: Bool { Command("valgrind", ["--version"]).run().status == 0 }

  /// Instructions for one operation, here and on the floor; nil where valgrind says nothing.
  func count(_ item: Case) -> (own: Double, floor: Double)? {
    guard let count = Instructions.counted[item.name], let work = item.floor else { return nil }
    let picture = work.picture
    let size = picture.pixels
    let floorArguments =
      floor.fonts + [
        "count", work.name, "\(work.argument)", "\(count)", "\(size.width)", "\(size.height)",
        "\(picture.scale)",
        picture.isTight ? "1" : "0",
      ]
    guard let mine = collected([own, "count", item.name, "\(count)"], in: "nf_measured"),
      let others = collected([floor.path] + floorArguments, in: "floor_measured")
    else { return nil }
    return (mine / Double(count), others / Double(count))
  }

  private func collected(_ command: [String], in function: String) -> Double? {
    let options = [
      "--tool=callgrind", "--callgrind-out-file=/dev/null", "--collect-atstart=no",
      "--toggle-collect=\(function)",
    ]
    let log = Command("valgrind", options + command).run().errors
    let line = log.split(separator: "\n").first { $0.contains("Collected :") }
    return line?.split(separator: " ").last.flatMap { Double($0) }
  }
}
