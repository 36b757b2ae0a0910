/// What has to hold after each act: the promises of `RELIABILITY.md` that a storm can break.
///
/// Two faults are the same where they break the same rule, whatever the numbers are.
enum Rule: String, CaseIterable {
  case text = "a shown text is the number, or a draft that reads as it"
  case limits = "nobody gets above a limit by typing, or leaves a number below one"
  case edits = "events lie between a begin and an end"
  case telling = "no event is lost, told twice, or told to some alone"
  case refusals = "a refusal, and nothing else, has a reason"
  case endless = "handlers do not call each other without end"
  case focus = "pad and text input are those of the field being edited"
  case keys = "no key is lit, held or repeated without a finger"
  case time = "the next deadline lies ahead"
  case pictures = "what is drawn piece by piece is the whole picture"
  case memory = "memory is flat"
}

/// A rule that was broken, and how.
struct Breach {
  var rule: Rule
  var how: String

  init(_ rule: Rule, _ how: String) {
    self.rule = rule
    self.how = how
  }

  /// How the line begins that says which rule was broken.
  static let mark = "broken: "

  var words: String { "\(Breach.mark)\(rule.rawValue): \(how)" }

  /// The rule in a line of ``words``; nil in another.
  static func rule(in line: Substring) -> Rule? {
    guard line.hasPrefix(mark) else { return nil }
    let rest = line.dropFirst(mark.count)
    return Rule.allCases.first { rest.hasPrefix($0.rawValue) }
  }
}
