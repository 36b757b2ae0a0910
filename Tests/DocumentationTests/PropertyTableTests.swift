import NumberField
import NumberFieldFoundation
import Testing

/// What programs can set, scene files, storyboards and scripts can set by the same name.
struct PropertyTableTests {
  /// Types, and where their properties stand in a field's paths.
  private static let places = [
    ("NumberField", ""), ("View", ""), ("Layer", "layer."), ("NumberSymbols", "symbols."),
    ("Label", "prefixLabel."), ("Font", "prefixLabel.font."),
  ]

  /// What has no path of its own, and why.
  private static let elsewhere = [
    "frame": "a key of scene files beside the properties",
    "decimalValue": "exactValue as another type",
    "pins": "a key of scene files beside the properties",
    "symbols": "set by its own properties, or by the place's name",
    "prefixLabel.font": "set by its own properties",
    "prefixLabel.textAlignment": "a field's labels stand where the field puts them",
  ]

  @Test func whatCanBeSetHasItsNameInTheTable() throws {
    let symbols = try SymbolGraph.ofProducts()
    let paths = Set(ViewProperty<NumberField>.all.map(\.path))
    var count = 0
    for (type, prefix) in Self.places {
      for symbol in symbols where symbol.pathComponents.count == 2 && symbol.isSettable {
        guard symbol.pathComponents[0] == type else { continue }
        count += 1
        let path = prefix + symbol.pathComponents[1]
        #expect(paths.contains(path) || Self.elsewhere[path] != nil, "\(path): not in ViewProperty.all")
      }
    }
    // Far too few would mean that nothing was looked at.
    #expect(count > 45)
  }
}
