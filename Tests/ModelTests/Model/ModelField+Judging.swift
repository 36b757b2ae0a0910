// swift-format-ignore-file: NeverForceUnwrap
// A judge that is wrong about itself has to stop the test.

import NumberFieldCore

// The funnel: a candidate is the draft with the caret in it, and is judged as a whole.
extension ModelField {
  /// The draft with the selection replaced, and the caret behind what came.
  func replacing(with text: [Character]) -> [Character] {
    Array(draft[..<min(anchor, head)]) + text + ["|"] + draft[max(anchor, head)...]
  }

  /// Takes zeros away that stand before another digit of the integer.
  func withoutLeadingZeros(_ candidate: [Character]) -> [Character] {
    var candidate = candidate
    let isMark: (Character) -> Bool = { $0 == "|" || $0 == "^" }
    while let first = candidate.firstIndex(where: { $0 != "-" && !isMark($0) }), candidate[first] == "0",
      let next = candidate[(first + 1)...].first(where: { !isMark($0) }), next.isNumber
    {
      candidate.remove(at: first)
    }
    return candidate
  }

  mutating func judge(_ candidate: [Character], isDeletion: Bool = false) -> Answer {
    let text = candidate.filter { $0 != "|" && $0 != "^" }
    if let reason = fault(of: text, isDeletion: isDeletion) { return .refused(reason) }
    let head = candidate.filter { $0 != "^" }.firstIndex(of: "|")!
    let anchor = candidate.filter { $0 != "|" }.firstIndex(of: "^") ?? head
    let new = PlainNumber(draft: text)
    if text == draft, new == number { return select(anchor, head) }
    accept(text, new, isFormatted: false, anchor, head)
    return .changed
  }

  mutating func select(_ anchor: Int, _ head: Int) -> Answer {
    if anchor == self.anchor, head == self.head { return .nothing }
    self.anchor = anchor
    self.head = head
    return .moved
  }

  mutating func accept(
    _ text: [Character], _ number: PlainNumber, isFormatted: Bool, _ anchor: Int, _ head: Int
  ) {
    moments[current].leaving = (self.anchor, self.head)
    draft = text
    self.number = number
    self.isFormatted = isFormatted
    self.anchor = anchor
    self.head = head
    moments = Array(moments[...current]) + [now]
    current += 1
  }

  // MARK: Faults

  private func fault(of text: [Character], isDeletion: Bool) -> RejectionReason? {
    let points = text.filter { $0 == "." }.count
    if points > 1 { return .separatorAlreadyPresent }
    if text.dropFirst().contains("-") { return .notANumber }
    if !isDeletion {
      let decimals = text.firstIndex(of: ".").map { text.count - $0 - 1 } ?? 0
      if points > 0, settings.places == 0 { return .decimalsNotAllowed }
      if text.first == "-", !allowsNegative { return .negativeNotAllowed }
      if decimals > settings.places { return .tooManyDecimalPlaces }
    }
    let new = PlainNumber(draft: text)
    if new.significantDigits > 38 { return .tooManyDigits }
    guard text.contains(where: \.isNumber), let reason = limit(of: text, new) else { return nil }
    // Deleting may lower the number as far as it likes, and raise it up to the limit.
    if isDeletion { return reason == .exceedsMaximum && new > number ? reason : nil }
    return reason
  }

  /// The minimum for what is typed; none where no number that can be written lies between the limits.
  private var lowestWhileTyping: PlainNumber? {
    guard let lowest, let maximum = settings.maximum else { return lowest }
    let places = settings.places
    let writable = lowest.isNegative ? lowest.cut(toPlaces: places) : lowest.raised(toPlaces: places)
    return writable <= maximum ? lowest : nil
  }

  private func limit(of text: [Character], _ new: PlainNumber) -> RejectionReason? {
    let lowest = lowestWhileTyping
    if text.first == "-" {
      if let lowest, new < lowest { return .belowMinimum }
      guard let maximum = settings.maximum, new > maximum else { return nil }
      let digits = Array(text.dropFirst())
      return canBecome(digits, from: maximum.magnitude, to: lowest?.magnitude) ? nil : .exceedsMaximum
    }
    if let maximum = settings.maximum, new > maximum { return .exceedsMaximum }
    guard let lowest, new < lowest else { return nil }
    return canBecome(text, from: lowest, to: settings.maximum) ? nil : .belowMinimum
  }

  /// Whether more characters behind these digits make a number of the range: tried with 0, 1, … 38 more digits before
  /// the separator, or with more decimals where there is one.
  ///
  /// For each of these the lowest number in question is looked at: what was typed, filled up with zeros, or the lowest of
  /// the range, if it begins with what was typed.
  private func canBecome(_ typed: [Character], from low: PlainNumber, to high: PlainNumber?) -> Bool {
    let least = low.raised(toPlaces: settings.places)
    func isAllowed(_ number: PlainNumber) -> Bool {
      number.significantDigits <= 38 && high.map { number <= $0 } ?? true
    }
    let here = PlainNumber(draft: typed)
    if let point = typed.firstIndex(of: ".") {
      let number = max(here, least)
      return number.cut(toPlaces: typed.count - point - 1) == here && isAllowed(number)
    }
    return (0...38).contains { count in
      let number = max(PlainNumber(draft: typed + Array(repeating: "0", count: count)), least)
      let front = PlainNumber(draft: Array(number.integer.dropLast(count)))
      return front == here && isAllowed(number)
    }
  }

  // MARK: History

  /// The draft as it is, for undo.
  var now: Moment {
    Moment(
      draft: draft, number: number, isFormatted: isFormatted, arriving: (anchor, head),
      leaving: (anchor, head))
  }

  mutating func restartHistory() {
    moments = [now]
    current = 0
  }

  mutating func travel(_ way: Int) -> Answer {
    guard !settings.isReadOnly, moments.indices.contains(current + way) else { return .nothing }
    current += way
    let moment = moments[current]
    let selection = way < 0 ? moment.leaving : moment.arriving
    number = moment.number
    isFormatted = moment.isFormatted
    draft = isFormatted ? Array(number.written(places: settings.places)) : moment.draft
    let wasAll = selection.anchor == 0 && selection.head == moment.draft.count
    anchor = min(selection.anchor, draft.count)
    head = wasAll ? draft.count : min(selection.head, draft.count)
    return .changed
  }
}
