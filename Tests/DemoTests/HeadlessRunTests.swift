import Foundation
import Testing

@Suite("The demo without a window, as a process")
struct HeadlessRunTests {
  private let folder: TemporaryFolder
  private let demo = DemoProcess()

  init() throws { folder = try TemporaryFolder() }

  @Test("help and version go to the standard output")
  func help() throws {
    let help = try demo.run("--help")
    #expect(help.code == 0 && help.errors == "")
    #expect(help.lines.contains { $0.contains("--headless") })
    let version = try demo.run("--version")
    #expect(version.code == 0 && version.errors == "")
    #expect(version.lines.count == 1 && version.output.hasPrefix("numberfield-demo "))
  }

  @Test("without a script, the demo at rest and with its keypad, and a line that says where")
  func pictures() throws {
    let path = folder.path("a/b")
    let result = try demo.run("--headless", "--output", path)
    #expect(result.code == 0 && result.errors == "")
    #expect(result.output == "wrote idle.bmp and keypad.bmp to \(path)\n")
    let idle = try folder.data("a/b/idle.bmp")
    let keypad = try folder.data("a/b/keypad.bmp")
    #expect(idle.prefix(2) == Data("BM".utf8) && idle.count > 375 * 667 * 3)
    #expect(idle != keypad)
  }

  @Test("every sample script passes, and a second run prints and paints the same")
  func sampleScripts() throws {
    let names = try SampleScripts.names()
    #expect(names.contains("acceptance.nfs") && names.contains("session.nfs") && names.contains("tour.nfs"))
    for name in names {
      var outputs: [String] = []
      for run in ["1", "2"] {
        let result = try demo.run(
          "--headless", "--events", "--script", SampleScripts.path(name), "--output", folder.path(name + run))
        #expect(result.code == 0 && result.errors == "", "\(name): \(result.errors)")
        outputs.append(result.output)
      }
      #expect(outputs[0] == outputs[1])
      let pictures = try FileManager.default.contentsOfDirectory(atPath: folder.path(name + "1")).sorted()
      #expect(!pictures.isEmpty)
      for picture in pictures {
        #expect(try folder.data("\(name)1/\(picture)") == folder.data("\(name)2/\(picture)"))
      }
    }
  }

  @Test("a session's events, line by line")
  func events() throws {
    let script = """
      focus length
      wait 400
      tap 1 .
      set length maxValue 1
      tap 5
      blur
      """
    let result = try DemoProcess(input: script).run("--headless", "--events", "--script", "-")
    #expect(result.errors == "" && result.code == 0)
    #expect(
      result.lines == [
        #"{"t":0.05,"field":"length","event":"editingDidBegin","text":"0.00","value":0,"exact":"0"}"#,
        #"{"t":0.55,"field":"length","event":"editingChanged","text":"1","value":1,"exact":"1"}"#,
        #"{"t":0.65,"field":"length","event":"editingChanged","text":"1.","value":1,"exact":"1"}"#,
        #"{"t":0.75,"field":"length","event":"editingRejected","text":"1.","value":1,"exact":"1","#
          + #""reason":"exceedsMaximum","input":"5"}"#,
        #"{"t":0.85,"field":"length","event":"editingDidEnd","text":"1.00","value":1,"exact":"1"}"#,
      ])
  }

  @Test("print shows all fields and the keyboard")
  func printedState() throws {
    let result = try DemoProcess(input: "focus length\ntap 1 2 .\nprint\nblur\nprint").run(
      "--headless", "--script", "-")
    let others =
      #"{"name":"quantity","text":"0","value":0,"exact":"0","editing":false,"selected":false,"caret":null},"#
      + #"{"name":"price","text":"0.00","value":0,"exact":"0","editing":false,"selected":false,"caret":null}]"#
    #expect(
      result.lines == [
        #"{"fields":[{"name":"length","text":"12.","value":12,"exact":"12","editing":true,"selected":false,"#
          + #""caret":3},"# + others + #","keyboard":true}"#,
        #"{"fields":[{"name":"length","text":"12.00","value":12,"exact":"12","editing":false,"selected":false,"#
          + #""caret":null},"# + others + #","keyboard":false}"#,
      ])
  }

  @Test("size and scale decide how many pixels there are")
  func pixels() throws {
    for (arguments, width, height) in [
      (["--size", "320x480"], 320, 480), (["--size", "320x480", "--scale", "1.5"], 480, 720),
      (["--scale=2"], 750, 1334),
    ] {
      let result = try demo.run(["--headless", "--output", folder.path] + arguments)
      #expect(result.code == 0)
      let header = [UInt8](try folder.data("idle.bmp").prefix(26))
      #expect(Int(header[18]) | Int(header[19]) << 8 == width)
      #expect(Int(header[22]) | Int(header[23]) << 8 == height)
    }
  }

  @Test("a wait of days passes at once")
  func longWait() throws {
    let script = "focus length\nwait 1000000\nexpect length selected true\nblur\nwait 1000000000\nprint"
    #expect(try DemoProcess(input: script).run("--headless", "--script", "-").code == 0)
  }

  @Test("of the characters that no font has the first is told, in one line")
  func missingCharacters() throws {
    let script = """
      set length prefixLabel.text "\\u{F0000}\\u{F0001}"
      set price suffixLabel.text "\\u{F0002}"
      focus length
      print
      """
    let result = try DemoProcess(input: script).run("--headless", "--script", "-")
    #expect(result.code == 0)
    #expect(result.errors.hasPrefix("numberfield-demo: no installed font has U+F000"))
    #expect(result.errors.split(separator: "\n").count == 1)
  }
}
