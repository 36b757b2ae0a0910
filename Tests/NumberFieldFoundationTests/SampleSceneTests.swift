import Foundation
import NumberField
import NumberFieldFoundation
import NumberFieldInterfaceBuilder
import Testing

@MainActor
struct SampleSceneTests {
  private func scene(_ name: String) throws -> (screen: Screen, views: NamedViews) {
    try SceneFile(json: Samples.scene(name)).makeScreen()
  }

  /// The original's demo by hand, as its page describes it.
  private func demoByHand() -> Screen {
    let screen = Screen()
    func add(_ text: String, top: Double, height: Double, _ font: Font, _ color: Color, isHidden: Bool) {
      let label = Label(text, font: font, textColor: color)
      label.textAlignment = .center
      label.isHidden = isHidden
      label.pins = Pins(left: 32, right: 32, top: top, height: height)
      screen.addSubview(label)
    }
    func add(_ prefix: String, _ suffix: String?, top: Double, max: Double, decimals: Int) -> NumberField {
      let field = NumberField()
      field.maxValue = max
      field.decimalPlace = decimals
      field.prefixLabel.text = prefix
      field.suffixLabel.text = suffix
      field.valueLabel.font = .systemFont(ofSize: 20)
      for label in [field.prefixLabel, field.suffixLabel] {
        label.font = .boldSystemFont(ofSize: 16)
        label.textColor = .gray
      }
      field.layer.borderWidth = 0.5
      field.layer.borderColor = .lightGray
      field.layer.cornerRadius = 4
      field.pins = Pins(left: 32, right: 32, top: top, height: 40)
      screen.addSubview(field)
      return field
    }
    add(
      "NumberField Demo", top: 36, height: 24, .boldSystemFont(ofSize: 20), Color(white: 0.667),
      isHidden: false)
    add("Incorrect Input", top: 244, height: 20, .boldSystemFont(ofSize: 16), .red, isHidden: true)
    _ = add("LENGTH", "cm", top: 76, max: 99999.99, decimals: 2)
    let quantity = add("QUANTITY", "pcs", top: 132, max: 1000, decimals: 0)
    quantity.textAlignment = .left
    quantity.isPrefixAndSuffixStickToSides = false
    _ = add("HKD", nil, top: 188, max: 99999.99, decimals: 2)
    return screen
  }

  @Test func theDemoIsTheOriginals() throws {
    let (screen, views) = try scene("demo")
    let byHand = demoByHand()
    for size in [Size(width: 375, height: 667), Size(width: 800, height: 480)] {
      for screen in [screen, byHand] {
        screen.resize(to: size, scale: 1)
        _ = screen.refresh()
      }
      #expect(screen.scene == byHand.scene)
    }
    #expect(views.fields.map(\.name) == ["length", "quantity", "price"])
    #expect(views["length"]?.maxValue == 99999.99 && views["quantity"]?.maxValue == 1000)
  }

  @Test func theDemoAsAStoryboardIsTheSame() throws {
    let file = try InterfaceBuilderFile(Samples.data("demo.storyboard"))
    #expect(file.notes.isEmpty && file.fieldNames == ["length", "quantity", "price"])
    let (screen, byHand) = (file.makeScreen().screen, demoByHand())
    for size in [Size(width: 375, height: 667), Size(width: 800, height: 480)] {
      for screen in [screen, byHand] {
        screen.resize(to: size, scale: 1)
        _ = screen.refresh()
      }
      #expect(screen.scene.pieces.count == byHand.scene.pieces.count)
      #expect(
        Set(screen.scene.description.split(separator: "\n"))
          == Set(byHand.scene.description.split(separator: "\n")))
    }
  }

  @Test func theDemosWarningShowsUntilTheNextInputThatIsFine() throws {
    let (screen, views) = try scene("demo")
    let warning = try #require(views.label("warning"))
    let quantity = try #require(views["quantity"])
    #expect(warning.isHidden)
    quantity.becomeFirstResponder()
    screen.send(.text("1000"))
    #expect(warning.isHidden)
    screen.send(.text("0"))
    #expect(!warning.isHidden && quantity.value == 1000)
    screen.send(.key(.backspace, [], isRepeat: false))
    #expect(warning.isHidden)
    screen.send(.text("99"))
    #expect(!warning.isHidden)
    quantity.resignFirstResponder()
    #expect(warning.isHidden)
  }

  @Test func theTillAddsAndRefuses() throws {
    let (screen, views) = try scene("till")
    let given = try #require(views["given"])
    given.becomeFirstResponder()
    screen.advance(to: 500)
    let key = try #require(screen.keyFrame(.action("+50"))).center
    for _ in 0..<3 {
      screen.send(.down(.mouse, at: key))
      screen.send(.up(.mouse, at: key))
      screen.advance(to: screen.now + 100)
    }
    #expect(given.exactText == "150")
    let quantity = try #require(views["quantity"])
    let price = try #require(views["price"])
    // A third and two thirds of what the window leaves.
    #expect(abs(price.frame.width - 2 * quantity.frame.width) < 1e-9)
    #expect(price.frame.maxX == screen.size.width - 24)
  }

  @Test func theLabStepsExactlyBelowZero() throws {
    let (screen, views) = try scene("lab")
    let offset = try #require(views["offset"])
    #expect(offset.text == "-0.000000125")
    offset.becomeFirstResponder()
    for _ in 0..<125 { screen.send(.key(.up, [], isRepeat: true)) }
    #expect(offset.exactText == "0")
    let temperature = try #require(views["temperature"])
    temperature.becomeFirstResponder()
    screen.send(.key(.pageDown, [], isRepeat: false))
    #expect(temperature.text == "-13.5")
    #expect(views["serial"]?.becomeFirstResponder() == false)
    #expect(views["gain"]?.isReadOnly == true)
  }

  @Test func theFormHasFortyFieldsAndScrollsToTheOneBeingEdited() throws {
    let (screen, views) = try scene("form")
    #expect(views.fields.count == 40 && views.labels.count == 6)
    #expect(Set(views.fields.map(\.name)).count == 40)
    for _ in 0..<40 { screen.send(.key(.tab, [], isRepeat: false)) }
    let last = try #require(views.fields.last?.field)
    #expect(last.isFirstResponder)
    screen.advance(to: 2000)
    let place = screen.place(of: last)
    let keyboard = try #require(screen.keyboardFrame)
    #expect(place.y > 0 && place.maxY <= keyboard.y)
    #expect(views["hallCost"]?.isEmpty == true && views["hallCost"]?.placeholder == "not known")
  }

  @Test func rightToLeftScenesWriteTheirPlacesNumbers() throws {
    let views = try scene("rtl").views
    #expect(views["tul"]?.text == "١٬٢٣٤٫٥٠" && views["tul"]?.suffixLabel.text == "الطول")
    #expect(views["mekhir"]?.text == "-19.90" && views["mekhir"]?.suffixLabel.text == "מחיר")
    #expect(views["meqdar"]?.text == "۱٬۲۳۴٬۵۶۷")
  }

  /// Nothing overlaps, nothing lies outside, at the size that the scene was made for and at twice its width.
  @Test(arguments: Samples.scenes) func viewsLieBesideEachOther(_ name: String) throws {
    let (screen, views) = try scene(name)
    for width in [screen.size.width, 2 * screen.size.width] {
      screen.resize(to: Size(width: width, height: screen.size.height), scale: 1)
      let frames =
        views.fields.map(\.field.frame) + views.labels.filter { !$0.label.isHidden }.map(\.label.frame)
      for (index, frame) in frames.enumerated() {
        #expect(frame.x >= 0 && frame.maxX <= width + 1e-9 && frame.width > 40)
        for other in frames[..<index] {
          #expect(
            frame.x >= other.maxX || other.x >= frame.maxX || frame.y >= other.maxY || other.y >= frame.maxY,
            "\(frame) \(other)")
        }
      }
    }
  }
}
