public import NumberFieldRaster
internal import NumberFieldSDL
public import Testing

/// A folder of reference pictures that tests compare theirs with.
///
/// ```swift
/// enum Look: String, CaseIterable { case idle, padUp }
/// let goldens = Goldens(folder: "Tests/References")
/// goldens.expect(harness.snapshot(), matches: Look.padUp)
/// ```
///
/// Names come from an enum, never from a counter, so that every picture has one owner; `orphans(of:)` finds those that
/// lost theirs. The folder is made where a picture is recorded and it is missing; a relative path counts from where
/// the tests run, with `swift test` the package's folder. Pictures are equal byte for byte unless a case says how much may differ, and why.
public struct Goldens: Sendable {
  /// The folder of the references.
  public let folder: String
  /// What to do with a picture; nil, where the environment asks for something unknown, fails every comparison.
  public let mode: GoldenMode?

  /// How much of a picture may differ, in absolute counts.
  ///
  /// ```swift
  /// let tolerance = Goldens.Tolerance(pixels: 12, above: 8, because: "the fallback font may differ")
  /// goldens.expect(harness.snapshot(), matches: Look.arabic, tolerance: tolerance)
  /// ```
  public struct Tolerance: Sendable {
    /// How many pixels may differ by more than `threshold`.
    public let pixels: Int
    /// By how much a channel of any other pixel may differ, 0 to 255.
    public let threshold: Int
    /// Why, in words.
    public let reason: String

    /// Makes a tolerance; a reason belongs to it.
    public init(pixels: Int, above threshold: Int, because reason: String) {
      self.pixels = pixels
      self.threshold = threshold
      self.reason = reason
    }
  }

  /// Takes a folder; the mode is what the environment says.
  public init(folder: String, mode: GoldenMode? = .fromEnvironment()) {
    self.folder = folder
    self.mode = mode
  }

  /// How a comparison ended.
  public enum Verdict: Equatable, Sendable {
    /// The picture is the reference.
    case same
    /// The picture was recorded: the test fails and is to be run again.
    case recorded
    /// There is no reference.
    case missing
    /// The picture differs.
    case differs(BitmapDifference)
    /// The mode is none, or a file could not be read or written.
    case broken(String)
  }

  private func path(_ name: String) -> String { "\(folder)/\(name).bmp" }

  /// Compares a picture with its reference, or records it, as the mode says.
  public func compare(_ bitmap: Bitmap, _ name: String, tolerance: Tolerance? = nil) -> Verdict {
    guard let mode else {
      let known = GoldenMode.allCases.map(\.rawValue).joined(separator: ", ")
      return .broken("NUMBERFIELD_GOLDENS is \"\(GoldenMode.asked)\", which is none of \(known)")
    }
    if mode == .recordAll { return record(bitmap, name) }
    let reference: Bitmap
    do {
      reference = try Bitmap(contentsOfBMP: path(name))
    } catch {
      return mode == .verify ? .missing : record(bitmap, name)
    }
    let difference = bitmap.difference(from: reference)
    let isSame =
      tolerance.map { difference.hasEqualSizes && difference.count(above: $0.threshold) <= $0.pixels }
      ?? difference.isEmpty
    if isSame { return .same }
    return mode == .recordFailed ? record(bitmap, name) : .differs(difference)
  }

  private func record(_ bitmap: Bitmap, _ name: String) -> Verdict {
    // What cannot be made shows when the picture cannot be written.
    Folder.make(folder)
    do {
      try bitmap.writeBMP(to: path(name))
      return .recorded
    } catch {
      return .broken("\(error)")
    }
  }

  /// Fails the running test unless the picture is its reference; attaches reference, actual and difference.
  ///
  /// `machine` says what drew the picture, for instance library versions: it is told when a picture differs, and written
  /// beside the references when they are recorded.
  public func expect<Name: RawRepresentable>(
    _ bitmap: Bitmap?, matches name: Name, tolerance: Tolerance? = nil, machine: String = "",
    sourceLocation: SourceLocation = #_sourceLocation
  ) where Name.RawValue == String {
    let name = name.rawValue
    guard let bitmap else {
      Issue.record("\(name): there is no picture: the harness has no fonts", sourceLocation: sourceLocation)
      return
    }
    switch compare(bitmap, name, tolerance: tolerance) {
    case .same: break
    case .recorded:
      if !machine.isEmpty { Folder.write(machine + "\n", to: "\(folder)/recorded-with.txt") }
      Issue.record("\(name): recorded, run again", sourceLocation: sourceLocation)
    case .missing:
      attach(bitmap, "\(name)-actual", sourceLocation)
      Issue.record(
        "\(name): no reference; NUMBERFIELD_GOLDENS=record-missing records it", sourceLocation: sourceLocation
      )
    case .differs(let difference):
      attach(bitmap, "\(name)-actual", sourceLocation)
      attach(difference.picture, "\(name)-difference", sourceLocation)
      if let reference = try? Bitmap(contentsOfBMP: path(name)) {
        attach(reference, "\(name)-reference", sourceLocation)
      }
      Issue.record(
        "\(name): \(difference)\(machine.isEmpty ? "" : "; \(machine)")", sourceLocation: sourceLocation)
    case .broken(let what): Issue.record("\(name): \(what)", sourceLocation: sourceLocation)
    }
  }

  private func attach(_ bitmap: Bitmap, _ name: String, _ location: SourceLocation) {
    guard let bytes = try? bitmap.bmpBytes() else { return }
    Attachment.record(bytes, named: "\(name).bmp", sourceLocation: location)
  }

  /// The names of pictures in the folder that no case of `Names` owns.
  public func orphans<Names: CaseIterable & RawRepresentable>(of names: Names.Type) -> [String]
  where Names.RawValue == String {
    let owned = Set(Names.allCases.map { "\($0.rawValue).bmp" })
    return Folder.files(in: folder).filter { $0.hasSuffix(".bmp") && !owned.contains($0) }.sorted()
  }
}
