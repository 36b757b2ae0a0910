import Foundation
import NumberField
import NumberFieldSDL
import Testing

@testable import NumberFieldDemo
@testable import numberfield_demo

/// The demo with a scene of its own: the sample scenes, and files that are wrong.
struct SceneRunTests {
  private static let folder = SampleScripts.folder.deletingLastPathComponent().appendingPathComponent(
    "Scenes")

  @Test func theDemosSceneIsTheDemo() throws {
    let files = try TemporaryFolder()
    var pictures: [Bitmap] = []
    for (name, scene) in [
      ("own", []), ("file", ["--scene", Self.folder.appendingPathComponent("demo.json").path]),
    ] {
      let script = try files.write(
        "\(name).nfs",
        "focus length\nwait 400\ntap 1 2 . 5\nexpect length text \"12.5\"\nsnapshot \(name).bmp\n")
      let run = try DemoProcess().run(
        scene + ["--headless", "--script", script, "--output", files.path])
      #expect(run.code == 0, "\(run.errors)")
      pictures.append(try Bitmap(contentsOfBMP: files.path("\(name).bmp")))
    }
    #expect(pictures[0] == pictures[1])
  }

  @Test(arguments: ["demo.json", "till.json", "lab.json", "form.json", "rtl.json", "demo.storyboard"])
  func everySampleSceneRuns(name: String) throws {
    let files = try TemporaryFolder()
    let run = try DemoProcess().run(
      "--scene", Self.folder.appendingPathComponent(name).path, "--headless", "--output", files.path)
    #expect(run.code == 0, "\(run.errors)")
    #expect(files.exists("idle.bmp") && files.exists("keypad.bmp"))
  }

  /// A key that calls the program prints a line, and scripts expect it: of the last input, as a rejection.
  @Test func aScenesOwnKeysAreHeard() throws {
    let files = try TemporaryFolder()
    let scene = try files.write(
      "keys.json",
      """
      { "fields": [{ "name": "weight", "decimalPlace": 1, "keypad": { "accessoryRow": [
        { "action": "tare" }, { "action": "zero", "title": "0.0" }, { "adds": 10 }] } }] }
      """)
    let script = """
      focus weight
      wait 400
      expect action none
      tap 5 "tare"
      expect action "tare"
      expect weight text "5"
      tap "+10"
      expect action none
      expect weight text "15"
      tap "zero"
      expect action "zero"
      tap 1
      expect action none
      tap "nothing"
      """
    let run = try DemoProcess(input: script).run("--scene", scene, "--headless", "--events", "--script", "-")
    #expect(run.code == 2 && run.errors == "<stdin>:14: the keypad has no key \"nothing\"\n")
    let actions = run.lines.filter { $0.contains(#""event":"action""#) }
    #expect(
      actions == [
        #"{"t":0.65,"field":"weight","event":"action","text":"5","value":5,"exact":"5","action":"tare"}"#,
        #"{"t":0.85,"field":"weight","event":"action","text":"15","value":15,"exact":"15","action":"zero"}"#,
      ])
    let wrong = try DemoProcess(input: "focus weight\nexpect action \"tare\"").run(
      "--scene", scene, "--headless", "--script", "-")
    #expect(wrong.code == 1 && wrong.errors == "<stdin>:2: expected action \"tare\", found none\n")
  }

  @MainActor
  @Test func aFilesTitleIsTheWindows() throws {
    let files = try TemporaryFolder()
    let named = try files.write("named.json", #"{ "title": "Till 3", "fields": [] }"#)
    #expect(try LoadedScene(path: named, storyboards: .interfaceBuilder).title == "Till 3")
    let plain = try files.write("plain.json", "{}")
    #expect(try LoadedScene(path: plain, storyboards: .interfaceBuilder).title == nil)
    let storyboard = Self.folder.appendingPathComponent("demo.storyboard").path
    #expect(try LoadedScene(path: storyboard, storyboards: .interfaceBuilder).title == "NumberField Demo")
  }

  /// The demo's theme, the scene's own, and the command line over the scene's: each in the corner of a picture.
  @Test func themesReachThePicture() throws {
    let files = try TemporaryFolder()
    let scene = try files.write("dark.json", #"{"theme": "dark", "fields": [{}]}"#)
    for (arguments, paper) in [
      ([], Theme.light.colors.background), (["--theme", "dark"], Theme.dark.colors.background),
      (["--scene", scene], Theme.dark.colors.background),
      (["--scene", scene, "--theme", "high-contrast"], Theme.highContrast.colors.background),
    ] {
      let run = try DemoProcess().run(arguments + ["--headless", "--output", files.path])
      #expect(run.code == 0, "\(run.errors)")
      #expect(try Bitmap(contentsOfBMP: files.path("idle.bmp"))[0, 0] == paper, "\(arguments)")
    }
  }

  @Test func allErrorsOfASceneAreToldAtOnce() throws {
    let files = try TemporaryFolder()
    let scene = try files.write(
      "bad.json", #"{"fields": [{"name": "a", "maxValue": "abc"}, {"nam": "b", "decimalPlace": 99}]}"#)
    let run = try DemoProcess().run("--scene", scene, "--headless", "--output", files.path)
    #expect(run.code == 2)
    #expect(run.output.isEmpty)
    let lines = run.errors.split(separator: "\n").map(String.init)
    #expect(lines.contains("\(scene): fields[0].maxValue: expected a number, found \"abc\""), "\(run.errors)")
    #expect(lines.count >= 3)
    #expect(!files.exists("idle.bmp"))
  }

  @Test func brokenJSONIsToldWithItsLine() throws {
    let files = try TemporaryFolder()
    let scene = try files.write("broken.json", "{\n  \"fields\": [\n")
    let run = try DemoProcess().run("--scene", scene, "--headless", "--output", files.path)
    #expect(run.code == 2)
    #expect(run.errors.hasPrefix("\(scene):"), "\(run.errors)")
  }
}
