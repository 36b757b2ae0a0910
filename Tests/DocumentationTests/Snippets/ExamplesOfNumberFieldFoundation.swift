import Foundation
import NumberField
import NumberFieldFoundation

// The examples that stand above the declarations of NumberFieldFoundation, in their order: compiled, and not run.

@MainActor
enum ExamplesOfNumberFieldFoundation {
  static func exactDecimalDecimal(_ field: NumberField) async throws {
    field.exactMaxValue = ExactDecimal(Decimal(9_999_999) / 100)
  }

  static func localeError(_ field: NumberField) async throws {
    do {
      field.symbols = try NumberSymbols(localeIdentifier: "xx_YY")
    } catch {
      print(error)  // unknown locale "xx_YY"; identifiers are written as in de_DE, en_IN or ar_EG
    }
  }

  static func numberFieldDecimal(_ field: NumberField) async throws {
    field.decimalPlace = 2
    field.decimalValue = Decimal(string: "19.99") ?? 0
    let total = field.decimalValue * 3  // 59.97
    _ = total
  }

  static func numberSymbolsLocale(_ field: NumberField) async throws {
    field.symbols = try NumberSymbols(localeIdentifier: "en_IN")
    field.usesGroupingSeparator = true  // 12,34,567
  }

  static func propertyError(_ field: NumberField) async throws {
    do {
      try field.setProperty("maxvalue", to: .number(1000))
    } catch {
      print(error)  // unknown property "maxvalue"; did you mean "maxValue"?
    }
  }

  static func propertyKind() async throws {
    for property in ViewProperty<Label>.all where property.kind == .color { print(property.path) }
  }

  static func propertyValue(_ field: NumberField) async throws {
    try field.setProperty("maxValue", to: .number(1000))
    try field.setProperty("prefixLabel.text", to: .string("LENGTH"))
    try field.setProperty("layer.borderColor", to: .string("#AAAAAA"))
  }

  static func keyMeaningNames() async throws {
    print(KeyMeaning.named.map(\.name))
  }

  static func viewSetProperty(_ field: NumberField) async throws {
    try field.setProperty("maxValue", to: .string("99999.99"))
    try field.setProperty("keypad", to: .string("till"))
  }

  static func viewProperty() async throws {
    for property in ViewProperty<NumberField>.all { print(property.path, property.kind.expected) }
  }

  static func sceneFile(_ url: URL) async throws {
    let scene = try SceneFile(json: Data(contentsOf: url))
    let (screen, views) = scene.makeScreen()
    views["price"]?.addAction(for: .editingDidEnd) { print($0.exactText) }
    _ = screen
  }

  static func sceneFileError(_ data: Data) async throws {
    do { _ = try SceneFile(json: data) } catch {
      for error in error.all { print("scene.json: \(error)") }
      // scene.json: fields[2].maxValue: expected a number, found "abc"
    }
  }

  static func sceneFileError2(_ data: Data) async throws {
    do {
      _ = try SceneFile(json: data)
    } catch {
      print(error.all.count, error)  // each error on a line of its own
    }
  }

  static func namedViews(_ screen: Screen, _ scene: SceneFile) async throws {
    let views = scene.populate(screen)
    let price = try views.field(named: "price")  // throws where there is none, and says which there are
    price.value = 12.5
    views["tip"]?.isHidden = true
    views.label("title")?.text = "Till 3"
  }

  static func unknownViewError(_ views: NamedViews) async throws {
    do {
      _ = try views.field(named: "pirce")
    } catch {
      print(error)  // no field has the name "pirce"; did you mean "price"?
    }
  }
}
