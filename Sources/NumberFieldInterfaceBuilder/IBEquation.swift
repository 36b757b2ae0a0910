/// A sum of multiples of unknowns, of the screen's length, and a constant.
struct IBEquation {
  /// Factors by unknown.
  var terms: [Int: Double] = [:]
  /// The factor of the screen's width (or height).
  var whole = 0.0
  var constant = 0.0

  static func unknown(_ number: Int) -> IBEquation { IBEquation(terms: [number: 1]) }

  static func + (one: IBEquation, other: IBEquation) -> IBEquation { one.adding(other, times: 1) }
  static func - (one: IBEquation, other: IBEquation) -> IBEquation { one.adding(other, times: -1) }
  static func + (one: IBEquation, points: Double) -> IBEquation {
    var sum = one
    sum.constant += points
    return sum
  }

  static func * (one: IBEquation, factor: Double) -> IBEquation { IBEquation().adding(one, times: factor) }

  func adding(_ other: IBEquation, times factor: Double) -> IBEquation {
    var sum = self
    for (unknown, coefficient) in other.terms {
      let total = (sum.terms[unknown] ?? 0) + coefficient * factor
      sum.terms[unknown] = total.magnitude < 1e-9 ? nil : total
    }
    sum.whole += other.whole * factor
    sum.constant += other.constant * factor
    return sum
  }
}

/// Solves the equations that constraints are, one after the other: what contradicts earlier ones is not
/// taken.
///
/// Starts and lengths of all views in one direction are the unknowns. As all is linear, each of them comes
/// out as so many points and so much of the screen's length, which is what pins can say: the layout follows
/// the window with no solver at hand.
struct IBSolver {
  enum Answer {
    case taken
    /// It follows from earlier ones.
    case redundant
    case contradicts
  }

  /// Unknowns that are known in terms of others.
  private var solved: [Int: IBEquation] = [:]
  /// Which solved unknowns an unsolved one appears in.
  private var uses: [Int: Set<Int>] = [:]
  /// Terms that were looked at so far. Real screens need some thousands; a file of rubbish shall not keep us long.
  private var work = 0
  private static let mostWork = 6_000_000

  /// Whether there was too much to do; then views stand as they were drawn.
  var isExhausted: Bool { work > IBSolver.mostWork }

  /// Takes in that `equation` is 0.
  mutating func add(_ equation: IBEquation) -> Answer {
    if isExhausted { return .redundant }
    let rest = value(of: equation)
    work += rest.terms.count
    // The largest factor, and of equal ones the first unknown: the same file gives the same layout each time.
    guard
      let pivot = rest.terms.max(by: {
        ($0.value.magnitude, -$0.key) < ($1.value.magnitude, -$1.key)
      })
    else {
      return rest.constant.magnitude < 1e-6 && rest.whole.magnitude < 1e-9 ? .redundant : .contradicts
    }
    var solution = rest
    solution.terms[pivot.key] = nil
    solution = solution * (-1 / pivot.value)
    for user in uses.removeValue(forKey: pivot.key) ?? [] {
      guard var expression = solved[user], let factor = expression.terms.removeValue(forKey: pivot.key) else {
        continue
      }
      expression = expression.adding(solution, times: factor)
      work += solution.terms.count + 1
      solved[user] = expression
      for unknown in solution.terms.keys where expression.terms[unknown] != nil {
        uses[unknown, default: []].insert(user)
      }
    }
    solved[pivot.key] = solution
    for unknown in solution.terms.keys { uses[unknown, default: []].insert(pivot.key) }
    return .taken
  }

  /// An expression with all that is known put in.
  func value(of equation: IBEquation) -> IBEquation {
    var value = IBEquation(whole: equation.whole, constant: equation.constant)
    for (unknown, factor) in equation.terms {
      value = value.adding(solved[unknown] ?? .unknown(unknown), times: factor)
    }
    return value
  }
}
