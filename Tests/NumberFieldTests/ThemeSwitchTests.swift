import Testing

@testable import NumberField

/// Switching themes while the screen is in use: what is shown then is what a screen of that theme shows from the start.
@MainActor
struct ThemeSwitchTests {
  /// A screen with a label and fields in several states; the first is edited with the pad up.
  private func busy(_ theme: Theme) -> Harness {
    let screen = Screen()
    screen.theme = theme
    screen.reducesMotion = true
    let label = Label("A label")
    label.frame = Rect(x: 32, y: 20, width: 200, height: 40)
    screen.addSubview(label)
    let harness = Harness(screen)
    harness.addField("edited") {
      $0.prefixLabel.text = "P"
      $0.decimalPlace = 2
      $0.keyboardDimsRefusedKeys = true
      $0.maxValue = 25
    }
    harness.addField("empty") {
      $0.allowsEmpty = true
      $0.placeholder = "none"
      $0.clearValue()
      $0.layer.borderWidth = 1
    }
    harness.addField("disabled") { $0.isEnabled = false }
    harness.focus()
    harness.type("2")
    return harness
  }

  private func scene(_ screen: Screen) -> Scene {
    _ = screen.refresh()
    return screen.scene
  }

  @Test(arguments: Theme.Known.all)
  func everythingIsDrawnAsInAFreshScreen(known: Theme.Known) {
    for from in [Theme.light, .odd, .large] where from != known.theme {
      let (one, other) = (busy(known.theme), busy(from))
      let before = scene(other.screen)
      #expect(other.screen.refresh().isEmpty)
      other.screen.theme = known.theme
      #expect(other.screen.refresh().isEverything)
      #expect(other.screen.scene == scene(one.screen))
      #expect(other.screen.scene != before)
      #expect(other.screen.refresh().isEmpty)
      #expect(other.screen.keyboardFrame == one.screen.keyboardFrame)
    }
  }

  @Test func theEditGoesOn() {
    let harness = busy(.light)
    _ = harness.takeEvents()
    harness.screen.theme = .large
    #expect(harness.field.isFirstResponder && harness.field.text == "2" && harness.field.caret == 1)
    harness.tap(keys: "1")
    #expect(harness.takeEvents() == ["edited:editingChanged 21"])
    #expect(harness.screen.keyboardFrame?.height == 340)
  }

  @Test func theSameThemeAgainChangesNothing() {
    let harness = busy(.dark)
    _ = harness.screen.refresh()
    harness.screen.theme = .dark
    #expect(harness.screen.refresh().isEmpty)
  }

  @Test func pressesAreCancelledWhereThePadChanges() {
    let harness = busy(.light)
    harness.down(harness.point(of: .digit(1)), .finger(1))
    harness.screen.theme = .large
    harness.up(harness.point(of: .digit(1)), .finger(1))
    #expect(harness.field.text == "2")
    let shown = scene(harness.screen)
    #expect(
      shown
        == {
          let fresh = busy(.large); return scene(fresh.screen)
        }())
  }

  @Test func anOpenMenuCloses() {
    let harness = busy(.light)
    harness.screen.openMenu(for: harness.field)
    harness.screen.theme = .large
    #expect(harness.screen.menu == nil)
    harness.screen.openMenu(for: harness.field)
    #expect(harness.screen.menu?.frame.height == 64)
  }

  @Test func theDriverIsAskedOnceAndSubclassesHear() {
    final class Listener: Screen {
      var heard: [Color] = []
      override func themeDidChange() { heard.append(subviews[0].tintColor) }
    }
    let screen = Listener()
    screen.addSubview(Label("x"))
    _ = screen.refresh()
    var asked = 0
    screen.onNeedsRefresh = { asked += 1 }
    screen.theme = .dark
    screen.theme = .dark
    #expect(asked == 1)
    #expect(screen.heard == [Theme.dark.colors.tint])
  }

  @Test func aThemeWithoutAPadLowersIt() {
    let harness = busy(.light)
    var still = Theme.light
    still.metrics.keyboardHeight = 0
    harness.screen.theme = still
    #expect(!harness.screen.isKeyboardShown && harness.field.isFirstResponder)
    harness.screen.theme = .light
    #expect(harness.screen.isKeyboardShown)
  }

  @Test func aBadThemeStopsNothing() {
    for bad in [Double.nan, -.infinity, .infinity, -1, 1e300] {
      var theme = Theme.odd
      theme.metrics.fieldHeight = bad
      theme.metrics.fieldBorderWidth = bad
      theme.metrics.fieldCornerRadius = bad
      theme.metrics.caretWidth = bad
      theme.metrics.keyboardHeight = bad
      theme.metrics.leastKeySize = bad
      theme.metrics.menuItemSize = Size(width: bad, height: bad)
      theme.colors.disabledOpacity = bad
      theme.colors.refusedKeyOpacity = bad
      theme.fonts.label.size = bad
      theme.fonts.value.size = bad
      theme.fonts.affix.size = bad
      theme.fonts.keyTitle.size = bad
      theme.fonts.menu.size = bad
      let harness = busy(.light)
      harness.screen.theme = theme
      harness.screen.openMenu(for: harness.field)
      #expect(!scene(harness.screen).pieces.isEmpty)
      harness.type("1")
      #expect(harness.field.text == "21")
    }
  }
}
