import Testing

@testable import NumberField

/// What an input draws anew: the value, as the whole field would have it, and nothing else of the field.
@MainActor
struct ValueDrawingTests {
  private func items(_ harness: Harness) -> [SceneItem] {
    _ = harness.screen.refresh()
    guard let index = harness.field.pieceIndex else { return [] }
    return harness.screen.scene.pieces[index].items
  }

  @Test(arguments: NumberFieldAlignment.allCases, [true, false])
  func aValueDrawnAgainIsThatOfTheWholeField(alignment: NumberFieldAlignment, sticks: Bool) {
    let harness = Harness {
      $0.textAlignment = alignment
      $0.isPrefixAndSuffixStickToSides = sticks
      $0.layer.borderWidth = 1
      $0.prefixLabel.text = "from"
      $0.suffixLabel.text = "to"
      $0.placeholder = "none"
      $0.allowsEmpty = true
      $0.usesGroupingSeparator = true
      $0.decimalPlace = 2
    }
    let steps: [(Harness) -> Void] = [
      { $0.focus() }, { $0.type("1") }, { $0.type("234.5") }, { $0.advance(by: 500) }, { $0.key(.left) },
      { $0.key(.left, .shift) }, { $0.type("98765432109876543210987654321") }, { $0.key(.home) },
      { $0.key(.end, .shift) }, { $0.key(.backspace) }, { $0.type("7") }, { $0.blur() },
      { $0.field.value = 12 }, { $0.field.clearValue() }, { $0.focus() }, { $0.type("8") },
    ]
    for (number, step) in steps.enumerated() {
      step(harness)
      let drawn = items(harness)
      harness.field.setNeedsDisplay()
      #expect(items(harness) == drawn, "after step \(number)")
    }
  }

  @Test func aDigitLeavesFrameAndLabelsAsTheyAre() throws {
    let harness = Harness {
      $0.layer.borderWidth = 1
      $0.prefixLabel.text = "from"
      $0.suffixLabel.text = "to"
    }
    harness.focus()
    let before = items(harness)
    harness.type("5")
    let changes = harness.screen.refresh()
    let change = try #require(changes.list.first)
    #expect(changes.list.count == 1 && change.piece == harness.field.pieceIndex && change.kept == 3)
    let after = harness.screen.scene.pieces[change.piece].items
    #expect(after.prefix(3) == before.prefix(3) && after != before)
  }

  @Test func aPressIsToldAsAnotherInk() {
    let harness = Harness()
    harness.focus()
    _ = harness.screen.refresh()
    harness.down(harness.point(of: .digit(1)))
    #expect(harness.screen.refresh().list.map(\.isTint) == [true])
  }

  @Test func anotherLookDrawsAllOfTheField() {
    let harness = Harness { $0.prefixLabel.text = "from" }
    harness.focus()
    _ = harness.screen.refresh()
    harness.type("5")
    harness.field.prefixLabel.textColor = .red
    #expect(harness.screen.refresh().list.map(\.kept) == [0])
  }

  @Test func changesOfAProgramsOwnKeepNothing() {
    var changes = SceneChanges()
    changes.add(3, after: 2)
    #expect(changes == SceneChanges(pieces: [3]))
    changes.pieces = [3, 4]
    #expect(changes.list.map(\.kept) == [0, 0])
  }
}
