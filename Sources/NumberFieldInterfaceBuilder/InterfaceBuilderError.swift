/// Why a storyboard or a xib cannot be read.
///
/// ```swift
/// do {
///   _ = try InterfaceBuilderFile(data)
/// } catch {
///   print(error.message(file: "Main.storyboard"))   // Main.storyboard:12: a tag does not end
/// }
/// ```
public struct InterfaceBuilderError: Error, Hashable, Sendable {
  /// What is wrong.
  public enum Problem: Hashable, Sendable {
    /// The file is larger than such files may be.
    case tooLarge(bytes: Int, most: Int)
    /// Elements stand in each other more deeply than in any real file, or there are too many of them.
    case tooMuch(String)
    /// It is not well-formed XML; what is wrong with it, in words.
    case syntax(String)
    /// It declares a document type, which could make entities of itself.
    case documentType
    /// It is XML, but not a storyboard or xib for iOS; what was found.
    case notInterfaceBuilder(found: String)
    /// There is no view to make a screen of.
    case noView
  }

  /// The line of the file, from 1; nil where it is the file as a whole.
  public var line: Int?
  /// What is wrong.
  public var problem: Problem

  /// Makes an error from its parts.
  public init(line: Int?, _ problem: Problem) {
    self.line = line
    self.problem = problem
  }
}

extension InterfaceBuilderError: CustomStringConvertible {
  /// The line and the problem, in one line.
  public var description: String {
    (line.map { "line \($0): " } ?? "") + problem.words
  }

  /// The line that a tool prints for its user: `Main.storyboard:12: …`.
  public func message(file: String) -> String {
    line.map { "\(file):\($0): \(problem.words)" } ?? "\(file): \(problem.words)"
  }
}

extension InterfaceBuilderError.Problem {
  fileprivate var words: String {
    switch self {
    case .tooLarge(let bytes, let most): "\(bytes) bytes are too many; at most \(most) are read"
    case .tooMuch(let what): what
    case .syntax(let words): words
    case .documentType: "a document type is not allowed here"
    case .notInterfaceBuilder(let found): "expected a storyboard or xib for iOS, found \(found)"
    case .noView: "there is no view controller with a view, and no view, to make a screen of"
    }
  }
}

/// Something in a storyboard or a xib that was left out.
///
/// ```swift
/// for note in try InterfaceBuilderFile(data).notes {
///   print(note)       // line 40: <button> is left out
/// }
/// ```
public struct InterfaceBuilderNote: Hashable, Sendable, CustomStringConvertible {
  /// The line where it stands first, from 1.
  public var line: Int
  /// What it is, in words.
  public var text: String

  /// Line and words: `line 40: <button> is left out`.
  public var description: String { "line \(line): \(text)" }

  /// The line that a tool prints for its user: `Main.storyboard:40: <button> is left out`.
  public func message(file: String) -> String { "\(file):\(line): \(text)" }
}
