/// Why an input is refused.
///
/// ```swift
/// if field.lastRejection?.reason == .exceedsMaximum { print("at most \(field.maxValue)") }
/// ```
public enum RejectionReason: String, Hashable, Sendable, CaseIterable, Codable {
  /// The number would be above the maximum.
  case exceedsMaximum
  /// The number would be below the minimum, and no digits typed after it could mend that.
  case belowMinimum
  /// There would be more decimals than the field has.
  case tooManyDecimalPlaces
  /// The field takes whole numbers only.
  case decimalsNotAllowed
  /// There is a decimal separator already.
  case separatorAlreadyPresent
  /// The field takes no numbers below 0.
  case negativeNotAllowed
  /// There would be more than 38 significant digits.
  case tooManyDigits
  /// It would not be a number.
  case notANumber
}

/// A refused input: nothing has changed, and this is why.
///
/// ```swift
/// if case .rejected(let rejection) = entry.apply(.digit(1)) {
///   print(rejection.reason)   // exceedsMaximum
/// }
/// ```
public struct Rejection: Sendable {
  /// Why.
  public var reason: RejectionReason
  /// The attempted input: what was typed or pasted; for keys `0`…`9`, `00`, `.` and `-`; empty for deletions.
  public var input: String
  /// The limit that refused it, for `exceedsMaximum` and `belowMinimum`.
  public var limit: ExactDecimal?
  /// The text that was shown before, and still is.
  ///
  /// Made when it is asked for, so that a refusal allocates nothing.
  public var draft: String {
    get { shown.text }
    set { shown = .text(newValue) }
  }

  private var shown: Shown

  private enum Shown {
    case text(String)
    case draft(ShownDraft)

    var text: String {
      switch self {
      case .text(let text): text
      case .draft(let draft): draft.text
      }
    }
  }

  /// Makes a rejection from its parts.
  public init(reason: RejectionReason, input: String, limit: ExactDecimal? = nil, draft: String) {
    self.reason = reason
    self.input = input
    self.limit = limit
    shown = .text(draft)
  }

  /// Makes a rejection that keeps the draft as it is.
  init(reason: RejectionReason, input: String, limit: ExactDecimal?, draft: ShownDraft) {
    self.reason = reason
    self.input = input
    self.limit = limit
    shown = .draft(draft)
  }
}

extension Rejection: Hashable {
  /// Whether all four parts are equal.
  public static func == (one: Rejection, other: Rejection) -> Bool {
    one.reason == other.reason && one.input == other.input && one.limit == other.limit
      && one.draft == other.draft
  }

  /// Mixes in all four parts.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(reason)
    hasher.combine(input)
    hasher.combine(limit)
    hasher.combine(draft)
  }
}

extension Rejection: CustomStringConvertible {
  /// One line for a programmer: `"1" refused, exceedsMaximum 1000; "129" stays`.
  public var description: String {
    let what = input.isEmpty ? "a deletion" : "\"\(input)\""
    let limit = limit.map { " \($0)" } ?? ""
    return "\(what) refused, \(reason)\(limit); \"\(draft)\" stays"
  }
}
