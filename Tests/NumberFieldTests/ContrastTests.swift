import NumberFieldTesting
import Testing

@testable import NumberField

/// All text of each built-in theme stands out from its paper: by 4.5 : 1, in high contrast by 7 : 1.
///
/// Every text and symbol of the pictures counts but three kinds, as in the guidelines: what is disabled, keys that would
/// be refused, and a key or item while a finger is on it. Nothing of these is in the pictures taken here.
@MainActor
struct ContrastTests {
  /// A screen of the theme with a field that `configure` has set up.
  private func harness(_ theme: Theme, _ configure: (NumberField) -> Void = { _ in }) -> Harness {
    let harness = Harness {
      $0.prefixLabel.text = "LENGTH"
      $0.suffixLabel.text = "cm"
      $0.decimalPlace = 2
      configure($0)
    }
    harness.screen.theme = theme
    harness.screen.reducesMotion = true
    return harness
  }

  private func contrasts(_ harness: Harness) -> [TextContrast] {
    _ = harness.screen.refresh()
    return harness.screen.scene.textContrasts
  }

  /// The texts of all states, by state.
  private func all(_ theme: Theme) -> [(state: String, texts: [TextContrast])] {
    var states: [(String, [TextContrast])] = []
    func add(
      _ state: String, _ configure: (NumberField) -> Void = { _ in }, then act: (Harness) -> Void = { _ in }
    ) {
      let harness = harness(theme, configure)
      act(harness)
      states.append((state, contrasts(harness)))
    }
    add("idle", { $0.value = 123.45 })
    add(
      "placeholder",
      {
        $0.allowsEmpty = true
        $0.placeholder = "none"
        $0.clearValue()
      })
    add("selected", then: { $0.focus() })
    add(
      "typed",
      then: {
        $0.focus()
        $0.type("123.45")
      })
    add(
      "partly selected",
      then: {
        $0.focus()
        $0.type("123.45")
        $0.key(.left, .shift)
        $0.key(.left, .shift)
      })
    add("read-only", { $0.isReadOnly = true })
    add("sign key", { $0.minValue = -5 }, then: { $0.focus() })
    add("till", { $0.keypad = .till }, then: { $0.focus() })
    add(
      "form",
      {
        $0.keypad = .form
        $0.keypad?.accessoryRow = [.action("+100") { _ in }]
      }, then: { $0.focus() })
    add(
      "menu",
      then: {
        $0.focus()
        $0.screen.openMenu(for: $0.field)
      })
    add(
      "labels",
      then: {
        for (index, color) in [nil, theme.colors.secondaryText, theme.colors.warningText].enumerated() {
          let label = Label("label", textColor: color)
          label.frame = Rect(x: 32, y: 300 + 30 * Double(index), width: 200, height: 24)
          $0.screen.addSubview(label)
        }
      })
    return states
  }

  @Test(arguments: Theme.Known.all)
  func allTextStandsOut(known: Theme.Known) {
    for (state, texts) in all(known.theme) {
      #expect(!texts.isEmpty)
      for text in texts { #expect(text.ratio >= known.leastContrast, "\(state): \(text)") }
    }
  }

  @Test func noKindOfTextIsLeftOut() {
    // In the odd theme every colour differs: those that were not seen in a picture would be missing here.
    let theme = Theme.odd
    let pairs = all(theme).flatMap(\.texts)
    let colors = theme.colors
    let inks = Set(pairs.map(\.ink))
    for ink in [
      colors.labelText, colors.valueText, colors.affixText, colors.placeholderText, colors.secondaryText,
      colors.warningText, colors.keyText, colors.menuText,
    ] {
      #expect(inks.contains(ink), "\(ink)")
    }
    let papers = Set(pairs.map(\.paper))
    for paper in [
      colors.background, colors.fieldBackground, colors.highlight, colors.numberKey, colors.separatorKey,
      colors.functionKey, colors.menuBackground,
    ] {
      #expect(papers.contains(paper), "\(paper)")
    }
    for symbol in SceneItem.Symbol.Kind.allCases { #expect(pairs.contains { $0.text == "\(symbol)" }) }
  }

  @Test func whatIsExemptIsDimmed() {
    for known in Theme.Known.all {
      let harness = harness(known.theme) { $0.isEnabled = false }
      let plain = contrasts(self.harness(known.theme))
      let dimmed = contrasts(harness)
      #expect(plain.map(\.text) == dimmed.map(\.text))
      for (one, other) in zip(plain, dimmed) { #expect(other.ratio < one.ratio && other.ratio > 1.5) }
    }
  }

  @Test(arguments: Theme.Known.all)
  func caretAndBordersCanBeSeen(known: Theme.Known) {
    let colors = known.theme.colors
    #expect(colors.tint.contrast(to: colors.background) >= 3)
    #expect(colors.border.contrast(to: colors.background) >= 3)
    if known.name == "high-contrast" {
      for key in [colors.numberKey, colors.separatorKey, colors.functionKey] {
        #expect(colors.keyBorder.contrast(to: key) >= 7)
      }
    }
  }

  @Test func contrastIsThatOfTheGuidelines() {
    #expect(abs(Color.black.contrast(to: .white) - 21) < 1e-9)
    #expect(Color.red.contrast(to: .red) == 1)
    #expect(abs(Color.gray.contrast(to: .white) - 3.95) < 0.005)
    #expect(abs(Color.white.contrast(to: Color(argb: 0xFF76_7676)) - 4.54) < 0.005)
    #expect(abs(Color.red.contrast(to: .white) - 4.0) < 0.005)
    let text = TextContrast(text: "cm", ink: .gray, paper: .white)
    #expect("\(text)" == "\"cm\" #808080 on #FFFFFF: 3.94")
  }
}
