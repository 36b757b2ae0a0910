#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// What golden tests do with a picture: the environment's `NUMBERFIELD_GOLDENS`.
///
/// Every mode but `verify` fails the test that it records for, so that no run can both record and pass.
///
/// ```swift
/// let goldens = Goldens(folder: "Tests/References", mode: .verify)   // whatever the environment says
/// ```
public enum GoldenMode: String, Sendable, CaseIterable {
  /// Compares with the reference; a missing one fails.
  case verify
  /// Records references that are missing, compares with the others.
  case recordMissing = "record-missing"
  /// Records references that are missing or differ.
  case recordFailed = "record-failed"
  /// Records all of them.
  case recordAll = "record-all"

  /// The mode that the environment asks for; nil where it says something else.
  public static func fromEnvironment() -> GoldenMode? {
    let text = asked
    return text.isEmpty ? .verify : GoldenMode(rawValue: text)
  }

  /// What the environment says; empty where it says nothing.
  static var asked: String { getenv("NUMBERFIELD_GOLDENS").map { String(cString: $0) } ?? "" }
}
