/// One thing that is wrong with a scene file, and where.
///
/// ```swift
/// do { _ = try SceneFile(json: data) } catch {
///   for error in error.all { print("scene.json: \(error)") }
///   // scene.json: fields[2].maxValue: expected a number, found "abc"
/// }
/// ```
public struct SceneFileError: Error, Hashable, Sendable {
  /// A place in a file.
  public enum Place: Hashable, Sendable {
    /// The file as a whole.
    case file
    /// A line and a column of it, from 1.
    case line(Int, column: Int)
    /// A path in its data: `fields[2].maxValue`; empty for the outermost value.
    case path(String)
  }

  /// What can be wrong.
  public enum Problem: Hashable, Sendable {
    /// The file is larger than scene files may be.
    case tooLarge(bytes: Int, most: Int)
    /// It is not JSON; what is wrong with it, in words.
    case syntax(String)
    /// A value is of another type; what was expected, and what was found, in words.
    case wrongType(expected: String, found: String)
    /// There is no such key; the nearest one, if one is near.
    case unknownKey(nearest: String?)
    /// A key has to be there.
    case missingKey(String)
    /// Two keys say the same thing in two ways, or one forbids the other.
    case conflictingKeys(String, String)
    /// Exactly one of these keys has to be there.
    case needsOneOf([String])
    /// A value cannot be; why, in words.
    case impossible(String)
    /// The name is another view's too; that view's path.
    case nameTaken(by: String)
    /// There is no view of that name; the nearest one, if one is near.
    case unknownView(String, nearest: String?)
  }

  /// Where.
  public var place: Place
  /// What is wrong.
  public var problem: Problem

  /// Makes an error from its parts.
  public init(_ place: Place, _ problem: Problem) {
    self.place = place
    self.problem = problem
  }
}

/// All that is wrong with a scene file.
///
/// ```swift
/// do {
///   _ = try SceneFile(json: data)
/// } catch {
///   print(error.all.count, error)      // each error on a line of its own
/// }
/// ```
public struct SceneFileErrors: Error, Hashable, Sendable {
  /// The errors in the order of the file's data, at least one and at most 1000 of them.
  public let all: [SceneFileError]

  static let most = 1000

  init(_ all: [SceneFileError]) {
    self.all = Array(all.prefix(SceneFileErrors.most))
  }
}
