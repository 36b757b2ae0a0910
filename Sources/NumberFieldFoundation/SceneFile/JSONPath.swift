/// The way to a value in a JSON file: `fields[2].prefixLabel.text`.
struct JSONPath: CustomStringConvertible {
  private enum Step {
    case key(String)
    case index(Int)
  }

  private var steps: [Step] = []

  func key(_ key: String) -> JSONPath {
    var path = self
    path.steps.append(.key(key))
    return path
  }

  func index(_ index: Int) -> JSONPath {
    var path = self
    path.steps.append(.index(index))
    return path
  }

  var description: String {
    var text = ""
    for step in steps {
      switch step {
      case .index(let index): text += "[\(index)]"
      case .key(let key) where JSONPath.isPlain(key): text += text.isEmpty ? key : ".\(key)"
      case .key(let key): text += "[\"\(key.shortened)\"]"
      }
    }
    return text
  }

  var place: SceneFileError.Place { .path(description) }

  private static func isPlain(_ key: String) -> Bool {
    !key.isEmpty && key.utf8.count <= 60
      && key.allSatisfy { $0.isLetter || $0.isNumber || "_$-".contains($0) }
  }
}
