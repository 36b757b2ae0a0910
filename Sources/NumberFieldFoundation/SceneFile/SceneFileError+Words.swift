// The one place where the errors of scene files become words.
extension SceneFileError: CustomStringConvertible {
  /// The place and the problem in one line.
  public var description: String {
    switch place {
    case .file, .path(""): problem.words
    case .line(let line, let column): "line \(line), column \(column): \(problem.words)"
    case .path(let path): "\(path): \(problem.words)"
    }
  }

  /// The line that a tool prints for its user: `till.json: fields[2].maxValue: …`, or `till.json:3:7: …`.
  public func message(file: String) -> String {
    switch place {
    case .line(let line, let column): "\(file):\(line):\(column): \(problem.words)"
    case .file, .path: "\(file): \(description)"
    }
  }
}

extension SceneFileErrors: CustomStringConvertible {
  /// One line for each error.
  public var description: String { all.map(\.description).joined(separator: "\n") }
}

extension SceneFileError.Problem {
  fileprivate var words: String {
    switch self {
    case .tooLarge(let bytes, let most): "\(bytes) bytes are too many; a scene has at most \(most)"
    case .syntax(let words): words
    case .wrongType(let expected, let found): "expected \(expected), found \(found)"
    case .unknownKey(let nearest): "unknown key" + didYouMean(nearest)
    case .missingKey(let key): "\"\(key)\" is missing"
    case .conflictingKeys(let one, let other): "\"\(one)\" and \"\(other)\" cannot stand together"
    case .needsOneOf(let keys):
      "expected exactly one of " + keys.map { "\"\($0)\"" }.joined(separator: ", ")
    case .impossible(let reason): reason
    case .nameTaken(let path): "the name is taken by \(path)"
    case .unknownView(let name, let nearest):
      "no field or label has the name \"\(name.shortened)\"" + didYouMean(nearest)
    }
  }

  private func didYouMean(_ nearest: String?) -> String {
    nearest.map { "; did you mean \"\($0)\"?" } ?? ""
  }
}
