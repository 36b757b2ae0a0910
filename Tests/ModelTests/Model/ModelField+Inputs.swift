// swift-format-ignore-file: NeverForceUnwrap
// A judge that is wrong about itself has to stop the test.

import NumberFieldCore

// What people do to the field being edited.
extension ModelField {
  /// One thing that a person asks for.
  enum Input: Hashable {
    case digit(Character)
    case doubleZero
    case separator
    case sign
    case character(Character)
    case backspace
    case delete
    case clear
    case cut
    case paste(String)
    case step(Int)
    case undo
    case redo
    case left(extending: Bool)
    case right(extending: Bool)
    case home(extending: Bool)
    case end(extending: Bool)
    case select(Int, Int)
    case selectAll

    /// What a refusal says was attempted.
    var text: String {
      switch self {
      case .digit(let digit): String(digit)
      case .doubleZero: "00"
      case .separator: "."
      case .sign: "-"
      case .character(let character): String(character)
      case .paste(let text): text
      default: ""
      }
    }

    /// Whether a field takes it that is only to be looked at.
    var onlySelects: Bool {
      switch self {
      case .left, .right, .home, .end, .select, .selectAll: true
      default: false
      }
    }
  }

  var isAllSelected: Bool { !draft.isEmpty && min(anchor, head) == 0 && max(anchor, head) == draft.count }
  var hasSelection: Bool { anchor != head }

  mutating func take(_ input: Input) -> Answer {
    if settings.isReadOnly && !input.onlySelects { return .nothing }
    let (start, end) = (min(anchor, head), max(anchor, head))
    switch input {
    case .digit(let digit): return judge(withoutLeadingZeros(replacing(with: [digit])))
    case .doubleZero: return judge(withoutLeadingZeros(replacing(with: ["0", "0"])))
    case .separator: return takeSeparator()
    case .sign: return takeSign()
    case .character(let character): return takeCharacter(character)
    case .backspace: return hasSelection ? delete(start, end) : delete(max(0, start - 1), start)
    case .delete: return hasSelection ? delete(start, end) : delete(start, min(start + 1, draft.count))
    case .clear: return delete(0, draft.count)
    case .cut: return delete(start, end)
    case .paste(let text): return takePaste(text)
    case .step(let count): return takeStep(count)
    case .undo: return travel(-1)
    case .redo: return travel(1)
    case .left(let extending):
      return move(extending, hasSelection ? start : max(0, head - 1), max(0, head - 1))
    case .right(let extending):
      let next = min(head + 1, draft.count)
      return move(extending, hasSelection ? end : next, next)
    case .home(let extending): return move(extending, 0, 0)
    case .end(let extending): return move(extending, draft.count, draft.count)
    case .select(let anchor, let head): return select(anchor, head)
    case .selectAll: return select(0, draft.count)
    }
  }

  private mutating func move(_ extending: Bool, _ target: Int, _ extended: Int) -> Answer {
    extending ? select(anchor, extended) : select(target, target)
  }

  private mutating func delete(_ start: Int, _ end: Int) -> Answer {
    if start == end { return .nothing }
    return judge(Array(draft[..<start]) + ["|"] + draft[end...], isDeletion: true)
  }

  private mutating func takeSeparator() -> Answer {
    if settings.places == 0 { return .refused(.decimalsNotAllowed) }
    if !hasSelection, head < draft.count, draft[head] == "." { return select(head + 1, head + 1) }
    var candidate = replacing(with: ["."])
    let point = candidate.firstIndex(of: ".")!
    if candidate[..<point].contains(where: \.isNumber) {
      candidate = withoutLeadingZeros(candidate)
    } else {
      candidate.insert("0", at: point)
    }
    return judge(candidate)
  }

  private mutating func takeSign() -> Answer {
    if draft.isEmpty || isAllSelected {
      return allowsNegative ? judge(["-", "|"]) : .refused(.negativeNotAllowed)
    }
    var candidate = draft
    candidate.insert("|", at: head)
    candidate.insert("^", at: anchor <= head ? anchor : anchor + 1)
    if let sign = candidate.firstIndex(of: "-") {
      candidate.remove(at: sign)
    } else {
      candidate.insert("-", at: 0)
    }
    return judge(candidate)
  }

  private mutating func takeCharacter(_ character: Character) -> Answer {
    guard character.unicodeScalars.count == 1 else { return .refused(.notANumber) }
    switch settings.place.meaning(of: character.unicodeScalars.first!) {
    case .digit(let digit): return take(.digit(digit))
    case .decimal, .point, .grouping(isPoint: true): return take(.separator)
    case .minus: return take(.sign)
    default: return .refused(.notANumber)
    }
  }

  private mutating func takePaste(_ text: String) -> Answer {
    let reader = PasteReader(place: settings.place, prefix: prefix, suffix: suffix)
    if reader.isBlank(text) { return .nothing }
    guard let pasted = reader.read(text) else { return .refused(.notANumber) }
    var candidate = replacing(with: pasted)
    // A point in front gets its 0, zeros at the end beyond the decimals go, and so does a point that is left alone.
    if let first = candidate.firstIndex(where: { $0 != "-" && $0 != "|" }), candidate[first] == "." {
      candidate.insert("0", at: first)
    }
    candidate = withoutLeadingZeros(candidate)
    while let point = candidate.lastIndex(of: "."),
      let last = candidate.lastIndex(where: { $0 != "|" }), candidate[last] == "0",
      candidate[(point + 1)...].filter({ $0 != "|" }).count > settings.places
    {
      candidate.remove(at: last)
    }
    if settings.places == 0, let last = candidate.lastIndex(where: { $0 != "|" }), candidate[last] == "." {
      candidate.remove(at: last)
    }
    return judge(candidate)
  }

  private mutating func takeStep(_ count: Int) -> Answer {
    guard !settings.step.isZero, var target = number.adding(settings.step, times: count) else {
      return .nothing
    }
    // Where nothing lies between the limits, there is nowhere to step to.
    let floor = settings.minimum ?? .zero
    if let maximum = settings.maximum, maximum < floor { return .nothing }
    target = max(target, floor)
    if let maximum = settings.maximum { target = min(target, maximum) }
    if count > 0 ? target <= number : target >= number { return .nothing }
    let text = Array(target.written(places: settings.places))
    accept(text, target, isFormatted: true, 0, text.count)
    return .changed
  }
}
