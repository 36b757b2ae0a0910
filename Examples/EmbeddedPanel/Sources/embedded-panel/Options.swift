import Foundation

/// What the command line asks for.
struct Options {
  var seconds: Int?
  var frames: Int?
  var renderer: String?
  var font: String?
  var picture: String?

  init(_ arguments: some Sequence<String>) throws(HostFailure) {
    var rest = arguments.makeIterator()
    while let name = rest.next() {
      guard let value = rest.next() else { throw HostFailure(description: "\(name) needs a value") }
      switch name {
      case "--seconds": seconds = try Self.count(name, value)
      case "--frames": frames = try Self.count(name, value)
      case "--renderer": renderer = value
      case "--font": font = value
      case "--picture": picture = value
      default: throw HostFailure(description: "unknown option \(name)")
      }
    }
  }

  private static func count(_ name: String, _ text: String) throws(HostFailure) -> Int {
    guard let number = Int(text), (1...1_000_000).contains(number) else {
      throw HostFailure(description: "\(name): expected a count, found \"\(text)\"")
    }
    return number
  }
}

/// Says what is wrong, and ends.
func fail(_ line: String) -> Never {
  FileHandle.standardError.write(Data((line + "\n").utf8))
  exit(1)
}
