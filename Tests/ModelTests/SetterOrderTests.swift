import NumberField
import Testing

/// The order in which the program sets properties does not matter: neither at rest nor while somebody edits.
@Suite("The order of setters")
@MainActor
struct SetterOrderTests {
  /// All orders of some things.
  static func permutations<Element>(_ things: [Element]) -> [[Element]] {
    if things.isEmpty { return [[]] }
    return things.indices.flatMap { index in
      var rest = things
      let first = rest.remove(at: index)
      return permutations(rest).map { [first] + $0 }
    }
  }

  /// Six properties at once: value, maximum, minimum, decimals, symbols, grouping.
  static let sets: [[Change]] = [
    [
      .value(1234.5), .maxValue(99999.99), .minValue(-50), .decimalPlace(2), .place(Place.all[1]),
      .grouping(true),
    ],
    // The number lies outside of the limits, and has more decimals than are shown.
    [.value(123.456), .maxValue(100), .minValue(5), .decimalPlace(1), .place(Place.all[5]), .grouping(true)],
    [.value(-0.004), .maxValue(0), .minValue(nil), .decimalPlace(2), .place(Place.all[7]), .grouping(false)],
    // The limits contradict each other; the number is the one that is there already.
    [.value(12.5), .maxValue(3), .minValue(40), .decimalPlace(0), .place(Place.all[4]), .grouping(true)],
    [.value(12.5), .maxValue(0), .minValue(-1), .decimalPlace(3), .place(Place.all[9]), .grouping(true)],
  ]

  /// What came before.
  enum Before: CaseIterable {
    case nothing
    case rest
    case begun
    case typed
    case stepped
    case emptied
    case undone

    var actions: [Action] {
      let start: [Action] = [.set(0, .decimalPlace(3)), .set(0, .value(12.5))]
      return switch self {
      case .nothing: []
      case .rest: start
      case .begun: start + [.focus(0), .key(.right, [])]
      case .typed: start + [.focus(0), .type("12.5"), .key(.left, [])]
      case .stepped: start + [.set(0, .stepValue(0.5)), .focus(0), .key(.up, []), .key(.down, [])]
      case .emptied: start + [.set(0, .allowsEmpty(true)), .focus(0), .key(.backspace, [])]
      case .undone:
        start + [.focus(0), .type("712.5"), .key(.home, []), .key(.delete, []), .key(.z, .command)]
      }
    }
  }

  /// What a person does next, which brings out what cannot be seen at once: limits, undo, what Escape goes back to.
  static let probe: [Action] = [
    .key(.z, .command), .key(.y, .command), .type("9"), .type("-"), .pad(.separator), .type("5"), .type("55"),
    .key(.z, .command), .key(.z, .command), .key(.z, .command), .key(.up, []), .paste("1,234.5"),
    .paste("(7)"),
    .key(.escape, []), .focus(0), .type("3"), .key(.return, []),
  ]

  @Test("of six properties", arguments: Before.allCases)
  func six(before: Before) {
    let turn = Before.allCases.firstIndex(of: before)!
    // Each beginning meets two of the sets.
    for set in [Self.sets[turn % Self.sets.count], Self.sets[(turn + 2) % Self.sets.count]] {
      var expected: [[String]]?
      for order in Self.permutations(set) {
        let product = Product(draws: false)
        for action in before.actions { product.play(action) }
        _ = product.observe()
        for change in order { product.set(product.fields[0], change) }
        var seen = [product.observe()]
        for action in Self.probe where canPlay(action, product) {
          product.play(action)
          seen.append(product.observe())
        }
        if expected == nil { expected = seen }
        if seen != expected {
          Issue.record("\(before), \(order): \(seen), but \(set): \(expected ?? [])")
          return
        }
      }
    }
  }

  private func canPlay(_ action: Action, _ product: Product) -> Bool {
    if case .pad(let key) = action { return product.screen.keyFrame(key.meaning) != nil }
    return true
  }

  @Test("there are 720 of them")
  func count() {
    #expect(Set(Self.permutations(Self.sets[0])).count == 720)
  }
}
