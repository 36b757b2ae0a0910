import Foundation
import NumberField
import NumberFieldSDL
import Testing

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

  @Test(arguments: ["demo", "till", "lab", "form", "rtl"])
  func everySampleSceneRuns(name: String) throws {
    let files = try TemporaryFolder()
    let run = try DemoProcess().run(
      "--scene", Self.folder.appendingPathComponent("\(name).json").path, "--headless", "--output", files.path
    )
    #expect(run.code == 0, "\(run.errors)")
    #expect(files.exists("idle.bmp") && files.exists("keypad.bmp"))
  }

  @MainActor
  @Test func aFilesTitleIsTheWindows() throws {
    let files = try TemporaryFolder()
    let named = try files.write("named.json", #"{ "title": "Till 3", "fields": [] }"#)
    #expect(try LoadedScene(path: named).title == "Till 3")
    #expect(try LoadedScene(path: files.write("plain.json", "{}")).title == nil)
    let storyboard = Self.folder.appendingPathComponent("demo.storyboard").path
    #expect(try LoadedScene(path: storyboard).title == "NumberField Demo")
  }

  @Test func aSceneThatIsTooLargeForAPictureIsRefused() throws {
    let files = try TemporaryFolder()
    let scene = try files.write("wide.json", #"{ "size": { "width": 100000, "height": 100000 } }"#)
    let run = try DemoProcess().run("--scene", scene, "--headless", "--output", files.path)
    #expect(run.code == 3)
    #expect(run.errors.contains("100000×100000 pixels are too many for a picture; at most 67108864"))
    #expect(!files.exists("idle.bmp"))
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
