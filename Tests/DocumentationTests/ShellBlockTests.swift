import Foundation
import Testing

/// Commands that people are told to type are commands that somebody has run: `.ci/run`, or these tests.
struct ShellBlockTests {
  /// Who runs a command that is not the demo's.
  enum Proof {
    /// `.ci/run` has the line, perhaps with something before it.
    case ci(String)
    /// It does something to the machine or the work that no test may do; why.
    case notHere(String)
  }

  static let known: [String: Proof] = [
    "make run": .ci("make run"),
    "make test": .ci("make test"),
    "make docs": .ci("make docs"),
    "swift run": .ci("Scripts/check-readme.sh"),
    "sudo apt-get install libsdl2-dev libsdl2-ttf-dev fonts-inter": .notHere(
      "installs packages; Scripts/set-up.sh installs the same"),
  ]

  /// Pages whose commands set up another machine than this, and why nobody runs them here.
  static let elsewhere: [String: String] = [
    "Documentation/Guide.docc/Articles/Kiosk.md": "makes a user and a unit of the system's on a panel"
  ]

  /// The blocks of commands that somebody has to run.
  private func blocks() throws -> [CodeBlock] {
    try CodeBlock.all("sh").filter { Self.elsewhere[$0.document] == nil }
  }

  /// The lines of a block, without comments.
  private func commands(_ block: CodeBlock) -> [String] {
    block.lines.compactMap { line in
      let command = (line.range(of: " #").map { line[..<$0.lowerBound] } ?? line[...])
        .trimmingCharacters(in: .whitespaces)
      return command.isEmpty || command.hasPrefix("#") ? nil : command
    }
  }

  @Test func everyCommandIsRunBySomebody() throws {
    let continuous = try Repository.text(".ci/run").split(separator: "\n").map(String.init)
    let blocks = try self.blocks()
    #expect(blocks.contains { $0.document == "README.md" })
    for block in blocks {
      for command in commands(block) where !command.hasPrefix("swift run numberfield-demo") {
        switch Self.known[command] {
        case .ci(let line):
          #expect(continuous.contains { $0.hasSuffix(line) }, "\(block): .ci/run does not run \(line)")
        case .notHere: break
        case nil: Issue.record("\(block): nobody runs \"\(command)\"")
        }
      }
    }
  }

  /// Runs the demo's commands as they stand, in a folder with this repository's `Assets` and without a display: those
  /// that open a window have to say so, and name the way out.
  @Test func theDemosCommandsDoWhatTheySay() throws {
    let blocks = try self.blocks()
    let demo = try Repository.products().appendingPathComponent("numberfield-demo")
    let commands = blocks.flatMap { block in
      self.commands(block).filter { $0.hasPrefix("swift run numberfield-demo") }.map { (block, $0) }
    }
    #expect(commands.count >= 4)
    for (block, command) in commands {
      let arguments = command.split(separator: " ").dropFirst(3).map(String.init)
      try inFolder { folder in
        let result = try Command.run(
          demo, arguments, in: folder,
          environment: [
            "DISPLAY": nil, "WAYLAND_DISPLAY": nil, "SDL_VIDEODRIVER": nil, "XDG_RUNTIME_DIR": nil,
          ])
        if arguments.contains("--headless") || arguments.contains("--help") {
          #expect(result.code == 0, "\(block): \(command): \(result.errors)")
          #expect(result.errors.isEmpty)
          if let place = arguments.firstIndex(of: "--output") {
            let pictures = try FileManager.default.contentsOfDirectory(
              atPath: folder.appendingPathComponent(arguments[place + 1]).path)
            #expect(pictures.contains { $0.hasSuffix(".bmp") }, "\(block): no picture was written")
          }
        } else {
          #expect(result.code == 3, "\(block): \(command): \(result.errors)")
          #expect(result.errors.contains("--headless"))
        }
      }
    }
  }

  /// Scripts in the pages play without a failed expectation.
  @Test func everyScriptPlays() throws {
    let demo = try Repository.products().appendingPathComponent("numberfield-demo")
    let blocks = try CodeBlock.all("nfs")
    #expect(!blocks.isEmpty)
    for block in blocks {
      try inFolder { folder in
        try block.lines.joined(separator: "\n")
          .write(to: folder.appendingPathComponent("bug.nfs"), atomically: true, encoding: .utf8)
        let result = try Command.run(demo, ["--headless", "--script", "bug.nfs"], in: folder)
        #expect(result.code == 0, "\(block): \(result.errors)")
      }
    }
  }

  /// A folder with `Assets`, and with the README's script as `bug.nfs`.
  private func inFolder(_ body: (URL) throws -> Void) throws {
    let manager = FileManager.default
    let folder = manager.temporaryDirectory.appendingPathComponent("numberfield-\(UUID().uuidString)")
    try manager.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? manager.removeItem(at: folder) }
    try manager.createSymbolicLink(
      at: folder.appendingPathComponent("Assets"),
      withDestinationURL: Repository.root.appendingPathComponent("Assets"))
    if let script = try CodeBlock.all("nfs").first(where: { $0.document == "README.md" }) {
      try script.lines.joined(separator: "\n")
        .write(to: folder.appendingPathComponent("bug.nfs"), atomically: true, encoding: .utf8)
    }
    try body(folder)
  }
}
