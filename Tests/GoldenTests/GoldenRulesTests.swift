import NumberField
import NumberFieldRaster
import NumberFieldTesting
import Testing

/// The rules of golden tests themselves: the comparer can fail, nothing is left over, modes do what they say.
@MainActor
struct GoldenRulesTests {
  private func bitmap(_ color: Color = .white) -> Bitmap {
    var bitmap = Bitmap(size: PixelSize(width: 8, height: 4))
    for y in 0..<4 { for x in 0..<8 { bitmap[x, y] = color } }
    return bitmap
  }

  /// A folder of its own for a test, removed at its end.
  private func withFolder(_ body: (String) throws -> Void) throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    try body(folder.path)
  }

  @Test func noReferenceIsLeftOver() {
    #expect(Studio.goldens.orphans(of: Look.self).isEmpty)
  }

  @Test func onePixelOfDifferenceFails() throws {
    try withFolder { folder in
      #expect(Goldens(folder: folder, mode: .recordAll).compare(bitmap(), "a") == .recorded)
      #expect(Goldens(folder: folder, mode: .verify).compare(bitmap(), "a") == .same)
      var other = bitmap()
      other[3, 2] = Color(argb: 0xFFFF_FFFE)
      guard case .differs(let difference) = Goldens(folder: folder, mode: .verify).compare(other, "a") else {
        Issue.record("a different picture passed")
        return
      }
      #expect(difference.count(above: 0) == 1 && difference.count(above: 1) == 0)
      #expect(difference.bounds == PixelRect(x: 3, y: 2, width: 1, height: 1))
    }
  }

  @Test func anotherSizeFails() throws {
    try withFolder { folder in
      _ = Goldens(folder: folder, mode: .recordAll).compare(bitmap(), "a")
      let smaller = bitmap().cropped(to: PixelRect(x: 0, y: 0, width: 7, height: 4))
      let tolerance = Goldens.Tolerance(pixels: 1000, above: 0, because: "sizes count whatever may differ")
      #expect(Goldens(folder: folder, mode: .verify).compare(smaller, "a", tolerance: tolerance) != .same)
    }
  }

  @Test func aMissingReferenceFailsAndIsRecordedOnlyWhenAsked() throws {
    try withFolder { folder in
      #expect(Goldens(folder: folder, mode: .verify).compare(bitmap(), "a") == .missing)
      #expect(Goldens(folder: folder, mode: .recordMissing).compare(bitmap(), "a") == .recorded)
      #expect(Goldens(folder: folder, mode: .recordMissing).compare(bitmap(), "a") == .same)
    }
  }

  @Test func recordingMakesTheFolder() throws {
    try withFolder { folder in
      let references = "\(folder)/Tests/References"
      #expect(Goldens(folder: references, mode: .recordMissing).compare(bitmap(), "a") == .recorded)
      #expect(Goldens(folder: references, mode: .verify).compare(bitmap(), "a") == .same)
    }
  }

  @Test func aFailedOneIsRecordedOnlyWhenAsked() throws {
    try withFolder { folder in
      _ = Goldens(folder: folder, mode: .recordAll).compare(bitmap(), "a")
      #expect(Goldens(folder: folder, mode: .recordMissing).compare(bitmap(.black), "a") != .recorded)
      #expect(Goldens(folder: folder, mode: .recordFailed).compare(bitmap(.black), "a") == .recorded)
      #expect(Goldens(folder: folder, mode: .recordFailed).compare(bitmap(.black), "a") == .same)
    }
  }

  @Test func anUnknownModeFails() throws {
    try withFolder { folder in
      guard case .broken = Goldens(folder: folder, mode: nil).compare(bitmap(), "a") else {
        Issue.record("an unknown mode passed")
        return
      }
      #expect(GoldenMode(rawValue: "record") == nil)
    }
  }

  @Test func aToleranceIsACountAndAThreshold() throws {
    try withFolder { folder in
      _ = Goldens(folder: folder, mode: .recordAll).compare(bitmap(), "a")
      var other = bitmap()
      other[0, 0] = Color(white: 0.9)
      other[1, 0] = Color(white: 0.9)
      let verify = Goldens(folder: folder, mode: .verify)
      let two = Goldens.Tolerance(pixels: 2, above: 4, because: "two pixels are under test")
      let one = Goldens.Tolerance(pixels: 1, above: 4, because: "two pixels are under test")
      #expect(verify.compare(other, "a", tolerance: two) == .same)
      #expect(verify.compare(other, "a", tolerance: one) != .same)
    }
  }

  @Test func leftOversAreFound() throws {
    enum Names: String, CaseIterable { case a }
    try withFolder { folder in
      let goldens = Goldens(folder: folder, mode: .recordAll)
      _ = goldens.compare(bitmap(), "a")
      _ = goldens.compare(bitmap(), "b")
      #expect(goldens.orphans(of: Names.self) == ["b.bmp"])
    }
  }
}
