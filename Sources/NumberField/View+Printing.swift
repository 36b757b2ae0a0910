// What `print` says of views, for those who look for the one that they mean.
extension View: @MainActor CustomDebugStringConvertible {
  /// The class, what is shown, and the frame: `NumberField "LENGTH 123.45 cm" 32,76 311×40`.
  public var debugDescription: String {
    let place = "\(frame.x.short),\(frame.y.short) \(frame.width.short)×\(frame.height.short)"
    var words = ["\(type(of: self))"]
    switch self {
    case let field as NumberField:
      let parts = [field.prefixLabel.text, field.text, field.suffixLabel.text].compactMap { $0 }
      words.append("\"\(parts.filter { !$0.isEmpty }.joined(separator: " "))\"")
    case let label as Label: words.append("\"\(label.text ?? "")\"")
    default: break
    }
    words.append(place)
    if isHidden { words.append("hidden") }
    if (self as? NumberField)?.isFirstResponder == true { words.append("editing") }
    return words.joined(separator: " ")
  }
}

extension Double {
  /// Without the decimals of a whole number.
  fileprivate var short: String {
    let text = "\(self)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
