import NumberField
import Testing

@testable import NumberFieldDemo

@Suite("Options")
struct OptionsTests {
  @Test("without arguments, the demo opens as the original looks")
  func defaults() throws {
    let options = try Options(arguments: [])
    #expect(options == Options())
    #expect(options.request == .run)
    #expect(options.size == nil)
    #expect(options.scale == nil)
  }

  @Test("each option sets what it names")
  func values() throws {
    let options = try Options(
      arguments: [
        "--script", "a.script", "--headless", "--output", "out", "--size", "800x480.5", "--scale", "1.5",
        "--theme", "high-contrast", "--font", "a.ttf", "--bold-font", "b.ttf", "--fullscreen",
        "--no-animation",
        "--click", "--events",
      ])
    var expected = Options()
    expected.script = "a.script"
    expected.isHeadless = true
    expected.output = "out"
    expected.size = Size(width: 800, height: 480.5)
    expected.scale = 1.5
    expected.theme = .highContrast
    expected.font = "a.ttf"
    expected.boldFont = "b.ttf"
    expected.isFullscreen = true
    expected.isStill = true
    expected.clicks = true
    expected.printsEvents = true
    #expect(options == expected)
  }

  @Test("a value may stand behind an equals sign, where it may begin as it likes")
  func equalsSign() throws {
    #expect(try Options(arguments: ["--size=1x8192"]).size == Size(width: 1, height: 8192))
    #expect(try Options(arguments: ["--output=--odd=name"]).output == "--odd=name")
  }

  @Test("a script may come from the standard input")
  func standardInput() throws {
    #expect(try Options(arguments: ["--script", "-"]).script == "-")
    #expect(try Options(arguments: ["--scene", "-"]).scene == "-")
    let both = #expect(throws: Failure.self) { try Options(arguments: ["--scene", "-", "--script", "-"]) }
    #expect(both?.exitCode == 2)
  }

  @Test("of an option that stands twice, the last counts")
  func twice() throws {
    #expect(try Options(arguments: ["--scale", "1", "--scale=2"]).scale == 2)
  }

  @Test("help and version count as soon as they are read", arguments: ["--help", "-h"])
  func help(word: String) throws {
    #expect(try Options(arguments: [word, "--no-such-option"]).request == .help)
    #expect(try Options(arguments: ["--version"]).request == .version)
  }

  @Test(
    "a wrong command line is told in one line, with the way out",
    arguments: [
      (["--hedless"], #"unknown option "--hedless"; did you mean --headless?"#),
      (["--head"], #"unknown option "--head"; did you mean --headless?"#),
      (["--xyzzy"], #"unknown option "--xyzzy"; --help lists the options"#),
      (["-x"], #"unknown option "-x"; --help lists the options"#),
      (["--outputs=a"], #"unknown option "--outputs"; did you mean --output?"#),
      (["--output"], "--output needs a value: --output DIR"),
      (["--output="], "--output needs a value: --output DIR"),
      (["--script", "--headless"], "--script needs a value: --script FILE"),
      (["--headless=yes"], #"--headless takes no value, found "yes""#),
      (["--size", "375"], #"--size: expected WxH in points, 1 to 8192 each, as in 375x667, found "375""#),
      (["--size=0x10"], #"--size: expected WxH in points, 1 to 8192 each, as in 375x667, found "0x10""#),
      (
        ["--size=10x9000"], #"--size: expected WxH in points, 1 to 8192 each, as in 375x667, found "10x9000""#
      ),
      (["--size=axb"], #"--size: expected WxH in points, 1 to 8192 each, as in 375x667, found "axb""#),
      (["--scale", "0"], #"--scale: expected a number from 0.5 to 8, found "0""#),
      (["--scale", "nan"], #"--scale: expected a number from 0.5 to 8, found "nan""#),
      (["--scale", "-1"], #"--scale: expected a number from 0.5 to 8, found "-1""#),
      (["demo.json"], #"unexpected argument "demo.json"; --help lists the options"#),
      (["-"], #"unexpected argument "-"; --help lists the options"#),
      (["--theme=blue"], #"--theme: expected one of light, dark, high-contrast, large, found "blue""#),
      (
        ["--locale", "xx_YY"],
        "--locale: unknown locale \"xx_YY\"; identifiers are written as in de_DE, en_IN or ar_EG"
      ),
    ])
  func wrong(arguments: [String], words: String) {
    let failure = #expect(throws: Failure.self) { try Options(arguments: arguments) }
    #expect(failure?.line == "numberfield-demo: " + words)
    #expect(failure?.exitCode == 2)
  }

  @Test("the help lists every option, on lines that fit a terminal")
  func helpText() {
    let lines = Help.text.split(separator: "\n")
    for option in Option.all {
      let name = option.name + (option.placeholder.map { " " + $0 } ?? "")
      #expect(lines.contains { $0.hasPrefix("  " + name + " ") && $0.hasSuffix(option.help) })
    }
    #expect(lines.allSatisfy { $0.count <= 110 })
  }

  @Test("option names are unique")
  func unique() {
    #expect(Set(Option.all.map(\.name)).count == Option.all.count)
  }
}

@Suite("Suggestions")
struct SuggestionTests {
  @Test(
    "what is near is found, what is far is not",
    arguments: [
      ("tpa", "tap"), ("fokus", "focus"), ("snap", "snapshot"), ("SNAPSHOT", "snapshot"), ("waitt", "wait"),
      ("bananas", nil), ("", nil), ("xx", nil),
    ] as [(String, String?)])
  func near(word: String, expected: String?) {
    #expect(nearest(to: word, among: ["focus", "tap", "wait", "snapshot"]) == expected)
  }

  @Test(
    "distance counts letters inserted, deleted, replaced and swapped",
    arguments: [
      ("", "abc", 3), ("abc", "abc", 0), ("abc", "acb", 1), ("abc", "ab", 1), ("kitten", "sitting", 3),
    ])
  func distance(a: String, b: String, expected: Int) {
    #expect(editDistance(Array(a), Array(b)) == expected)
    #expect(editDistance(Array(b), Array(a)) == expected)
  }
}
